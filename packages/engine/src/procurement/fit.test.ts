import { describe, expect, it } from "vitest";
import { sizeSystem } from "../sizing/size-system";
import { house } from "../sizing/testing/house";
import type { MaterialLine } from "./material";
import { needsFit } from "./needs-fit";
import { partFit } from "./part-fit";
import type { Specified } from "./specifications";
import { sanityFaults } from "./sanity";
import { standingDesign } from "./standing-design";

const standing = standingDesign(sizeSystem(house({ city: "ng-lagos-ikeja" })));
const named = { id: "x", brand: "Halo", name: "One" };
const lineOf = (category: string): MaterialLine => {
  const line = standing.lines.find((one) => one.category === category);
  if (line === undefined) throw new Error(`No line of ${category}`);
  return line;
};
const fitOf = (product: Specified) => partFit(named, product, lineOf(product.category), standing);

/** The class of the design page: Voc 41.2 V, Vmp 34.2 V, Isc 12.28 A, Imp 11.7 A, −0.25 and −0.35 %/K. */
const CLASS = {
  powerWatts: 400,
  openVolts: 41.2,
  powerVolts: 34.2,
  shortCircuitAmperes: 12.28,
  powerAmperes: 11.7,
  openVoltagePercentPerKelvin: -0.25,
  powerPercentPerKelvin: -0.35,
  areaSquareMetres: 1.95,
  seriesFuseAmperes: 20,
};
const HYBRID = {
  use: "hybrid" as const,
  powerWatts: 6_000,
  surgeWatts: 12_000,
  phases: 1,
  batteryVoltsMin: 40,
  batteryVoltsMax: 60,
  panelVoltsMax: 500,
  trackerVoltsMin: 60,
  trackerVoltsMax: 450,
  panelAmperesMax: 40,
  panelWattsMax: 9_000,
  efficiencyPercent: 94,
};

describe("a panel", () => {
  it("of the class that the design was made with fits as it is", () => {
    const fit = fitOf({ category: "panel", spec: CLASS });
    expect(fit).toMatchObject({ verdict: "fits", pieces: lineOf("panel").quantity, changes: [] });
  });

  it("is held to the voltage at the record cold, by hand", () => {
    const { figures } = standing;
    const coldest = figures.site.coldestNight - 10;
    const each = 41.2 * (1 - 0.0025 * (coldest - 25));
    const cold = fitOf({ category: "panel", spec: CLASS }).findings.find(({ rule }) => rule === "cold-voltage");
    const inSeries = standing.design.panels.inSeries.value;
    expect(cold?.found).toBeCloseTo(inSeries * each, 6);
    expect(cold?.most, "the input of 48 V hybrids").toBe(450);
  });

  it("of more power is fewer pieces, and what else changes is named", () => {
    const fit = fitOf({
      category: "panel",
      spec: {
        ...CLASS,
        powerWatts: 580,
        powerVolts: 43.5,
        openVolts: 52,
        powerAmperes: 13.34,
        shortCircuitAmperes: 14.1,
        areaSquareMetres: 2.6,
      },
    });
    expect(fit.verdict).toBe("fits-with-change");
    expect((fit.pieces ?? 0) * 580, "at least the watts that were designed").toBeGreaterThanOrEqual(
      standing.design.panels.capacity.value,
    );
    expect(fit.changes).toContainEqual({
      line: "panel",
      was: lineOf("panel").quantity,
      becomes: fit.pieces,
      field: null,
    });
  });

  it("cannot be judged while a figure that decides is not stated, and is not refused for it", () => {
    const fit = fitOf({ category: "panel", spec: { ...CLASS, openVolts: null } });
    expect(fit).toMatchObject({ verdict: "unknown", missing: ["openVolts"], pieces: null });
  });
});

describe("an inverter", () => {
  it("fits within its limits, each rule with what it compares", () => {
    const fit = fitOf({ category: "inverter", spec: HYBRID });
    expect(["fits", "fits-with-change"]).toContain(fit.verdict);
    const rules = Object.fromEntries(fit.findings.map((finding) => [finding.rule, finding]));
    expect(rules["battery-voltage"]).toMatchObject({ found: 51.2, least: 40, most: 60, kept: true });
    expect(rules["surge"]).toMatchObject({ kept: true, unit: "W" });
    expect(fit.findings.every(({ kept }) => kept)).toBe(true);
  });

  it("does not fit a battery of another voltage, and says which", () => {
    const fit = fitOf({ category: "inverter", spec: { ...HYBRID, batteryVoltsMin: 20, batteryVoltsMax: 30 } });
    expect(fit.verdict).toBe("does-not-fit");
    expect(fit.findings).toContainEqual({ rule: "battery-voltage", found: 51.2, is: 30, unit: "V", kept: false });
  });

  it("does not fit where its short peak is below the hardest start", () => {
    const fit = fitOf({ category: "inverter", spec: { ...HYBRID, powerWatts: 6_000, surgeWatts: 1_500 } });
    expect(fit.findings.find(({ rule }) => rule === "surge")).toMatchObject({ kept: false });
    expect(fit.verdict).toBe("does-not-fit");
  });

  it("for the grid alone is none of an off-grid design's parts", () => {
    const fit = fitOf({ category: "inverter", spec: { ...HYBRID, use: "grid" } });
    expect(fit).toMatchObject({ verdict: "does-not-fit", findings: [{ rule: "use", kept: false }] });
  });

  it("without the limits of its panel input cannot be judged", () => {
    const fit = fitOf({ category: "inverter", spec: { ...HYBRID, panelVoltsMax: null } });
    expect(fit).toMatchObject({ verdict: "unknown", missing: ["panelVoltsMax"] });
  });
});

