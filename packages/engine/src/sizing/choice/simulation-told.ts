import type { say } from "@sunwright/words/simulation-figures";
import { textsOf } from "../../units/told";

export const toldOfYears = textsOf<typeof say>("simulation-figures");
