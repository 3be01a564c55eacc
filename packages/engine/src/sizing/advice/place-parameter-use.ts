import { told as toldElsewhere } from "../inputs/elsewhere-told";
import { ELSEWHERE } from "../../parameters/options";
import { countryName } from "../../parameters/words";
import type { Text } from "../../units/told";
import { told } from "../inputs/advice-told";
import { typesMonths } from "../inputs/elsewhere";
import type { Figures } from "../choice/figures";
import { unused, used, type Use } from "./parameter-entry";

const isElsewhere = ({ input }: Figures): boolean => input.parameters.country === ELSEWHERE;

/** @param change  What the same house without it comes to. */
export function monthSunUse(figures: Figures, change: () => Text): Use {
  if (!isElsewhere(figures)) return unused(toldElsewhere("use.monthSun.elsewhere"));
  if (figures.weather !== null) return unused(toldElsewhere("use.monthSun.weather"));
  return used(
    typesMonths(figures.input.parameters)
      ? toldElsewhere("use.monthSun.sets", { change: change() })
      : toldElsewhere("use.monthSun.missing"),
  );
}

export function countryUse(figures: Figures): Use {
  const { input, site } = figures;
  if (isElsewhere(figures)) return used(toldElsewhere("use.country"));
  return used(
    site.city === null
      ? told("use.country.noCity", { place: site.row.name, hours: site.meanSourcedSunHours })
      : told("use.country.withCity", { country: countryName(input.parameters.country) }),
  );
}

const OWN_WEATHER = told("use.ownWeather");

export function cityUse(figures: Figures): Use {
  const { site, array, weather } = figures;
  if (weather !== null) return unused(OWN_WEATHER);
  if (isElsewhere(figures)) return unused(toldElsewhere("use.city"));
  if (site.city === null) return unused(told("use.city.none", { place: site.row.name }));
  const hours = array.designSunHours;
  return used(
    array.designMonth === null
      ? told("use.city.year", { hours })
      : told("use.city.month", { month: { month: array.designMonth }, hours }),
  );
}

export function townUse(figures: Figures): Use {
  const { site } = figures;
  if (isElsewhere(figures) && site.town !== null) return used(toldElsewhere("use.town"));
  if (site.town === null) return unused(told("use.town.none"));
  const { row, kilometres, metres } = site.town.nearby;
  const height = Math.round(Math.abs(metres ?? 0));
  const high = height === 0 ? "level" : (metres ?? 0) > 0 ? "above" : "below";
  return used(told("use.town.nearby", { row: row.name, kilometres, height, high }));
}
