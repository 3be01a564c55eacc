import type { say } from "@sunwright/words/elsewhere";
import { textsOf } from "../units/told";

export const told = textsOf<typeof say>("elsewhere");
