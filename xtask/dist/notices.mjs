import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const APACHE = "Apache-2.0";

/** What has to be said of the work of others in the page, with the texts of their licences, from the packages themselves. */
export function notices(root) {
  const packages = [...packagesInPage(root)].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
  const texts = new Map();
  const lines = packages.map((one) => {
    // Of licences to choose from, this one is the same text for all.
    const choice = (one.license ?? "").split(/\s+OR\s+|\s*\/\s*/);
    const isApache = choice.includes(APACHE);
    for (const text of isApache ? ownTexts(one, /^notice/i) : ownTexts(one, /^(licen[sc]e|copying|notice)/i)) {
      texts.set(text, [...(texts.get(text) ?? []), one.name]);
    }
    if (!isApache && ownTexts(one, /^(licen[sc]e|copying)/i).length === 0) {
      throw new Error(`${one.name} ${one.version} brings no text of its licence (${one.license})`);
    }
    return `${one.name} ${one.version}, ${isApache ? APACHE : one.license}${one.repository ? `, ${one.repository}` : ""}`;
  });
  const apache = readFileSync(join(root, "LICENSE-APACHE"), "utf8").trim();
  return [
    "The page of Kosakeln contains work of others. These are the packages, and the licence under which each is used.\n",
    [...lines, `The standard library of Rust, ${APACHE}, https://github.com/rust-lang/rust`].join("\n"),
    ...[...texts].map(([text, names]) => `\n${"-".repeat(80)}\n${names.join(", ")}\n\n${text}`),
    `\n${"-".repeat(80)}\n${APACHE}\n\n${apache}\n`,
  ].join("\n");
}

const ownTexts = ({ manifest_path: manifest }, named) =>
  readdirSync(dirname(manifest))
    .filter((name) => named.test(name))
    .sort()
    .map((name) => readFileSync(join(dirname(manifest), name), "utf8").replaceAll("\r", "").trim());

/** The packages whose code is in the wasm: neither macros nor what only builds or tests. */
function packagesInPage(root) {
  const features = ["--no-default-features", "--features", "page", "--filter-platform", "wasm32-unknown-unknown"];
  const words = ["metadata", "--locked", "--format-version", "1", ...features];
  // On a new machine it fetches what the build had no need of.
  const said = execFileSync("cargo", words, { cwd: root, maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "inherit"] });
  const { packages, resolve } = JSON.parse(said);
  const byId = new Map(packages.map((one) => [one.id, one]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const found = new Set();
  const visit = (id) => {
    const one = byId.get(id);
    if (found.has(one) || one.targets.some(({ kind }) => kind.includes("proc-macro"))) return;
    found.add(one);
    nodes.get(id).deps.filter(({ dep_kinds: kinds }) => kinds.some(({ kind }) => kind === null)).forEach(({ pkg }) => visit(pkg));
  };
  visit(packages.find(({ name, source }) => name === "kosakeln" && source === null).id);
  return [...found].filter(({ source }) => source !== null);
}
