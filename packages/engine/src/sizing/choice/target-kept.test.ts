import { describe, expect, it } from "vitest";
import { isKept } from "./target-kept";
import { plainDesign } from "../testing/designs";
import { house } from "../testing/house";

const target = (share: number) => ({ target: { kind: "hours", share, darkHours: (1 - share) * 8_760 } }) as const;

describe("a target", () => {
  it("is kept by the hours asked, and by no fewer", () => {
    expect(isKept(target(0.99), 87.6)).toBe(true);
    expect(isKept(target(0.99), 88)).toBe(false);
    expect(isKept({ target: { kind: "energy" } }, 8_760)).toBe(true);
  });
});

const COUNTRIES = {
  "ng-kano": "Nigeria",
  "ng-lagos-ikeja": "Nigeria",
  "us-boston-ma": "USA",
  "gb-aberdeen": "UK",
} as const;

/** Sun that varies most where a battery waits longest: the years told lack more than those of the search. */
const PLACES = ["ng-kano", "ng-lagos-ikeja", "us-boston-ma", "gb-aberdeen"] as const;

it.each(PLACES)(
  "%s: is called met exactly where the hours told are those asked, and said where they are not",
  (city) => {
    const { simulation, warnings } = plainDesign(house({ city, country: COUNTRIES[city], sunlightSource: "site" }));
    if (simulation === null) throw new Error("Nothing was simulated");
    const isMissed = simulation.hoursServed.value < simulation.target.value - 1e-9;
    const said = warnings.some(({ id }) => id === "target-missed-in-other-years" || id === "target-missed");
    expect(simulation.targetMet).toBe(!isMissed);
    expect(said).toBe(isMissed);
  },
);

it.each(PLACES)("%s: serves in the years told what was asked, since its sun allows it", (city) => {
  const { simulation } = plainDesign(house({ city, country: COUNTRIES[city], sunlightSource: "site" }));
  expect(simulation?.hoursServed.value).toBeGreaterThanOrEqual(simulation?.target.value ?? 100);
  expect(simulation?.targetMet).toBe(true);
});
