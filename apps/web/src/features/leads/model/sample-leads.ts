/** Of a lead alone what its card shows of a home; both are off-grid. */
export interface SampleLead {
  readonly kind: "house" | "clinic";
  /** [Wh] */
  readonly dailyConsumption: number;
  /** [W] */
  readonly panels: number;
}

/**
 * What a request looks like before a firm has one. Panels are what the engine designs for such a use in its default place;
 * a test holds them to it.
 */
export const SAMPLE_LEADS: readonly SampleLead[] = [
  { kind: "house", dailyConsumption: 10_000, panels: 5_600 },
  { kind: "clinic", dailyConsumption: 28_000, panels: 12_000 },
];
