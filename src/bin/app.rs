//! The table in the browser.

fn main() {
    kosakeln::web::start();
}
