import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../source";
import { conformanceDocument, unproved } from "./document";

writeFileSync(join(root, "docs/conformance.md"), conformanceDocument());
const open = unproved();
console.log(open.length === 0 ? "Every row of what is built names its test" : `Without a test: ${open.join(" ")}`);
