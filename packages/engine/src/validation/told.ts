import type { say } from "@sunwright/words/validation-figures";
import { textsOf } from "../units/told";

export const told = textsOf<typeof say>("validation-figures");
