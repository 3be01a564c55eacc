/** Source: design workflow specification, sections 4 and 9. */
export const PROGRESS_EVERY_MS = 800;
export const PROGRESS_STEPS = [
  { text: "Analyzing roof geometry", percent: 25 },
  { text: "Calculating sun exposure", percent: 50 },
  { text: "Avoiding obstructions", percent: 75 },
  { text: "Optimizing layout", percent: 100 },
] as const;
