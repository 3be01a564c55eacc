import { figure, FROM, given } from "../sizing/inputs/make-trace";
import type { Trace } from "../sizing/inputs/trace";
import type { Amounts } from "./amounts";
import type { TodayDay } from "./today-day";
import { told } from "./told";
import type { Way } from "./way";

/** Today beside the system, in a year without new parts. */
export interface TodayFigures {
  /** [currency/year] */
  readonly perYear: Trace;
  /** With the system: upkeep, bill and fuel. [currency/year] */
  readonly systemPerYear: Trace;
  /** The difference. [currency/year] */
  readonly stays: Trace;
  /** With power, a day. [h/day] */
  readonly powerHours: Trace;
}

export function todayFigures(perYear: number, day: TodayDay, solar: Way, { currency, text }: Amounts): TodayFigures {
  // Parts are replaced in some years; what is spent in every year is the least of them.
  const system = Math.min(...solar.stream.yearly);
  const { gridHours, setHours } = day;
  const unit = `${currency}/year`;
  return {
    perYear: figure("money-today-year", told("today.perYear"), perYear, unit, {
      formula: told("today.perYearFormula"),
      equation: told("amount", { amount: text(perYear) }),
      inputs: [],
      source: told("from.ledger"),
    }),
    systemPerYear: figure("money-system-year", told("today.systemPerYear"), system, unit, {
      formula: told("today.systemPerYearFormula"),
      equation: told("amount", { amount: text(system) }),
      inputs: [],
      source: told("from.ledger"),
    }),
    stays: figure("money-stays", told("today.stays"), perYear - system, unit, {
      formula: told("today.staysFormula"),
      equation: told("savings.equation", {
        against: text(perYear),
        solar: text(system),
        saved: text(perYear - system),
      }),
      inputs: [],
      source: told("savings.source"),
    }),
    powerHours: figure("money-today-hours", told("today.powerHours"), gridHours + setHours, "h/day", {
      formula: "t = t_grid + t_set",
      equation: told("today.powerHoursEquation", { grid: gridHours, set: setHours, hours: gridHours + setHours }),
      inputs: [
        given("t_grid", told("today.gridHours"), Math.round(10 * gridHours) / 10, "h/day", told("from.assumptions")),
        given("t_set", told("today.setHours"), Math.round(10 * setHours) / 10, "h/day", FROM.computed),
      ],
      source: told("from.assumptions"),
    }),
  };
}
