import { keptSystem, renewals } from "../economics/cost-stream";
import { UPKEEP_SHARE } from "../economics/lives";
import { GENERATOR_CLASSES } from "../economics/generator-set";
import { figure, FROM, given, rounded } from "../sizing/inputs/make-trace";
import type { Amounts } from "./amounts";
import type { MoneyAssumptions } from "./assumptions";
import { type GeneratorCost, generatorCost } from "./generator-cost";
import { fadedExport, gridBill, gridLine } from "./grid-bill";
import { withSystem } from "./house-plan";
import type { MoneyInput } from "./money-input";
import type { Subsidies } from "./subsidised";
import { type LedgerLine, sum, type Way, wayOf } from "./way";
import { told } from "./told";

/** The designed system: built on the first day, kept up, its battery and inverter replaced. */
export function solarWay(
  input: MoneyInput,
  assumptions: MoneyAssumptions,
  realRate: number,
  amounts: Amounts,
  subsidies: Subsidies,
): Way {
  const { fromDollars } = amounts;
  const years = assumptions.figures.years.value;
  const build = fromDollars(input.buildCost);
  const renewed: readonly Part[] = [
    { part: "battery", cost: fromDollars(input.batteryCost), life: input.batteryYears },
    { part: "inverter", cost: fromDollars(input.inverterCost), life: input.inverterYears },
  ];
  const parts = renewed.filter(({ cost }) => cost > 0);
  const standby = standbyGenerator(input, assumptions, amounts);
  const bill =
    input.systemType === "off-grid"
      ? null
      : gridBill(
          input,
          assumptions,
          { bought: input.gridImport, sold: input.gridExport, months: input.months, hours: withSystem(input.plan) },
          amounts,
        );
  const upkeep = UPKEEP_SHARE * build;
  const everyYear = upkeep + (bill?.total ?? 0) + (standby?.perYear ?? 0);
  const kept = keptSystem({ build, everyYear, renewed: parts }, years);
  const stream = {
    capital: kept.capital + (standby?.cost.price ?? 0) - subsidies.atOnce,
    yearly: kept.yearly.map(
      (spent, year) =>
        spent + (standby?.cost.renewed[year] ?? 0) + fadedExport(bill, year) - (year === 0 ? subsidies.later : 0),
    ),
    residual: kept.residual + (standby?.cost.residual ?? 0),
  };
  const lines = [
    ...buildLines(build, upkeep, amounts),
    ...subsidies.lines,
    ...parts.map((part) => renewalLine(part, part.cost * sum(renewals(1, part.life, years)), years, amounts)),
    ...(standby ? [standby.line] : []),
    ...(bill ? [gridLine(bill, amounts)] : []),
  ];
  const burnt = {
    litres: standby?.litres ?? 0,
    perLitre: standby?.perLitre ?? 0,
    gridEnergy: input.gridImport,
    perKwh: assumptions.gridEmissions.value,
  };
  return wayOf({ key: "solar", supply: "solar", stream, lines, burnt, energy: input.servedEnergy }, realRate, amounts);
}

function buildLines(build: number, upkeep: number, amounts: Amounts): LedgerLine[] {
  const { currency, text, perDollar, dollarSource } = amounts;
  return [
    {
      label: told("build"),
      trace: figure("money-solar-build", told("build.price"), build, currency, {
        formula: told("build.formula"),
        equation: told("amount", { amount: text(build) }),
        inputs: [
          given("", told("build.estimate"), text(build), "", told("build.estimateFrom")),
          given("", told("build.dollar"), perDollar, currency, dollarSource),
        ],
        source: told("from.specification"),
      }),
    },
    {
      label: told("upkeep"),
      trace: figure("money-solar-upkeep", told("upkeep.aYear"), upkeep, `${currency}/year`, {
        formula: told("upkeep.formula", { share: UPKEEP_SHARE }),
        equation: told("upkeep.equation", { share: UPKEEP_SHARE, build: text(build), upkeep: text(upkeep) }),
        inputs: [],
        source: told("upkeep.source"),
      }),
    },
  ];
}

interface Part {
  readonly part: "battery" | "inverter";
  readonly cost: number;
  readonly life: number;
}

const renewalLine = (
  { part, cost, life }: Part,
  spent: number,
  years: number,
  { currency, text }: Amounts,
): LedgerLine => ({
  label: told("renewal.in", { part, years }),
  trace: figure(`money-solar-${part}`, told("renewal", { part }), spent, currency, {
    formula: told("renewal.formula", { life }),
    equation: told("renewal.equation", { times: spent / cost, cost: text(cost), spent: text(spent) }),
    inputs: [given("", told("renewal.life", { part }), rounded(life, 1), "years", told("from.assumption"))],
    source: told("renewal.source"),
  }),
});

interface Standby {
  readonly cost: GeneratorCost;
  readonly perYear: number;
  readonly litres: number;
  readonly perLitre: number;
  readonly line: LedgerLine;
}

/** The generator the project has beside its panels: it charges the battery when the sun does not reach. */
function standbyGenerator(
  { standby, energySource }: MoneyInput,
  { figures }: MoneyAssumptions,
  amounts: Amounts,
): Standby | null {
  if (standby === null) return null;
  const { kind, ratedKw, pieces, hours, energy, litres } = standby;
  const set = GENERATOR_CLASSES[kind];
  const fuelPrice = amounts.price(kind === "petrol" ? figures.petrolPrice : figures.dieselPrice);
  const cost = generatorCost({ set, ratedKw, pieces, hours, litres, fuelPrice, years: figures.years.value }, amounts);
  const perYear = cost.fuelPerYear + cost.oilPerYear + cost.servicePerYear;
  return {
    cost,
    perYear,
    litres,
    perLitre: set.carbonPerLitre,
    line: {
      label: told("standby", { rated: ratedKw, pieces }),
      trace: figure("money-solar-generator", told("standby.aYear"), perYear, `${amounts.currency}/year`, {
        formula: told("standby.formula"),
        equation: told("standby.equation", {
          litres,
          price: amounts.text(fuelPrice),
          hours,
          upkeep: amounts.text(cost.oilPerYear + cost.servicePerYear),
          cost: amounts.text(perYear),
        }),
        inputs: [
          given("E", told("standby.energy"), Math.round(energy), "kWh/year", energySource),
          given("", told("standby.price"), amounts.text(cost.price), "", FROM.computed),
        ],
        source: set.source,
      }),
    },
  };
}
