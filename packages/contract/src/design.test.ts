import type { DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { expect, it } from "vitest";
import { z } from "zod";
import { DesignResult } from "./design";
import { DEFAULT_PARAMETERS } from "./projects";

const input = (change: Partial<DesignInput["parameters"]>): DesignInput => {
  const { currency: _display, ...parameters } = DEFAULT_PARAMETERS;
  return {
    load: { kind: "direct", dailyConsumption: 10_000, peakPower: 2_500 },
    parameters: { ...parameters, ...change },
  };
};

it("describes everything the engine puts into a design, for every system type and with or without a city", () => {
  for (const systemType of SYSTEM_TYPES) {
    for (const city of [null, "ng-kano"]) {
      const design = sizeSystem(input({ systemType, city }));
      expect(DesignResult.parse(design), `${systemType}, ${city}`).toEqual(design);
    }
  }
});

it("refuses a figure that is no number, so that no answer carries one", () => {
  const design = sizeSystem(input({}));
  const broken = {
    ...design,
    panels: { ...design.panels, capacity: { ...design.panels.capacity, value: Number.NaN } },
  };
  expect(DesignResult.safeParse(broken).success).toBe(false);
});

it("can be told to OpenAPI field by field", () => {
  const told = z.toJSONSchema(DesignResult);
  // Only a design with chosen parts says what became of them, and only one with stated objects what they take.
  const ofSome = ["chosen", "shade"];
  const ofEvery = Object.keys(told.properties ?? {}).filter((name) => !ofSome.includes(name));
  expect(new Set(ofEvery)).toEqual(new Set(Object.keys(sizeSystem(input({})))));
  // Only texts, which hold texts, are referred to: any other reference would point at what the document does not hold.
  const refs = [...JSON.stringify(told).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)].map(([, name = ""]) => name);
  expect(new Set(refs)).toEqual(new Set(Object.keys(told.$defs ?? {})));
});
