import { told } from "../inputs/elsewhere-told";
import { timeZoneAt } from "../../climate/zone-at";
import { ELSEWHERE } from "../../parameters/options";
import type { Figures } from "../choice/figures";
import { SUN_BY_MONTH } from "../inputs/elsewhere";
import { hourTariffOf } from "../rule/hour-tariff";
import { firstTariff } from "../rule/own-tariff";
import type { WarningRule } from "./warning-rule";

const isElsewhere = ({ input }: Figures): boolean => input.parameters.country === ELSEWHERE;

const noPlace: WarningRule = (figures) =>
  isElsewhere(figures) && figures.site.town === null && figures.weather === null
    ? { id: "place-missing", parameter: "town", text: told("warning.noPlace") }
    : null;

const littleKnown: WarningRule = (figures) =>
  isElsewhere(figures)
    ? {
        id: "country-unknown",
        parameter: "country",
        text: told("warning.unknown", { clock: figures.weather?.year.timeZone ?? timeZoneAt(figures.site.row) }),
      }
    : null;

const tariffUnknown: WarningRule = (figures) => {
  const { parameters, ownGrid, figures: renewed } = figures.input;
  if (!isElsewhere(figures) || parameters.systemType === "off-grid") return null;
  if (typeof ownGrid?.tariff === "number" || hourTariffOf(figures.input) !== null) return null;
  const price = firstTariff(parameters.country, renewed);
  return { id: "tariff-unknown", parameter: "country", text: told("warning.tariff", { price }) };
};

const sunByHeight: WarningRule = (figures) =>
  isElsewhere(figures) && !figures.site.sunIsSourced
    ? { id: "sun-by-height", parameter: SUN_BY_MONTH, text: told("warning.byHeight") }
    : null;

/** What is to be known of a design in a country of which little is. */
export const OF_ANOTHER_COUNTRY: readonly WarningRule[] = [noPlace, littleKnown, tariffUnknown, sunByHeight];
