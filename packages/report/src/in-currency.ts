import type { Currency } from "@sunwright/engine/parameters/options";
import { moneyText, shortMoneyFromUsd } from "./currency-text";

const DOLLARS = /\$(\d[\d,]*(?:\.\d+)?)/g;

/** The engine advises in the dollars costs are kept in; people read them in the project's currency. */
export const inCurrency = (text: string, currency: Currency) =>
  text.replaceAll(DOLLARS, (_match, amount: string) =>
    moneyText(shortMoneyFromUsd(Number(amount.replaceAll(",", "")), currency)),
  );
