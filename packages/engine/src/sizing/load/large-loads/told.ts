import type { say } from "@sunwright/words/large-loads";
import { textsOf } from "../../../units/told";

export const told = textsOf<typeof say>("large-loads");
