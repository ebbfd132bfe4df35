//! With a colour for each suit, can everybody tell the suits apart by it?
//!
//! The colours are read from the style sheet and looked at as people with each of the three kinds of
//! colour blindness see them (the matrices of Machado, Oliveira and Fernandes, 2009, for complete loss
//! of a kind of cone); how far two are apart is measured in Oklab (Ottosson, 2020).

mod support {
    pub(crate) mod colours;
}

use support::colours::{colour, rules, tokens_of};

type Linear = [f64; 3];
type Matrix = [[f64; 3]; 3];

const PACK: &str = include_str!("../styles/pack.css");

/// About four times what is just noticed side by side.
const APART: f64 = 0.08;

const SIGHTS: [(&str, Matrix); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "no cones for red",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "no cones for green",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "no cones for blue",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The colour of a suit with four colours, in linear light.
fn suit(name: &str) -> Linear {
    let tokens = tokens_of(&rules(PACK), &["four-colours"]);
    colour(&tokens, &format!("suit-{name}")).expect("a colour of its own").linear()
}

fn times(matrix: &Matrix, colour: Linear) -> Linear {
    matrix.map(|row| row.iter().zip(colour).map(|(a, b)| a * b).sum())
}

fn oklab(colour: Linear) -> Linear {
    const CONES: Matrix = [
        [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
        [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
        [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
    ];
    const AXES: Matrix = [
        [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
        [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
        [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
    ];
    times(&AXES, times(&CONES, colour).map(f64::cbrt))
}

#[test]
fn no_kind_of_sight_takes_a_suit_for_another() {
    let suits = ["clubs", "spades", "hearts", "diamonds"];
    for (sight, matrix) in SIGHTS {
        let seen = suits.map(|name| {
            let colour = times(&matrix, suit(name)).map(|channel| channel.clamp(0.0, 1.0));
            (name, oklab(colour))
        });
        for (place, (one, first)) in seen.iter().enumerate() {
            for (other, second) in &seen[place + 1..] {
                let squares = first.iter().zip(second).map(|(a, b)| (a - b).powi(2));
                let distance = squares.sum::<f64>().sqrt();
                assert!(distance > APART, "{sight}: {one} and {other} are {distance:.3} apart");
            }
        }
    }
}

#[test]
fn a_common_green_would_be_taken_for_red() {
    // What the test above is for: the usual green and the red of this pack, without cones for green.
    let (_, without_green) = SIGHTS[2];
    let green = oklab(times(&without_green, [0.013_7, 0.147_0, 0.049_7]));
    let red = oklab(times(&without_green, suit("hearts")));
    let squares = green.iter().zip(red).map(|(a, b)| (a - b).powi(2));
    assert!(squares.sum::<f64>().sqrt() < APART);
}
