import { describe, expect, it } from "vitest";
import { cityById } from "../climate/cities";
import type { LoadInput, ParametersInput } from "./inputs/design";
import { planeFactor } from "./site/plane-irradiation";
import { plainDesign } from "./testing/designs";
import { DEFAULTS } from "./testing/house";

/**
 * The whole chain by hand. Every constant is written out again from its source, so that a changed default, a dropped
 * term or a swapped month fails here even where each formula by itself is right.
 */
const LOAD: LoadInput = {
  kind: "appliances",
  appliances: [
    {
      name: "Night",
      power: 100,
      quantity: 1,
      hoursPerDay: 12,
      hoursOfDay: hours(18, 30),
      startFactor: 1,
      motor: false,
      essential: true,
    },
    {
      name: "Day",
      power: 300,
      quantity: 1,
      hoursPerDay: 12,
      hoursOfDay: hours(6, 18),
      startFactor: 1,
      motor: false,
      essential: true,
    },
    {
      name: "Pump",
      power: 600,
      quantity: 1,
      hoursPerDay: 0,
      hoursOfDay: [6],
      startFactor: 5,
      motor: true,
      essential: true,
    },
  ],
};
function hours(from: number, to: number) {
  return Array.from({ length: to - from }, (_, step) => (from + step) % 24);
}
const E = 1_200 + 3_600;
const NIGHT = 0.25;
const INVERTER = 2 * (100 + 300 + 600);
const STANDING = (INVERTER * 18) / 5_000;
const BUS = (E / 0.95) * (1 - NIGHT + NIGHT / 0.92) + 24 * STANDING;
const CHAIN = 0.95 * 0.97 * 0.98 * 0.98;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const sized = (change: Partial<ParametersInput>) => plainDesign({ load: LOAD, parameters: { ...DEFAULTS, ...change } });
const cityOf = (id: string) => {
  const city = cityById(id);
  if (city === null) throw new Error(`No city ${id}`);
  return city;
};
const yearly = (months: readonly number[]) => months.reduce((all, one, m) => all + one * (DAYS[m] ?? 0), 0) / 365;
/** How far the daily maximum lies above the mean, month by month. */
const swing = (id: string) => {
  const { temperature, temperatureMax } = cityOf(id);
  return temperature.map((mean, month) => (temperatureMax?.[month] ?? Number.NaN) - mean);
};
const heatAt = (dayTemperature: number, rise: number) => 1 - 0.0035 * (dayTemperature + rise - 25);

describe("without a city", () => {
  const day = 29 + (2 / Math.PI) * yearly(swing("ng-lagos-ikeja"));

  it("sizes an off-grid array with 30% reserve and a battery by days", () => {
    const design = sized({});
    expect(design.panels.deterministic.value).toBe(Math.ceil((BUS * 1.3) / (6.5 * heatAt(day, 25) * CHAIN)));
    const handedOut = (E * 3) / 0.95 + 72 * STANDING;
    expect(design.battery.deterministic.value).toBe(Math.ceil(handedOut / (0.9 * Math.sqrt(0.92))));
  });

  it("sizes a hybrid with 10% reserve, the worst window and its refill", () => {
    const design = sized({ systemType: "hybrid", backupHours: 30, backupDays: 4 });
    // One whole day and the six worst hours, all of them by day.
    const handedOut = (E + 6 * 300) / 0.95 + 30 * STANDING;
    expect(design.battery.deterministic.value).toBe(Math.ceil(handedOut / (0.9 * Math.sqrt(0.92))));
    const needed = BUS * 1.1 + handedOut / 0.92 / 4;
    expect(design.panels.deterministic.value).toBe(Math.ceil(needed / (6.5 * heatAt(day, 25) * CHAIN)));
  });

  it("sizes an on-grid array without battery, reserve or standing draw", () => {
    const design = sized({ systemType: "on-grid" });
    expect(design.panels.deterministic.value).toBe(Math.ceil(E / 0.95 / (6.5 * heatAt(day, 25) * CHAIN)));
  });

  it.each([
    ["roof-flat", 25],
    ["roof-sloped", (800 * 0.9 * 0.788) / 20],
    ["ground-mount", (800 * 0.9 * 0.788) / 29],
    ["pole-mount", (800 * 0.9 * 0.788) / 31.84],
  ] as const)("heats the cells of a %s by %f K", (installationLocation, rise) => {
    const expected = Math.ceil((BUS * 1.3) / (6.5 * heatAt(day, rise) * CHAIN));
    expect(sized({ installationLocation }).panels.deterministic.value).toBe(expected);
  });

  it("weakens the inverter by heat and by altitude", () => {
    const hottest = 29 + yearly(swing("ng-lagos-ikeja"));
    const heat = 1 - (0.075 / 15) * (hottest - 25);
    const design = sized({ altitude: 2_500 });
    expect(design.inverter.capacityAtSite.value).toBeCloseTo(INVERTER * heat * 0.85, 6);
  });
});

