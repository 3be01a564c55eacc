import type { say } from "@sunwright/words/price-figures";
import { textsOf } from "../../units/told";

export const toldOfPrice = textsOf<typeof say>("price-figures");
