import { byCountry } from "./countries";

/** What energy, fuel and credit cost in each country, dated and sourced. */
export const COUNTRY_MONEY = byCountry(({ money }) => money);

/** What is paid with there. */
export const CURRENCY_OF = byCountry(({ money }) => money.currency);
