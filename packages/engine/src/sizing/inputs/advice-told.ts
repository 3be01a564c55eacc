import type { say } from "@sunwright/words/advice";
import { textsOf } from "../../units/told";

export const told = textsOf<typeof say>("advice");
