import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/countries";

/** The countries as a list offers them. */
export const COUNTRY_CHOICES = COUNTRIES.map((value) => ({ value, label: say(value) }));
