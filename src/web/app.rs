use yew::prelude::*;

use super::runtime::Runtime;
use crate::app::Msg;
use crate::ui::Root;

/// The application: the runtime, and the table drawn from its model.
#[component]
pub(super) fn App() -> Html {
    let runtime = use_memo((), |()| Runtime::open());
    let model = use_state_eq(|| runtime.model());
    {
        let (runtime, model) = (runtime.clone(), model.setter());
        use_effect_with((), move |()| {
            model.set(runtime.model());
            runtime.on_change(Callback::from(move |changed| model.set(changed)));
        });
    }
    let dispatch = use_callback((), move |msg: Msg, ()| runtime.dispatch(msg));
    html! { <Root model={(*model).clone()} {dispatch} /> }
}
