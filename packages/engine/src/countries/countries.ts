import { AUSTRALIA } from "./australia";
import { ANYWHERE_ELSE } from "./elsewhere";
import { GERMANY } from "./germany";
import { GHANA } from "./ghana";
import { INDIA } from "./india";
import { KENYA } from "./kenya";
import { NIGERIA } from "./nigeria";
import { SOUTH_AFRICA } from "./south-africa";
import { UK } from "./uk";
import { USA } from "./usa";
import type { CountryFacts, PlaceFacts } from "./country";
import type { Country, MarketCountry } from "./names";

/** A fact of each country: every table by country is made here, so that a country is its file, its name and this line. */
export const byCountry = <Fact>(of: (facts: CountryFacts) => Fact): Readonly<Record<MarketCountry, Fact>> => ({
  Nigeria: of(NIGERIA),
  Ghana: of(GHANA),
  Kenya: of(KENYA),
  "South Africa": of(SOUTH_AFRICA),
  USA: of(USA),
  UK: of(UK),
  Germany: of(GERMANY),
  Australia: of(AUSTRALIA),
  India: of(INDIA),
});

/** A fact of each place where a project may stand: of each country, and of any other. */
export const byPlace = <Fact>(of: (facts: PlaceFacts) => Fact): Readonly<Record<Country, Fact>> => ({
  ...byCountry<Fact>(of),
  Elsewhere: of(ANYWHERE_ELSE),
});
