import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import { cityById } from "@sunwright/engine/climate/cities";
import { catalogueItem } from "@sunwright/engine/sizing/load/appliances/catalogue";
import { COUNTRIES, type VoltageFrequency } from "@sunwright/engine/parameters/options";
import type { ApplianceLoad, DesignInput, LoadInput, ParametersInput } from "@sunwright/engine/sizing/inputs/design";

/** Somebody a design is made for. */
export interface Persona {
  readonly name: string;
  readonly input: DesignInput;
  /** A measured or typical hourly year of the reference tables whose days its place is run through, where one is near. */
  readonly measured?: string;
}

type Pieces = readonly (readonly [id: string, quantity: number, hoursPerDay?: number])[];

function appliancesOf(pieces: Pieces): LoadInput {
  const appliances = pieces.map(([id, quantity, hours]): ApplianceLoad => {
    const item = catalogueItem(id);
    if (item === null) throw new Error(`The catalogue has no ${id}`);
    const { name, ratedPower: power, hoursOfDay, startFactor, motor } = item;
    return {
      name,
      power,
      quantity,
      hoursPerDay: hours ?? item.hoursPerDay,
      hoursOfDay,
      startFactor,
      motor,
      essential: true,
    };
  });
  return { kind: "appliances", appliances };
}

const typed = (dailyConsumption: number, peakPower: number): LoadInput => ({
  kind: "direct",
  dailyConsumption,
  peakPower,
});

function at(city: string, change: Partial<ParametersInput> = {}): ParametersInput {
  const row = cityById(city);
  if (row === null) throw new Error(`No city ${city}`);
  const country = COUNTRIES.find((known) => known === row.country);
  if (country === undefined) throw new Error(`No country ${row.country}`);
  const mean = row.temperature.reduce((sum, month) => sum + month, 0) / 12;
  const { currency: _, ...parameters } = DEFAULT_PARAMETERS;
  const place = { country, city, region: null, sunlightSource: "site", ambientTemperature: mean } as const;
  return { ...parameters, ...place, ...change };
}

/** The fourteen of issue 14, homes, shops and clinics from Lagos to Munich, and two hybrids more. */
export const PERSONAS: readonly Persona[] = [
  {
    name: "Lagos flat",
    input: {
      load: appliancesOf([
        ["ceiling-fan", 2],
        ["refrigerator", 1],
        ["led-bulb", 6],
        ["television", 1],
        ["wi-fi-router", 1],
        ["laptop", 1],
      ]),
      parameters: at("ng-lagos-ikeja"),
    },
  },
  {
    name: "Kano with air conditioning",
    input: {
      load: appliancesOf([
        ["inverter-air-conditioner-1hp", 1],
        ["ceiling-fan", 3],
        ["refrigerator", 1],
        ["led-bulb", 8],
        ["television", 1],
        ["water-pump", 1],
      ]),
      parameters: at("ng-kano"),
    },
    measured: "bauchi_ng_measured",
  },
  {
    name: "Nairobi shop",
    input: {
      load: appliancesOf([
        ["led-tube", 6, 10],
        ["chest-freezer", 1],
        ["desktop-computer", 1, 9],
        ["wi-fi-router", 1],
        ["phone-charger", 4],
      ]),
      parameters: at("ke-nairobi"),
    },
  },
  {
    name: "Accra clinic, 99.9%",
    input: {
      load: appliancesOf([
        ["refrigerator", 2],
        ["led-tube", 10, 10],
        ["ceiling-fan", 4],
        ["desktop-computer", 2],
        ["wi-fi-router", 1],
        ["water-pump", 1],
      ]),
      parameters: at("gh-accra", { reliabilityTarget: 99.9 }),
    },
  },
  { name: "Port Harcourt bakery", input: { load: typed(35_000, 6_000), parameters: at("ng-port-harcourt") } },
  {
    name: "Wa school",
    input: {
      load: appliancesOf([
        ["led-tube", 20, 4],
        ["ceiling-fan", 10, 5],
        ["laptop", 15],
        ["projector", 1],
        ["photocopier", 1],
        ["wi-fi-router", 1],
      ]),
      parameters: at("gh-wa"),
    },
    measured: "navrongo_gh_power",
  },
  { name: "New Delhi home", input: { load: typed(9_000, 2_500), parameters: at("in-new-delhi") } },
  {
    name: "Hyderabad home",
    input: {
      load: appliancesOf([
        ["ceiling-fan", 4],
        ["refrigerator", 1],
        ["led-bulb", 10],
        ["television", 1],
        ["washing-machine", 1],
        ["water-pump", 1],
      ]),
      parameters: at("in-hyderabad-icrisat-patancheru"),
    },
  },
  { name: "Pongola farm", input: { load: typed(18_000, 4_500), parameters: at("za-pongola") } },
  { name: "Sydney off-grid", input: { load: typed(8_000, 3_000), parameters: at("au-sydney") } },
  {
    name: "Phoenix off-grid",
    input: {
      load: typed(20_000, 5_000),
      parameters: at("us-phoenix-az", { voltageFrequency: "120/240V/60Hz Split Phase" }),
    },
    measured: "phoenix_az_tmy2",
  },
  { name: "Belfast off-grid", input: { load: typed(5_000, 2_500), parameters: at("gb-belfast") } },
  {
    name: "Johannesburg hybrid",
    input: {
      load: typed(16_000, 4_000),
      parameters: at("za-johannesburg", { systemType: "hybrid", backupHours: 8, outageHours: 4, outageStart: 18 }),
    },
  },
  {
    name: "Lagos hybrid",
    input: {
      load: appliancesOf([
        ["ceiling-fan", 3],
        ["refrigerator", 1],
        ["led-bulb", 8],
        ["television", 1],
        ["wi-fi-router", 1],
        ["laptop", 2],
        ["inverter-air-conditioner-1hp", 1],
      ]),
      parameters: at("ng-lagos-ikeja", { systemType: "hybrid", backupHours: 8, outageHours: 4, outageStart: 18 }),
    },
  },
  {
    name: "Accra hybrid",
    input: {
      load: typed(12_000, 3_500),
      parameters: at("gh-accra", { systemType: "hybrid", backupHours: 6, outagesPerYear: 60, outageMeanHours: 3 }),
    },
  },
  {
    name: "Munich on-grid",
    input: {
      load: typed(10_000, 5_000),
      parameters: at("de-munich", { systemType: "on-grid", installationLocation: "roof-sloped" }),
    },
  },
];

const onGrid = (city: string, consumption: number, peak: number, voltageFrequency: VoltageFrequency) => ({
  load: typed(consumption, peak),
  parameters: at(city, { systemType: "on-grid", installationLocation: "roof-sloped", voltageFrequency }),
});

/** The five of issue 15: houses on the grid, with what a home of the place uses. */
export const ON_GRID_PERSONAS: readonly Persona[] = [
  { name: "Munich, 11 kWh a day", input: onGrid("de-munich", 11_000, 5_000, "230V/50Hz Single Phase") },
  { name: "Delhi, 15 kWh a day", input: onGrid("in-new-delhi", 15_000, 4_000, "230V/50Hz Single Phase") },
  { name: "Phoenix, 35 kWh a day", input: onGrid("us-phoenix-az", 35_000, 9_000, "120/240V/60Hz Split Phase") },
  { name: "Sydney, 18 kWh a day", input: onGrid("au-sydney", 18_000, 6_000, "230V/50Hz Single Phase") },
  { name: "London, 9 kWh a day", input: onGrid("gb-london-heathrow", 9_000, 5_000, "230V/50Hz Single Phase") },
];
