import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readEntries } from "../../packages/contract/src/testing/entries";
import { root } from "../source";
import { permissionsDocument } from "./document";

const explained = readFileSync(join(root, "tools/permissions/explained.md"), "utf8");
writeFileSync(join(root, "docs/permissions.md"), permissionsDocument(explained, await readEntries()));
