import type { say } from "@sunwright/words/materials";
import { textsOf } from "../units/told";

export const told = textsOf<typeof say>("materials");
