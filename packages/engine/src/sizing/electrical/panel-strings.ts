import { PANEL, PANEL_INPUTS, RECORD_LOW_MARGIN } from "../defaults";
import type { SiteFigures } from "../site";
import { layStrings, stringLimits, type StringLayout, type StringLimits } from "../../equipment/strings";

export interface PanelStrings extends StringLayout {
  readonly limits: StringLimits;
  /** Largest voltage of the input class chosen. [V] */
  readonly inputVoltage: number;
  /** Panels the layout holds: at least those recommended, more where equal strings ask for it. */
  readonly panels: number;
  /** Of one string at its hottest. [V] */
  readonly hotVoltage: number;
  /** Of one string at its coldest, open. [V] */
  readonly coldVoltage: number;
  readonly recordLow: number;
}

/**
 * Strings for the recommended panels on the highest-voltage input they can wake: a higher voltage means a thinner
 * cable. An input takes as many strings as there are; the inverter bought may split them over several.
 */
export function panelStrings(panels: number, site: SiteFigures): PanelStrings | null {
  const recordLow = site.coldestNight - RECORD_LOW_MARGIN;
  for (const { maxVoltage, trackerMin, trackerMax } of PANEL_INPUTS) {
    const limits = stringLimits({
      ...PANEL,
      coldest: recordLow,
      hottest: site.hottestDay,
      cellRise: site.cellRise,
      maxVoltage,
      trackerMin,
      trackerMax,
      maxCurrent: Infinity,
    });
    const layout = layStrings(panels, limits);
    if (layout !== null) {
      return {
        ...layout,
        limits,
        inputVoltage: maxVoltage,
        panels: layout.inSeries * layout.parallel,
        hotVoltage: layout.inSeries * limits.powerVoltageHot,
        coldVoltage: layout.inSeries * limits.openVoltageCold,
        recordLow,
      };
    }
  }
  return null;
}
