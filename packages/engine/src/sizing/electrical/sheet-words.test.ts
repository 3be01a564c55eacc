import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { GENERATORS, SYSTEM_TYPES, VOLTAGE_FREQUENCIES } from "../../parameters/options";
import type { ParametersInput } from "../inputs/design";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import type { RuleFigures } from "../rule/rule-figures";
import { emptyIn, equalitiesIn, isPrinted, rangesIn, textsIn, tracesIn, valueOf } from "../testing/equations";
import { house } from "../testing/house";
import type { Trace } from "../inputs/trace";
import { electricalDesign } from "./electrical-design";
import { explainCables } from "./explain-cables";

/** Houses whose sheets have every kind of circuit and device, small and large. */
function houses(): readonly RuleFigures[] {
  const changes: Partial<ParametersInput>[] = SYSTEM_TYPES.flatMap((systemType) =>
    VOLTAGE_FREQUENCIES.map((voltageFrequency, index) => {
      const generator = GENERATORS[index % GENERATORS.length] ?? "none";
      return { systemType, voltageFrequency, generator, outageHours: 8 };
    }),
  );
  const places: Partial<ParametersInput>[] = [
    { installationLocation: "pole-mount", panelToInverterDistance: 3 },
    { installationLocation: "ground-mount", panelToInverterDistance: 7, altitude: 3_000, generator: "diesel" },
    { ambientTemperature: 60, busVoltage: 12 },
    { country: "Germany", systemType: "hybrid", inverterToLoadDistance: 5_000 },
    { busVoltage: 24, inverterToLoadDistance: 300 },
  ];
  return [...changes, ...places].flatMap((change, index) => {
    const figures = ruleFiguresOf(house(change));
    const panels = [10, 60, 1, 0][index % 4] ?? 0;
    const power = [6_000, 20_000, 2_000, 60_000][index % 4] ?? 0;
    const { array, inverter } = figures;
    const sized = {
      ...figures,
      array: { ...array, capacity: 400 * panels },
      inverter: { ...inverter, capacity: power },
    };
    return [figures, sized];
  });
}

const sheets = houses().map((figures) => [electricalDesign(figures), explainCables(figures)] as const);

const traces = tracesIn(sheets);
const tracesOf = (id: RegExp) => traces.filter((trace) => id.test(trace.id));

it("has every figure of a sheet among these houses", () => {
  expect(new Set(traces.map(({ id }) => id))).toEqual(new Set(Object.keys(UNITS).flatMap(spelledOut)));
});

