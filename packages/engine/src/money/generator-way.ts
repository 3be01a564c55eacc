import { counted } from "../units/counted";
import {
  GENERATOR_CLASSES,
  type GeneratorClass,
  type GeneratorKind,
  LARGEST_PETROL,
  sizeFor,
} from "../economics/generator-set";
import { type GeneratorYear, generatorYear } from "../economics/generator-year";
import { figure, FROM, given, show } from "../sizing/explain";
import { type Amounts, sourceOf } from "./amounts";
import type { MoneyAssumptions } from "./assumptions";
import { type GeneratorCost, generatorCost } from "./generator-cost";
import { gridBill, gridLine } from "./grid-bill";
import type { MoneyInput } from "./money-input";
import { type LedgerLine, type Way, wayOf } from "./way";

/** The set that carries the house alone. */
export interface GeneratorAlone {
  readonly kind: GeneratorKind;
  /** [kW] */
  readonly ratedKw: number;
  readonly year: GeneratorYear;
  readonly way: Way;
}

const DAYS = 365;
const WITH_GRID = { petrol: "gridAndPetrol", diesel: "gridAndDiesel" } as const;
const KIND_NAMES = { petrol: "Petrol generator", diesel: "Diesel generator" } as const;

/** The kind asked for, else the project's own, else by size. */
function generatorKind({ surgePower, generator }: MoneyInput, asked: GeneratorKind | null): GeneratorKind {
  if (asked) return asked;
  if (generator !== "none") return generator;
  return sizeFor(surgePower / 1_000) <= LARGEST_PETROL ? "petrol" : "diesel";
}

/** Whether an hour of the day is one without grid; every hour where no outage is told. */
const withoutGrid = (outage: MoneyInput["outage"]) => (hour: number) =>
  outage === null || (hour - outage.start + 24) % 24 < outage.hours;

/**
 * The house on a generator in place of the solar system: hour by hour through its day, at part load. Where the grid is
 * away for some hours of the day only, the generator runs in those and the grid is paid for the others.
 */
export function generatorAlone(
  input: MoneyInput,
  assumptions: MoneyAssumptions,
  realRate: number,
  amounts: Amounts,
): GeneratorAlone {
  const kind = generatorKind(input, assumptions.generator);
  const set = GENERATOR_CLASSES[kind];
  const ratedKw = sizeFor(input.surgePower / 1_000);
  const hourlyKw = input.hourlyPower.map((power) => power / 1_000);
  const year = generatorYear(hourlyKw, ratedKw, set.fuel, withoutGrid(input.outage));
  const { figures } = assumptions;
  const fuel = kind === "petrol" ? figures.petrolPrice : figures.dieselPrice;
  const years = figures.years.value;
  const running = { set, ratedKw, hours: year.hours, litres: year.litres, fuelPrice: amounts.price(fuel), years };
  const cost = generatorCost(running, amounts);
  const fromGrid = input.outage === null ? 0 : Math.max(0, input.loadEnergy - year.energy);
  const bill = fromGrid > 0 ? gridBill(input, assumptions, { bought: fromGrid, sold: 0 }, amounts) : null;
  const everyYear = cost.fuelPerYear + cost.oilPerYear + cost.servicePerYear + (bill?.total ?? 0);
  const stream = {
    capital: cost.price,
    yearly: cost.renewed.map((renewed) => everyYear + renewed),
    residual: cost.residual,
  };
  const name = input.outage ? `Grid and ${KIND_NAMES[kind].toLowerCase()}` : KIND_NAMES[kind];
  const context = {
    set,
    ratedKw,
    year,
    cost,
    years,
    amounts,
    fuelSource: sourceOf(fuel),
    fuelPrice: running.fuelPrice,
  };
  const lines = [...generatorLines(context), ...(bill ? [gridLine(bill, amounts)] : [])];
  const burnt = {
    litres: year.litres,
    perLitre: set.carbonPerLitre,
    gridEnergy: fromGrid,
    perKwh: assumptions.gridEmissions.value,
  };
  const supply = input.outage ? WITH_GRID[kind] : kind;
  const way = wayOf(
    { key: "generator", supply, name, stream, lines, burnt, energy: input.loadEnergy },
    realRate,
    amounts,
  );
  return { kind, ratedKw, year, way };
}

