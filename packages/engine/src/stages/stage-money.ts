import { loan } from "../economics/annuity";
import { GENERATOR_CLASSES } from "../economics/generator-set";
import { litresOfYear } from "../economics/generator-fuel";
import { type Amounts, amountsIn } from "../money/amounts";
import { type MoneyAssumptions, moneyAssumptions, type OwnFigures } from "../money/assumptions";
import { generatorCost } from "../money/generator-cost";
import { gridBill } from "../money/grid-bill";
import { dailyOutageOf } from "../money/money-input";
import { type TodayCost, todayCost } from "../money/today-way";
import type { RunningYear } from "../sizing/choice/kept-promise";
import type { ApplianceLoad, DesignInput } from "../sizing/inputs/design";
import { supplyHoursOf } from "../sizing/inputs/supply";
import { loadFigures } from "../sizing/load/load";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import { shareAtSite } from "../sizing/rule/standby-set";
import { DAYS_OF_YEAR } from "../units/year";
import type { GeneratingSet } from "../simulation/plant";

const MONTHS = 12;

/** What a house spends a month, in the country's currency. */
export interface Spending {
  readonly fuel: number;
  /** Oil, service and wear of the set. */
  readonly upkeep: number;
  readonly grid: number;
  readonly litres: number;
  readonly total: number;
}

export interface StageMoney {
  readonly amounts: Amounts;
  readonly assumptions: MoneyAssumptions;
  readonly today: Spending;
  /** Of a month after a stage: what it leaves as it is today, and what its system takes. */
  readonly after: (rest: readonly ApplianceLoad[], running: RunningYear, system: RunningSystem) => Spending;
  readonly instalment: (price: number) => Instalment;
}

/** By the project's loan. */
export interface Instalment {
  readonly down: number;
  readonly monthly: number;
  readonly months: number;
}

/** The money of a house as it is and with a part of it carried. */
export function stageMoney(input: DesignInput, own: OwnFigures, figures: RuleFigures): StageMoney {
  const { country } = input.parameters;
  const assumptions = moneyAssumptions(country, own, supplyHoursOf(input.parameters), input.figures);
  const amounts = amountsIn(assumptions.currency, assumptions);
  const house = { input, figures, amounts };
  const all = input.load.kind === "appliances" ? input.load.appliances : [];
  const whole = spentOn(all, house, assumptions);
  return {
    amounts,
    assumptions,
    today: spending(whole),
    after: (rest, running, system) => {
      const left = rest.length === 0 ? null : spentOn(rest, house, asToday(assumptions, whole));
      return withRunning(left, whole, { running, ...system, ...house, assumptions });
    },
    instalment: (price) => {
      const down = (price * assumptions.figures.downPayment.value) / 100;
      const months = assumptions.figures.loanTerm.value;
      const { payment } = loan(price - down, assumptions.figures.loanRate.value / 100 / MONTHS, months);
      return { down, monthly: payment, months };
    },
  };
}

interface RunningSystem {
  readonly arrayKw: number;
  /** Its own generating set. */
  readonly set: GeneratingSet | null;
}

interface House {
  readonly input: DesignInput;
  readonly figures: RuleFigures;
  readonly amounts: Amounts;
}

function spentOn(
  appliances: readonly ApplianceLoad[],
  { input, figures, amounts }: House,
  assumptions: MoneyAssumptions,
) {
  const load = loadFigures({ kind: "appliances", appliances });
  return todayCost(
    {
      hourlyPower: load.hourlyPower,
      generatorShare: shareAtSite(figures),
      outage: dailyOutageOf(input.parameters),
      plan: null,
      loadEnergy: (DAYS_OF_YEAR * load.dailyConsumption) / 1_000,
      arrayKw: 0,
    },
    assumptions,
    amounts,
  );
}

/** The rest of a house has the set that the whole has, and runs it as long. */
function asToday(assumptions: MoneyAssumptions, { set, day }: TodayCost): MoneyAssumptions {
  const { figures } = assumptions;
  return {
    ...assumptions,
    generator: set?.kind ?? assumptions.generator,
    open: {
      ...assumptions.open,
      setPower: set === null ? null : set.ratedKw * set.pieces,
      weeklyLitres: null,
      weeklyFuel: null,
    },
    figures: { ...figures, setHours: { ...figures.setHours, value: day.setHours } },
  };
}

const spending = ({ day, running, bill, perYear }: TodayCost): Spending => ({
  fuel: (running?.fuelPerYear ?? 0) / MONTHS,
  upkeep: running === null ? 0 : (running.perYear - running.fuelPerYear) / MONTHS,
  grid: (bill?.total ?? 0) / MONTHS,
  litres: running === null ? 0 : (DAYS_OF_YEAR * day.litres) / MONTHS,
  total: perYear / MONTHS,
});

interface WithSystem extends House, RunningSystem {
  readonly running: RunningYear;
  readonly assumptions: MoneyAssumptions;
}

/** One bill for what is left and what the system buys, and its own set beside the household's. */
function withRunning(left: TodayCost | null, whole: TodayCost, system: WithSystem): Spending {
  const { running, arrayKw, input, amounts, assumptions } = system;
  const rest = left === null ? { fuel: 0, upkeep: 0, grid: 0, litres: 0, total: 0 } : spending(left);
  const bought = running.gridImport + (left === null ? 0 : DAYS_OF_YEAR * left.day.gridEnergy);
  const connected = input.parameters.systemType !== "off-grid" || (left !== null && whole.bill !== null);
  const { hourlyPower } = loadFigures(input.load);
  const bill =
    connected && (bought > 0 || running.gridExport > 0)
      ? gridBill({ hourlyPower, arrayKw }, assumptions, { bought, sold: running.gridExport }, amounts).total / MONTHS
      : 0;
  const own = standbyOf(system);
  const spent = {
    fuel: rest.fuel + own.fuel,
    upkeep: rest.upkeep + own.upkeep,
    grid: bill,
    litres: rest.litres + own.litres,
  };
  return { ...spent, total: spent.fuel + spent.upkeep + spent.grid };
}

function standbyOf({ running, set, input, amounts, assumptions }: WithSystem) {
  const { generator } = input.parameters;
  if (set === null || generator === "none" || running.generatorHours === 0) return { fuel: 0, upkeep: 0, litres: 0 };
  const kind = GENERATOR_CLASSES[generator];
  const ratedKw = set.nameplateKw;
  const fuelPrice = amounts.price(assumptions.figures[generator === "petrol" ? "petrolPrice" : "dieselPrice"]);
  const litres = litresOfYear(kind.fuel, ratedKw * set.pieces, {
    hours: running.generatorHours,
    energy: running.generatorEnergy,
  });
  const cost = generatorCost(
    {
      set: kind,
      ratedKw,
      pieces: set.pieces,
      hours: running.generatorHours,
      litres,
      fuelPrice,
      years: assumptions.figures.years.value,
    },
    amounts,
  );
  const wear = (running.generatorHours / kind.lifeHours) * cost.price;
  return {
    fuel: cost.fuelPerYear / MONTHS,
    upkeep: (cost.oilPerYear + cost.servicePerYear + wear) / MONTHS,
    litres: litres / MONTHS,
  };
}
