import { expect, test } from "vitest";
import { seededRandom } from "./random";
import { nthLeast } from "./ordered";

test("the n-th least of any values is the one that stands there once they are sorted", () => {
  const random = seededRandom(1);
  for (let run = 0; run < 200; run++) {
    // Few different values, so that many are equal.
    const values = Float64Array.from({ length: 1 + Math.floor(40 * random()) }, () => Math.floor(12 * random()));
    const sorted = values.slice().sort();
    for (let index = 0; index < values.length; index++) expect(nthLeast(values.slice(), index)).toBe(sorted[index]);
  }
});
