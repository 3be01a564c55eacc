import { DAYS_OF_MONTH, INVERTER_EFFICIENCY } from "../sizing/defaults";
import type { Design } from "../sizing/design";
import type { GeneratorFuel, SystemType } from "../sizing/options";
import type { SimulatedDesign } from "../sizing/simulated";

/** What a comparison of costs needs to know of a house and its system. Money in US dollars, energies a year. */
export interface MoneyInput {
  readonly systemType: SystemType;
  /** What the house asks for. [kWh/year] */
  readonly loadEnergy: number;
  /** What the solar system, with grid and generator where it has them, gives it. [kWh/year] */
  readonly servedEnergy: number;
  /** 24 mean powers, hour 0 first. [W] */
  readonly hourlyPower: readonly number[];
  /** Largest power with the hardest start in it: what a generator has to give. [W] */
  readonly surgePower: number;
  /** To build, and of that what is bought again. [US dollars] */
  readonly buildCost: number;
  readonly batteryCost: number;
  readonly inverterCost: number;
  /** [kWh/year] */
  readonly gridImport: number;
  /** What the generator of the solar system itself gives. [kWh/year] */
  readonly generatorEnergy: number;
  readonly generator: GeneratorFuel;
  /** Hours of the day without grid; null off-grid, and where the grid is not said to fail. */
  readonly outage: { readonly start: number; readonly hours: number } | null;
  /** Where the yearly energies come from. */
  readonly energySource: string;
}

/** What the project says of grid and generator. */
export interface Supply {
  readonly outageHours: number;
  readonly outageStart: number;
  readonly generator: GeneratorFuel;
}

type SimulatedOrNot = Design & { readonly simulation?: SimulatedDesign | null };

const SYSTEM_OF = { backupDays: "off-grid", backupHours: "hybrid", none: "on-grid" } as const;
const DAYS = 365;

/** The money input of a sized system; its yearly energies are the simulated ones where it has them. */
export function moneyInputOf(design: SimulatedOrNot, supply: Supply): MoneyInput {
  const systemType = SYSTEM_OF[design.battery.governedBy];
  const { load, cost, simulation } = design;
  const energies = simulation ? simulatedEnergies(simulation) : estimatedEnergies(design, systemType);
  const outages = systemType === "hybrid" && supply.outageHours > 0;
  return {
    systemType,
    ...energies,
    hourlyPower: load.hourlyPower,
    surgePower: load.surgePower.value,
    buildCost: cost.total.value,
    batteryCost: cost.batteries.value,
    inverterCost: cost.inverter.value,
    generator: systemType === "on-grid" ? "none" : supply.generator,
    outage: outages ? { start: supply.outageStart, hours: supply.outageHours } : null,
  };
}

type Energies = Pick<MoneyInput, "loadEnergy" | "servedEnergy" | "gridImport" | "generatorEnergy" | "energySource">;

const simulatedEnergies = ({ flows, weather }: SimulatedDesign): Energies => ({
  loadEnergy: DAYS * flows.load,
  servedEnergy: DAYS * flows.served,
  gridImport: DAYS * flows.gridImport,
  generatorEnergy: DAYS * flows.generator,
  energySource: `Simulated: ${weather}`,
});

/**
 * Without simulated years: off-grid carries the load, as it was sized to; elsewhere the grid gives what the array does
 * not, month by month, and without a battery all of the night.
 */
function estimatedEnergies({ load, energy }: Design, systemType: SystemType): Energies {
  const daily = load.dailyConsumption.value;
  const reach = systemType === "on-grid" ? daily * (1 - load.nightShare) : daily;
  const bought = energy.monthlyDelivered.reduce((sum, delivered, month) => {
    const used = Math.min(reach, delivered * INVERTER_EFFICIENCY);
    return sum + (DAYS_OF_MONTH[month] ?? 0) * (daily - used);
  }, 0);
  const yearly = (DAYS * daily) / 1_000;
  return {
    loadEnergy: yearly,
    servedEnergy: yearly,
    gridImport: systemType === "off-grid" ? 0 : bought / 1_000,
    generatorEnergy: 0,
    energySource: "Monthly balance of this design",
  };
}
