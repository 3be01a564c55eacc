import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../source";
import { conformanceDocument, conformanceTable, provedElsewhere, unproved } from "./document";
import { allTests } from "./proofs";

const tests = allTests();
writeFileSync(join(root, "docs/conformance.md"), conformanceDocument(tests));
writeFileSync(join(root, "docs/conformance.tsv"), conformanceTable(tests));
const open = unproved(tests);
const elsewhere = provedElsewhere(tests);
console.log(
  open.length === 0 ? "Every row of what is built has its assertion" : `Without an assertion: ${open.join(" ")}`,
);
if (elsewhere.length > 0) console.log(`Proved, but not where they are observed: ${elsewhere.join(" ")}`);
