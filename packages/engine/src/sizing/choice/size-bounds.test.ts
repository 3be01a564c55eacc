import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { parameterUseOf } from "../advice/parameter-use";
import { DISPLAY_RATES } from "../inputs/currency";
import type { ParametersInput } from "../inputs/design";
import { DEFAULTS, house } from "../testing/house";
import { designWithoutAdvice } from "../size-system";
import { figuresOf } from "./figures";
import { buildCostOf } from "./size-bounds";

const KANO = { city: "ng-kano", sunlightSource: "site" } as const;
const designed = (change: Partial<ParametersInput>) => {
  const figures = figuresOf(house({ ...KANO, ...change }));
  const design = designWithoutAdvice(figures);
  const warned = new Map(design.warnings.map(({ id, text }) => [id, tell(text)]));
  return { figures, design, warned };
};
const naira = (dollars: number) => dollars * DISPLAY_RATES.NGN;

describe("the area for panels", () => {
  const free = designed({});

  it("changes nothing where there is room, nor where a stored design names none", () => {
    const { panelSpace: _, connectionPower: __, buildBudget: ___, ...before } = { ...DEFAULTS, ...KANO };
    // A design stored before there were limits has none of the three.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const stored = { ...house(), parameters: before as ParametersInput };
    for (const figures of [figuresOf(stored), designed({ panelSpace: 200 }).figures]) {
      expect(figures.choice?.panels).toBe(free.figures.choice?.panels);
      expect(figures.battery.capacity).toBe(free.figures.battery.capacity);
    }
  });

  it("bounds the panels: 400 W at 21.2% take 1.887 m², and what it costs is said", () => {
    // 20 m² ÷ 1.887 m² = 10.6.
    const { design, warned } = designed({ panelSpace: 20 });
    expect(free.design.panels.count.value).toBeGreaterThan(10);
    expect(design.panels.count.value).toBeLessThanOrEqual(10);
    expect(design.cost.total.value).toBeGreaterThan(free.design.cost.total.value);
    expect(warned.get("bound-by-roof")).toContain("20 m² take 10 panels of 1.89 m². Without this limit");
    expect(warned.get("bound-by-roof")).toContain(`${free.design.panels.count.value} panels`);
  });

  it("counts what rows keep free between them", () => {
    const rows = { installationLocation: "ground-mount", rowPitch: 2.26, rowDepth: 1.13, panelSpace: 40 } as const;
    // Twice the area a panel: ten of them.
    expect(designed(rows).design.panels.count.value).toBeLessThanOrEqual(10);
    expect(
      designed({ ...rows, installationLocation: "pole-mount", panelSpace: 40 }).design.panels.count.value,
    ).toBeGreaterThan(10);
  });

  it("says what is missed where the target is out of reach, with no battery that carries summer into winter", () => {
    const { figures, design, warned } = designed({ panelSpace: 10 });
    expect(design.simulation?.targetMet).toBe(false);
    expect(design.panels.count.value).toBeLessThanOrEqual(5);
    expect(figures.battery.capacity).toBeLessThanOrEqual(figures.battery.byRule + 5_120);
    expect(warned.get("bound-by-roof")).toMatch(/As it is, it serves \d.*% of the hours, not the 99% you asked for\.$/);
    expect(warned.has("target-missed")).toBe(false);
  });

  it("is told where not even the smallest array fits", () => {
    expect(designed({ panelSpace: 1 }).warned.get("more-than-fit")).toContain("more than the 1 m² there are");
  });

  it("bounds what stands beside a set and beside a grid", () => {
    for (const change of [{ generator: "diesel" }, { systemType: "hybrid", hybridGoal: "least-grid" }] as const) {
      const { design } = designed({ ...change, panelSpace: 4 });
      expect(design.panels.count.value).toBeLessThanOrEqual(2);
    }
  });
});

