import type { say } from "@sunwright/words/sensitivity";
import { textsOf } from "../units/told";

export const told = textsOf<typeof say>("sensitivity");
