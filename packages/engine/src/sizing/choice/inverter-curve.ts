import { sandiaUnlimited } from "../../solar/inverter/sandia";
import type { InverterCurve } from "../../simulation/plant";
import { panelStrings } from "../rule/panel-strings";
import type { RuleFigures } from "../rule/rule-figures";
import { meanOfYear } from "../site/site";

/** At which a panel has its power. [°C] */
const STANDARD_CELL = 25;

/**
 * The Sandia curve of the chosen inverters, equal strings on each; undefined where the design's inverter has none. Their
 * night draw counts. The strings stand at their maximum power with cells as warm as the mean air of the year and the
 * sun of the hour make them. House rule: air through the year moves a string's voltage by a few percent, and the efficiency
 * by a tenth of that at most.
 */
export function inverterCurve(figures: RuleFigures): InverterCurve | undefined {
  const { inverter, site, technology } = figures;
  const { chosen } = technology.inverter;
  if (chosen === null || chosen.curve === null) return undefined;
  const { curve, power } = chosen;
  const { sheet } = technology.panel;
  const atSiteKw = (power / 1_000) * inverter.heatShare * inverter.altitudeShare;
  const air = meanOfYear(site.temperature);
  return ({ pvKwp, inverterKw }) => {
    if (pvKwp <= 0) return () => 0;
    const count = Math.max(1, Math.round(inverterKw / atSiteKw));
    const inSeries = panelStrings(Math.round((1_000 * pvKwp) / sheet.power), figures)?.inSeries;
    // Where no string fits, a refusal says so.
    const atRest = inSeries === undefined ? curve.Vdco : inSeries * sheet.powerVoltage;
    return (dcKw) => {
      const cell = air + site.cellRise * (dcKw / pvKwp);
      const voltage = atRest * (1 + sheet.powerVoltagePerKelvin * (cell - STANDARD_CELL));
      return (count * sandiaUnlimited(voltage, (1_000 * dcKw) / count, curve)) / 1_000;
    };
  };
}
