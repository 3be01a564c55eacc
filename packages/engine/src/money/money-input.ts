import type { DailyOutage } from "../units/daily-outage";
import type { Text } from "../units/told";
import type { Design, ParametersInput } from "../sizing/inputs/design";
import type { MonthlyExchange } from "../sizing/rule/grid-prices";
import type { GeneratorKind } from "../economics/generator-set";
import type { GeneratorFuel, SystemType } from "../parameters/options";
import { BATTERY_CALENDAR_YEARS } from "../sizing/inputs/defaults";
import { technologyFor } from "../sizing/rule/chosen-technology";
import { priceOfDesign } from "../sizing/choice/system-price";
import type { EnergyFlows, MonthOfYear, SimulatedDesign } from "../sizing/inputs/simulated";
import { INVERTER_YEARS } from "../economics/lives";
import type { Price } from "../prices/price";
import type { SubsidisedSystem } from "../prices/subsidies-of";
import { builtFor, type SystemCost, systemCostOf } from "./build-cost";
import { type HousePlan, housePlanOf } from "./house-plan";
import { told } from "./told";

/** The system a subsidy goes by, and whether its price is agreed: what a firm takes off its invoice is off that already. */
interface SubsidisedMoney extends SubsidisedSystem {
  readonly agreed: boolean;
}

/** What a comparison of costs needs to know of a house and its system. Money in US dollars, energies a year. */
export interface MoneyInput extends SystemCost {
  readonly systemType: SystemType;
  /** What the house asks for. [kWh/year] */
  readonly loadEnergy: number;
  /** What the solar system, with grid and generator where it has them, gives it. [kWh/year] */
  readonly servedEnergy: number;
  /** 24 mean powers, hour 0 first. [W] */
  readonly hourlyPower: readonly number[];
  /** Largest power with the hardest start in it: what a generator has to give. [W] */
  readonly surgePower: number;
  /** Until they are replaced. [years] */
  readonly batteryYears: number;
  readonly inverterYears: number;
  /** [kWh/year] */
  readonly gridImport: number;
  readonly gridExport: number;
  /** The same month by month; null or left out: spread evenly over the days. */
  readonly months?: MonthlyExchange | null;
  /** The tariff by the hour it is billed by; null or left out: the country's plan. */
  readonly plan?: HousePlan | null;
  /** Of the panels. [kWp] */
  readonly arrayKw: number;
  /** The generating set of the solar system itself, as its simulated years run it; null where none stands by. */
  readonly standby: Standby | null;
  /** What the project names. */
  readonly generator: GeneratorFuel;
  /** Share of its nameplate a set gives at the site, 0 to 1. */
  readonly generatorShare: number;
  /** Hours of the day without grid; null off-grid, and where the grid is not said to fail. */
  readonly outage: DailyOutage | null;
  /** Where the yearly energies come from. */
  readonly energySource: Text;
  /** Left out: subsidies are not asked about. */
  readonly subsidised?: SubsidisedMoney | undefined;
}

/** A set, or several equal ones, and what a year asks of it. */
export interface Standby {
  readonly kind: GeneratorKind;
  /** Nameplate of one. [kW] */
  readonly ratedKw: number;
  readonly pieces: number;
  /** [h/year] */
  readonly hours: number;
  /** [kWh/year] */
  readonly energy: number;
  /** [l/year] */
  readonly litres: number;
}

const DAYS = 365;

/**
 * The money input of a sized system, its yearly energies the simulated ones. Null when there is nothing to carry.
 *
 * @param price  The project's, where it is surer than the local one.
 */
export function moneyInputOf(design: Design, price: Price | null = null): MoneyInput | null {
  const { load, panels, battery, inverter, electrical, simulation, basis } = design;
  if (simulation === null) return null;
  const local = systemCostOf(priceOfDesign(design));
  const panelsKw = panels.capacity.value / 1_000;
  return moneyInputFrom({
    parameters: basis.parameters,
    hourlyPower: load.hourlyPower,
    surgePower: load.surgePower.value,
    arrayKw: panelsKw,
    subsidised: subsidisedOf(
      basis.parameters,
      {
        panelsKw,
        inverterKw: inverter.capacity.value / 1_000,
        batteryKwh: battery.capacity.value / 1_000,
        usableShare: technologyFor(basis).battery.depthOfDischarge,
      },
      price,
    ),
    ...costAt(local, price),
    batteryYears: batteryYearsOf(simulation),
    inverterYears: INVERTER_YEARS,
    standby: standbyIn(electrical.generator, simulation.generator),
    generatorShare: electrical.generatorShare,
    flows: simulation.flows,
    months: exchangeOf(simulation.months),
    plan: housePlanOf(basis, simulation.metered),
    weather: simulation.weather,
  });
}

