use super::Texts;
use super::phrase::words;
use crate::cards::Tarock;

words! {
    /// What is seen on the tarocks.
    pub(super) enum Picture {
        LittleFiddler = "scene-1",
        OwlAndEagle = "scene-2",
        Pelican = "scene-3",
        Songbird = "scene-4",
        Market = "scene-5",
        Vintage = "scene-6",
        Steamer = "scene-7",
        Alp = "scene-8",
        GiantWheel = "scene-9",
        CoffeeHouse = "scene-10",
        Viaduct = "scene-11",
        Snowman = "scene-12",
        Harvest = "scene-13",
        Castle = "scene-14",
        Waltz = "scene-15",
        AppleHarvest = "scene-16",
        Balloon = "scene-17",
        Stag = "scene-18",
        Tram = "scene-19",
        Cathedral = "scene-20",
        Moon = "scene-21",
        Jester = "scene-22",
    }
}

/// The pictures, from the lowest tarock to the highest.
const PICTURES: [Picture; 22] = [
    Picture::LittleFiddler,
    Picture::OwlAndEagle,
    Picture::Pelican,
    Picture::Songbird,
    Picture::Market,
    Picture::Vintage,
    Picture::Steamer,
    Picture::Alp,
    Picture::GiantWheel,
    Picture::CoffeeHouse,
    Picture::Viaduct,
    Picture::Snowman,
    Picture::Harvest,
    Picture::Castle,
    Picture::Waltz,
    Picture::AppleHarvest,
    Picture::Balloon,
    Picture::Stag,
    Picture::Tram,
    Picture::Cathedral,
    Picture::Moon,
    Picture::Jester,
];

impl Texts {
    /// What is seen on a tarock, in a few words.
    #[must_use]
    pub fn picture(&self, tarock: Tarock) -> String {
        // A tarock's number is never beyond the list.
        let place = usize::from(tarock.number()) - 1;
        PICTURES.get(place).map(|picture| self.format(picture)).unwrap_or_default()
    }
}
