use yew::prelude::*;

use super::runtime::Runtime;
use crate::app::Msg;
use crate::ui::Root;

/// The application: the runtime, and the table drawn from its screen.
#[component]
pub(super) fn App() -> Html {
    let runtime = use_memo((), |()| Runtime::open());
    let screen = use_state_eq(|| runtime.screen());
    {
        let (runtime, screen) = (runtime.clone(), screen.setter());
        use_effect_with((), move |()| {
            screen.set(runtime.screen());
            runtime.on_change(Callback::from(move |changed| screen.set(changed)));
        });
    }
    let dispatch = use_callback((), move |msg: Msg, ()| runtime.dispatch(msg));
    html! { <Root screen={(*screen).clone()} {dispatch} /> }
}
