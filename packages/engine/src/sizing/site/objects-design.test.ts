import { describe, expect, it } from "vitest";
import type { ParametersInput } from "../inputs/design";
import { figuresOf } from "../choice/figures";
import { designHours } from "../choice/design-hours";
import { designedYear } from "../choice/designed-year";
import { sunOf } from "../choice/house-of";
import { parameterUseOf } from "../advice/parameter-use";
import { panelsInShade } from "../rule/shaded-field";
import { designWithoutAdvice } from "../size-system";
import { house } from "../testing/house";

const MUNICH = { city: "de-munich", country: "Germany", sunlightSource: "site", ambientTemperature: 9 } as const;
const inMunich = (change: Partial<ParametersInput> = {}) => house({ ...MUNICH, systemType: "on-grid", ...change });
const TREE = "tree 3 180 4 8";

describe("what throws shade on the panels of a design", () => {
  const shaded = figuresOf(inMunich({ shadeObjects: TREE }));

  it("leaves a project without any as it was, to the last digit", () => {
    const [none, known] = [figuresOf(inMunich()), figuresOf({ ...inMunich(), shadedPanels: 14 })];
    expect(none.shade).toBeNull();
    expect(known.cost.total).toBe(none.cost.total);
    expect(sunOf(known, [0]).unit[0]).toEqual(sunOf(none, [0]).unit[0]);
  });

  it("shades the very panels that the design has", () => {
    expect(panelsInShade(shaded)).toBe(shaded.choice?.panels);
    expect(shaded.input.shadedPanels).toBe(shaded.choice?.panels);
  });

  it("is in the hours of the simulated years, and in no hour makes more of the sun", () => {
    const [[open], [behind]] = [sunOf(figuresOf(inMunich()), [0]).unit, sunOf(shaded, [0]).unit];
    const lower = behind?.filter((power, hour) => power < (open?.[hour] ?? 0) - 1e-9).length ?? 0;
    expect(behind?.every((power, hour) => power <= (open?.[hour] ?? 0) + 1e-9)).toBe(true);
    expect(lower).toBeGreaterThan(500);
  });

  it("is in the hours that a stored design is shown by", () => {
    const design = { ...designWithoutAdvice(shaded), recommendations: [], parameterUse: [], priceEnds: [] };
    const { production } = designHours(designedYear(design, 0));
    const open = designHours({ ...designedYear(design, 0), basis: inMunich() }).production;
    const sum = (column: Float64Array) => column.reduce((one, other) => one + other, 0);
    expect(1 - sum(production) / sum(open)).toBeGreaterThan(0.08);
  });

  it("stands among the design's light losses, and says what it did", () => {
    const [loss] = designWithoutAdvice(shaded).site.lightLosses ?? [];
    expect(loss?.kind).toBe("objects");
    expect(loss?.year.value).toBeGreaterThan(8);
    expect(parameterUseOf(shaded).find(({ parameter }) => parameter === "shadeObjects")?.used).toBe(true);
  });
});

it("is counted in place of a layout's shade, which would hold the same tree again", () => {
  const roofShade = Array<string>(12).fill("8 60 60 60 60 60 60 60 60").join("; ");
  const both = figuresOf(inMunich({ shadeObjects: TREE, roofShade }));
  const alone = figuresOf(inMunich({ shadeObjects: TREE }));
  expect(both.cost.total).toBe(alone.cost.total);
  expect(parameterUseOf(both).find(({ parameter }) => parameter === "roofShade")?.used).toBe(false);
});
