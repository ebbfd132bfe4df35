// `node xtask/dist/main.mjs FOLDER`: makes of what Trunk has built in FOLDER what can be put on any server, and checks it.
// Trunk runs it itself, and then says where its folder is. What is finished already can be finished anew, after a change.

import { check } from "./check.mjs";
import { finish } from "./finish.mjs";

const folder = process.argv[2] ?? process.env.TRUNK_STAGING_DIR;
if (!folder) throw new Error("Usage: node xtask/dist/main.mjs FOLDER");
if (!process.argv.includes("--check")) finish(folder);
const faults = check(folder);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
