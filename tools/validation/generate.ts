import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../source";
import { validationDocument } from "./document";

const file = join(root, "docs/engineering/validation.md");
writeFileSync(file, validationDocument());
console.log(`Written: ${file}`);
