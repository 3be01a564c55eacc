import type { say } from "@sunwright/words/countries";
import { textsOf } from "../units/told";

/** A country as texts name it: `countryText("Nigeria")`. */
export const countryText = textsOf<typeof say>("countries");
