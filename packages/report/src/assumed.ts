import { say } from "@sunwright/words/report-money";
import { isOld } from "@sunwright/engine/countries/age";
import type { Entry } from "@sunwright/engine/countries/entry";
import { type MoneyFigure, moneyFiguresIn } from "@sunwright/engine/money/assumptions";
import { formatDate, formatNumber } from "./format";
import { MONEY_LABELS, moneyUnit } from "./money-labels";
import { type ProjectLedger, sourceText } from "./money-text";

/** A figure that the money of a design rests on. */
export interface Assumed {
  /** Null where it is not the person's to say. */
  readonly figure: MoneyFigure | null;
  readonly label: string;
  /** With its unit. */
  readonly value: string;
  /** The person's own. */
  readonly own: boolean;
  /** The day it speaks of; null of an assumption and of what the person said. */
  readonly asOf: string | null;
  readonly source: string;
  /** Past its last day or older than its kind keeps fresh: to be looked up again. */
  readonly old: boolean;
}

/** What it all rests on: value, day and source of each figure, those a person may say first. */
export function assumed({ assumptions, input }: ProjectLedger, today: string): readonly Assumed[] {
  const { currency, figures, gridEmissions, solarVat } = assumptions;
  const said = moneyFiguresIn(currency, input.systemType).map((figure): Assumed => {
    const { value, own, standard } = figures[figure];
    const row = rowOf(
      standard,
      today,
      figure,
      MONEY_LABELS[figure],
      `${formatNumber(value, 4)} ${moneyUnit(figure, currency)}`,
    );
    return own ? { ...row, own, asOf: null, source: say("assumed.own"), old: false } : row;
  });
  return [
    ...said,
    rowOf(gridEmissions, today, null, say("assumed.gridEmissions"), `${formatNumber(gridEmissions.value, 3)} kg/kWh`),
    rowOf(solarVat, today, null, say("assumed.solarVat"), `${formatNumber(solarVat.value, 1)}%`),
    livesOf(input),
  ];
}

function rowOf(entry: Entry, today: string, figure: MoneyFigure | null, label: string, value: string): Assumed {
  return {
    figure,
    label,
    value,
    own: false,
    asOf: entry.kind === "assumption" ? null : formatDate(entry.asOf),
    source: sourceText(entry),
    old: isOld(entry, today),
  };
}

const livesOf = ({ inverterYears, batteryYears }: ProjectLedger["input"]): Assumed => ({
  figure: null,
  label: say("assumed.lives"),
  value: say("assumed.livesYears", { inverter: formatNumber(inverterYears), battery: formatNumber(batteryYears, 1) }),
  own: false,
  asOf: null,
  source: say("assumed.livesFrom"),
  old: false,
});
