import type { DesignInput } from "@sunwright/engine/sizing/design";
import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { expect, it } from "vitest";
import { systemTypeOf } from "./daily-flows";
import { designInput } from "./design-input";
import { verdict } from "./verdict";

const load: DesignInput["load"] = { kind: "direct", dailyConsumption: 10_166, peakPower: 2_860 };
const sized = (change: Partial<typeof DEFAULT_PARAMETERS>) =>
  sizeSystem(designInput(load, { ...DEFAULT_PARAMETERS, city: "ng-kano", ...change }));
const said = (change: Partial<typeof DEFAULT_PARAMETERS>) => {
  const design = sized(change);
  return verdict(design, "Bello Residence", systemTypeOf(design))
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
};

it("says what an off-grid system carries, by the month that decides and the days without sun", () => {
  expect(said({ backupDays: 1 })).toMatch(
    /^\d+ panels, a \d+ Ah battery and a 5\.72 kW inverter carry Bello Residence's 10\.17 kWh a day through July, the hardest month, and 1 day without sun\./,
  );
});

it("promises a hybrid its outage in hours, and an on-grid system no battery", () => {
  expect(said({ systemType: "hybrid", backupHours: 6 })).toContain("and bridge an outage of 6 hours.");
  const onGrid = said({ systemType: "on-grid" });
  expect(onGrid).toContain("The grid carries the nights.");
  expect(onGrid).not.toContain("battery");
});

it("says what is left when the place's own sun is far below the typed one", () => {
  const text = said({ city: "ng-lagos-ikeja", sunlightHours: 12 });
  expect(text).toMatch(/Under Lagos \(Ikeja\)'s sourced sun they serve \d+% of it\.$/);
});

it("carries the trace of every figure it names", () => {
  const parts = verdict(sized({}), "Bello Residence", "off-grid").filter((part) => typeof part !== "string");
  expect(parts.map(({ trace }) => trace.id)).toEqual([
    "panel-count",
    "battery-amp-hours",
    "inverter-capacity",
    "daily-consumption",
    "battery-capacity",
  ]);
});

it("knows the system type a stored design was made for", () => {
  for (const systemType of ["off-grid", "on-grid", "hybrid"] as const)
    expect(systemTypeOf(sized({ systemType }))).toBe(systemType);
});
