import type { Amounts } from "./amounts";
import type { MoneyAssumptions } from "./assumptions";
import { gridLine } from "./generator-way";
import type { MoneyInput } from "./money-input";
import { type Way, wayOf } from "./way";

/** The grid for everything, as if it were always there: what the same energy would cost by the tariff. */
export function gridWay(input: MoneyInput, assumptions: MoneyAssumptions, realRate: number, amounts: Amounts): Way {
  const bill = input.loadEnergy * amounts.price(assumptions.figures.tariff);
  const stream = {
    capital: 0,
    yearly: Array<number>(assumptions.figures.years.value).fill(bill),
    residual: 0,
  };
  return wayOf(
    {
      key: "grid",
      supply: "grid",
      name: "Grid",
      stream,
      lines: [gridLine(input.loadEnergy, bill, assumptions, amounts)],
      burnt: { litres: 0, perLitre: 0, gridEnergy: input.loadEnergy, perKwh: assumptions.gridEmissions.value },
      energy: input.loadEnergy,
    },
    realRate,
    amounts,
  );
}
