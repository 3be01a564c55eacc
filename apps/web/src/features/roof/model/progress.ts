import { say } from "@sunwright/words/roof";
/** Source: design workflow specification, sections 4 and 9. */
export const PROGRESS_EVERY_MS = 800;
export const PROGRESS_STEPS = [
  { text: say("analyzingRoofGeometry"), percent: 25 },
  { text: say("calculatingSunExposure"), percent: 50 },
  { text: say("avoidingObstructions"), percent: 75 },
  { text: say("optimizingLayout"), percent: 100 },
] as const;
