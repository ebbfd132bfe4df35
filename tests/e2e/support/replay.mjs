// The engine's own word on a record, from the native command line.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What `kosakeln replay` says of a record. */
export function replay(record) {
  const command = ["run", "--quiet", "--bin", "kosakeln", "--", "replay", "-"];
  const { status, stdout, stderr } = spawnSync("cargo", command, {
    cwd: root,
    input: `${JSON.stringify(record)}\n`,
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}