describe("every text of a sheet", () => {
  it("has words for all it says, and every value they ask for", () => {
    for (const text of textsIn(sheets)) {
      const said = tell(text);
      expect(said.trim(), JSON.stringify(text)).not.toBe("");
      expect(said).not.toMatch(/undefined|NaN|Infinity|∞|\{|\}|\[object/);
    }
  });

  it("is there: nothing but the unit of a plain number is an empty string", () => {
    expect(emptyIn(sheets).filter((key) => key !== "unit")).toEqual([]);
  });

  it("is numbers and words of its own for each figure", () => {
    for (const { id, name, formula, equation, source } of traces) {
      expect(tell(name), id).toMatch(/[a-z]{2}/);
      expect(tell(formula), id).toMatch(/[=≤≥≈]|smallest|up to|between/);
      expect(tell(equation), id).toMatch(/\d/);
      expect(tell(source), id).toMatch(/[a-z]{3}/i);
    }
  });
});

/** The unit of each figure, by what it is: I in A, U in V, S in mm², R in Ω, P in W. */
const UNITS: Readonly<Record<string, string>> = {
  "circuit-(panel-inverter|battery-inverter|inverter-load|inverter-generator|inverter-grid)-(current|ampacity)": "A",
  "circuit-(panel-inverter|battery-inverter|inverter-load|inverter-generator|inverter-grid)-(size|earth)": "mm²",
  "(inverter-load|inverter-generator|inverter-grid)-breaker": "A",
  "(string-fuse|dc-isolator|battery-fuse|changeover)": "A",
  "residual-current": "mA",
  "(dc-surge|load-surge|grid-surge|rapid-shutdown)": "V",
  "interface-protection": "s",
  "string-(cold|hot|code)-voltage": "V",
  "string-cable": "mm²",
  "earth-electrode": "Ω",
  "earth-rods": "pieces",
  "frame-bonding": "mm²",
  "generator-(needed|rating|least-load)": "W",
  "generator-(start|stop)-charge": "%",
  "generator-derating": "",
  "generator-litres-per-hour": "l/h",
  "generator-litres-per-kwh": "l/kWh",
  "(panel-inverter|inverter-load|inverter-generator|inverter-grid)-size": "mm²",
  "(panel-inverter|inverter-load|inverter-generator|inverter-grid)-current": "A",
  "(panel-inverter|inverter-load|inverter-generator|inverter-grid)-drop": "%",
  "(panel-inverter|inverter-load|inverter-generator|inverter-grid)-loss": "kWh",
};
/** "(a|b)-c" as "a-c" and "b-c". */
function spelledOut(pattern: string): readonly string[] {
  const group = /\(([^)]*)\)/.exec(pattern);
  if (group === null) return [pattern];
  return (group[1] ?? "").split("|").flatMap((one) => spelledOut(pattern.replace(group[0], one)));
}

/** The unit of a quantity, by the letter it is written with (ISO 80000 and the standards named beside each figure). */
const LETTERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^I(_\w+)?$/, ["A"]],
  [/^(U|V)(_\w+)?$/, ["V"]],
  [/^P(_\w+)?$/, ["W", "kW"]],
  [/^R(_\w+)?$/, ["Ω"]],
  [/^L$/, ["m"]],
  [/^h$/, ["m"]],
  [/^d$/, ["mm"]],
  [/^S$/, ["mm²"]],
  [/^T(_\w+)?$/, ["°C"]],
  [/^ρ$/, ["Ω m"]],
  [/^k$/, ["A√s/mm²"]],
  [/^t$/, ["s"]],
  [/^f_n$/, ["Hz"]],
  [/^ΔU_max$/, ["%"]],
  [/^β$/, ["%/K"]],
  [/^(n|n_s|f_heat|f_group|0\.92)$/, [""]],
];

describe("every figure of a sheet", () => {
  it("has a name and an id of its own, but for the surge protectors of board and grid", () => {
    for (const sheet of sheets) {
      const figures = tracesIn(sheet).filter(({ id }) => id !== "grid-surge");
      expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
      expect(new Set(figures.map(({ name }) => tell(name))).size).toBe(figures.length);
    }
  });

  it("has the unit of what it is", () => {
    const units = Object.entries(UNITS).flatMap(([pattern, unit]) =>
      spelledOut(pattern).map((id) => [id, unit] as const),
    );
    const expected = new Map(units);
    for (const { id, unit } of traces) expect(unit, id).toBe(expected.get(id));
  });

  it("is worked out from quantities that have the unit of their letter, each once", () => {
    for (const { id, inputs } of traces) {
      const symbols = inputs.map(({ symbol }) => symbol);
      expect(new Set(symbols).size, id).toBe(symbols.length);
      for (const { symbol, unit } of inputs) {
        const units = LETTERS.find(([letter]) => letter.test(symbol))?.[1] ?? [];
        expect(units, `${id}: ${symbol}`).toContain(unit);
      }
    }
  });

  it("stands in its equation", () => {
    // Two seconds are the standard's own, and stand in the formula.
    for (const { id, value, unit, equation } of traces.filter((trace) => trace.id !== "interface-protection"))
      expect(isPrinted(unit === "%" ? value / 100 : value, tell(equation)), `${id}: ${tell(equation)}`).toBe(true);
  });
});

