import { say } from "@sunwright/words/report-figures";
import { tellUnit } from "@sunwright/words/tell-unit";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { GridAmounts, GridDesign } from "@sunwright/engine/sizing/inputs/design-beside-grid";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { moneyFromUsd, moneyText } from "./currency-text";
import { formatNumber } from "./format";
import type { ShownFigure } from "./shown-figures";
import { tell } from "./tell";

/** Decimals by the unit of a figure; whole numbers where none is named. */
const DIGITS: Readonly<Record<string, number>> = { "": 2, years: 1, "%": 1 };

/** What a system on the grid is worth and exchanges, each figure with its explanation. */
export const gridFigures = (grid: GridDesign, currency: Currency): ShownFigure[] => {
  const shown = (trace: Trace): ShownFigure => gridFigure(trace, currency);
  const ranged = (name: keyof GridAmounts, trace: Trace): ShownFigure => withRange(grid, name, trace, currency);
  return [
    ranged("worth", grid.worth),
    ranged("selfUsed", grid.selfUsed),
    ranged("selfUsedShare", grid.selfUsedShare),
    ranged("sold", grid.sold),
    ranged("bought", grid.bought),
    ranged("lost", grid.lost),
    ranged("selfUsedValue", grid.selfUsedValue),
    ...(grid.sold.value > 0 ? [ranged("soldValue", grid.soldValue)] : []),
    shown(grid.ratio),
    shown(grid.byYear),
  ];
};

/** A figure with what it comes to under the least and the most sun that its place may have, where that is not sure. */
function withRange({ range }: GridDesign, name: keyof GridAmounts, trace: Trace, currency: Currency): ShownFigure {
  const shown = gridFigure(trace, currency);
  if (range === undefined) return shown;
  const at = ({ [name]: value }: GridAmounts) =>
    value === null ? say("grid.never") : gridFigure({ ...trace, value }, currency).value;
  const [one, other] = [at(range.atLeast), at(range.atMost)];
  return one === other ? shown : { ...shown, value: say("grid.between", { value: shown.value, one, other }) };
}

/** Why the figures have a range; null where the sun of the place is sure enough. */
export const sunDoubtSentence = ({ range }: GridDesign): string | null =>
  range === undefined
    ? null
    : say("grid.sunDoubt", {
        place: range.place,
        mean: formatNumber(range.mean, 2),
        least: formatNumber(range.least, 2),
        most: formatNumber(range.most, 2),
      });

/** The same of the battery that would stand beside it. */
export const gridBatteryFigures = ({ battery }: GridDesign, currency: Currency): ShownFigure[] =>
  battery === null
    ? []
    : [battery.capacity, battery.worth, battery.storedValue, battery.storedCost].map((trace) =>
        gridFigure(trace, currency),
      );

function gridFigure(trace: Trace, currency: Currency): ShownFigure {
  const label = tell(trace.name, currency);
  if (trace.unit === "Wh") return { label, trace, value: formatNumber(trace.value / 1_000, 2), unit: "kWh" };
  if (trace.unit.startsWith("USD")) {
    const value = moneyText(moneyFromUsd(trace.value, currency));
    return { label, trace, value, ...(trace.unit === "USD" ? {} : { unit: tellUnit("a kWh") }) };
  }
  const value = formatNumber(trace.value, DIGITS[trace.unit] ?? 0);
  return { label, trace, value, ...(trace.unit === "" ? {} : { unit: tellUnit(trace.unit) }) };
}

/** Whether it pays, and what a battery would do. When it is paid back is the ledger's to say, at the price that is known. */
export function gridSentence({ pays, battery }: GridDesign): string {
  const verdict = say(pays ? "grid.pays" : "grid.doesNotPay");
  if (battery === null) return verdict;
  const kilowattHours = formatNumber(battery.capacity.value / 1_000, 2);
  return `${verdict} ${battery.capacity.value > 0 ? say("grid.batteryPays", { kilowattHours }) : say("grid.noBatteryPays")}`;
}

/** Where a design has no battery: none is needed, unless one would be worth its price. */
export const noBatteryText = ({ grid }: Pick<Design, "grid">): string =>
  say((grid?.battery?.capacity.value ?? 0) > 0 ? "noBattery" : "noBatteryNeeded");

/** What the inverter was sized by: of a margin over the peak load there is nothing to say where the grid carries it. */
export const inverterNote = (grid: GridDesign | null): string =>
  say(grid === null ? "system.inverterDetail" : "system.inverterByArray");
