import type { ProductFit } from "@sunwright/contract/materials";

type Findings = ProductFit["findings"];

/** Voltages of a string of panels, and what its inverter takes. [V] */
export interface StringVoltages {
  readonly hot: number;
  readonly cold: number;
  /** Where the tracker works. */
  readonly trackerMin: number;
  readonly trackerMax: number;
  /** What the input stands. */
  readonly limit: number;
  readonly isKept: boolean;
  /** End of the line: round, and beyond all of them. */
  readonly end: number;
}

/** The round step of an axis that ends beyond its last figure. [V] */
const STEP = 50;

/** What the rules of a string say, on one line of volts; null where they were not all looked at. */
export function stringVoltages(findings: Findings): StringVoltages | null {
  const of = (rule: string) => findings.find((finding) => finding.rule === rule);
  const [cold, tracker, hot] = [of("cold-voltage"), of("tracker-voltage"), of("hot-voltage")];
  const figures = [hot?.found, cold?.found, hot?.least, tracker?.most, cold?.most];
  const [hottest, coldest, trackerMin, trackerMax, limit] = figures.map((one) =>
    typeof one === "number" ? one : null,
  );
  if (hottest == null || coldest == null || trackerMin == null || trackerMax == null || limit == null) return null;
  const isKept = [cold, tracker, hot].every((finding) => finding?.kept !== false);
  const end = STEP * (Math.floor(Math.max(limit, coldest, trackerMax) / STEP) + 1);
  return { hot: hottest, cold: coldest, trackerMin, trackerMax, limit, isKept, end };
}
