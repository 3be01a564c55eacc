import { cited } from "../../countries/entry";
import type { ExportRule } from "../../countries/export-rule";
import { moneyIn } from "../../countries/money-in";
import type { DesignInput } from "../inputs/design";
import { FROM } from "../inputs/make-trace";
import { type HourTariffAsked, hourTariffOf } from "./hour-tariff";

/** No day of a figure that is typed is ever told. */
const TYPED_ON = "2026-01-01";

/** What energy that is sold earns: as typed, which follows prices, else by the tariff, else by the country's rule as it was renewed. */
export function exportRuleOf(asked: HourTariffAsked & Pick<DesignInput, "figures" | "ownGrid">): ExportRule {
  const { parameters, figures, ownGrid } = asked;
  const { exports, currency } = moneyIn(parameters.country, figures);
  const value = ownGrid?.exportPrice ?? null;
  if (value === null) return hourTariffOf(asked)?.tariff.exports ?? exports;
  const price = cited("assumption", `${currency}/kWh`, value, TYPED_ON, FROM.user);
  return value > 0 ? { kind: "paid", steps: [{ upTo: null, price }] } : { kind: "nothing", because: price };
}
