//! Lists that hold their items in place, so that a state is copied as bytes.

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, SeqAccess, Visitor},
};
use std::{
    fmt,
    hash::{Hash, Hasher},
    ops::{Deref, DerefMut},
    slice,
};

/// At most `N` items in order. It is compared, printed and serialised as the sequence of its items.
#[derive(Copy)]
pub struct List<T, const N: usize> {
    /// The items, then values without a meaning.
    items: [T; N],
    /// Number of the items.
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Puts an item at the end. Returns false if there is no room for it.
    #[must_use]
    pub fn push(&mut self, item: T) -> bool {
        let Some(place) = self.items.get_mut(usize::from(self.len)) else {
            return false;
        };
        *place = item;
        self.len += 1;
        true
    }
    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        let item = self.last().copied()?;
        self.len -= 1;
        Some(item)
    }
    /// True if there is no room for another item.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.len() == N
    }
}

// Not derived: that would copy the fields one by one.
impl<T: Copy, const N: usize> Clone for List<T, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize, "the length of a list is a byte") };
        Self {
            items: [T::default(); N],
            len: 0,
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        for item in items {
            let fits = list.push(item);
            debug_assert!(fits, "more items than a list has room for");
        }
        list
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}
impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
impl<'a, T, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = slice::IterMut<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}
impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(ReadList(Self::default()))
    }
}

/// Reads a sequence into a list.
struct ReadList<T, const N: usize>(List<T, N>);

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for ReadList<T, N> {
    type Value = List<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at most {N} items")
    }
    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<List<T, N>, A::Error> {
        while let Some(item) = items.next_element()? {
            if !self.0.push(item) {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
        }
        Ok(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arrayvec::ArrayVec;
    use std::hash::DefaultHasher;

    type Three = List<u8, 3>;

    #[test]
    fn a_list_takes_as_many_as_it_has_room_for() {
        let mut list = Three::default();
        assert_eq!((list.pop(), list.is_full(), list.len()), (None, false, 0));
        let fits = [1, 2, 3, 4].map(|item| list.push(item));
        assert_eq!((fits, list.is_full()), ([true, true, true, false], true));
        assert_eq!(list[..], [1, 2, 3]);
        let taken = [(); 4].map(|()| list.pop());
        assert_eq!((taken, list.is_full()), ([Some(3), Some(2), Some(1), None], false));
        assert!(list.is_empty() && list.push(9));
        assert_eq!(list[..], [9]);

        let mut nothing = List::<u8, 0>::default();
        assert!(nothing.is_full() && !nothing.push(1));
        assert_eq!(nothing.pop(), None);
    }

    #[test]
    fn items_are_seen_and_changed_in_order() {
        let mut list: Three = [3, 1, 2].into_iter().collect();
        list.pop();
        for item in &mut list {
            *item += 10;
        }
        list.reverse();
        list[0] += 5;
        let mut seen = Vec::new();
        for item in &list {
            seen.push(*item);
        }
        assert_eq!(seen, [16, 13]);
    }

    #[test]
    fn free_places_count_for_nothing() {
        let hash = |list: &Three| {
            let mut hasher = DefaultHasher::new();
            list.hash(&mut hasher);
            hasher.finish()
        };
        let mut list: Three = [1, 2, 3].into_iter().collect();
        let same: Three = [1, 2].into_iter().collect();
        assert_ne!(list, same);
        list.pop();
        assert_eq!((list, hash(&list)), (same, hash(&same)));
        assert_eq!(format!("{list:?}"), "[1, 2]");
        list[1] = 7;
        assert_ne!(list, same);
    }

    #[test]
    fn a_list_is_serialised_as_a_sequence() {
        for length in 0..=3_u8 {
            let list: Three = (0..length).collect();
            let other: ArrayVec<u8, 3> = (0..length).collect();
            let text = serde_json::to_string(&list).unwrap();
            assert_eq!(text, serde_json::to_string(&other).unwrap());
            assert_eq!(serde_json::from_str::<Three>(&text).unwrap(), list);
        }
        let refused = serde_json::from_str::<Three>("[0, 1, 2, 3]").unwrap_err();
        assert!(refused.to_string().contains("at most 3 items"), "{refused}");
    }
}