describe("a budget", () => {
  const cost = buildCostOf(designed({}).figures);

  it("is left alone where it is enough", () => {
    const { design, warned } = designed({ buildBudget: naira(1.01 * cost) });
    expect(design.cost.total.value).toBeCloseTo(cost, 6);
    expect([...warned.keys()].filter((id) => id.includes("budget"))).toEqual([]);
  });

  it("buys what leaves the fewest hours dark, by every number of panels there is", () => {
    const budget = 0.75 * cost;
    const { figures, design, warned } = designed({ buildBudget: naira(budget) });
    expect(buildCostOf(figures)).toBeLessThanOrEqual(budget);
    expect(design.simulation?.targetMet).toBe(false);
    expect(warned.get("bound-by-budget")).toContain("Without this limit");
    // One more panel, or one more module, is beyond it: nothing is left over that would buy something.
    const { technology, choice } = figures;
    const left = budget - buildCostOf(figures);
    expect(choice?.panels).toBeGreaterThan(0);
    expect(left).toBeLessThan(5_120 * technology.battery.price * (1 + technology.installation.share) + 1e-6);
  });

  it("buys the cheapest that serves the outages of a hybrid, and is said to be too little where nothing does", () => {
    const hybrid = { systemType: "hybrid", hybridGoal: "least-grid", outageHours: 4 } as const;
    const free = designed(hybrid);
    const bounded = designed({ ...hybrid, buildBudget: naira(0.8 * buildCostOf(free.figures)) });
    expect(buildCostOf(bounded.figures)).toBeLessThanOrEqual(0.8 * buildCostOf(free.figures));
    expect(bounded.figures.choice?.met).toBe(true);
    expect(bounded.warned.has("bound-by-budget")).toBe(true);
    expect(designed({ ...hybrid, buildBudget: 1 }).warned.get("above-budget")).toMatch(/^Nothing that works was found/);
  });

  it("lets a set burn more where that is cheaper to build", () => {
    const free = buildCostOf(designed({ generator: "petrol" }).figures);
    const { figures } = designed({ generator: "petrol", buildBudget: naira(0.9 * free) });
    expect(buildCostOf(figures)).toBeLessThanOrEqual(0.9 * free);
    expect(figures.choice?.met).toBe(true);
  });
});

describe("the connection", () => {
  const munich = {
    country: "Germany",
    city: "de-munich",
    sunlightSource: "site",
    systemType: "on-grid",
    voltageFrequency: "400V/50Hz Three Phase",
  } as const;
  const load = { kind: "direct", dailyConsumption: 60_000, peakPower: 9_000 } as const;
  const onGrid = (change: Partial<ParametersInput>) => {
    const figures = figuresOf({ ...house({ ...munich, ...change }), load });
    return { figures, warnings: designWithoutAdvice(figures).warnings };
  };

  it("bounds the inverter, and with it the panels, and says so", () => {
    const free = onGrid({});
    const bounded = onGrid({ connectionPower: 3 });
    expect(free.figures.inverter.capacity).toBeGreaterThan(3_000);
    expect(bounded.figures.inverter.capacity).toBeLessThanOrEqual(3_000);
    expect(bounded.warnings.find(({ id }) => id === "bound-by-connection")?.parameter).toBe("connectionPower");
  });

  it("is the country's where one phase takes less: 4.6 kVA in Germany", () => {
    const { figures, warnings } = onGrid({ voltageFrequency: "230V/50Hz Single Phase", connectionPower: 20 });
    expect(figures.inverter.capacity).toBeLessThanOrEqual(4_600);
    expect(tell(warnings.find(({ id }) => id === "bound-by-phase")?.text ?? "")).toMatch(/^On one phase .* 4\.6 kVA/);
  });

  it("refuses the inverter of a hybrid that is larger, and one where nothing so small is sold", () => {
    const refused = (change: Partial<ParametersInput>) =>
      onGrid(change).warnings.find(({ id }) => id === "connection-limit")?.parameter;
    expect(refused({ systemType: "hybrid", connectionPower: 10 })).toBe("connectionPower");
    expect(refused({ connectionPower: 0.2 })).toBe("connectionPower");
    expect(refused({ connectionPower: 30 })).toBeUndefined();
  });

  it("tells each limit what it did", () => {
    const { figures } = onGrid({ connectionPower: 3, panelSpace: 500, buildBudget: 1e7 });
    const said = new Map(parameterUseOf(figures).map(({ parameter, text }) => [parameter, tell(text)]));
    expect(said.get("connectionPower")).toMatch(/^Limits the design\. Your connection takes an inverter of 3 kVA/);
    expect(said.get("panelSpace")).toMatch(/^500 m² take up to 265 panels/);
    expect(said.get("buildBudget")).toMatch(/^Your budget is 10,000,000 EUR/);
  });
});
