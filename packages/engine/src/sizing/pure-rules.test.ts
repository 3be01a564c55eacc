import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { COUNTRY_MONEY } from "../countries/country-money";
import { COUNTRIES, INSTALLATION_LOCATIONS, VOLTAGE_FREQUENCIES } from "../parameters/options";
import { arrayPower, busEnergy, designMonthOf, lossFactor, temperatureFactor } from "./rule/array";
import { autonomyEnergy, batteryCapacity, coldFactor } from "./inputs/battery";
import { batteryLife, heatFactor } from "./rule/battery-life";
import { calledAppliance } from "./inputs/called-appliance";
import { designPageCarbonOffset } from "./explain/carbon";
import { costFigures } from "./rule/cost";
import * as method from "./inputs/defaults";
import { describedLoad, describedName, describedPower } from "./inputs/described-appliance";
import { generatorPrices, fuelPriceOf } from "./rule/generator-prices";
import { altitudeShare, heatShare, inverterCapacity } from "./rule/inverter";
import { lineCurrent, MAINS, mainsMismatch } from "./rule/mains";
import { chooseTilt, heatLossOf, MOUNTS } from "./site/mount";
import { darkShareOf, daysDecide, targetOf } from "./inputs/target";
import { DESIGN_PAGE_TECHNOLOGY } from "./rule/technology";
import { DEFAULTS } from "./testing/house";
import { reachedByNineOfTen } from "./choice/unseen-years";

const METHOD = new Map<string, unknown>(Object.entries(method));

/** Each copied from the source that `defaults.ts` names. */
it.each([
  ["specification, section 9", "PANEL_POWER", 400],
  ["specification, section 9", "PANEL_EFFICIENCY", 0.212],
  ["specification, section 9", "DEPTH_OF_DISCHARGE", 0.9],
  ["specification, section 9", "INVERTER_EFFICIENCY", 0.95],
  ["specification, section 9", "STATED_SYSTEM_EFFICIENCY", 0.92],
  ["specification, section 9", "BATTERY_CYCLES", 6_000],
  ["specification, section 9", "INVERTER_FACTOR", 2],
  ["specification, section 9", "INVERTER_SURGE_FACTOR", 2],
  ["specification, section 9", "DESIGN_PAGE_CO2_PER_KWH", 0.92],
  ["Victron Lithium Battery Smart, technical data", "BATTERY_ROUND_TRIP", 0.92],
  ["reference table j", "MISMATCH_FACTOR", 0.97],
  ["reference table j", "TRACKER_EFFICIENCY", 0.98],
  ["reference table j", "CABLE_EFFICIENCY", 0.98],
  ["reference table j", "POWER_FACTOR", 0.9],
  ["reference table j", "LITHIUM_COLD", { below: 15, perKelvin: 0.008 }],
  ["reference table j", "LEAD_ACID_COLD", { below: 25, perKelvin: 0.006 }],
  ["AS/NZS 4509.2", "DIRT_FACTOR", 0.95],
  ["AS/NZS 4509.2", "STANDARD_CELL_RISE", 25],
  ["AS/NZS 4509.2", "OVERSUPPLY", { "off-grid": 1.3, hybrid: 1.1, "on-grid": 1 }],
  ["Victron MultiPlus-II 48/5000: 18 W of 5,000", "STANDING_SHARE", 0.0036],
  ["engineering notes, section 5", "BATTERY_RATE", 0.5],
  ["engineering notes, section 6", "SUN_TOLERANCE", 0.1],
  ["engineering practice", "MAX_DROP", { panels: 2, load: 3, generator: 3, grid: 2 }],
  ["class of Victron's chargers", "GENERATOR_CHARGER_EFFICIENCY", 0.94],
  ["house rule: cycle charging", "GENERATOR_START_CHARGE", 0.2],
  ["house rule: cycle charging", "GENERATOR_STOP_CHARGE", 0.8],
] as const)("%s: %s is %j", (_source, name, value) => {
  expect(METHOD.get(name)).toEqual(value);
});

it("draws on the design page with the specification's parts and prices", () => {
  expect(DESIGN_PAGE_TECHNOLOGY).toMatchObject({
    panel: { price: 0.75, perKelvin: -0.0035 },
    battery: { chemistry: "lfp", cycles: 6_000, depthOfDischarge: 0.9, roundTrip: 0.92, rate: 0.5, price: 0.5 },
    inverter: { efficiency: 0.95, price: 0.5 },
    installation: { share: 0.2, perPanelWatt: 0, perBatteryWattHour: 0 },
    fuelPrice: null,
  });
  // 3% a month of 730 hours.
  expect(730 * DESIGN_PAGE_TECHNOLOGY.battery.selfDischargePerHour).toBeCloseTo(0.03, 12);
});

