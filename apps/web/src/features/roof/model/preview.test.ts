import { expect, it } from "vitest";
import { isOutdated, type ShownFault } from "./preview";

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
const fault = (rule: ShownFault["rule"], ...panels: string[]): ShownFault => ({ rule, panels, text: rule });

it("takes panels for those of a former choice when none has the size of the chosen one", () => {
  const panels = [panel("a"), panel("b")];
  expect(isOutdated({ panels, faults: [fault("size", "a"), fault("size", "b"), fault("overlap", "a", "b")] })).toBe(
    true,
  );
  expect(isOutdated({ panels, faults: [fault("size", "a"), fault("overlap", "a", "b")] })).toBe(false);
  expect(isOutdated({ panels: [], faults: [] })).toBe(false);
});
