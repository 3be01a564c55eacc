import type { say } from "@sunwright/words/quotes";
import { textsOf } from "../units/told";

export const told = textsOf<typeof say>("quotes");
