import type { LeadSummary } from "@sunwright/contract/leads";

/** Of a lead alone what its card shows of a home. */
export type SampleLead = Pick<LeadSummary, "dailyConsumption" | "panels" | "gridHours" | "systemType"> & {
  readonly kind: "house" | "clinic";
};

/**
 * What a request looks like before a firm has one. Panels are what the engine designs for such a use in its default place;
 * a test holds them to it.
 */
export const SAMPLE_LEADS: readonly SampleLead[] = [
  { kind: "house", systemType: "hybrid", dailyConsumption: 9_000, panels: 1_200, gridHours: [6, 7, 18, 19, 20, 21] },
  { kind: "clinic", systemType: "off-grid", dailyConsumption: 28_000, panels: 12_000, gridHours: null },
];
