import type { say } from "@sunwright/words/light-losses";
import { textsOf } from "../../units/told";

export const toldOfLight = textsOf<typeof say>("light-losses");
