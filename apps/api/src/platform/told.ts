import { textsOf } from "@sunwright/engine/units/told";
import type { say } from "@sunwright/words/answers";

/** Faults that no schema finds, as keys with values: whoever shows them says them. */
export const told = textsOf<typeof say>("answers");