/** What is paid for a system: its local cost, or a surer price of it. */
export const costAt = (local: SystemCost, price: Price | null): SystemCost =>
  price === null || price.rung === "local" || price.rung === "estimate" ? local : builtFor(local, price);

/** The same money for a surer price of the system: what a firm takes off its invoice is off that already. */
export const atPrice = (input: MoneyInput, price: Price | null): MoneyInput => ({
  ...input,
  ...costAt(input, price),
  ...(input.subsidised && { subsidised: { ...input.subsidised, agreed: isAgreed(price) } }),
});

const isAgreed = (price: Price | null): boolean => price?.rung === "offer" || price?.rung === "contract";

/** What a subsidy goes by. */
export const subsidisedOf = (
  { country, city, systemType }: Pick<ParametersInput, "country" | "city" | "systemType">,
  {
    panelsKw,
    inverterKw,
    batteryKwh,
    usableShare,
  }: {
    readonly panelsKw: number;
    readonly inverterKw: number;
    readonly batteryKwh: number;
    /** Of the battery, 0 to 1. */
    readonly usableShare: number;
  },
  price: Price | null,
): SubsidisedMoney => ({
  country,
  city,
  systemType,
  panelsKw,
  inverterKw,
  battery: { usable: batteryKwh * usableShare, nominal: batteryKwh },
  agreed: isAgreed(price),
});

/** What the months bought and sold. */
export const exchangeOf = (months: readonly Pick<MonthOfYear, "gridImport" | "gridExport">[]): MonthlyExchange => ({
  bought: months.map(({ gridImport }) => gridImport),
  sold: months.map(({ gridExport }) => gridExport),
});
function standbyIn(
  bought: Design["electrical"]["generator"],
  run: SimulatedDesign["generator"],
): MoneyInput["standby"] {
  if (bought === null || run === null) return null;
  const { hours, energy, litres } = run;
  return {
    kind: bought.kind,
    ratedKw: bought.rating.value / 1_000,
    pieces: bought.sets,
    hours: hours.value,
    energy: energy.value,
    litres: litres.value,
  };
}

/** The year its battery is at the end of its life. */
const batteryYearsOf = ({ ages }: SimulatedDesign): number =>
  ages.find(({ age }) => age === "end")?.year ?? BATTERY_CALENDAR_YEARS;

type Described = Pick<
  MoneyInput,
  | "hourlyPower"
  | "surgePower"
  | "arrayKw"
  | keyof SystemCost
  | "batteryYears"
  | "inverterYears"
  | "standby"
  | "generatorShare"
  | "subsidised"
>;

interface Simulated extends Described {
  readonly parameters: ParametersInput;
  /** Of a mean simulated day. */
  readonly months: MonthlyExchange | null;
  /** Null or left out: billed by the country's plan. */
  readonly plan?: HousePlan | null;
  readonly flows: Pick<EnergyFlows, "load" | "served" | "gridImport" | "gridExport">;
  /** What it was simulated under, in words. */
  readonly weather: Text;
}

/** Hours of the day without grid; null off-grid, and where the grid is not said to fail. */
export const dailyOutageOf = ({
  systemType,
  outageHours,
  outageStart,
}: Pick<ParametersInput, "systemType" | "outageHours" | "outageStart">): DailyOutage | null =>
  systemType === "hybrid" && outageHours > 0 ? { outageHours, outageStart } : null;

/** The same of any system that was simulated in a house. */
export function moneyInputFrom({ parameters, flows, weather, ...system }: Simulated): MoneyInput {
  const { systemType, generator } = parameters;
  return {
    systemType,
    loadEnergy: DAYS * flows.load,
    servedEnergy: DAYS * flows.served,
    gridImport: DAYS * flows.gridImport,
    gridExport: DAYS * flows.gridExport,
    energySource: told("from.simulated", { weather }),
    ...system,
    generator: systemType === "on-grid" ? "none" : generator,
    outage: dailyOutageOf(parameters),
  };
}
