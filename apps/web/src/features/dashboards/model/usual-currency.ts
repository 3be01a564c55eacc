import type { Currency } from "@sunwright/engine/parameters/options";

/** Of an account that has chosen none. Source: design workflow specification, section 9 (a new project's currency). */
export const USUAL_CURRENCY: Currency = "NGN";
