import type { say } from "@sunwright/words/designer-figures";
import { textsOf } from "../units/told";

export const told = textsOf<typeof say>("designer-figures");
