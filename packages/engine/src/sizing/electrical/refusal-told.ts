import type { say } from "@sunwright/words/electrical-refusals";
import { textsOf } from "../../units/told";

export const told = textsOf<typeof say>("electrical-refusals");
