import type { say } from "@sunwright/words/country-figures";
import { textsOf } from "../units/told";

export const told = textsOf<typeof say>("country-figures");
