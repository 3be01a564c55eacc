import { expect, it } from "vitest";
import { darkShareOf, targetOf } from "./target";
import { DEFAULTS } from "../testing/house";

it("takes three backup days for 99% of the hours and ten for 99.9%, and more days never for fewer hours", () => {
  expect(darkShareOf(3)).toBeCloseTo(0.01, 12);
  expect(darkShareOf(10)).toBeCloseTo(0.001, 12);
  for (let days = 1; days < 10; days += 1) expect(darkShareOf(days + 1)).toBeLessThan(darkShareOf(days));
});

it("is 99% of the hours by default, the named outage for a hybrid, the year's energy on-grid", () => {
  expect(targetOf(DEFAULTS)).toMatchObject({ kind: "hours", share: 0.99 });
  expect(targetOf({ ...DEFAULTS, reliabilityTarget: 99.5 })).toMatchObject({ kind: "hours", share: 0.995 });
  expect(targetOf({ ...DEFAULTS, reliabilityTarget: 99.5, backupRule: "autonomy" })).toMatchObject({ share: 0.99 });
  expect(targetOf({ ...DEFAULTS, systemType: "hybrid", backupHours: 36 })).toEqual({
    kind: "outage",
    hours: 36,
    goal: "least-cost",
  });
  expect(targetOf({ ...DEFAULTS, systemType: "on-grid" })).toEqual({ kind: "energy" });
});
