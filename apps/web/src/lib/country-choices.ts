import { COUNTRIES, PROJECT_COUNTRIES } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/countries";

/** The countries as a list offers them. */
export const COUNTRY_CHOICES = COUNTRIES.map((value) => ({ value, label: say(value) }));

/** Where a project may stand: in any other country, too. */
export const PLACE_CHOICES = PROJECT_COUNTRIES.map((value) => ({ value, label: say(value) }));
