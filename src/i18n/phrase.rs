use super::Texts;
use super::value::{Arguments, Value};

/// Something that can be said: a message of `locales/` with what stands in it.
pub(super) trait Phrase {
    /// The message's identifier.
    fn id(&self) -> &'static str;

    /// Puts the arguments of the message into `arguments`.
    fn put(&self, texts: &Texts, arguments: &mut Arguments);
}

/// A value that can stand in a message.
///
/// A message may use it in several forms, for example a set of cards as a list, `$cards`, and as a
/// number that decides between singular and plural, `$cards-count`.
pub(super) trait Argument {
    /// What is put behind the argument's name for each form; empty for the plain one.
    const FORMS: &'static [&'static str];

    /// The value in each of the forms.
    fn values(&self, texts: &Texts) -> Vec<Value>;

    /// Puts all forms into `arguments` under `name`.
    fn put(&self, name: &'static str, texts: &Texts, arguments: &mut Arguments) {
        for (form, value) in Self::FORMS.iter().zip(self.values(texts)) {
            arguments.add(name, form, value);
        }
    }
}

/// A message as it is declared in Rust, to be compared with the files.
#[cfg(test)]
#[derive(Clone, Copy, Debug)]
pub(super) struct Declaration {
    /// Its identifier.
    pub(super) id: &'static str,
    /// Its arguments and their forms.
    pub(super) arguments: &'static [(&'static str, &'static [&'static str])],
}

/// Declares an enum of messages without arguments.
macro_rules! words {
    (
        $(#[$outer:meta])*
        $visibility:vis enum $name:ident {
            $( $(#[$inner:meta])* $variant:ident = $id:literal, )*
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $visibility enum $name {
            $( $(#[$inner])* $variant, )*
        }

        #[cfg(test)]
        impl $name {
            /// All of them.
            $visibility const ALL: &[Self] = &[ $( Self::$variant, )* ];
        }

        impl $crate::i18n::phrase::Phrase for $name {
            fn id(&self) -> &'static str {
                match self {
                    $( Self::$variant => $id, )*
                }
            }

            fn put(&self, _: &$crate::i18n::Texts, _: &mut $crate::i18n::value::Arguments) {}
        }

    };
}

/// Declares an enum of messages with arguments, which are named as in the files.
macro_rules! phrases {
    (
        $(#[$outer:meta])*
        $visibility:vis enum $name:ident $(<$life:lifetime>)? {
            $(
                $(#[$inner:meta])*
                $variant:ident { $( $field:ident: $type:ty ),* $(,)? } = $id:literal,
            )*
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visibility enum $name $(<$life>)? {
            $(
                $(#[$inner])*
                $variant {
                    $(
                        #[doc = concat!("What the text calls `$", stringify!($field), "`.")]
                        $field: $type,
                    )*
                },
            )*
        }

        impl $(<$life>)? $crate::i18n::phrase::Phrase for $name $(<$life>)? {
            fn id(&self) -> &'static str {
                match self {
                    $( Self::$variant { .. } => $id, )*
                }
            }

            fn put(
                &self,
                texts: &$crate::i18n::Texts,
                arguments: &mut $crate::i18n::value::Arguments,
            ) {
                use $crate::i18n::phrase::Argument;
                match self {
                    $(
                        Self::$variant { $( $field ),* } => {
                            $( Argument::put($field, stringify!($field), texts, arguments); )*
                        }
                    )*
                }
            }
        }

        #[cfg(test)]
        impl $(<$life>)? $name $(<$life>)? {
            pub(in crate::i18n) const DECLARED: &'static [$crate::i18n::phrase::Declaration] = &[
                $(
                    $crate::i18n::phrase::Declaration {
                        id: $id,
                        arguments: &[
                            $( (
                                stringify!($field),
                                <$type as $crate::i18n::phrase::Argument>::FORMS,
                            ), )*
                        ],
                    },
                )*
            ];
        }
    };
}

pub(super) use {phrases, words};
