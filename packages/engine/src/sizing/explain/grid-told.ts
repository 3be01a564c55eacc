import type { say } from "@sunwright/words/grid-figures";
import { textsOf } from "../../units/told";

export const toldOfGrid = textsOf<typeof say>("grid-figures");
