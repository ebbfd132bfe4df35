use web_sys::Element;
use yew::prelude::*;

/// What has become of the file that pips and indices are drawn from.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Pack {
    /// It is being loaded: cards are blank for a moment.
    #[default]
    Awaited,
    /// It is there, as an `svg` element of this document that stands nowhere yet.
    Here(Element),
    /// It could not be loaded: cards show their index in plain letters.
    Missing,
}

impl Pack {
    /// The addresses of all pictures, so that they can be got ready before a card shows one.
    pub fn pictures() -> impl Iterator<Item = String> {
        super::pictures()
    }

    /// Says in which folder the pictures lie, before the first card is drawn; its address ends with a slash.
    pub fn lies_in(folder: String) {
        super::pictures_lie_in(folder);
    }

    /// Says of some pictures, by their names, at which other addresses they are.
    pub fn has(pictures: impl IntoIterator<Item = (String, String)>) {
        super::pictures_are(pictures);
    }

    /// The drawings, where cards can refer to them and nobody sees them.
    pub(in crate::ui) fn drawings(&self) -> Html {
        let Self::Here(drawings) = self else { return Html::default() };
        html! {
            <div class="kos-drawings" aria-hidden="true">
                { Html::VRef(drawings.clone().into()) }
            </div>
        }
    }
}