describe("the array, step by step (AS/NZS 4509.2)", () => {
  it("loses 0.35% a kelvin of cells 25 K above the air", () => {
    expect(temperatureFactor(-0.0035, 25, 25)).toBeCloseTo(0.9125, 12);
    expect(temperatureFactor(-0.0035, 0, 25)).toBe(1);
    expect(temperatureFactor(-0.0035, -10, 25)).toBeCloseTo(1.035, 12);
  });

  it("pays the battery's round trip for what runs at night alone", () => {
    const load = { dailyConsumption: 9_500, inverterEfficiency: 0.95, batteryRoundTrip: 0.8, standingEnergy: 400 };
    expect(busEnergy({ ...load, nightShare: 0 })).toBeCloseTo(10_400, 9);
    expect(busEnergy({ ...load, nightShare: 1 })).toBeCloseTo(12_900, 9);
    expect(busEnergy({ ...load, nightShare: 0.4 })).toBeCloseTo(10_000 * (0.6 + 0.5) + 400, 9);
  });

  it("is the energy over the sun, the heat and the product of all losses", () => {
    const losses = { dirt: 0.5, mismatch: 0.8, tracker: 0.9, cable: 0.25 };
    expect(lossFactor(losses)).toBeCloseTo(0.09, 12);
    expect(arrayPower(900, 5, 0.8, losses)).toBeCloseTo(2_500, 9);
    expect(arrayPower(0, 0, 0.8, losses)).toBe(0);
  });

  it.each([
    [[1, 3, 2], 1],
    [[5, 3, 2], 0],
    [[1, 3, 3], 1],
    [[2, 2, 2], null],
    [[2, 2 + 1e-12, 2], null],
    [[2, 2.001, 2], 1],
  ])("of %j the design month is %s", (powers, month) => {
    expect(designMonthOf(powers)).toBe(month);
  });
});

describe("the battery", () => {
  it.each([
    ["lfp", 15, 1],
    ["lfp", 30, 1],
    ["lfp", 5, 0.92],
    ["lfp", -10, 0.8],
    ["lead_acid", 25, 1],
    ["lead_acid", 15, 0.94],
    ["lead_acid", -5, 0.82],
  ] as const)("%s holds at %d °C the share %d", (chemistry, temperature, share) => {
    expect(coldFactor(chemistry, temperature)).toBeCloseTo(share, 12);
  });

  it("hands out the load through the inverter, and its standing draw", () => {
    expect(autonomyEnergy(9_500, 0.95, 300)).toBeCloseTo(10_300, 9);
    expect(batteryCapacity(3_600, { depthOfDischarge: 0.9, dischargeEfficiency: 0.8, cold: 0.5 })).toBeCloseTo(
      10_000,
      9,
    );
  });

  it("halves its calendar life every 10 K (lead acid) and 14 K (lithium iron) above 25 °C, and gains none below", () => {
    for (const [chemistry, kelvin] of [
      ["lead_acid", 10],
      ["lfp", 14],
    ] as const) {
      expect([0, 25, 25 + kelvin, 25 + 2 * kelvin].map((at) => heatFactor(chemistry, at))).toEqual([1, 1, 0.5, 0.25]);
    }
  });

  it("ends by its calendar or by its cycles, whichever is sooner", () => {
    const kind = { chemistry: "lfp", depthOfDischarge: 0.9, cycles: 6_000, calendarYears: 15 } as const;
    // 5,400 times what it holds.
    expect(batteryLife(kind, { fullCyclesPerYear: 540, temperature: 25 })).toEqual({
      calendar: 15,
      cycling: 10,
      years: 10,
    });
    expect(batteryLife(kind, { fullCyclesPerYear: 270, temperature: 39 })).toEqual({
      calendar: 7.5,
      cycling: 20,
      years: 7.5,
    });
    expect(batteryLife(kind, { fullCyclesPerYear: 0, temperature: 25 })).toEqual({
      calendar: 15,
      cycling: Infinity,
      years: 15,
    });
  });
});

