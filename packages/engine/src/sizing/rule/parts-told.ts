import type { say } from "@sunwright/words/parts";
import { textsOf } from "../../units/told";

export const toldOfParts = textsOf<typeof say>("parts");
