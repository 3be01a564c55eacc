import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { VOLTAGE_FREQUENCIES } from "../../parameters/options";
import type { Told } from "../../units/told";
import type { ParametersInput } from "../inputs/design";
import { MAINS } from "../rule/mains";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import type { RuleFigures } from "../rule/rule-figures";
import { house } from "../testing/house";
import { breaker, changeover, interfaceProtection, mainsSurge, residualCurrentDevice } from "./ac-devices";
import { electricalDesign } from "./electrical-design";
import { panelCircuit, stringCheck } from "./panel-circuit";
import type { DeviceKind, ElectricalDesign, ProtectiveDevice } from "../inputs/electrical-types";

const ONE = MAINS["230V/50Hz Single Phase"];
const THREE = MAINS["400V/50Hz Three Phase"];
const SPLIT = MAINS["120/240V/60Hz Split Phase"];
const AMERICAN = MAINS["110V/60Hz Single Phase"];
const THREE_AMERICAN = MAINS["440V/60Hz Three Phase"];

const isTold = (text: unknown): text is Told => typeof text === "object" && text !== null && "key" in text;
/** A value of the text a device is ordered by. */
const valueOf = (text: unknown, name: string): unknown => (isTold(text) ? text.values?.[name] : undefined);
const poles = ({ detail }: ProtectiveDevice) => valueOf(detail, "poles");

/** Ten panels, or as many as told, and an inverter of a size. */
function figuresOf(change: Partial<ParametersInput>, panels = 10, inverter = 6_000): RuleFigures {
  const figures = ruleFiguresOf(house(change));
  return {
    ...figures,
    array: { ...figures.array, capacity: 400 * panels },
    inverter: { ...figures.inverter, capacity: inverter },
  };
}
const designed = (change: Partial<ParametersInput>, panels = 10) => electricalDesign(figuresOf(change, panels));
const devicesOf = ({ circuits }: ElectricalDesign) => circuits.flatMap(({ devices }) => devices);
function device(change: Partial<ParametersInput>, kind: DeviceKind, panels = 10): ProtectiveDevice {
  const found = devicesOf(designed(change, panels)).find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`No ${kind}`);
  return found;
}

describe("clauses", () => {
  it.each(VOLTAGE_FREQUENCIES)("are of the NEC at 60 Hz and of IEC elsewhere: %s", (voltageFrequency) => {
    const nec = MAINS[voltageFrequency].frequency === 60;
    for (const systemType of ["hybrid", "off-grid"] as const) {
      const change = { voltageFrequency, systemType, generator: "diesel", outageHours: 8 } as const;
      const design = designed(change, 60);
      expect(design.rules).toBe(nec ? "NEC" : "IEC");
      for (const { kind, clause } of devicesOf(design)) {
        expect(tell(clause), kind).toMatch(nec ? /^NEC \d/ : /^IEC \d/);
        expect(tell(clause), kind).not.toMatch(nec ? /IEC/ : /NEC/);
      }
      expect(tell(design.earthing.clause)).toMatch(nec ? /^NEC 250/ : /^IEC 60364/);
      expect(tell(design.earthing.electrode.inputs[0]?.from ?? "")).toMatch(nec ? /^NEC 250\.53/ : /^IEC 62305/);
    }
  });

  it("of earthing are for an island off-grid and for the service where there is a grid", () => {
    const clause = (change: Partial<ParametersInput>) => tell(designed(change).earthing.clause);
    const american = { voltageFrequency: "110V/60Hz Single Phase" } as const;
    expect(clause(american)).toBe("NEC 250.30");
    expect(clause({ ...american, systemType: "hybrid" })).toBe("NEC 250.24");
    expect(clause({})).not.toBe(clause({ systemType: "hybrid" }));
    const arrangement = (change: Partial<ParametersInput>) => tell(designed(change).earthing.arrangement);
    expect(arrangement({})).toContain("TN-S island");
    expect(arrangement({ systemType: "on-grid" })).toContain("TT");
    expect(arrangement(american)).toContain("Separately derived");
    expect(arrangement({ ...american, systemType: "on-grid" })).toContain("service");
  });
});