interface LineContext {
  readonly set: GeneratorClass;
  readonly ratedKw: number;
  readonly year: GeneratorYear;
  readonly cost: GeneratorCost;
  readonly years: number;
  readonly amounts: Amounts;
  readonly fuelPrice: number;
  readonly fuelSource: string;
}

function generatorLines(context: LineContext): LedgerLine[] {
  const { set, ratedKw, cost, years, amounts } = context;
  const { currency, text } = amounts;
  const rated = given("P", "Rated power", ratedKw, "kW", FROM.computed);
  const renewed = cost.renewed.reduce((total, each) => total + each, 0);
  const overhauls = set.overhaul ? `${show(cost.overhauls)} overhauls and ` : "";
  return [
    {
      label: `Generator, ${show(ratedKw, 1)} kW`,
      trace: figure("money-generator-price", "Price of the generator", cost.price, currency, {
        formula: `price = (${set.price.base} + ${set.price.perKw} × P) USD`,
        equation: `(${set.price.base} + ${set.price.perKw} × ${show(ratedKw, 1)}) USD = ${text(cost.price)}`,
        inputs: [rated],
        source: set.source,
      }),
    },
    ...runningLines(context),
    {
      label: `Overhauls and new sets in ${counted(years, "year")}`,
      trace: figure("money-generator-renewal", "Overhauls and new sets", renewed, currency, {
        formula: "by the hours it has run",
        equation: `${overhauls}${show(cost.sets)} new sets in ${show(context.year.hours * years)} h = ${text(renewed)}`,
        inputs: [given("", "Life of a set", set.lifeHours, "h", set.source)],
        source: set.source,
      }),
    },
  ];
}

function runningLines({ set, ratedKw, year, cost, amounts, fuelPrice, fuelSource }: LineContext): LedgerLine[] {
  const { currency, text } = amounts;
  const { hours, litres, energy } = year;
  const hoursADay = hours / DAYS;
  const { idle, slope } = set.fuel;
  const run = given("t", "Hours it runs", hours, "h/year", FROM.computed);
  const upkeep = (id: string, name: string, amount: number, { everyHours }: { readonly everyHours: number }) => ({
    label: name,
    trace: figure(id, `${name} a year`, amount, `${currency}/year`, {
      formula: `cost = t ÷ ${everyHours} h × price of one`,
      equation: `${show(hours)} h ÷ ${everyHours} h × ${text(amount / Math.max(hours / everyHours, 1e-9))} = ${text(amount)}`,
      inputs: [run],
      source: set.source,
    }),
  });
  return [
    {
      label: "Hours of noise",
      trace: figure("money-generator-hours", "Hours of noise a year", hours, "h/year", {
        formula: "hours of the day with load and no grid × 365",
        equation: `${show(hoursADay)} h × 365 = ${show(hours)} h`,
        inputs: [],
        source: "The house's own load curve, hour by hour",
      }),
    },
    {
      label: "Litres burnt",
      trace: figure("money-generator-litres", "Litres a year", litres, "l/year", {
        formula: "V = 365 × Σ (a × P + b × P_hour)",
        equation: `365 × (${idle} × ${show(ratedKw, 1)} kW × ${show(hoursADay)} h + ${slope} × ${show(energy / DAYS, 2)} kWh) = ${show(litres)} l`,
        inputs: [
          given("a", "Fuel at idle", idle, "l/h per kW", set.source),
          given("b", "Fuel by load", slope, "l/kWh", set.source),
        ],
        source: "Linear fuel curve, reference table i",
      }),
    },
    {
      label: "Fuel",
      trace: figure("money-generator-fuel", "Fuel a year", cost.fuelPerYear, `${currency}/year`, {
        formula: "cost = V × price of a litre",
        equation: `${show(litres)} l × ${text(fuelPrice)} = ${text(cost.fuelPerYear)}`,
        inputs: [given("", `Price of a litre of ${set.kind}`, text(fuelPrice), "", fuelSource)],
        source: "Fuel curve × pump price",
      }),
    },
    upkeep("money-generator-oil", "Oil changes", cost.oilPerYear, set.oilChange),
    upkeep("money-generator-service", "Service", cost.servicePerYear, set.service),
  ];
}
