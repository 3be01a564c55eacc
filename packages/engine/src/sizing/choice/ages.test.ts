import { expect, it } from "vitest";
import { DEFAULT_PARAMETERS } from "../../parameters/parameters";
import { keptLonger } from "./ages";

const house = (change: Partial<typeof DEFAULT_PARAMETERS>) => ({
  load: { kind: "direct", dailyConsumption: 10_000, peakPower: 2_500 } as const,
  parameters: { ...DEFAULT_PARAMETERS, ...change },
});

it("keeps the target to the next age and changes nothing else, until the last", () => {
  const middle = house({ designAge: "middle" });
  expect(keptLonger(house({ designAge: "new" }))).toEqual({ age: "middle", input: middle });
  expect(keptLonger(middle)).toEqual({ age: "end", input: house({ designAge: "end" }) });
  expect(keptLonger(house({ designAge: "end" }))).toBeNull();
});

it("keeps nothing longer on-grid, where nothing has to last", () => {
  expect(keptLonger(house({ systemType: "on-grid", designAge: "new" }))).toBeNull();
});
