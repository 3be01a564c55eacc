import type { Amounts } from "./amounts";
import type { MoneyAssumptions } from "./assumptions";
import { gridBill, gridLine } from "./grid-bill";
import { withoutSystem } from "./house-plan";
import type { MoneyInput } from "./money-input";
import { type Way, wayOf } from "./way";

/** The grid for everything, as if it were always there: the bill of the same energy. */
export function gridWay(input: MoneyInput, assumptions: MoneyAssumptions, realRate: number, amounts: Amounts): Way {
  const hours = withoutSystem(input.plan, 1);
  const bill = gridBill(input, assumptions, { bought: input.loadEnergy, sold: 0, hours }, amounts);
  const stream = {
    capital: 0,
    yearly: Array<number>(assumptions.figures.years.value).fill(bill.total),
    residual: 0,
  };
  return wayOf(
    {
      key: "grid",
      supply: "grid",
      stream,
      lines: [gridLine(bill, amounts)],
      burnt: { litres: 0, perLitre: 0, gridEnergy: input.loadEnergy, perKwh: assumptions.gridEmissions.value },
      energy: input.loadEnergy,
    },
    realRate,
    amounts,
  );
}
