import { say } from "@sunwright/words/roof";
/** Source: design workflow specification, sections 4 and 9. */
export const PROGRESS_EVERY_MS = 800;
export const PROGRESS_STEPS = [
  { text: say("progress.geometry"), percent: 25 },
  { text: say("progress.sun"), percent: 50 },
  { text: say("progress.obstructions"), percent: 75 },
  { text: say("progress.layout"), percent: 100 },
] as const;
