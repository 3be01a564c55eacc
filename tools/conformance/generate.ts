import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../source";
import { conformanceDocument, unproved } from "./document";
import { allTests } from "./proofs";

const tests = allTests();
writeFileSync(join(root, "docs/conformance.md"), conformanceDocument(tests));
const open = unproved(tests);
console.log(
  open.length === 0 ? "Every row of what is built has its assertion" : `Without an assertion: ${open.join(" ")}`,
);
