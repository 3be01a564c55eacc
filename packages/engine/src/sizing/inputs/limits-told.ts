import type { say } from "@sunwright/words/size-limits";
import { textsOf } from "../../units/told";

export const told = textsOf<typeof say>("size-limits");