describe("a battery", () => {
  const LITHIUM = {
    chemistry: "LFP" as const,
    volts: 51.2,
    ampereHours: 100,
    kilowattHours: 5.12,
    usablePercent: 80,
    chargeAmperes: 50,
    dischargeAmperes: 50,
  };

  it("fits in as many pieces as give the usable energy, by hand", () => {
    const asked = standing.design.battery.capacity.value * standing.figures.technology.battery.depthOfDischarge;
    const fit = fitOf({
      category: "battery",
      spec: { ...LITHIUM, ampereHours: 280, kilowattHours: 14.336, usablePercent: 90, dischargeAmperes: 200 },
    });
    expect(fit.pieces).toBe(Math.ceil(asked / (14_336 * 0.9)));
  });

  it("of 12.8 V stands four in series at 48 V", () => {
    const fit = fitOf({
      category: "battery",
      spec: { ...LITHIUM, volts: 12.8, ampereHours: 200, kilowattHours: 2.56 },
    });
    expect((fit.pieces ?? Number.NaN) % 4).toBe(0);
  });

  it("of a voltage that no number in series makes up does not fit", () => {
    const fit = fitOf({ category: "battery", spec: { ...LITHIUM, volts: 36, ampereHours: 100, kilowattHours: 3.6 } });
    expect(fit.findings).toContainEqual({ rule: "battery-voltage", found: 36, is: 48, unit: "V", kept: false });
  });
});

describe("a part that its needs describe", () => {
  const line: MaterialLine = {
    ...lineOf("breaker"),
    quantity: 1,
    needs: [
      { field: "ratingAmperes", least: 40, most: 43 },
      { field: "poles", is: 2 },
    ],
  };

  it("is held to each bound: a breaker above what the cable carries is as wrong as one that trips", () => {
    const of = (ratingAmperes: number, poles: number | null = 2) =>
      needsFit({ category: "breaker", spec: { ratingAmperes, poles } }, line).verdict;
    expect([of(32), of(40), of(43), of(50)]).toEqual(["does-not-fit", "fits", "fits", "does-not-fit"]);
    expect([of(40, 4), of(40, null)]).toEqual(["does-not-fit", "unknown"]);
  });

  it("sold by its length is bought in as many pieces as give the metres", () => {
    const cable = lineOf("cable");
    const of = (lengthMetres: number | null) =>
      needsFit(
        { category: "cable", spec: { use: "panel", areaSquareMillimetres: 16, volts: 1_500, lengthMetres } },
        { ...cable, quantity: 101 },
      );
    expect(of(50).pieces).toBe(3);
    expect(of(1).pieces).toBe(101);
    expect(of(null)).toMatchObject({ verdict: "unknown", missing: ["lengthMetres"] });
  });
});

it("names what cannot be true of a product, by the marketplace's bounds", () => {
  const codes = (product: Specified) => sanityFaults(product).map(({ code }) => code);
  expect(codes({ category: "panel", spec: CLASS })).toEqual([]);
  expect(codes({ category: "panel", spec: { powerWatts: 500, areaSquareMetres: 1.95 } }), "256 W/m²").toEqual([
    "panel-density",
  ]);
  expect(codes({ category: "panel", spec: { powerVolts: 41, openVolts: 41 } })).toEqual(["panel-voltages"]);
  expect(codes({ category: "panel", spec: { openVoltagePercentPerKelvin: 0.25 } })).toEqual([
    "voltage-coefficient-high",
  ]);
  expect(codes({ category: "battery", spec: { volts: 51.2, ampereHours: 100, kilowattHours: 6 } })).toEqual([
    "battery-energy",
  ]);
  expect(codes({ category: "battery", spec: { usablePercent: 100 } })).toEqual(["battery-usable"]);
  expect(codes({ category: "inverter", spec: { powerWatts: 5_000, surgeWatts: 4_000 } })).toEqual(["inverter-surge"]);
});

// Slips that were found in files: a decimal sign lost, millimetres for metres, kilowatts for watts, a share for a percentage.
it.each([
  [
    {
      category: "panel",
      spec: { powerWatts: 400, openVolts: 371, powerVolts: 31, powerAmperes: 12.9, widthMetres: 1_134 },
    },
    ["panel-open-voltage", "panel-width"],
  ],
  [{ category: "panel", spec: { powerWatts: 400, powerVolts: 31, powerAmperes: 1.29 } }, ["panel-power"]],
  [
    {
      category: "inverter",
      spec: {
        powerWatts: 5_000,
        batteryVoltsMin: 60,
        batteryVoltsMax: 40,
        panelVoltsMax: 450,
        trackerVoltsMin: 600,
        trackerVoltsMax: 430,
      },
    },
    ["inverter-battery-window", "inverter-tracker-window"],
  ],
  [
    { category: "inverter", spec: { panelVoltsMax: 450, trackerVoltsMin: 60, trackerVoltsMax: 600 } },
    ["inverter-tracker-limit"],
  ],
  [
    { category: "inverter", spec: { powerWatts: 5, efficiencyPercent: 0.97 } },
    ["inverter-power", "inverter-efficiency"],
  ],
  [{ category: "battery", spec: { cycles: 0.6, usablePercent: 0.9 } }, ["battery-usable-low", "battery-cycles"]],
] satisfies readonly (readonly [Specified, readonly string[]])[])(
  "doubts figures that cannot be: %j",
  (product, codes) => {
    expect(sanityFaults(product).map(({ code }) => code)).toEqual(codes);
  },
);
