import type { Currency } from "@sunwright/engine/parameters/options";
import { exchanged } from "@sunwright/engine/prices/exchange-rate";
import { type Ladder, type Price, priceOf, type Rung } from "@sunwright/engine/prices/price";
import { toDisplayCurrency } from "@sunwright/engine/sizing/inputs/currency";
import { say } from "@sunwright/words/prices";
import { money, moneyText, shortMoney } from "./currency-text";
import { formatNumber } from "./format";

/** Below this share of an amount two are about the same. House rule: prices are not known more closely. */
const LIKE = 0.01;

/**
 * Why the rungs of one system are not one amount, a sentence for each pair that a person would ask about.
 *
 * @param labour  What is added to the shops' list for the work, in the shown currency.
 */
export function whyTheyDiffer(ladder: Ladder, labour: number, shown: Currency): readonly string[] {
  const amountOf = ({ rung, amount, currency }: Price) =>
    rung === "estimate" ? toDisplayCurrency(amount, shown) : exchanged(amount, currency, shown);
  const text = (amount: number) => moneyText(money(amount, shown));
  const firm = ladder.contract ?? ladder.offer;
  const sure = firm ?? ladder.shops;
  const top = priceOf(ladder);
  return [
    ...(firm && ladder.shops ? [overShops(firm.rung, amountOf(firm), amountOf(ladder.shops), text)] : []),
    ...(sure && ladder.local ? [besideLocal(sure.rung, amountOf(sure), ladder.local, shown)] : []),
    ...(ladder.shops ? [say("why.labour", { amount: text(labour) })] : []),
    ...(sure || !ladder.local ? [] : [say("why.localOnly")]),
    ...(top && top.rung !== "estimate" && ladder.estimate
      ? fixedRates(top.rung, amountOf(ladder.estimate) / amountOf(top))
      : []),
  ];
}

const firmRung = (rung: Rung) => (rung === "contract" ? "contract" : "offer");
const anyRung = (rung: Rung) => (rung === "local" || rung === "shops" ? rung : firmRung(rung));

function overShops(rung: Rung, asked: number, shops: number, text: (amount: number) => string): string {
  const more = asked - shops;
  const words = { rung: firmRung(rung), amount: text(Math.abs(more)) } as const;
  if (Math.abs(more) < LIKE * shops) return say("why.likeShops", words);
  return more > 0 ? say("why.moreThanShops", words) : say("why.lessThanShops", words);
}

function besideLocal(rung: Rung, amount: number, { range, amount: middle, currency }: Price, shown: Currency): string {
  const { low, high } = range ?? { low: middle, high: middle };
  const inShown = (value: number) => exchanged(value, currency, shown);
  const half = amount < inShown(middle) ? "lower" : "upper";
  const place = amount < inShown(low) ? "below" : amount > inShown(high) ? "above" : half;
  const text = (value: number) => moneyText(shortMoney(inShown(value), shown));
  const asked = anyRung(rung);
  return say("why.beside", { low: text(low), high: text(high), rung: asked === "local" ? "shops" : asked, place });
}

/** Where they happen to be the same there is nothing to say. */
const fixedRates = (rung: Rung, times: number): readonly string[] =>
  Math.abs(times - 1) < 0.05 ? [] : [say("why.fixedRates", { times: formatNumber(times, 1, 1), rung: anyRung(rung) })];