describe("poles", () => {
  // Lines, and by IEC the neutral too; a changeover switch, surge protector and residual-current device always both.
  it.each([
    ["one phase, IEC", ONE, "IEC", 2, 2],
    ["three phases, IEC", THREE, "IEC", 4, 4],
    ["one phase, NEC", AMERICAN, "NEC", 1, 2],
    ["split phase, NEC", SPLIT, "NEC", 2, 3],
    ["three phases, NEC", THREE_AMERICAN, "NEC", 3, 4],
  ] as const)("of %s", (_, mains, rules, ofBreaker, switched) => {
    expect(poles(breaker("inverter-load", 10, mains, rules))).toBe(ofBreaker);
    expect(poles(changeover(10, mains, rules, "gridAndGenerator"))).toBe(switched);
    expect(poles(mainsSurge("load", mains, rules, false))).toBe(switched);
    for (const rating of [40, 160]) expect(poles(residualCurrentDevice(rating, null, mains, "IEC"))).toBe(switched);
  });
});

describe("breakers", () => {
  it("are miniature ones up to 125 A, moulded ones beyond, and of UL 489 by the NEC", () => {
    const standard = (current: number, rules: "IEC" | "NEC") =>
      tell(breaker("inverter-grid", current, ONE, rules).detail);
    expect(standard(100, "IEC")).toContain("IEC 60898-1");
    expect(standard(100.1, "IEC")).toContain("IEC 60947-2");
    expect(standard(100, "NEC")).toContain("UL 489");
  });

  it("carry 1.25 times the current, several equal ones beyond the largest made", () => {
    expect(breaker("inverter-load", 32, ONE, "IEC")).toMatchObject({ rating: { value: 40 }, quantity: 1 });
    // 1.25 × 3,000 A = 3,750 A, 3,150 A at most: two of 2,000 A.
    expect(breaker("inverter-load", 3_000, ONE, "IEC")).toMatchObject({ rating: { value: 2_000 }, quantity: 2 });
  });

  it("know the current to a hundredth", () => {
    expect(breaker("inverter-load", 27.6349, ONE, "IEC").rating.inputs).toMatchObject([{ value: 27.63 }]);
    expect(changeover(27.6349, ONE, "IEC", "gridAndGenerator").rating.inputs).toMatchObject([{ value: 27.63 }]);
  });
});

describe("residual-current devices", () => {
  it("trip at 30 mA behind a breaker of up to 125 A, at 300 mA beyond (IEC 60364-4-41, 415.1.1 and 411.3.3)", () => {
    const at = (rating: number) => residualCurrentDevice(rating, 500, ONE, "IEC");
    expect(at(125)).toMatchObject({ rating: { value: 30 }, quantity: 1, residualType: "B" });
    expect(at(126).rating.value).toBe(300);
    expect(tell(at(126).rating.equation)).toContain("30 mA on every socket circuit");
    // Carries what the breaker lets pass: 25, 40, 63, 80, 100 or 125 A are made.
    expect(valueOf(at(32).detail, "carries")).toBe(40);
    expect(valueOf(at(40).detail, "carries")).toBe(40);
  });

  it("see direct current where the panel input is above 250 V", () => {
    const of = (volts: number | null) => residualCurrentDevice(40, volts, ONE, "IEC");
    expect([null, 250, 250.1, 500].map((volts) => of(volts).residualType)).toEqual(["A", "A", "B", "B"]);
    expect(tell(of(500).detail)).toContain("IEC 62423");
    expect(tell(of(150).detail)).toContain("IEC 61008-1");
    expect(tell(of(500).because)).toContain("without a transformer");
    expect(tell(of(150).because)).toContain("with a transformer");
    expect(of(null).rating.inputs).toMatchObject([
      { value: 0, unit: "V" },
      { value: 40, unit: "A" },
    ]);
  });

  it("are interrupters of 6 mA by UL 943 where the NEC governs", () => {
    const found = residualCurrentDevice(40, 500, SPLIT, "NEC");
    expect(found).toMatchObject({ rating: { value: 6, unit: "mA" }, quantity: 1 });
    expect(found.residualType).toBeUndefined();
  });
});

describe("surge protection of the mains", () => {
  // U_c ≥ 1.1 × U_0, of 150, 275, 320, 385 and 440 V.
  it.each([
    ["230 V", ONE, 230, 275],
    ["400 V between lines", THREE, 400 / Math.sqrt(3), 275],
    ["240 V of split phase", SPLIT, 120, 150],
    ["110 V", AMERICAN, 110, 150],
    ["440 V between lines", THREE_AMERICAN, 440 / Math.sqrt(3), 320],
  ] as const)("stands %s to earth", (_, mains, toEarth, rating) => {
    const found = mainsSurge("grid", mains, "IEC", true);
    expect(found).toMatchObject({ rating: { value: rating, id: "grid-surge" }, quantity: 1 });
    expect(found.rating.inputs[0]?.value).toBeCloseTo(toEarth, 1);
  });

  it("is of type 1 + 2 at the grid's entry and of type 2 at the board", () => {
    const of = (fromTheGrid: boolean) => mainsSurge("x", ONE, "IEC", fromTheGrid);
    expect(tell(of(true).name)).toContain("type 1 + 2");
    expect(tell(of(true).detail)).toContain("10/350");
    expect(tell(of(true).because)).toContain("Overhead lines");
    expect(tell(of(false).name)).toMatch(/type 2$/);
    expect(tell(of(false).detail)).toContain("8/20");
    expect(tell(of(false).because)).toContain("first protector");
  });
});

