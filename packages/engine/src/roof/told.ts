import type { say } from "@sunwright/words/roof-figures";
import { textsOf } from "../units/told";

export const told = textsOf<typeof say>("roof-figures");
