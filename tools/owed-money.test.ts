import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { roundedOwed } from "./owed-money";
import { isTest, root, sourceFiles } from "./source";

/** Figures that nobody owes: what came to a shop in a month, and what somebody would spend. */
const NOBODY_OWES = new Set([
  "shortAmount(monthlyRevenueMinor, currency)",
  "shortAmount(total.revenueMinor, currency)",
  "shortAmount(budgetMinor, currency)",
  "shortAmount(lead.budgetMinor, lead.currency)",
  // Where that is made.
  "shortMoney(minor / 10 ** MINOR_DIGITS[currency], currency)",
  "formatNumber(revenueMinor / CENTS / scale, 1, 1)",
  // What a design would cost at shops, beside its estimate; the cart has the sum.
  "wholeMoney(total / 10 ** MINOR_DIGITS[currency], currency)",
  // Shares of a sum, in percent.
  "formatNumber(totalMinor === 0 ? 0 : (100 * amountMinor) / totalMinor)",
  "formatNumber(lostShare(lost.valueMinor, total.revenueMinor), 1)",
]);

/** Pages, calls and papers of the market: their money is owed, paid or a price. */
const MARKET =
  /^apps\/(?:web|api)\/src\/features\/(?:orders|cart|jobs|offers|quotes|marketplace|operator|passports)\/|^packages\/report\/src\/(?:invoice|offer|bought-parts)\.ts$/;
const ROUNDING =
  /import \{[^}]*\b(?:money|shortMoney|wholeMoney|moneyFromUsd)\b[^}]*\} from "[^"]*(?:lib\/money|currency-text)"/;

const product = sourceFiles()
  .filter((file) => /^(?:apps|packages)\//.test(file) && !isTest(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

it("finds money in minor units that is written by a function which rounds", () => {
  const source = `
    const a = moneyText(money(dueMinor / 100, currency));
    const b = shortMoney(design.cost, currency);
    const c = <Num {...shortAmount(job.paidMinor, currency)} />;
    const d = formatNumber(minor / 10 ** MINOR_DIGITS[currency], 2);
    const e = amountText(dueMinor, currency);
  `;
  expect(roundedOwed("file.tsx", source)).toEqual([
    "money(dueMinor / 100, currency)",
    "shortAmount(job.paidMinor, currency)",
    "formatNumber(minor / 10 ** MINOR_DIGITS[currency], 2)",
  ]);
});

it("money that somebody owes is rounded nowhere", () => {
  const found = product
    .filter(({ text }) => /minor/i.test(text))
    .flatMap(({ file, text }) => roundedOwed(file, text).map((call) => `${file}: ${call}`));
  expect(found.filter((each) => !NOBODY_OWES.has(each.slice(each.indexOf(": ") + 2)))).toEqual([]);
});

it("the market's pages and papers have no function that rounds money, and its currencies are written in one place", () => {
  const market = product.filter(({ file }) => MARKET.test(file));
  expect(market.length).toBeGreaterThan(100);
  expect(market.filter(({ text }) => ROUNDING.test(text)).map(({ file }) => file)).toEqual([]);
  const formats = product.filter(({ text }) => /style: "currency"/.test(text)).map(({ file }) => file);
  expect(formats).toEqual(["packages/words/src/owed-money.ts"]);
});
