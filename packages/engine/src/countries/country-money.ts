import type { Country } from "./names";
import { AUSTRALIA } from "./australia";
import type { CountryMoney } from "./country";
import { GERMANY } from "./germany";
import { GHANA } from "./ghana";
import { INDIA } from "./india";
import { KENYA } from "./kenya";
import { NIGERIA } from "./nigeria";
import { SOUTH_AFRICA } from "./south-africa";
import { UK } from "./uk";
import { USA } from "./usa";

/** What energy, fuel and credit cost in each country, dated and sourced. */
export const COUNTRY_MONEY: Readonly<Record<Country, CountryMoney>> = {
  Nigeria: NIGERIA,
  Ghana: GHANA,
  Kenya: KENYA,
  "South Africa": SOUTH_AFRICA,
  USA,
  UK,
  Germany: GERMANY,
  Australia: AUSTRALIA,
  India: INDIA,
};
