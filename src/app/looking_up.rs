use super::{Dialog, Model};

/// Opens a dialog, or closes the one that is open. Whoever looks something up from another passage
/// or from the house rules finds the way back.
pub(super) fn show(model: &mut Model, dialog: Option<Dialog>) {
    match (model.dialog, dialog) {
        (from, to) if from == to => {}
        (Some(from @ (Dialog::LookUp(_) | Dialog::Rules)), Some(Dialog::LookUp(_))) => {
            model.looked_up.push(from);
        }
        _ => model.looked_up.clear(),
    }
    model.dialog = dialog;
    model.codes.forget_copy();
}

/// Back to where something was looked up from.
pub(super) fn back(model: &mut Model) {
    if matches!(model.dialog, Some(Dialog::LookUp(_)))
        && let Some(from) = model.looked_up.pop()
    {
        model.dialog = Some(from);
    }
}