describe("cost and carbon (specification, section 9)", () => {
  it("is 0.75 a watt of panels, 0.50 a watt hour of battery, 0.50 a watt of inverter, and a fifth for installing", () => {
    expect(costFigures(4_000, 10_000, 3_000)).toEqual({
      panels: 3_000,
      batteries: 5_000,
      inverter: 1_500,
      installation: 1_900,
      total: 11_400,
    });
  });

  it("takes other prices where there are", () => {
    const installation = { share: 0.5, perPanelWatt: 0, perBatteryWattHour: 0 };
    const rates = { panel: { price: 1 }, battery: { price: 2 }, inverter: { price: 3 }, installation };
    expect(costFigures(10, 20, 30, rates)).toMatchObject({
      panels: 10,
      batteries: 40,
      inverter: 90,
      installation: 70,
      total: 210,
    });
  });

  it("avoids 0.92 kg of CO₂ a kilowatt hour", () => {
    expect(designPageCarbonOffset(5_000)).toBeCloseTo(4.6, 12);
  });
});

describe("the inverter", () => {
  it("has twice the peak power (A-27)", () => {
    expect(inverterCapacity(2_500)).toBe(5_000);
  });

  it("falls in straight lines between the datasheet's points, and never below nothing", () => {
    expect(heatShare(32.5)).toBeCloseTo((1 + 0.925) / 2, 12);
    expect(heatShare(52.5)).toBeCloseTo((0.925 + 0.75) / 2, 12);
    expect(heatShare(75)).toBeCloseTo(0.75 - 0.07, 12);
    expect(altitudeShare(20_000)).toBe(0);
  });
});

describe("the mains", () => {
  it.each([
    ["220V/50Hz Single Phase", 220, 50, 1],
    ["110V/60Hz Single Phase", 110, 60, 1],
    ["380V/50Hz Three Phase", 380, 50, 3],
    ["440V/60Hz Three Phase", 440, 60, 3],
    ["230V/50Hz Single Phase", 230, 50, 1],
    ["400V/50Hz Three Phase", 400, 50, 3],
    ["120/240V/60Hz Split Phase", 240, 60, 2],
  ] as const)("%s is %d V, %d Hz and %d phases", (name, voltage, frequency, phases) => {
    expect(MAINS[name]).toEqual({ voltage, frequency, phases });
    expect(lineCurrent(1_000, MAINS[name], 0.8)).toBeCloseTo(
      1_000 / (0.8 * voltage * (phases === 3 ? 1.7320508 : 1)),
      5,
    );
  });

  /** Nominal voltages of IEC World Plugs and ANSI C84.1, each with ±10% (IEC 60038). */
  it.each([
    ["Nigeria", "230V/50Hz Single Phase", "220V/50Hz Single Phase", "400V/50Hz Three Phase", "380V/50Hz Three Phase"],
    ["Ghana", "230V/50Hz Single Phase", "220V/50Hz Single Phase", "400V/50Hz Three Phase", "380V/50Hz Three Phase"],
    [
      "South Africa",
      "230V/50Hz Single Phase",
      "220V/50Hz Single Phase",
      "400V/50Hz Three Phase",
      "380V/50Hz Three Phase",
    ],
    ["UK", "230V/50Hz Single Phase", "220V/50Hz Single Phase", "400V/50Hz Three Phase", "380V/50Hz Three Phase"],
    ["Germany", "230V/50Hz Single Phase", "220V/50Hz Single Phase", "400V/50Hz Three Phase", "380V/50Hz Three Phase"],
    ["Australia", "230V/50Hz Single Phase", "220V/50Hz Single Phase", "400V/50Hz Three Phase", "380V/50Hz Three Phase"],
    ["India", "230V/50Hz Single Phase", "220V/50Hz Single Phase", "400V/50Hz Three Phase", "380V/50Hz Three Phase"],
    ["Kenya", "230V/50Hz Single Phase", "220V/50Hz Single Phase", "400V/50Hz Three Phase", "380V/50Hz Three Phase"],
    ["USA", "120/240V/60Hz Split Phase", "110V/60Hz Single Phase", "440V/60Hz Three Phase"],
  ] as const)("of %s can live with %s and %s among others, and with nothing else", (country, ...fitting) => {
    const taken = VOLTAGE_FREQUENCIES.filter((choice) => mainsMismatch(country, choice) === null);
    expect([...taken].sort()).toEqual([...fitting].sort());
  });

  it("tells a wrong voltage from a wrong frequency", () => {
    expect(mainsMismatch("Kenya", "110V/60Hz Single Phase")).toEqual({
      national: { voltage: [240], frequency: 50 },
      voltageIsWrong: true,
      frequencyIsWrong: true,
    });
    expect(mainsMismatch("USA", "220V/50Hz Single Phase")).toMatchObject({
      voltageIsWrong: false,
      frequencyIsWrong: true,
    });
    expect(mainsMismatch("Kenya", "440V/60Hz Three Phase")).toMatchObject({
      national: { voltage: [415] },
      voltageIsWrong: false,
      frequencyIsWrong: true,
    });
    expect(mainsMismatch("USA", "380V/50Hz Three Phase")).toMatchObject({
      national: { voltage: [208, 480] },
      voltageIsWrong: true,
    });
  });
});

