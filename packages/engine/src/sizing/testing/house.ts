import { catalogueItem } from "../load/appliances/catalogue";
import type { ApplianceLoad, DesignInput, ParametersInput } from "../inputs/design";

/** The defaults of the design page. Source: design workflow specification, section 9. */
export const DEFAULTS: ParametersInput = {
  sunlightHours: 6.5,
  sunlightSource: "typed",
  backupDays: 3,
  backupHours: 24,
  backupRule: "reliability",
  reliabilityTarget: null,
  designAge: "middle",
  dailyVariation: 15,
  hourlyVariation: 20,
  busVoltage: 48,
  systemType: "off-grid",
  inverterSize: null,
  voltageFrequency: "220V/50Hz Single Phase",
  outageHours: 0,
  outageStart: 18,
  outagesPerYear: 0,
  outageMeanHours: 4,
  hybridGoal: "least-cost",
  generator: "none",
  installationLocation: "roof-flat",
  rowPitch: null,
  rowDepth: 1.13,
  panelAzimuth: null,
  panelTilt: null,
  panelSpace: null,
  connectionPower: null,
  buildBudget: null,
  panelToInverterDistance: 20,
  inverterToLoadDistance: 15,
  inverterToGeneratorDistance: 10,
  inverterToGridDistance: 25,
  batteryPlace: "outdoors",
  ambientTemperature: 29,
  humidity: 70,
  altitude: 200,
  soilingRate: null,
  dryMonths: 5,
  dryFrom: "November",
  cleaningInterval: null,
  town: null,
  monthSun: null,
  horizonProfile: null,
  roofShade: null,
  shadeObjects: null,
  country: "Nigeria",
  region: null,
  city: null,
};

/** A catalogue appliance as a project holds it. */
export function fromCatalogue(id: string, quantity: number, hoursPerDay?: number): ApplianceLoad {
  const item = catalogueItem(id);
  if (item === null) throw new Error(`The catalogue has no ${id}`);
  return {
    name: item.name,
    power: item.ratedPower,
    quantity,
    hoursPerDay: hoursPerDay ?? item.hoursPerDay,
    hoursOfDay: item.hoursOfDay,
    startFactor: item.startFactor,
    motor: item.motor,
    essential: true,
  };
}

/** The house of the design page's example: eleven kinds of appliances, 2,860 W all at once. */
export const HOUSE: readonly ApplianceLoad[] = [
  fromCatalogue("ceiling-fan", 4, 9),
  fromCatalogue("chest-freezer", 1, 10),
  fromCatalogue("refrigerator", 1, 10),
  fromCatalogue("water-pump", 1, 1),
  fromCatalogue("sewing-machine", 2, 4),
  fromCatalogue("laptop", 2, 5),
  fromCatalogue("led-bulb", 12, 6),
  fromCatalogue("television", 1, 5),
  fromCatalogue("microwave-oven", 1, 0.5),
  fromCatalogue("wi-fi-router", 1, 24),
  fromCatalogue("phone-charger", 5, 3),
];

/** One object for all: the engine keeps the years it has drawn of a load as long as the load is there. */
const LOAD = { kind: "appliances", appliances: HOUSE } as const;

export const house = (change: Partial<ParametersInput> = {}): DesignInput => ({
  load: LOAD,
  parameters: { ...DEFAULTS, ...change },
});
