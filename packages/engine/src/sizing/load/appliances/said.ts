import data from "./data/said.json" with { type: "json" };

/**
 * What people of the nine countries call the appliances of the catalogue, in English and in their own languages. Source: own
 * knowledge, unreviewed; Hausa, Yoruba, Swahili and Hindi words with low confidence.
 */
const SAID: Readonly<Record<string, readonly string[]>> = data.said;

export const namesSaidFor = (applianceId: string): readonly string[] =>
  Object.hasOwn(SAID, applianceId) ? (SAID[applianceId] ?? []) : [];
