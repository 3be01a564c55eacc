import { expect, it } from "vitest";
import { isOutdated } from "./preview";

const panel = (id: string) => ({
  id,
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  shaded: false,
  solarAccess: 1,
  yearlyEnergy: 1,
});

it("takes panels for those of a former choice when none has the size of the chosen one", () => {
  const panels = [panel("a"), panel("b")];
  expect(isOutdated({ panels, otherSize: 2 })).toBe(true);
  expect(isOutdated({ panels, otherSize: 1 })).toBe(false);
  expect(isOutdated({ panels: [], otherSize: 0 })).toBe(false);
});
