import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { COUNTRIES } from "./names";
import { SINGLE_PHASE_LIMIT } from "./single-phase";

it.each(COUNTRIES)("knows what one phase takes in %s, with its source and whether it was read", (country) => {
  const { value, unit, source, confidence, note } = SINGLE_PHASE_LIMIT[country];
  expect(unit).toBe("VA");
  // Between the smallest unbalance a supplier names and the largest household service there is.
  expect(value).toBeGreaterThanOrEqual(3_680);
  expect(value).toBeLessThanOrEqual(50_000);
  expect(tell(source).length).toBeGreaterThan(10);
  expect(confidence !== "cited" || (note !== undefined && tell(note).startsWith("From memory"))).toBe(true);
});

it("takes 4.6 kVA in Germany, 100 A in the UK and 200 A of split phase in the USA", () => {
  expect(SINGLE_PHASE_LIMIT.Germany.value).toBe(4_600);
  expect(SINGLE_PHASE_LIMIT.UK.value).toBe(23_000);
  expect(SINGLE_PHASE_LIMIT.USA.value).toBe(48_000);
});
