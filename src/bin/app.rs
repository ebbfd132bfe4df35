//! The table in the browser, and the worker beside it.

fn main() {
    kosakeln::web::start();
}
