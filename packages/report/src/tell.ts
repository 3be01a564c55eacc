import type { Currency } from "@sunwright/engine/parameters/options";
import { tell as said } from "@sunwright/words/engine";
import type { ToldValue } from "@sunwright/words/told";
import { moneyText, shortEstimate, shortMoneyFromUsd } from "./currency-text";

/** Says a text of the engine, its amounts in the currency that the reader has chosen. */
export const tell = (text: Exclude<ToldValue, number>, currency: Currency = "USD"): string =>
  said(text, (dollars, rates) =>
    moneyText(rates === "display" ? shortEstimate(dollars, currency) : shortMoneyFromUsd(dollars, currency)),
  );
