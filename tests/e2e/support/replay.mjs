// The engine's own word on a record, from the native command line.

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

const built = fileURLToPath(new URL("../../../target/debug/kosakeln", import.meta.url));

/** What `kosakeln replay` says of a record. */
export function replay(record) {
  return new Promise((done, fail) => {
    const command = execFile(process.env.KOSAKELN ?? built, ["replay", "-"], (error, stdout, stderr) =>
      error ? fail(new Error(`${error.message}\n${stdout}${stderr}`)) : done(JSON.parse(stdout)),
    );
    command.stdin.end(`${JSON.stringify(record)}\n`);
  });
}
