// Of the rest: previews beside whole designs of every kind.
import { expect, it } from "vitest";
import { SYSTEM_TYPES } from "../parameters/options";
import { PARAMETERS } from "../parameters/table";
import { figuresOf } from "./choice/figures";
import { laterAgeOf, oneMoreOf, previewOf } from "./preview";
import { sizeSystem } from "./size-system";
import { house } from "./testing/house";
import { numberIn } from "./testing/told-values";

it.each(SYSTEM_TYPES.flatMap((systemType) => [null, "ng-kano"].map((city) => [systemType, city] as const)))(
  "shows of %s with the sun of %s what the whole design says",
  (systemType, city) => {
    const input = house({ systemType, city, sunlightSource: city === null ? "typed" : "site", altitude: 2_500 });
    const preview = previewOf(figuresOf(input));
    expect(sizeSystem(input)).toMatchObject(preview);
    expect(preview.warnings).not.toEqual([]);
  },
);

it("says what one more day and a later age add, as the sentence beneath the days has it", () => {
  const figures = figuresOf(house({ backupDays: 3, designAge: "middle" }));
  const said = previewOf(figures).parameterUse.find(({ parameter }) => parameter === "backupDays");
  expect(oneMoreOf(figures)?.cost).toBeCloseTo(numberIn(said?.text, "cost"), 6);
  const aged = figuresOf(house({ backupDays: 3, designAge: "end" }));
  expect(laterAgeOf(figures)).toMatchObject({ age: "end" });
  // Found within a thousandth of a battery, from near and from afar.
  const apart = Math.abs((laterAgeOf(figures)?.cost ?? 0) - (aged.cost.total - figures.cost.total));
  expect(apart).toBeLessThanOrEqual(2 + 2e-3 * aged.cost.batteries);
});

it("says nothing of one more where there is none", () => {
  expect(oneMoreOf(figuresOf(house({ systemType: "on-grid" })))).toBeNull();
  expect(laterAgeOf(figuresOf(house({ systemType: "on-grid" })))).toBeNull();
  expect(oneMoreOf(figuresOf(house({ backupDays: PARAMETERS.backupDays.max })))).toBeNull();
  expect(oneMoreOf(figuresOf(house({ systemType: "hybrid", backupHours: PARAMETERS.backupHours.max })))).toBeNull();
  expect(laterAgeOf(figuresOf(house({ designAge: "end" })))).toBeNull();
});