describe("the mount", () => {
  it("heats cells by the balance of PVsyst: 800 W/m² × 0.9 × (1 − 0.212) over what the air takes", () => {
    const balance = 800 * 0.9 * 0.788;
    expect(MOUNTS["roof-flat"].cellRise).toBe(25);
    expect(MOUNTS["roof-sloped"].cellRise).toBeCloseTo(balance / 20, 9);
    expect(MOUNTS["ground-mount"].cellRise).toBeCloseTo(balance / 29, 9);
    expect(MOUNTS["pole-mount"].cellRise).toBeCloseTo(balance / 31.84, 9);
    for (const mount of INSTALLATION_LOCATIONS)
      expect(heatLossOf(mount)).toMatchObject({
        wind: 0,
        absorption: 0.9,
        efficiency: 0.212,
        constant: balance / MOUNTS[mount].cellRise,
      });
  });

  it("stands at the roof's pitch, at the latitude between 10° and 15° on a flat roof, and is free elsewhere", () => {
    const ghi = Array<number>(12).fill(5);
    const tilt = (mount: (typeof INSTALLATION_LOCATIONS)[number], latitude: number) =>
      chooseTilt(mount, "off-grid", latitude, ghi).tilt;
    expect(tilt("roof-sloped", 6)).toBe(20);
    expect([0, 6, -9, 12, -13.4, 40, -52].map((latitude) => tilt("roof-flat", latitude))).toEqual([
      10, 10, 10, 12, 13, 15, 15,
    ]);
    for (const latitude of [-60, 0, 60])
      for (const mount of ["ground-mount", "pole-mount"] as const) {
        expect(tilt(mount, latitude)).toBeGreaterThanOrEqual(10);
        expect(tilt(mount, latitude)).toBeLessThanOrEqual(60);
      }
    // Monthly sun of a place like Berlin: the low sun of its darkest month asks for more than the year does.
    const north = [0.6, 1.2, 2.5, 4.1, 5.1, 5.4, 5.2, 4.5, 3, 1.7, 0.8, 0.5];
    const [month, year] = (["off-grid", "on-grid"] as const).map(
      (systemType) => chooseTilt("ground-mount", systemType, 52, north).tilt,
    );
    expect(month).toBeGreaterThan(year ?? NaN);
  });
});

describe("the target", () => {
  it("lets three days stand for 1% of the hours and ten for 0.1%, by equal shares between (engineering notes, section 6)", () => {
    expect(darkShareOf(3)).toBeCloseTo(0.01, 12);
    expect(darkShareOf(10)).toBeCloseTo(0.001, 12);
    expect(darkShareOf(6.5)).toBeCloseTo(Math.sqrt(0.01 * 0.001), 12);
  });

  it.each([
    ["reliability", null, true],
    ["reliability", 99, false],
    ["autonomy", null, true],
    ["autonomy", 99, true],
  ] as const)("by %s with %s typed: the days decide %s", (backupRule, reliabilityTarget, decide) => {
    expect(daysDecide({ ...DEFAULTS, backupRule, reliabilityTarget })).toBe(decide);
  });

  it("asks off-grid for hours, of a hybrid for an outage, on-grid for a year's energy", () => {
    const base = { ...DEFAULTS, backupRule: "reliability", backupHours: 7 } as const;
    expect(targetOf({ ...base, systemType: "on-grid" })).toEqual({ kind: "energy" });
    expect(targetOf({ ...base, systemType: "hybrid" })).toMatchObject({ kind: "outage", hours: 7 });
    const typed = targetOf({ ...base, systemType: "off-grid", reliabilityTarget: 99 });
    expect(typed).toMatchObject({ kind: "hours", share: 0.99 });
    expect(typed.kind === "hours" && typed.darkHours).toBeCloseTo(87.6, 9);
    const days = targetOf({ ...base, systemType: "off-grid", reliabilityTarget: null, backupDays: 10 });
    expect(days.kind === "hours" && days.darkHours).toBeCloseTo(8.76, 9);
  });
});

