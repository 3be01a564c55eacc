// Of the rest: whole designs of chosen parts.
import type { TypedFigures } from "@sunwright/engine/equipment/chosen-parts";
import type { EquipmentKind, RecordOf } from "@sunwright/engine/equipment/records";
import type { Design, DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { moneyAssumptions, NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { moneyInputOf } from "@sunwright/engine/money/money-input";
import { moneyOf } from "@sunwright/engine/money/money-of";
import { sensitivityOf } from "@sunwright/engine/sensitivity/sensitivity";
import { buildTornado } from "@sunwright/engine/sensitivity/tornado";
import { chosenFit } from "@sunwright/engine/sizing/electrical/chosen-fit";
import { figuresOf } from "@sunwright/engine/sizing/choice/figures";
import { oneMoreOf } from "@sunwright/engine/sizing/preview";
import { ruleFiguresOf } from "@sunwright/engine/sizing/rule/figures-by-rule";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { priceOfDesign } from "@sunwright/engine/sizing/choice/system-price";
import { house } from "@sunwright/engine/sizing/testing/house";
import { describe, expect, it } from "vitest";
import { equipmentLibrary } from "./library";

const { records } = equipmentLibrary();
function chosen<Kind extends EquipmentKind>(
  kind: Kind,
  id: string,
  price: number | null = null,
  typed: TypedFigures = {},
) {
  const row = records.find((record): record is RecordOf<Kind> => record.kind === kind && record.id === `${kind}-${id}`);
  if (row === undefined) throw new Error(`The library has no ${kind} ${id}`);
  return { row, typed, price };
}
const LONGI = chosen("module", "longi-lr5-72hph-570m", 120);
const EPEVER = chosen("battery", "epever-lr51100a", 1_100);
/** Victron Energy, MultiPlus-II manual, cited: up to six in parallel; no source of the library says so. */
const MULTIPLUS = chosen("battery-inverter", "victron-multiplus-ii-48-3000-35-32", 950, { "parallel-max": 6 });
const MPPT = chosen("charge-controller", "victron-smartsolar-mppt-250-100", 700);
const PRIMO = chosen("inverter", "fronius-fronius-primo-5-0-1-208-240-240v", 1_500);

const OFF_GRID = house({ systemType: "off-grid", busVoltage: 48 });
const designed = (parts: DesignInput["parts"], input: DesignInput = OFF_GRID) =>
  sizeSystem({ ...input, ...(parts && { parts }) });
const partOf = ({ parts }: Design, kind: string) => parts.find((part) => part.kind === kind);
const codes = ({ chosen: found }: Design) => found?.refusals.map(({ part, code }) => `${part} ${code}`);

it("leaves a design without chosen parts as it was, to the letter", () => {
  const plain = designed(undefined);
  expect(plain).not.toHaveProperty("chosen");
  const { chosen: found, basis, ...same } = designed({});
  const { basis: _basis, ...before } = plain;
  expect(JSON.stringify(same)).toBe(JSON.stringify(before));
  expect(found).toMatchObject({ parts: [], refusals: [], missing: [], unstated: [] });
  expect(basis.parts).toEqual({});
});

describe("the design of four parts that go together", () => {
  const design = designed({ module: LONGI, battery: EPEVER, inverter: MULTIPLUS, controller: MPPT });

  it("is refused nothing, and says what no row states", () => {
    expect(design.chosen).toMatchObject({ refusals: [], missing: [] });
    expect(design.chosen?.unstated).toContainEqual({ part: "module", figure: "series-fuse" });
    expect(design.chosen?.unstated).toContainEqual({ part: "inverter", figure: "efficiency" });
  });

  it("counts panels of 570 W at their typed price", () => {
    const panels = design.panels.count.value;
    expect(design.panels.capacity.value).toBe(570 * panels);
    expect(design.cost.panels.value).toBeCloseTo(120 * panels, 9);
    // 570 W from 2.49 m² in 1,000 W/m².
    expect(design.chosen?.panelEfficiency).toBeCloseTo(0.2289, 4);
  });

  it("says of one more backup day what those parts cost, not the generic ones", () => {
    const input = house({ systemType: "off-grid", busVoltage: 48, backupDays: 3 });
    const asked = { ...input, parts: { module: LONGI, battery: EPEVER, inverter: MULTIPLUS, controller: MPPT } };
    const figures = figuresOf(asked);
    const longer = figuresOf({ ...asked, parameters: { ...asked.parameters, backupDays: 4 } });
    const more = oneMoreOf(figures);
    expect(more?.battery).toBe(longer.battery.capacity - figures.battery.capacity);
    expect(more?.cost).toBeCloseTo(longer.cost.total - figures.cost.total, 6);
  });

  it("strings them by the datasheet: 50.5 V open, −0.282 % a kelvin", () => {
    const { inSeries, strings, count } = design.panels;
    expect(inSeries.value * strings.value).toBe(count.value);
    const cold = design.electrical.strings?.coldVoltage;
    const low = Number(cold?.inputs.find(({ symbol }) => symbol === "T_min")?.value);
    expect(cold?.value).toBeCloseTo(inSeries.value * 50.5 * (1 - 0.00282 * (low - 25)), 0);
    expect(cold?.value).toBeLessThanOrEqual(250);
  });

  it("has whole batteries of 5,120 Wh at their price", () => {
    const bought = partOf(design, "battery-module");
    expect(bought).toMatchObject({ size: 5_120, cost: 1_100 * (bought?.count ?? 0) });
    expect(design.battery.capacity.value).toBe(5_120 * (bought?.count ?? 0));
  });

  it("takes as many inverters as give twice the peak of 2,860 W: three of 3,000 VA, which are 2,400 W", () => {
    expect(partOf(design, "inverter")).toMatchObject({ count: 3, size: 2_400, cost: 2_850 });
    expect(design.inverter.capacity.value).toBe(7_200);
  });

  it("takes controllers for 100 A × 51.2 V ÷ 0.98 of panels each, beside the total", () => {
    const most = (100 * 51.2) / 0.98;
    const bought = partOf(design, "charge-controller");
    expect(bought).toMatchObject({ size: 100, inTotal: false, cost: 700 * (bought?.count ?? 0) });
    expect(bought?.count).toBe(Math.ceil(design.panels.capacity.value / most));
  });

  it("adds a fifth for installing what was typed", () => {
    const { panels, batteries, inverter, total } = design.cost;
    expect(inverter.value).toBe(2_850);
    expect(total.value).toBeCloseTo(1.2 * (panels.value + batteries.value + 2_850), 6);
  });
});

it("counts by the generic rate where no price was typed", () => {
  const design = designed({ module: { ...LONGI, price: null } });
  expect(design.cost.panels.value).toBeCloseTo(0.75 * design.panels.capacity.value, 9);
  expect(design.chosen?.parts).toEqual([
    { part: "module", id: LONGI.row.id, name: "LONGi LR5-72HPH-570M", used: true, price: null, currency: "USD" },
  ]);
});

describe("a price typed in another currency", () => {
  const naira = { ...LONGI, price: 198_000, currency: "NGN" } as const;
  const design = designed({ module: naira });

  it("is dollars by the display rate of the specification, 1,650 naira, and says so", () => {
    const { value, inputs } = design.cost.panels;
    expect(value).toBeCloseTo(120 * design.panels.count.value, 6);
    expect(inputs.map((input) => input.value)).toEqual([{ amount: 198_000, currency: "NGN" }, 1_650]);
  });

  /** A dollar and a euro of 29 September 2026. */
  const [NAIRA, EURO] = [1_326.1644, 0.880226];
  /** The local price without the panels, whose price was typed. [naira] */
  const others = (of: Design) =>
    priceOfDesign(of)
      .lines.filter(({ kind }) => kind !== "panels")
      .reduce((sum, { middle }) => sum + middle, 0);

  it("is the same naira in the money of twenty years, beside the local prices of all else", () => {
    const count = design.panels.count.value;
    expect((moneyInputOf(design)?.buildCost ?? 0) * NAIRA).toBeCloseTo(198_000 * count + others(design), 3);
    const generic = designed({ module: { ...LONGI, price: 0 } });
    expect((moneyInputOf(generic)?.buildCost ?? 0) * NAIRA).toBeCloseTo(others(generic), 3);
  });

  it("stays what was typed where the project states an exchange rate of its own", () => {
    const input = moneyInputOf(design);
    if (input === null) throw new Error("There is a load");
    const assumptions = moneyAssumptions("Nigeria", { ...NO_OWN_FIGURES, exchangeRate: 2_000 });
    const typed = 198_000 * design.panels.count.value;
    expect(design.panels.count.value).toBeGreaterThan(0);
    const naira = typed + others(design);
    expect(moneyOf(input, assumptions, "NGN")?.solar.stream.capital).toBeCloseTo(naira, 2);
    expect(moneyOf(input, assumptions, "USD")?.solar.stream.capital).toBeCloseTo(naira / 2_000, 6);
    const bought = moneyOf(input, assumptions, "NGN")?.loan;
    expect((bought?.downPayment.value ?? 0) + (bought?.borrowed.value ?? 0)).toBeCloseTo(naira, 2);
  });

  it("stays it in what would be built had the sun been known", () => {
    const { basis, panels, battery } = design;
    const found = sensitivityOf({ basis, panels: panels.capacity.value, battery: battery.capacity.value });
    if (found === null) throw new Error("There is a load");
    const at = (rate: number) => moneyAssumptions("Nigeria", { ...NO_OWN_FIGURES, exchangeRate: rate });
    const { value } = buildTornado(found, at(2_000), "NGN");
    expect(value).toBeCloseTo(198_000 * panels.count.value + others(design), 2);
  });

  it("leaves another country's currency at its dated rate", () => {
    const abroad = designed({ module: { ...LONGI, price: 110, currency: "EUR" } });
    const input = moneyInputOf(abroad);
    if (input === null) throw new Error("There is a load");
    const own = moneyAssumptions("Nigeria", { ...NO_OWN_FIGURES, exchangeRate: 2_000 });
    const panels = (110 * abroad.panels.count.value) / EURO;
    expect(moneyOf(input, own, "USD")?.solar.stream.capital).toBeCloseTo(panels + others(abroad) / 2_000, 6);
  });

  it("decides how many panels are worth having on the grid", () => {
    const onGrid = house({ systemType: "on-grid", country: "Germany", city: "de-munich", sunlightSource: "site" });
    const at = (price: number) => designed({ module: { ...LONGI, price, currency: "EUR" } }, onGrid).grid?.worth.value;
    expect(at(50)).toBeGreaterThan(at(500) ?? Infinity);
  });
});

it("takes the efficiency, the window and the power of a grid inverter, and no battery", () => {
  const design = designed({ module: LONGI, battery: EPEVER, inverter: PRIMO }, house({ systemType: "on-grid" }));
  expect(partOf(design, "inverter")).toMatchObject({ count: 1, size: 5_000, cost: 1_500 });
  // 800 V ÷ 50.5 V in the cold of Lagos is 15; 100 V ÷ 42.6 V when hot is 3.
  expect(design.panels.inSeries.value).toBeGreaterThanOrEqual(3);
  expect(design.panels.inSeries.value).toBeLessThanOrEqual(15);
  expect(design.chosen?.parts.map(({ part, used }) => [part, used])).toEqual([
    ["module", true],
    ["battery", false],
    ["inverter", true],
  ]);
  expect(design.chosen?.refusals).toEqual([]);
});

it("does not count a grid inverter off the grid, and says so", () => {
  const design = designed({ inverter: PRIMO });
  expect(design.chosen?.parts).toMatchObject([{ part: "inverter", used: false }]);
  expect(design.cost).toEqual(designed(undefined).cost);
});

describe("what cannot be wired", () => {
  it("is refused with the volts: a 51.2 V battery at 24 V, an inverter for 48 V", () => {
    const design = designed(
      { battery: EPEVER, inverter: MULTIPLUS },
      house({ systemType: "off-grid", busVoltage: 24 }),
    );
    expect(codes(design)).toEqual(["battery battery-voltage", "inverter battery-voltage"]);
    expect(design.chosen?.refusals[0]).toMatchObject({ found: 51.2, limit: 24, unit: "V" });
    expect(design.electrical.refusals.map(({ id }) => id)).toContain("part-battery-battery-voltage");
  });

  it("is refused where one panel in the cold is above the controller: 50.5 V on 50 V", () => {
    const small = chosen("charge-controller", "epever-tracer4210an", null, { "panel-voltage-max": 50 });
    const design = designed({ module: LONGI, controller: small }, house({ systemType: "off-grid", busVoltage: 24 }));
    expect(design.chosen?.refusals).toMatchObject([{ part: "controller", code: "cold-voltage", limit: 50, unit: "V" }]);
    expect(design.chosen?.refusals[0]?.found).toBeGreaterThan(50.5);
  });

  it("is no controller of a hybrid that buys no panel, where a string would stand at it", () => {
    const parts = { module: LONGI, battery: EPEVER, controller: MPPT };
    const rule = ruleFiguresOf({ ...house({ systemType: "hybrid", busVoltage: 48 }), parts });
    expect(chosenFit({ ...rule, array: { ...rule.array, capacity: 0 } }).refusals).toEqual([]);
  });

  it("asks for a figure without which nothing is known, and takes the one that is typed", () => {
    const open = designed({ controller: chosen("charge-controller", "epever-tracer4210an") });
    expect(open.chosen?.missing).toEqual([{ part: "controller", figure: "panel-voltage-max" }]);
    const typed = chosen("charge-controller", "epever-tracer4210an", null, { "panel-voltage-max": 92 });
    expect(designed({ controller: typed }).chosen?.missing).toEqual([]);
  });

  it("asks for the kind of a controller, and takes PWM or MPPT", () => {
    const row = records.find(
      (record): record is RecordOf<"charge-controller"> => record.kind === "charge-controller" && record.type === null,
    );
    if (row === undefined) throw new Error("Each controller states its kind");
    const open = designed({ controller: { row, typed: { "panel-voltage-max": 100 }, price: null } });
    expect(open.chosen?.missing).toContainEqual({ part: "controller", figure: "controller-type" });
    const known = { "panel-voltage-max": 100, "controller-type": "PWM" } as const;
    const typed = designed({ controller: { row, typed: known, price: null } });
    expect(typed.chosen?.missing).toEqual([]);
  });
});

describe("inverters side by side", () => {
  it("carries a house off the grid with what the backup output gives, not with the rating", () => {
    const goodwe = chosen("battery-inverter", "goodwe-gw5048-em-230v");
    // 2,300 VA on backup of 5,000 VA rated, at 0.8 W a volt-ampere.
    expect(partOf(designed({ inverter: goodwe }), "inverter")?.size).toBe(1_840);
  });

  it("refuses more of them than the maker lets run in parallel", () => {
    const alone = chosen("battery-inverter", "felicity-solar-ivem3024-230v");
    const design = designed({ inverter: alone }, house({ systemType: "off-grid", busVoltage: 24 }));
    expect(partOf(design, "inverter")?.count).toBe(2);
    expect(codes(design)).toContain("inverter parallel-pieces");
  });

  it("asks where no source says: Phoenix inverters of 250 VA, as many as the house needs", () => {
    const phoenix = chosen("battery-inverter", "victron-phoenix-inverter-48v-250va-230v-230v");
    const design = designed({ inverter: phoenix });
    expect(partOf(design, "inverter")?.count).toBeGreaterThan(10);
    expect(design.chosen?.missing).toContainEqual({ part: "inverter", figure: "parallel-max" });
    expect(codes(designed({ inverter: { ...phoenix, typed: { "parallel-max": 1 } } }))).toContain(
      "inverter parallel-pieces",
    );
  });
});
