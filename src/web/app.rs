use yew::platform::spawn_local;
use yew::prelude::*;

use super::runtime::Runtime;
use super::{load_pack, load_pictures};
use crate::app::Msg;
use crate::ui::{Pack, Root};

/// The application: the runtime, and the table drawn from its screen.
#[component]
pub(super) fn App() -> Html {
    let runtime = use_memo((), |()| Runtime::open());
    let screen = use_state_eq(|| runtime.screen());
    let pack = use_state(Pack::default);
    // Held, so that the browser does not let go of them.
    let pictures = use_mut_ref(Vec::new);
    {
        let (runtime, screen) = (runtime.clone(), screen.setter());
        use_effect_with((), move |()| {
            screen.set(runtime.screen());
            runtime.on_change(Callback::from(move |changed| screen.set(changed)));
        });
    }
    {
        let (runtime, pack, pictures) = (runtime.clone(), pack.setter(), pictures.clone());
        use_effect_with((), move |()| {
            spawn_local(async move {
                if let Ok(drawings) = load_pack().await {
                    pack.set(Pack::Here(drawings));
                } else {
                    pack.set(Pack::Missing);
                    runtime.dispatch(Msg::NoPack);
                }
                *pictures.borrow_mut() = load_pictures().await;
            });
        });
    }
    let dispatch = use_callback((), move |msg: Msg, ()| runtime.dispatch(msg));
    html! { <Root screen={(*screen).clone()} {dispatch} pack={(*pack).clone()} /> }
}
