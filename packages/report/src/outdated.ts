import { say } from "@sunwright/words/report-parameters";

/**
 * For whoever has a design that an older method made: what METHOD does that the one before it did not. Written again
 * with each new METHOD.
 */
export const methodChange = () => say("methodChange");

/** In place of the verdict where there is no design to judge. */
export const outdatedSentence = (name: string) => say("outdatedDesign", { name });