describe("changeover switches", () => {
  it("carry 1.25 times the larger side", () => {
    expect(changeover(32, ONE, "IEC", "gridAndGenerator")).toMatchObject({ rating: { value: 40 }, quantity: 1 });
    expect(changeover(3_000, ONE, "IEC", "gridAndGenerator")).toMatchObject({ rating: { value: 2_000 }, quantity: 2 });
  });

  it("stand where two sources meet, one a system, between those two", () => {
    const sides = (change: Partial<ParametersInput>) =>
      designed(change).circuits.flatMap(({ run, devices }) =>
        devices.filter(({ kind }) => kind === "changeover").map(({ detail }) => [run, valueOf(detail, "sides")]),
      );
    expect(sides({})).toEqual([]);
    expect(sides({ systemType: "on-grid", generator: "diesel", outageHours: 8 })).toEqual([]);
    expect(sides({ generator: "diesel" })).toEqual([["inverter-load", "inverterAndGenerator"]]);
    expect(sides({ systemType: "hybrid" })).toEqual([["inverter-load", "inverterAndGrid"]]);
    expect(sides({ systemType: "hybrid", generator: "diesel", outageHours: 8 })).toEqual([
      ["inverter-generator", "gridAndGenerator"],
    ]);
  });

  it("carry the larger of generator and inverter off-grid, of generator and grid in a hybrid", () => {
    const of = (change: Partial<ParametersInput>, inverter: number) => {
      const { circuits } = electricalDesign(
        figuresOf({ ...change, generator: "diesel", outageHours: 8 }, 10, inverter),
      );
      const found = circuits.flatMap(({ devices }) => devices).find(({ kind }) => kind === "changeover");
      const currents = new Map(circuits.map(({ run, current }) => [run, current.value]));
      return { given: found?.rating.inputs[0]?.value, currents };
    };
    for (const inverter of [1_000, 30_000]) {
      const island = of({}, inverter);
      const larger = Math.max(
        island.currents.get("inverter-load") ?? NaN,
        island.currents.get("inverter-generator") ?? NaN,
      );
      expect(island.given).toBeCloseTo(larger, 2);
      const hybrid = of({ systemType: "hybrid" }, inverter);
      const either = Math.max(
        hybrid.currents.get("inverter-grid") ?? NaN,
        hybrid.currents.get("inverter-generator") ?? NaN,
      );
      expect(hybrid.given).toBeCloseTo(either, 2);
    }
  });
});

it("leaves the grid within 2 s, outside 85 to 110% of its voltage and 1 Hz (IEC 61727, table 3)", () => {
  const found = interfaceProtection(THREE, "IEC");
  expect(found).toMatchObject({ rating: { value: 2, unit: "s" }, quantity: 1 });
  expect(tell(found.rating.equation)).toBe("off outside 340 to 440 V and 49 to 51 Hz");
  expect(found.rating.inputs).toMatchObject([{ value: 400 }, { value: 50 }]);
  expect(tell(found.detail)).toContain("IEC 62116");
  expect(tell(interfaceProtection(SPLIT, "NEC").detail)).toContain("UL 1741");
  expect(tell(interfaceProtection(SPLIT, "NEC").rating.source)).toContain("IEEE 1547");
});

