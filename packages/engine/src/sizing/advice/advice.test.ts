// Of the rest: advice, followed in a whole design each.
import { expect, it } from "vitest";
import { tally } from "../testing/followed-advice";
import { randomProjects } from "../testing/random-projects";

/** `npm run bench -- advice` follows the advice of 2,000. */
it("gives no advice that, followed, does not bring what it names", () => {
  const counts = tally(randomProjects(6, 14));
  expect(counts.filter(({ failed }) => failed > 0)).toEqual([]);
  expect(counts.length).toBeGreaterThan(6);
}, 60_000);
