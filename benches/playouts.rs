//! Random complete deals a second, natively and in wasm.
//!
//! Natively, with figures from criterion:
//!
//!     cargo bench --bench playouts
//!
//! In wasm, in Node, with the compiler and the wasm-bindgen tools that `cargo xtask` installs; how in
//! a worker in Chrome, stands at the head of `benches/solver.rs`:
//!
//!     eval "$(cargo xtask env)"; export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner
//!     cargo bench --bench playouts --target wasm32-unknown-unknown --no-default-features
//!
//! One run is 10,000 deals, so that 10 ms are a million deals a second.

mod workload;

/// Deals in one measured run.
const DEALS: u32 = 10_000;

/// What the deals give, natively and in wasm: a faster engine that plays differently is no faster
/// engine.
const CHECKSUM: u64 = 0xf10f_a7d3_1bbc_8844;

fn run() {
    assert_eq!(workload::play_deals(DEALS), CHECKSUM);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    let mut criterion = criterion::Criterion::default().configure_from_args();
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(criterion::Throughput::Elements(DEALS.into()));
    group.bench_function("random deals", |bencher| bencher.iter(run));
    group.finish();
    criterion.final_summary();
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod in_wasm {
    use wasm_bindgen_test::{Criterion, wasm_bindgen_bench};

    #[wasm_bindgen_bench]
    fn random_deals(criterion: &mut Criterion) {
        criterion.bench_function("playouts/random deals", |bencher| bencher.iter(super::run));
    }
}
