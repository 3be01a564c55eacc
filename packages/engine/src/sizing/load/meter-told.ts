import type { say } from "@sunwright/words/measured-load";
import { textsOf } from "../../units/told";

export const toldOfMeter = textsOf<typeof say>("measured-load");
