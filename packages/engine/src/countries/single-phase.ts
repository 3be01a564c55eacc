import { byPlace } from "./countries";

/** The largest inverter a country's suppliers usually take on one phase. [VA] */
export const SINGLE_PHASE_LIMIT = byPlace(({ singlePhase }) => singlePhase);
