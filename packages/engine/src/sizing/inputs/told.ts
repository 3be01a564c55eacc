import type { say } from "@sunwright/words/sizing";
import { textsOf } from "../../units/told";

export const told = textsOf<typeof say>("sizing");
