import type { say } from "@sunwright/words/tariffs";
import { textsOf } from "../units/told";

export const told = textsOf<typeof say>("tariffs");
