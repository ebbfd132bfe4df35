// Where the built page is.

import { fileURLToPath } from "node:url";

export const dist = process.env.KOSAKELN_DIST ?? fileURLToPath(new URL("../../../dist", import.meta.url));
