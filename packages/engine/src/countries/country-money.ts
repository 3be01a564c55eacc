import { byPlace } from "./countries";

/** What energy, fuel and credit cost in each country, dated and sourced. */
export const COUNTRY_MONEY = byPlace(({ money }) => money);

/** What is paid with there. */
export const CURRENCY_OF = byPlace(({ money }) => money.currency);
