import { EQUIPMENT_KINDS } from "@sunwright/engine/equipment/records";

/** What a kind of part is asked for by. */
export const KINDS: readonly string[] = [...EQUIPMENT_KINDS, "all"];
