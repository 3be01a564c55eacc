import { say } from "@sunwright/words/design";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { DesignFigures } from "../../../lib/former-design";
import { formatNumber } from "../../../lib/format";
import { estimateFromUsd, moneyText } from "../../../lib/money";

export interface FigureShown {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
}

/** Panels, battery, inverter and cost, as the stored project has them. */
export const shownFigures = (figures: DesignFigures, currency: Currency): FigureShown[] => [
  kilo(say("panels"), figures.recommendedPanelCapacity, "kW"),
  figures.recommendedBatteryCapacity
    ? kilo(say("battery"), figures.recommendedBatteryCapacity, "kWh")
    : { label: say("battery"), value: say("none") },
  kilo(say("inverter"), figures.recommendedInverterCapacity, "kW"),
  { label: say("estimatedCost"), value: moneyText(estimateFromUsd(figures.estimatedCost ?? 0, currency)) },
];

const kilo = (label: string, value: number | null, unit: string): FigureShown => ({
  label,
  value: formatNumber((value ?? 0) / 1000, 2),
  unit,
});

export interface FigureCompared extends FigureShown {
  /** "before 2.4 kW", or that it stayed. */
  readonly before: string;
}

export function comparedFigures(former: DesignFigures, now: DesignFigures, currency: Currency): FigureCompared[] {
  const before = shownFigures(former, currency);
  return shownFigures(now, currency).map((figure, index) => {
    const was = textOf(before[index]);
    return {
      ...figure,
      before: was === textOf(figure) ? say("outdated.asBefore") : say("outdated.before", { figure: was }),
    };
  });
}

const textOf = (figure: FigureShown | undefined) => [figure?.value, figure?.unit].filter(Boolean).join(" ");
