import { say } from "@sunwright/words/lib";
import type { SystemType } from "@sunwright/engine/parameters/options";
import { optionText } from "./parameter-words";

/** As the catalogue chooses by them: its names have no hyphens. */
const NAMES = { "off-grid": "offGrid", "on-grid": "onGrid", hybrid: "hybrid" } as const satisfies Record<
  SystemType,
  string
>;

/** "off-grid" */
export const systemTypeText = (type: SystemType) => optionText("systemType", type);
/** "Off-grid" */
export const systemTypeTitle = (type: SystemType) => say("systemTypeTitle", { systemType: NAMES[type] });
