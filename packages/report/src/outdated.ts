/**
 * For whoever has a design that an older method made: what METHOD does that the one before it did not. Written again
 * with each new METHOD.
 */
export const METHOD_CHANGE =
  "Designs now hold their target with an ageing battery, for days that differ, in years the search has not seen and where the climate table promises too much sun.";

/** In place of the verdict where there is no design to judge. */
export const outdatedSentence = (name: string) =>
  `${name} was calculated by an older method: calculate it again for its report.`;
