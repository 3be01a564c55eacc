import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { figuresOf } from "../choice/figures";
import type { ParametersInput } from "../inputs/design";
import { designWithoutAdvice } from "../size-system";
import { DEFAULTS, house } from "../testing/house";
import { comparedCost } from "./compared-cost";
import { smallerInverter } from "./inverter-advice";
import { parameterUseOf } from "./parameter-use";

const KANO = { city: "ng-kano", sunlightSource: "site" } as const;
const figuresWith = (change: Partial<ParametersInput> = {}) => figuresOf(house({ ...KANO, ...change }));

describe("the smallest inverter that carries what runs at once", () => {
  const figures = figuresWith();
  const advice = smallerInverter(figures);

  it("is below twice the peak, which stays in its field, and brings what it says when sized again", () => {
    expect(figures.inverter.capacity).toBe(2 * 2_860);
    expect(advice?.effect.kind).toBe("compares");
    if (advice?.effect.kind !== "compares") return;
    const after = figuresOf(advice.effect.input);
    expect(after.inverter.capacity).toBeLessThan(5_720);
    expect(comparedCost(figures) - comparedCost(after)).toBeCloseTo(advice.effect.saving, 6);
    expect(designWithoutAdvice(after).warnings.map(({ id }) => id)).not.toContain("inverter-too-weak");
    expect(designWithoutAdvice(after).warnings.map(({ id }) => id)).not.toContain("surge-above-inverter");
  });

  it("is said with its saving and the energy that standing ready takes, and followed by one tap", () => {
    const power = advice?.recommendation.offer?.inverterSize ?? 0;
    // 18 of 5,000 W standing ready, in 8,760 hours.
    const idle = ((0.0036 * (5_720 - power)) / 1_000) * 8_760;
    expect(tell(advice?.recommendation.text ?? "")).toContain(`and ${Math.round(idle)} kWh a year`);
    expect(smallerInverter(figuresWith({ inverterSize: power }))).toBeNull();
  });

  it("is not looked for on the grid", () => {
    expect(smallerInverter(figuresWith({ systemType: "on-grid" }))).toBeNull();
  });
});

describe("a power that was entered", () => {
  it("is the inverter's, with a trace and a word beside it; left out it is twice the peak, as in stored designs", () => {
    const named = figuresWith({ inverterSize: 4_000 });
    expect(named.inverter.capacity).toBe(4_000);
    const { capacity } = designWithoutAdvice(named).inverter;
    expect(tell(capacity.equation)).toContain("twice the peak would be 5,720 W");
    const said = parameterUseOf(named).find(({ parameter }) => parameter === "inverterSize");
    expect(tell(said?.text ?? "")).toMatch(/^The inverter has the 4,000 W you entered\./);
    const { inverterSize: _, ...before } = { ...DEFAULTS, ...KANO };
    // A design stored before an inverter could be named.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    expect(figuresOf({ ...house(), parameters: before as ParametersInput }).inverter.capacity).toBe(5_720);
  });

  it("is told where it does not carry what runs at once", () => {
    const { warnings, simulation } = designWithoutAdvice(figuresWith({ inverterSize: 300 }));
    expect(warnings.map(({ id }) => id)).toContain("inverter-too-weak");
    expect(simulation?.targetMet).toBe(false);
  });

  it("leaves the inverter of a grid to its panels", () => {
    const onGrid = (inverterSize: number | null) =>
      figuresWith({ systemType: "on-grid", inverterSize }).inverter.capacity;
    expect(onGrid(9_000)).toBe(onGrid(null));
  });
});
