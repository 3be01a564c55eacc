import type { RuleFigures } from "../rule/rule-figures";
import { sunUncertainty } from "../../climate/sun-range";
import { sumOf } from "../../simulation/years-of-sun";
import type { Choice } from "./choice";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import { sunOf } from "./house-of";
import type { YieldRange } from "../inputs/simulated";
import { told } from "../inputs/told";
import { toldOfYears } from "./simulation-told";

/** Standard normal value that nine of ten years exceed. */
const P90 = 1.2816;

/**
 * What a yield is uncertain by, one standard deviation each. Source: engineering notes, section 7, cited; the resource by
 * the class of the climate row.
 */
const UNCERTAINTY = { model: 0.025, soiling: 0.03 } as const;
/** From year to year where too few years are simulated to tell: 4 to 6 %. Source: engineering notes, section 7. */
const YEAR_TO_YEAR = 0.05;
/** From this many years on their own spread is taken: it is then known within a quarter. */
const ENOUGH_YEARS = 10;

/** The energy the panels can give in a year behind their controller, half of all years and nine of ten. */
export function yieldRange(figures: RuleFigures, choice: Choice): YieldRange {
  const perYear = sunOf(figures, "verdict").unit.map(
    (unit) => (sumOf(unit) / 1_000) * choice.house.mpptEfficiency * choice.size.pvKwp,
  );
  const years = perYear.toSorted((one, other) => one - other);
  const p50 = years.reduce((total, energy) => total + energy, 0) / years.length;
  const { quality, name } = figures.site.row;
  const resource = sunUncertainty(figures.site.row);
  const simulated = years.length >= ENOUGH_YEARS;
  const yearToYear = simulated ? spreadOf(years, p50) : YEAR_TO_YEAR;
  const { model, soiling } = UNCERTAINTY;
  const total = Math.hypot(resource, yearToYear, model, soiling);
  const p90 = p50 * (1 - P90 * total);
  const uncertainties = toldOfYears("yield.uncertaintyFrom", { resource, yearToYear, model, soiling, total });
  return {
    p50: figure("yield-p50", toldOfYears("yield.p50"), p50, "kWh a year", {
      formula: toldOfYears("yield.p50Formula"),
      equation:
        years.length === 1
          ? toldOfYears("yield.p50OfOneYear", { p50 })
          : toldOfYears("yield.p50Equation", {
              years: years.length,
              least: years[0] ?? 0,
              most: years.at(-1) ?? 0,
              p50,
            }),
      inputs: [given("P", told("panels.panels"), 1_000 * choice.size.pvKwp, "W", FROM.computed)],
      source:
        figures.weather === null
          ? toldOfYears("yield.syntheticSource", { place: name })
          : toldOfYears("yield.ownWeatherSource", { name }),
    }),
    p90: figure("yield-p90", toldOfYears("yield.p90"), p90, "kWh a year", {
      formula: toldOfYears("yield.p90Formula", { factor: P90 }),
      equation: toldOfYears("yield.p90Equation", { p50, factor: P90, total, p90 }),
      inputs: [
        given("u", toldOfYears("yield.uncertainty"), rounded(100 * total, 2), "%", uncertainties),
        given(
          "u_r",
          toldOfYears("yield.sunOfClass", { place: name, quality }),
          told("percent", { share: resource }),
          "",
          told("from.climateTable"),
        ),
        given(
          "u_y",
          toldOfYears("yield.yearToYear"),
          told("percentOne", { share: yearToYear }),
          "",
          simulated ? toldOfYears("yield.spread", { years: years.length }) : told("from.engineeringNotes"),
        ),
        given(
          "u_m",
          toldOfYears("yield.model"),
          told("percentOne", { share: model }),
          "",
          told("from.engineeringNotes"),
        ),
        given("u_s", told("dust"), told("percent", { share: soiling }), "", told("from.engineeringNotes")),
      ],
      source: toldOfYears("yield.p90Source"),
    }),
    years,
  };
}

/** Standard deviation over the mean. */
const spreadOf = (years: readonly number[], mean: number): number =>
  mean === 0
    ? 0
    : Math.sqrt(years.reduce((total, energy) => total + (energy - mean) ** 2, 0) / (years.length - 1)) / mean;
