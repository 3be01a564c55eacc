import type { City } from "../../climate/cities";
import { elsewhereRow, monthBeyondSky } from "../../climate/elsewhere-row";
import { type Country, ELSEWHERE } from "../../countries/names";
import { monthSunOf } from "../../parameters/month-sun";
import { placeOf } from "../../parameters/place-text";
import type { ParametersInput } from "./design";
import { PARAMETERS } from "../../parameters/table";

/** What a project says of the sun of a place in another country. */
export interface SaidSun {
  readonly country: Country;
  readonly town: string | null;
  /** A design of an earlier release says none. */
  readonly monthSun?: string | null | undefined;
}

/** The same with the air there. */
export interface SaidElsewhere extends SaidSun {
  /** Left out: as the form has it at first. */
  readonly ambientTemperature?: number | undefined;
}

/** The parameter that keeps the sun of the months. */
export const SUN_BY_MONTH = "monthSun" as const satisfies keyof SaidSun;

/** The same with the sun of its months; null: not typed. */
export const withMonths = (months: string | null): { readonly [SUN_BY_MONTH]: string | null } => ({
  monthSun: months,
});

/** The typed mean of the air over a year. [°C] */
export const airOfYear = ({ ambientTemperature }: Pick<ParametersInput, "ambientTemperature">) => ambientTemperature;

/** The climate row of such a project. */
export const rowElsewhere = ({ town, monthSun, ambientTemperature }: SaidElsewhere): City =>
  elsewhereRow({
    place: placeOf(town),
    sunByMonth: monthSunOf(monthSun),
    meanTemperature: ambientTemperature ?? PARAMETERS.ambientTemperature.default,
  });

/** Whether the sun of each month is typed for it. */
export const typesMonths = ({ country, monthSun }: Pick<SaidSun, "country" | "monthSun">): boolean =>
  country === ELSEWHERE && monthSunOf(monthSun) !== null;

/** The first month for which more sun is typed than the sky has; null where none is. */
export function beyondSky({ country, town, monthSun }: SaidSun) {
  const place = country === ELSEWHERE ? placeOf(town) : null;
  const typed = place === null ? null : monthSunOf(monthSun);
  return place === null || typed === null ? null : monthBeyondSky(place.latitude, typed);
}
