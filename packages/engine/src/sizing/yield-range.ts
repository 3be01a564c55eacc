import { RESOURCE_UNCERTAINTY } from "../climate/cities";
import { sumOf } from "../simulation/years-of-sun";
import type { Choice } from "./choice";
import { figure, FROM, given, percent, rounded, show } from "./explain";
import type { Figures } from "./figures";
import { sunOf } from "./house-of";
import type { YieldRange } from "./simulated";

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
export function yieldRange(figures: Figures, choice: Choice): YieldRange {
  const perYear = sunOf(figures, "verdict").unit.map(
    (unit) => (sumOf(unit) / 1_000) * choice.house.mpptEfficiency * choice.size.pvKwp,
  );
  const years = perYear.toSorted((one, other) => one - other);
  const p50 = years.reduce((total, energy) => total + energy, 0) / years.length;
  const { quality, name } = figures.site.row;
  const resource = RESOURCE_UNCERTAINTY[quality];
  const simulated = years.length >= ENOUGH_YEARS;
  const yearToYear = simulated ? spreadOf(years, p50) : YEAR_TO_YEAR;
  const { model, soiling } = UNCERTAINTY;
  const total = Math.hypot(resource, yearToYear, model, soiling);
  const p90 = p50 * (1 - P90 * total);
  const uncertainties = `√(${percent(resource)}² + ${percent(yearToYear, 1)}² + ${percent(model, 1)}² + ${percent(soiling)}²) = ${percent(total, 1)}`;
  return {
    p50: figure("yield-p50", "Energy in half of all years, P50", p50, "kWh a year", {
      formula: "P50 = mean of the simulated years",
      equation:
        years.length === 1
          ? `One year: ${show(p50)} kWh`
          : `Mean of ${years.length} years, ${show(years[0] ?? 0)} to ${show(years.at(-1) ?? 0)} kWh: ${show(p50)} kWh`,
      inputs: [given("P", "Panels", 1_000 * choice.size.pvKwp, "W", FROM.computed)],
      source:
        figures.weather === null
          ? `Synthetic years of ${name}, docs/engineering/weather.md`
          : `Your own weather, ${name}`,
    }),
    p90: figure("yield-p90", "Energy in nine of ten years, P90", p90, "kWh a year", {
      formula: "P90 = P50 × (1 − 1.28 × u)",
      equation: `${show(p50)} kWh × (1 − 1.28 × ${percent(total, 1)}) = ${show(p90)} kWh`,
      inputs: [
        given("u", "Uncertainty, one standard deviation", rounded(100 * total, 2), "%", uncertainties),
        given("u_r", `Sun of ${name}, class ${quality}`, percent(resource), "", "Climate table"),
        given(
          "u_y",
          "From year to year",
          percent(yearToYear, 1),
          "",
          simulated ? `Spread of the ${years.length} years` : "Engineering notes, cited",
        ),
        given("u_m", "Model", percent(model, 1), "", "Engineering notes, cited"),
        given("u_s", "Dust", percent(soiling), "", "Engineering notes, cited"),
      ],
      source: "Independent uncertainties added as squares; the years differ as those measured do, which is in u_y",
    }),
    years,
  };
}

/** Standard deviation over the mean. */
const spreadOf = (years: readonly number[], mean: number): number =>
  Math.sqrt(years.reduce((total, energy) => total + (energy - mean) ** 2, 0) / (years.length - 1)) / mean;