describe("the panels' devices", () => {
  const american = { voltageFrequency: "120/240V/60Hz Split Phase", country: "USA" } as const;

  it("have a fuse in both poles of each string from the third on: 1.5 × 12.28 A = 18.4 A, 20 A", () => {
    // Twenty panels are two strings of ten: 12.28 A can flow back, a panel withstands 20 A.
    expect(devicesOf(designed({}, 20)).map(({ kind }) => kind)).not.toContain("string-fuse");
    const fuse = device({}, "string-fuse", 40);
    expect(fuse).toMatchObject({ rating: { value: 20 }, quantity: 8, voltage: 600 });
    expect(tell(fuse.rating.equation)).toBe("1.5 × 12.28 A = 18.4 A ≤ 20 A ≤ 20 A");
    expect(tell(fuse.rating.formula)).toContain("1.5 I_sc");
    // Three other strings push 3 × 12.28 A back.
    expect(tell(fuse.because)).toContain("The other 3 strings can push 36.8 A");
    const byNec = device(american, "string-fuse", 40);
    expect(tell(byNec.rating.formula)).toBe("1.56 I_sc ≤ I_n ≤ I_mod");
    expect(tell(byNec.rating.source)).toContain("NEC 690.8");
    expect(tell(byNec.because)).toContain("46.1 A");
  });

  it("have an isolator for 1.25 times all strings", () => {
    // 15.35 A, 30.7 A and 61.4 A.
    expect([10, 20, 40].map((panels) => device({}, "dc-isolator", panels).rating.value)).toEqual([16, 32, 63]);
    expect(device({}, "dc-isolator", 10)).toMatchObject({ quantity: 1, voltage: 600 });
    expect(device({}, "dc-isolator", 40).rating.inputs).toMatchObject([{ value: 4 }, { value: 12.28 }]);
  });

  it("are shut down to 80 V on roofs by the NEC, and nowhere else", () => {
    expect(device(american, "rapid-shutdown")).toMatchObject({ rating: { value: 80, unit: "V" }, quantity: 1 });
    const kinds = (change: Partial<ParametersInput>) => devicesOf(designed(change)).map(({ kind }) => kind);
    expect(kinds({ ...american, installationLocation: "roof-sloped" })).toContain("rapid-shutdown");
    expect(kinds({ ...american, installationLocation: "pole-mount" })).not.toContain("rapid-shutdown");
    expect(kinds({})).not.toContain("rapid-shutdown");
  });

  it("have one surge protector at up to ten metres, two beyond, the pole counted", () => {
    const of = (panelToInverterDistance: number, change: Partial<ParametersInput> = {}) =>
      device({ panelToInverterDistance, ...change }, "dc-surge");
    expect(of(10)).toMatchObject({ quantity: 1, voltage: 600, rating: { value: 600 } });
    expect(tell(of(10).because)).toContain("One at the inverter");
    expect(of(10.1).quantity).toBe(2);
    expect(tell(of(23).because)).toContain("from 5 lightning strokes");
    expect(tell(of(23).because)).toContain("Beyond 10 m");
    expect(of(7, { installationLocation: "pole-mount" }).quantity).toBe(2);
  });

  it("are none without panels", () => {
    expect(panelCircuit(figuresOf({}, 0), "IEC")).toBeNull();
    expect(stringCheck(figuresOf({}, 0), "IEC")).toBeNull();
  });

  it("have their strings checked by the datasheet and by the table of the NEC", () => {
    const figures = figuresOf({});
    const check = stringCheck(figures, "IEC");
    const low = figures.site.coldestNight - 10;
    expect(check?.coldVoltage.value).toBeCloseTo(10 * 41.2 * (1 - 0.0025 * (low - 25)), 6);
    // 15 to 19 °C: 1.04.
    expect(low).toBeGreaterThan(15);
    expect(low).toBeLessThan(20);
    expect(check?.codeVoltage.value).toBeCloseTo(10 * 41.2 * 1.04, 9);
    const { hottestDay, cellRise } = figures.site;
    expect(check?.hotVoltage.value).toBeCloseTo(10 * 34.2 * (1 - 0.0035 * (hottestDay + cellRise - 25)), 6);
    expect(check?.coldVoltage.inputs.map(({ symbol }) => symbol)).toEqual(["n", "V_oc", "T_min", "β"]);
    expect(check?.coldVoltage.inputs.map(({ value }) => value)).toEqual([10, 41.2, Number(low.toFixed(1)), -0.25]);
  });

  it("have the string's cable carry its fuse, or 1.25 times its sun where it has none", () => {
    const needed = (panels: number, rules: "IEC" | "NEC") =>
      valueOf(stringCheck(figuresOf({}, panels), rules)?.cable.equation, "needed");
    expect(needed(10, "IEC")).toBeCloseTo(1.25 * 12.28, 9);
    expect(needed(10, "NEC")).toBeCloseTo(1.5625 * 12.28, 9);
    expect(needed(40, "IEC")).toBe(20);
    expect(tell(stringCheck(figuresOf({}, 40), "IEC")?.cable.equation ?? "")).toContain("its fuse");
  });
});
