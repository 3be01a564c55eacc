import type { say } from "@sunwright/words/comparison-figures";
import { textsOf } from "../units/told";

export const told = textsOf<typeof say>("comparison-figures");
