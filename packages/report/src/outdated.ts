import { say } from "@sunwright/words/report-parameters";
/**
 * For whoever has a design that an older method made: what METHOD does that the one before it did not. Written again
 * with each new METHOD.
 */
export const METHOD_CHANGE = say("designsNowHoldTheir");

/** In place of the verdict where there is no design to judge. */
export const outdatedSentence = (name: string) => say("wasCalculatedByAn", { name });
