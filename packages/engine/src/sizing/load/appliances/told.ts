import type { say } from "@sunwright/words/appliance-sources";
import { textsOf } from "../../../units/told";

export const told = textsOf<typeof say>("appliance-sources");
