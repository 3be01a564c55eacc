import { buyGreedily, buyInStages, type StagedBuying, type State } from "../../stages/buy-in-stages";
import { Check, EXACT } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { type Outcome, runCases, strangers } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";

/** As the table has it: to a hundredth of the currency. */
const TO_A_CENT = { absolute: 0.01 };

const stateOf = (field: Field): State => {
  const [panels = 0, batteries = 0, inverter = 0] = field.items().map((index) => index.asNumber());
  return [panels, batteries, inverter];
};

const buyingOf = (row: Field): StagedBuying => {
  const [budgets, prices] = [row.numbers("budget"), row.numbers("price_factor")];
  const inverterPrices = row.numbers("inverter_price");
  return {
    panels: row.numbers("panels"),
    batteries: row.numbers("batteries"),
    inverters: row.numbers("inverters_kw").map((power, index) => ({ power, price: inverterPrices[index] ?? 0 })),
    panelPower: row.number("panel_kw"),
    panelPrice: row.number("panel_price"),
    batteryPrice: row.number("battery_price"),
    mostPanels: row.number("max_panel_kw_per_inverter_kw"),
    saved: row
      .list("petrol_saved_per_month")
      .map((panels) => panels.items().map((batteries) => batteries.items().map((saved) => saved.asNumber()))),
    stages: row
      .numbers("stage_months")
      .map((month, index) => ({ month, budget: budgets[index] ?? 0, prices: prices[index] ?? 1 })),
    horizon: row.number("horizon_months"),
    kept: row.number("saved_share_to_purse"),
    resale: row.number("resale_share"),
    batteriesMix: row.flag("batteries_may_mix"),
    target: row.text("kind") === "reach_target" ? stateOf(row.field("target")) : null,
  };
};

function buying(row: Field, check: Check): void {
  const problem = buyingOf(row);
  const out = row.field("out");
  const plan = buyInStages(problem);
  check.compare(told("quantity.bestNet"), plan?.net ?? null, out.number("best_net"), TO_A_CENT);
  check.compare(told("quantity.spent"), plan?.spent ?? null, out.number("spend"), TO_A_CENT);
  check.compare(told("quantity.ways"), plan?.ways ?? null, out.number("orders_feasible"), EXACT);
  const total = row.number("petrol_before_per_month") * problem.horizon - (plan?.net ?? 0);
  check.compare(told("quantity.leastTotal"), total, out.number("least_total_cost"), TO_A_CENT);
  check.compare(told("quantity.greedyNet"), buyGreedily(problem).net, out.number("greedy_net"), TO_A_CENT);
}

/** Table r: buying in stages, by trying every order. */
export function stagedBuyingTable(files: ReferenceFiles): Outcome {
  const rows = readJson(files, "r_staged_buying.json").list("cases");
  const known = ["free", "reach_target"];
  const check = new Check(told("check.staged"), told("tolerance.cent"));
  return {
    checks: [
      runCases(
        rows.filter((row) => known.includes(row.text("kind"))),
        check,
        buying,
      ),
    ],
    unchecked: strangers(rows, known),
  };
}