describe("an appliance as it is described", () => {
  const item = { id: "pump", name: "Pump", ratedPower: 750, startFactor: 5 };
  const own = {
    customName: null,
    customPower: null,
    quantity: 2,
    hoursPerDay: 3,
    hoursOfDay: [6, 7],
    months: null,
    motor: true,
    essential: false,
  };

  it("goes by its own name and power, else by the catalogue's (A-52)", () => {
    expect(describedName({ customName: "Well" }, item)).toBe("Well");
    expect(describedName({ customName: null }, item)).toBe("Pump");
    expect([describedPower({ customPower: 0 }, item), describedPower({ customPower: 90 }, item)]).toEqual([0, 90]);
    expect([describedPower({ customPower: null }, item), describedPower({ customPower: null }, null)]).toEqual([
      750, 0,
    ]);
  });

  it("starts as the catalogue says, a motor of its own at three times its power, and all else as it runs", () => {
    expect(describedLoad(own, item)).toEqual({
      name: "Pump",
      catalogueId: "pump",
      power: 750,
      quantity: 2,
      hoursPerDay: 3,
      hoursOfDay: [6, 7],
      startFactor: 5,
      motor: true,
      essential: false,
    });
    expect(describedLoad(own, null).startFactor).toBe(3);
    expect(describedLoad({ ...own, motor: false }, null).startFactor).toBe(1);
    expect(describedLoad({ ...own, customName: "Well" }, item)).not.toHaveProperty("catalogueId");
  });

  it("stands in texts by its id in the catalogue, and by the name its owner gave it", () => {
    const pump = calledAppliance(describedLoad(own, item));
    expect(pump).toEqual({ key: "appliances.pump", values: { name: "Pump" } });
    expect(tell(pump)).toBe("Pump");
    expect(calledAppliance(describedLoad({ ...own, customName: "Well" }, item))).toBe("Well");
  });
});

describe("what a generator costs", () => {
  it.each(COUNTRIES)("a litre in %s, in dollars by its exchange rate", (country) => {
    const { petrol, diesel, exchange } = COUNTRY_MONEY[country];
    expect(fuelPriceOf(country, "petrol")).toBeCloseTo(petrol.value / exchange.value, 12);
    expect(fuelPriceOf(country, "diesel")).toBeCloseTo(diesel.value / exchange.value, 12);
  });

  it("twenty years of fuel, oil, service and new sets at their worth today", () => {
    const prices = generatorPrices("USA", "petrol", 1);
    const set = { nameplateKw: 2, pieces: 1, ratedKw: 1.8, startCharge: 0.2, stopCharge: 0.8, chargerEfficiency: 0.94 };
    const year = { hours: 300, energy: 400 };
    expect(prices.price(set)).toBe(340);
    const { discountRate, inflation } = COUNTRY_MONEY.USA;
    const rate = Math.max(0, (1 + discountRate.value / 100) / (1 + inflation.value / 100) - 1);
    const worth = rate === 0 ? 20 : (1 - (1 + rate) ** -20) / rate;
    const perYear = 0.3 * 300 + 0.35 * 400 + 3 * 6.2 + 16 + 34;
    expect(prices.presentWorth(set, year)).toBeCloseTo(worth * perYear, 8);
    const own = generatorPrices("USA", "petrol").presentWorth(set, year);
    expect(own).toBeCloseTo(worth * (perYear + 230 * (fuelPriceOf("USA", "petrol") - 1)), 8);
    // Two side by side burn, wear and cost twice as much in the same hours.
    expect(prices.price({ ...set, pieces: 2 })).toBe(680);
    const two = 0.6 * 300 + 0.35 * 400 + 2 * (3 * 6.2 + 16 + 34);
    expect(prices.presentWorth({ ...set, pieces: 2 }, year)).toBeCloseTo(worth * two, 8);
    // A diesel of 2 kW costs 1,160: oil every 200 h, service every 600 h, half a life of 15,000 h an overhaul for two fifths.
    const diesel = 0.16 * 300 + 0.25 * 400 + 1.5 * 11 + 0.5 * 38 + (300 / 15_000) * 1_160 * 1.4;
    expect(generatorPrices("USA", "diesel", 1).presentWorth(set, year)).toBeCloseTo(worth * diesel, 8);
  });
});

it.each([
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 9], 0],
  [[9, 1, 2, 3, 4, 5, 6, 7, 8, 10], 9],
  [[5], 5],
  [[1, 2], 2],
  [[], 0],
])("nine of ten years of %j have no more than %d dark hours", (hours, most) => {
  expect(reachedByNineOfTen(hours)).toBe(most);
});
