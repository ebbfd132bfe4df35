use super::Noise;

/// What all sounds are put together from: a breath through a broad resonance, which rustles or snaps,
/// or a stroke on a narrow one, which rings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grain {
    /// When it begins, in tenths of a millisecond.
    pub(super) at: u16,
    /// How long it swells, in tenths of a millisecond.
    pub(super) attack: u16,
    /// In which time it dies away to a third, in tenths of a millisecond.
    pub(super) decay: u16,
    /// Where the resonance lies, in hertz.
    pub(super) pitch: u16,
    /// How broad it is, in ten-thousandths of its pitch.
    pub(super) breadth: u16,
    /// How loud it is beside the others.
    pub(super) level: u8,
}

impl Grain {
    /// Whether it is a stroke, and no breath.
    pub(super) const fn is_struck(&self) -> bool {
        self.breadth < 5_000
    }
}

const fn grain(
    at: u16,
    (attack, decay): (u16, u16),
    (pitch, breadth): (u16, u16),
    level: u8,
) -> Grain {
    Grain { at, attack, decay, pitch, breadth, level }
}

/// What a sound is put together from, and its peak in hundredths of what a loudspeaker can do.
pub(super) const fn recipe(noise: Noise) -> (&'static [Grain], u8) {
    match noise {
        Noise::Cut => (CUT, 12),
        Noise::Dealt => (DEALT, 7),
        Noise::Packet => (PACKET, 11),
        Noise::Turned => (TURNED, 11),
        Noise::Laid => (LAID, 22),
        Noise::Gathered => (GATHERED, 11),
        Noise::Knock => (KNOCK, 22),
        Noise::Squared => (SQUARED, 17),
        Noise::Chime => (CHIME, 7),
    }
}

/// Half the pack slides off and comes down on the other half.
const CUT: &[Grain] = &[
    grain(0, (500, 300), (2_600, 10_000), 45),
    grain(1_500, (6, 60), (300, 3_500), 70),
    grain(1_500, (5, 70), (1_500, 12_000), 100),
];

/// A card slides off and touches the table.
const DEALT: &[Grain] = &[
    grain(0, (120, 140), (3_300, 9_000), 70),
    grain(150, (5, 60), (1_300, 10_000), 100),
    grain(150, (6, 30), (390, 4_000), 40),
];

/// Four cards, not quite at a time.
const PACKET: &[Grain] = &[
    grain(0, (110, 130), (3_000, 9_000), 60),
    grain(130, (5, 60), (1_400, 10_000), 80),
    grain(230, (5, 50), (1_900, 11_000), 65),
    grain(310, (5, 70), (1_100, 10_000), 80),
    grain(230, (8, 50), (230, 3_000), 70),
];

/// A card bends in the air and snaps.
const TURNED: &[Grain] = &[
    grain(0, (220, 160), (1_700, 9_000), 35),
    grain(450, (4, 55), (2_800, 9_000), 100),
    grain(455, (5, 30), (620, 4_000), 45),
];

/// A card comes down flat: the air below it, its edge, the marble, and the weight of the table.
const LAID: &[Grain] = &[
    grain(0, (6, 110), (1_700, 11_000), 100),
    grain(4, (3, 30), (5_200, 9_000), 45),
    grain(8, (10, 60), (172, 2_000), 46),
    grain(6, (3, 4), (2_950, 300), 12),
    grain(6, (3, 4), (4_480, 250), 7),
];

/// Two cards are pushed together and drawn in over the marble.
const GATHERED: &[Grain] = &[
    grain(0, (800, 600), (2_000, 9_000), 70),
    grain(200, (500, 550), (4_300, 9_000), 30),
    grain(500, (4, 45), (1_600, 10_000), 45),
    grain(2_100, (5, 70), (1_200, 9_000), 65),
    grain(2_100, (6, 40), (310, 3_500), 35),
];

/// Knuckles, twice.
const KNOCK: &[Grain] = &[
    grain(0, (8, 25), (215, 1_500), 85),
    grain(0, (6, 15), (470, 1_800), 75),
    grain(0, (4, 25), (1_500, 13_000), 45),
    grain(1_450, (8, 25), (222, 1_500), 70),
    grain(1_450, (6, 15), (485, 1_800), 58),
    grain(1_450, (4, 25), (1_500, 13_000), 32),
];

/// The pack is knocked on the table, long edge and short edge.
const SQUARED: &[Grain] = &[
    grain(0, (450, 250), (2_400, 9_000), 22),
    grain(600, (6, 80), (1_150, 9_000), 75),
    grain(600, (7, 40), (360, 3_500), 60),
    grain(2_000, (6, 70), (1_300, 9_000), 55),
    grain(2_000, (7, 40), (410, 3_500), 45),
    grain(3_500, (6, 90), (1_050, 9_000), 90),
    grain(3_500, (7, 50), (260, 3_000), 80),
];

/// A glass of water, touched by a spoon.
const CHIME: &[Grain] = &[
    grain(0, (4, 6), (1_568, 22), 100),
    grain(0, (4, 6), (1_577, 26), 60),
    grain(0, (3, 3), (3_730, 18), 62),
    grain(0, (3, 2), (6_240, 22), 24),
    grain(0, (3, 12), (4_400, 12_000), 14),
];
