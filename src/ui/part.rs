//! What the table is put together from.

use std::any::{Any, TypeId};
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use yew::functional::{FunctionComponent, FunctionProvider, HookContext};
use yew::html::BaseComponent;
use yew::prelude::*;
use yew::virtual_dom::{Key, VChild, VList};

/// A component of the table, for `html!`: `part!(Heading { level: 1, text })`.
///
/// It says the same as `<Heading level=1 {text} />`, with the same defaults and conversions. But to
/// Yew all components are one, [`Part`]: what Yew makes for each type of component – mounting,
/// drawing, comparing, scheduling – is in the page once, and not seventy times.
macro_rules! part {
    ($component:ident $({ $($properties:tt)* })?) => {
        $crate::ui::part::part::<$component>(::yew::props!(
            <$component as ::yew::functional::FunctionProvider>::Properties {
                $($($properties)*)?
            }
        ))
    };
}

/// What Yew knows of every component: a function that draws and remembers.
pub(in crate::ui) struct Part {
    function: FunctionComponent<Self>,
}

/// Which function it is, and what it is given.
#[derive(Clone)]
pub(in crate::ui) struct PartProps(Rc<dyn Body>);

/// A function and its properties.
trait Body {
    fn draw(&self, context: &mut HookContext) -> HtmlResult;
    fn is_same(&self, other: &dyn Body) -> bool;
    fn as_any(&self) -> &dyn Any;
}

struct Given<F: FunctionProvider>(F::Properties);

impl<F: FunctionProvider + 'static> Body for Given<F>
where
    F::Properties: 'static,
{
    fn draw(&self, context: &mut HookContext) -> HtmlResult {
        F::run(context, &self.0)
    }

    fn is_same(&self, other: &dyn Body) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other.0 == self.0)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl PartialEq for PartProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.is_same(&*other.0)
    }
}

impl Properties for PartProps {
    type Builder = ();

    fn builder() -> Self::Builder {}
}

impl FunctionProvider for Part {
    type Properties = PartProps;

    fn run(context: &mut HookContext, properties: &PartProps) -> HtmlResult {
        properties.0.draw(context)
    }
}

impl BaseComponent for Part {
    type Message = ();
    type Properties = PartProps;

    fn create(context: &Context<Self>) -> Self {
        Self { function: FunctionComponent::new(context) }
    }

    fn update(&mut self, _context: &Context<Self>, (): ()) -> bool {
        true
    }

    fn changed(&mut self, _context: &Context<Self>, _old: &PartProps) -> bool {
        true
    }

    fn view(&self, context: &Context<Self>) -> HtmlResult {
        self.function.render(context.props())
    }

    fn rendered(&mut self, _context: &Context<Self>, _is_first: bool) {
        self.function.rendered();
    }

    fn destroy(&mut self, _context: &Context<Self>) {
        self.function.destroy();
    }

    fn prepare_state(&self) -> Option<String> {
        self.function.prepare_state()
    }
}

/// The component `F` with these properties.
pub(in crate::ui) fn part<F: FunctionProvider + 'static>(properties: F::Properties) -> Html {
    of_function(TypeId::of::<F>(), Rc::new(Given::<F>(properties)))
}

/// Only a part of the same function may go on with what another one before it remembers, so the
/// function is its key. Among its neighbours it has none, of which several may be of one function:
/// it is the only one of a list of its own.
fn of_function(function: TypeId, body: Rc<dyn Body>) -> Html {
    let mut bits = Bits(0);
    function.hash(&mut bits);
    let only = VChild::<Part>::new(PartProps(body), Some(Key::from(bits.0)));
    VList::with_children(vec![only.into()], None).into()
}

/// The bits of what is a hash already.
struct Bits(u64);

impl Hasher for Bits {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
