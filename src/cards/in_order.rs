/// Sorts a few things, about as many as there are cards; of equals each stays before the next.
///
/// What the library has is made for many, and there is a copy of it in the page for each kind of things.
pub fn put_in_order<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..things.len() {
        let mut place = end;
        while place > 0 && key(&things[place]) < key(&things[place - 1]) {
            things.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::put_in_order;

    #[test]
    fn it_sorts_as_the_library_does() {
        let mut state: u32 = 1;
        for length in 0..60 {
            let mut things = Vec::new();
            for place in 0..length {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                things.push((state >> 28, place));
            }
            let mut expected = things.clone();
            expected.sort_by_key(|(key, _)| *key);
            put_in_order(&mut things, |(key, _)| *key);
            assert_eq!(things, expected);
        }
    }
}
