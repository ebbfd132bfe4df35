//! All that a build for the browser needs, found or installed.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{output_of, path_with};
use crate::debian_rust;
use crate::failure::Result;
use crate::npm;
use crate::repo;
use crate::tools;
use crate::trimmed;
use crate::wasm_target::WasmCompiler;

/// By which cargo is told what to tell the compiler.
const FLAGS_VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// The compiler and the tools of a build for the browser.
#[derive(Debug)]
pub(crate) struct Toolchain {
    compiler: WasmCompiler,
    wasm_bindgen: PathBuf,
    wasm_opt: PathBuf,
    trunk: PathBuf,
}

impl Toolchain {
    /// Finds each part, and installs what is missing.
    pub(crate) fn find_or_install() -> Result<Self> {
        npm::check()?;
        let compiler = WasmCompiler::find_or_install()?;
        // The quick one first: what cannot be had is known early.
        let wasm_opt = tools::wasm_opt()?;
        let wasm_bindgen = tools::wasm_bindgen()?;
        let trunk = tools::trunk()?;
        Ok(Self { compiler, wasm_bindgen, wasm_opt, trunk })
    }

    /// A call of `cargo` for the browser.
    pub(crate) fn cargo(&self) -> Result<Command> {
        let program =
            self.compiler.bin().map_or_else(|| PathBuf::from("cargo"), |bin| bin.join("cargo"));
        self.command(&program)
    }

    /// A call of `trunk`.
    pub(crate) fn trunk(&self) -> Result<Command> {
        self.command(&self.trunk)
    }

    /// The program that runs tests compiled for the browser.
    pub(crate) fn test_runner(&self) -> PathBuf {
        self.wasm_bindgen
            .with_file_name(format!("wasm-bindgen-test-runner{}", std::env::consts::EXE_SUFFIX))
    }

    /// What tells these tools from others that could be in their place.
    pub(crate) fn identity(&self) -> String {
        let rustc =
            self.compiler.bin().map_or_else(|| PathBuf::from("rustc"), |bin| bin.join("rustc"));
        let compiler = output_of(Command::new(rustc).arg("--version")).unwrap_or_default();
        format!("{} {self:?}", compiler.trim())
    }

    /// The variables of the environment of a build for the browser.
    pub(crate) fn variables(&self) -> Result<Vec<(&'static str, OsString)>> {
        let tools = [&self.wasm_bindgen, &self.wasm_opt, &self.trunk];
        let folders = tools.into_iter().filter_map(|tool| tool.parent());
        let path = path_with(self.compiler.bin().into_iter().chain(folders))?;
        let mut variables = vec![("PATH", path), ("CARGO_TARGET_DIR", repo::web_target().into())];
        let mut flags = self.compiler.flags();
        flags.extend(trimmed::flags().into_iter().map(OsString::from));
        if !flags.is_empty() {
            variables.push((FLAGS_VARIABLE, flags.join(OsStr::new(" "))));
        }
        Ok(variables)
    }

    fn command(&self, program: &Path) -> Result<Command> {
        let mut command = Command::new(program);
        command.current_dir(repo::root());
        if self.compiler != WasmCompiler::Active {
            debian_rust::separate(&mut command);
        }
        command.envs(self.variables()?);
        Ok(command)
    }
}
