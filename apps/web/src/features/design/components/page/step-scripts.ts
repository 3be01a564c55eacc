import { onDemand } from "../../../../ui/on-demand";

/** The form and the results come after the first step is on the screen. */
export const parametersStep = onDemand(() => import("./step-parameters"));
export const resultsStep = onDemand(() => import("./step-results"));
