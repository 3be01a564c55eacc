import type { Currency } from "../countries/names";
import { exchangeOf } from "../prices/exchange-rate";
import { type Subsidy, subsidiesOf } from "../prices/subsidies-of";
import { figure, given } from "../sizing/inputs/make-trace";
import type { Amounts } from "./amounts";
import type { MoneyAssumptions } from "./assumptions";
import type { MoneyInput } from "./money-input";
import { told } from "./told";
import type { LedgerLine } from "./way";

/** A subsidy in the money of a project. */
export interface ProjectSubsidy extends Subsidy {
  /** Taken off, negative on top, in the currency of the amounts; 0 where the agreed price has it already. */
  readonly off: number;
}

export interface Subsidies {
  readonly each: readonly ProjectSubsidy[];
  /** Off the invoice, or on it: never or always in what is paid and borrowed. */
  readonly atOnce: number;
  /** To the account in the first year: borrowed before. */
  readonly later: number;
  readonly lines: readonly LedgerLine[];
}

/** On the invoice: off it, or in its prices. */
const AT_ONCE: ReadonlySet<Subsidy["rule"]["paid"]> = new Set(["at-once", "in-price"]);

const NONE: Subsidies = { each: [], atOnce: 0, later: 0, lines: [] };

/** What is taken off a system that is built for so much; nothing until the project says who builds, and when. */
export function subsidiesIn(
  { subsidised, buildCost }: Pick<MoneyInput, "subsidised" | "buildCost">,
  { subsidies: asked, figures, countryFigures }: Pick<MoneyAssumptions, "subsidies" | "figures" | "countryFigures">,
  amounts: Amounts,
): Subsidies {
  if (asked === null || subsidised === undefined) return NONE;
  const price = buildCost * figures.exchangeRate.value;
  const each = subsidiesOf(subsidised, { ...asked, price, figures: countryFigures }).map((subsidy) => ({
    ...subsidy,
    off: subsidised.agreed && AT_ONCE.has(subsidy.rule.paid) ? 0 : amounts.price({ value: subsidy.amount }),
  }));
  const sum = (atOnce: boolean) =>
    each.filter(({ rule }) => AT_ONCE.has(rule.paid) === atOnce).reduce((total, { off }) => total + off, 0);
  return {
    each,
    atOnce: sum(true),
    later: sum(false),
    lines: each.filter(({ off }) => off !== 0).map((subsidy) => line(subsidy, amounts)),
  };
}

function line({ rule, amount, off, state }: ProjectSubsidy, { currency, text }: Amounts): LedgerLine {
  const { id, paid, until, sources } = rule;
  const isTax = state === "taxed";
  const name = isTax ? told("subsidy.tax") : told(`subsidy.${id}`);
  return {
    label: name,
    trace: figure(`money-subsidy-${id}`, name, -off, currency, {
      formula: told(isTax ? "subsidy.onTop" : paid === "later" ? "subsidy.later" : "subsidy.atOnce"),
      equation: told("amount", { amount: text(-off) }),
      inputs: [
        given(
          "",
          told("subsidy.amount"),
          { amount: Math.abs(amount), currency: rule.currency },
          "",
          dated(rule.currency, currency),
        ),
      ],
      source:
        until === null
          ? told("sources", { sources: { list: [...sources], join: "unit" } })
          : told("subsidy.until", { sources: { list: [...sources], join: "unit" }, until }),
    }),
  };
}

/** At which rate it is shown in another currency. */
const dated = (from: Currency, to: Currency) =>
  from === to ? told("subsidy.byRule") : told("subsidy.byRuleAt", { day: exchangeOf(from).asOf });