/** The last number of a text. */
function middleOf(text: string) {
  const { low, high } = rangesIn(text).at(-1) ?? { low: NaN, high: NaN };
  return (low + high) / 2;
}

describe("every equation of a sheet", () => {
  it("is true: what stands before an equals sign comes to what stands behind it", () => {
    // The drop's leaves the copper out, which stands among its inputs.
    const found = traces
      .filter(({ id }) => !id.endsWith("-drop"))
      .flatMap(({ id, equation }) =>
        equalitiesIn(tell(equation)).map((isTrue) => ({ id, said: tell(equation), isTrue })),
      );
    expect(found.filter(({ isTrue }) => !isTrue)).toEqual([]);
    expect(found.length).toBeGreaterThan(200);
  });

  it("keeps its order: nothing above what it must not exceed", () => {
    const ordered = traces.map(({ equation }) => tell(equation)).filter((text) => text.includes("≤"));
    expect(ordered.length).toBeGreaterThan(50);
    for (const text of ordered)
      for (const part of text.split(";")) {
        const sizes = part.split("≤").map((side) => middleOf(side.split("=").at(-1) ?? ""));
        expect(
          [...sizes].sort((one, other) => one - other),
          text,
        ).toEqual(sizes);
      }
  });
});

describe("what a figure is worked out from", () => {
  const inputOf = ({ id, inputs }: Trace, symbol: string) => {
    const found = inputs.find((input) => input.symbol === symbol)?.value;
    if (typeof found !== "number") throw new Error(`${id} has no ${symbol}`);
    return found;
  };

  it("makes each drop: 2 or √3 of length, current and copper, and with it the reactance", () => {
    for (const cables of sheets.map(([, runs]) => runs))
      for (const { dropPercent, length, parallel, run } of cables) {
        if (inputOf(dropPercent, "I") === 0) continue;
        const formula = tell(dropPercent.formula);
        const direct = run === "panel-inverter";
        const loop = formula.startsWith("ΔU = √3") ? Math.sqrt(3) : 2;
        expect(inputOf(dropPercent, "L")).toBe(length);
        const perMetre = inputOf(dropPercent, "R") / length;
        const along = direct ? perMetre : 0.9 * perMetre + 0.08e-3 * Math.sqrt(1 - 0.9 ** 2);
        const volts = (loop * length * inputOf(dropPercent, "I") * along) / parallel;
        const [product, printed] = tell(dropPercent.equation).split("=");
        const made = valueOf(product ?? "");
        const [said] = rangesIn(printed ?? "");
        // What is printed multiplies to what is printed.
        expect(made?.low).toBeLessThanOrEqual(said?.high ?? NaN);
        expect(made?.high).toBeGreaterThanOrEqual(said?.low ?? NaN);
        const of = middleOf(printed ?? "");
        expect((100 * volts) / of / dropPercent.value).toBeCloseTo(1, 2);
        expect(dropPercent.value).toBeLessThanOrEqual(inputOf(dropPercent, "ΔU_max"));
      }
  });

  it("is what the panel's datasheet says", () => {
    for (const trace of tracesOf(/^(string-fuse|dc-isolator)$/)) expect(inputOf(trace, "I_sc")).toBe(12.28);
    for (const trace of tracesOf(/^string-fuse$/)) expect(inputOf(trace, "I_mod")).toBe(20);
    for (const trace of tracesOf(/^string-(cold|code)-voltage$/)) expect(inputOf(trace, "V_oc")).toBe(41.2);
    for (const trace of tracesOf(/^string-cold-voltage$/)) {
      expect(inputOf(trace, "β")).toBe(-0.25);
      const cold = inputOf(trace, "n") * 41.2 * (1 - 0.0025 * (inputOf(trace, "T_min") - 25));
      expect(trace.value / cold).toBeCloseTo(1, 3);
    }
  });
});
