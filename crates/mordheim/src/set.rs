//! Closed lists of named things, and sets of them as the bits of a number.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use kernel::{Arg, key_of};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A member of a closed list of at most 64.
pub trait Member: Copy + Eq + fmt::Debug + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];

    /// Its place in the list.
    fn place(self) -> usize;

    /// The stable word for files, options and programs. The keys of its words end in it.
    fn id(self) -> &'static str;

    /// What it is called in rosters and positions: another way to write it where there is one.
    fn written(self) -> &'static str {
        self.id()
    }

    /// The member with this id, or written like this, however letters and gaps are.
    fn find(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|m| same(m.id(), text) || same(m.written(), text))
    }
}

/// Whether two texts have the same words, however their letters and gaps are.
fn same(one: &str, other: &str) -> bool {
    let mut rest = words(other);
    let goes_on = |word: &str| rest.next().is_some_and(|next| next.eq_ignore_ascii_case(word));
    words(one).all(goes_on) && rest.next().is_none()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let gap = |c: char| c.is_whitespace() || matches!(c, '_' | '-' | '\'' | '’' | ',');
    text.split(gap).filter(|word| !word.is_empty())
}

/// The name of a member: its prefix and its id make the key.
pub(crate) fn word(prefix: &str, member: impl Member) -> Arg {
    Arg::word(key_of(prefix, member.id()))
}

/// Makes a closed list: its members, their ids, and how else they are written where they are.
macro_rules! list {
    (
        $(#[$doc:meta])*
        $name:ident { $($(#[$mdoc:meta])* $member:ident $id:literal $($text:literal)?,)* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = concat!("`", $id, "`")] $(#[$mdoc])* $member,)*
        }

        impl $crate::set::Member for $name {
            const ALL: &'static [$name] = &[$($name::$member),*];

            #[inline]
            fn place(self) -> usize {
                self as usize
            }

            fn id(self) -> &'static str {
                match self { $($name::$member => $id),* }
            }

            fn written(self) -> &'static str {
                match self { $($name::$member => [$id $(, $text)?][[$id $(, $text)?].len() - 1]),* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($crate::set::Member::id(*self))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str($crate::set::Member::id(*self))
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let text = String::deserialize(from)?;
                <$name as $crate::set::Member>::find(&text)
                    .ok_or_else(|| serde::de::Error::custom(format!("`{text}` is unknown")))
            }
        }

        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let ids: &[&str] = &[$($id),*];
                schemars::json_schema!({ "type": "string", "enum": ids })
            }
        }
    };
}
pub(crate) use list;

/// A set of members of a closed list.
pub struct Set<T>(pub(crate) u64, PhantomData<T>);

impl<T> Set<T> {
    /// Nothing.
    pub const NONE: Set<T> = Set(0, PhantomData);

    pub(crate) const fn of_bits(bits: u64) -> Set<T> {
        Set(bits, PhantomData)
    }

    /// One bit for each member, by its place.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in either.
    #[must_use]
    pub const fn or(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0, PhantomData)
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0, PhantomData)
    }

    /// What is in this and not in the other.
    #[must_use]
    pub const fn minus(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0, PhantomData)
    }
}

impl<T: Member> Set<T> {
    /// A set of these.
    pub fn of(members: &[T]) -> Set<T> {
        members.iter().copied().collect()
    }

    /// Whether it has this one.
    #[inline]
    pub fn has(self, member: T) -> bool {
        self.0 >> member.place() & 1 != 0
    }

    /// With this one.
    #[must_use]
    pub fn with(self, member: T) -> Set<T> {
        Set(self.0 | 1 << member.place(), PhantomData)
    }

    /// Without this one.
    #[must_use]
    pub fn without(self, member: T) -> Set<T> {
        Set(self.0 & !(1 << member.place()), PhantomData)
    }

    /// Its members, in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        bits(self.0).map(|n| T::ALL[usize::from(n)])
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

/// The numbers of the bits that are set, ascending.
#[inline]
pub(crate) fn bits(set: u64) -> impl Iterator<Item = u8> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let bit = rest.trailing_zeros() as u8;
        (rest != 0).then(|| {
            rest &= rest - 1;
            bit
        })
    })
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> PartialOrd for Set<T> {
    fn partial_cmp(&self, other: &Set<T>) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Set<T> {
    fn cmp(&self, other: &Set<T>) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.0.hash(to);
    }
}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set::NONE
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        members.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T: Member> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(Member::id))
    }
}

impl<'de, T: Member> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Set<T>, D::Error> {
        let ids = Vec::<String>::deserialize(from)?;
        let member = |id: &String| {
            T::find(id).ok_or_else(|| serde::de::Error::custom(format!("`{id}` is unknown")))
        };
        ids.iter().map(member).collect()
    }
}

impl<T: JsonSchema> JsonSchema for Set<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("SetOf{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        <Vec<T>>::json_schema(generator)
    }
}
