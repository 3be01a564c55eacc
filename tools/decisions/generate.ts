import { writeFileSync } from "node:fs";
import { INDEX, indexOf, records } from "./records";

writeFileSync(INDEX, indexOf(records()));
