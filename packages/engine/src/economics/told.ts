import type { say } from "@sunwright/words/money-figures";
import { textsOf } from "../units/told";

export const told = textsOf<typeof say>("money-figures");
