#!/usr/bin/env node
// The command itself is one bundle, so that it starts in a tenth of a second; `npm run build` makes it.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const bundle = new URL("../dist/main.js", import.meta.url);
if (existsSync(fileURLToPath(bundle))) {
  await import(bundle.href);
} else {
  process.stderr.write("sunwright is not built here yet: run `npm run build` once (`npm start` does it, too).\n");
  process.exitCode = 2;
}