describe("with a city", () => {
  it("sizes by the worst month of Lagos' own sun, on the plane, at the month's shifted temperature", () => {
    const lagos = cityOf("ng-lagos-ikeja");
    const rises = swing(lagos.id);
    const shift = 29 - yearly(lagos.temperature);
    const powers = lagos.ghi.map((ghi, month) => {
      const sun = ghi * planeFactor(lagos.latitude, month, 10, ghi);
      const day = (lagos.temperature[month] ?? 0) + shift + (2 / Math.PI) * (rises[month] ?? 0);
      return (BUS * 1.3) / (sun * heatAt(day, 25) * CHAIN);
    });
    const design = sized({ city: lagos.id, sunlightSource: "site" });
    expect(design.panels.deterministic.value).toBe(Math.ceil(Math.max(...powers)));
    expect(design.site.designMonth).toBe(powers.indexOf(Math.max(...powers)));
    expect(design.site.designMonth).toBe(6);
  });

  it("scales the city's year to the typed sun, so that its mean is the typed figure", () => {
    const { monthlySunHours, sourcedSunHours } = sized({ city: "ng-kano" }).site;
    expect(yearly(monthlySunHours)).toBeCloseTo(6.5, 9);
    const ratios = monthlySunHours.map((sun, month) => sun / (sourcedSunHours?.[month] ?? Number.NaN));
    expect(Math.max(...ratios) - Math.min(...ratios)).toBeLessThan(1e-12);
  });

  it("shifts the city's temperatures to the typed mean and keeps their cycle", () => {
    const kano = cityOf("ng-kano");
    const { monthlyTemperature } = sized({ city: kano.id }).site;
    expect(yearly(monthlyTemperature)).toBeCloseTo(29, 9);
    const shifts = monthlyTemperature.map((mean, month) => mean - (kano.temperature[month] ?? 0));
    expect(Math.max(...shifts) - Math.min(...shifts)).toBeLessThan(1e-9);
  });

  it("gives the battery the cold of the coldest month, not the mean's", () => {
    const berlin = cityOf("de-berlin");
    const coldest = Math.min(...berlin.temperature) + 10 - yearly(berlin.temperature);
    const design = sized({ country: "Germany", city: berlin.id, ambientTemperature: 10 });
    const handedOut = (E * 3) / 0.95 + 72 * STANDING;
    const left = 1 - 0.008 * (15 - coldest);
    expect(design.battery.deterministic.value).toBe(Math.ceil(handedOut / (0.9 * Math.sqrt(0.92) * left)));
  });

  it("does not use a city of another country", () => {
    const design = sized({ country: "Ghana", city: "ng-kano", sunlightSource: "site" });
    expect(design.site).toMatchObject({ name: "Ghana", latitude: null, sourcedPlace: "Accra" });
    expect(design.site.monthlySunHours).toEqual(Array.from({ length: 12 }, () => 6.5));
  });

  it.each(["off-grid", "on-grid"] as const)(
    "tilts a ground mount %s so that no other whole degree does better",
    (systemType) => {
      const london = cityOf("gb-london-heathrow");
      const place = { country: "UK", city: london.id, systemType, installationLocation: "ground-mount" } as const;
      const tilt = sized(place).panels.tilt.value;
      const score = (degrees: number) => {
        const plane = london.ghi.map((ghi, month) => ghi * planeFactor(london.latitude, month, degrees, ghi));
        return systemType === "on-grid" ? plane.reduce((all, one) => all + one, 0) : Math.min(...plane);
      };
      for (let other = 10; other <= 60; other += 1) expect(score(other)).toBeLessThanOrEqual(score(tilt));
    },
  );
});

describe("cable runs", () => {
  const run = (change: Partial<ParametersInput>, name: string) => {
    const found = sized(change).cables.find((cable) => cable.run === name);
    if (found === undefined) throw new Error(`No run ${name}`);
    return found;
  };

  it("adds the 4 m of a pole to the panel run and to no other", () => {
    expect(run({ installationLocation: "pole-mount" }, "panel-inverter").length).toBe(24);
    expect(run({}, "panel-inverter").length).toBe(20);
    expect(run({ installationLocation: "pole-mount" }, "inverter-load").length).toBe(15);
  });

  it("carries the generator that takes the hardest start, or the largest hour and a tenth of the battery", () => {
    // The pump starts with 3,000 W on top of the largest hour, 300 W, in which it does not otherwise run.
    const amperes = (power: number) => power / (220 * 0.9);
    expect(run({ backupDays: 1 }, "inverter-generator").current.value).toBeCloseTo(amperes(3_300), 9);
    const carried = { backupDays: 10, backupRule: "autonomy" } as const;
    const battery = sized(carried).battery.capacity.value;
    expect(run(carried, "inverter-generator").current.value).toBeCloseTo(amperes(300 + battery / 10), 9);
  });

  it("loses in a year what a half sine of the day's sun integrates to, minute by minute", () => {
    const design = sized({});
    const cable = run({}, "panel-inverter");
    const strings = design.panels.strings.value;
    const resistance = ((cable.dropPercent.value / 100) * design.panels.stringVoltage.value) / (2 * strings * 12.28);
    const minutes = Array.from({ length: 720 }, (_, minute) => Math.sin((Math.PI * (minute + 0.5)) / 720));
    const height = 6.5 / (minutes.reduce((all, one) => all + one, 0) / 60);
    const squareHours = minutes.reduce((all, one) => all + (height * one) ** 2, 0) / 60;
    const expected = (2 * resistance * (strings * 11.7) ** 2 * squareHours * 365) / 1_000;
    expect(cable.yearlyLoss.value / expected).toBeCloseTo(1, 4);
  });

  it("loses in a year on the way to the load what the 24-hour curve's currents squared make", () => {
    const cable = run({}, "inverter-load");
    const amperes = (power: number) => power / (220 * 0.9);
    // Copper of the chosen size at 70 °C, 15 m, out and back.
    const table = new Map([
      [1.5, 12.1],
      [2.5, 7.41],
      [4, 4.61],
      [6, 3.08],
    ]);
    const resistance = ((table.get(cable.size.value) ?? Number.NaN) / 1_000) * (1 + 0.00393 * 50) * 15;
    const squares = 12 * amperes(100) ** 2 + 12 * amperes(300) ** 2;
    expect(cable.yearlyLoss.value).toBeCloseTo((2 * resistance * squares * 365) / 1_000, 9);
  });
});

it("serves under the sourced sun what its own simulated years serve, where that sun is used", () => {
  const { energy, simulation, load } = sized({ city: "ng-lagos-ikeja", sunlightSource: "site" });
  const yearlyLoad = (load.dailyConsumption.value / 1_000) * 365;
  const served = 1 - (simulation?.unmetEnergy.value ?? Number.NaN) / yearlyLoad;
  expect(energy.servedAtSourcedSun.value).toBeCloseTo(served, 4);
  expect(sized({}).energy.servedAtSourcedSun.value).toBeLessThan(served);
});
