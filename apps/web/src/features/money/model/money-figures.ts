import { say } from "@sunwright/words/money";
import { formatNumber } from "../../../lib/format";
import { MONEY_BOUNDS } from "@sunwright/contract/money-limits";
import { MONEY_FIGURES, type MoneyFigure, type OpenFigure, type OwnFigures } from "@sunwright/engine/money/assumptions";
import { isNumberText, numberText, parseNumber } from "../../../ui/number";

export type MoneyTexts = Readonly<Record<MoneyFigure, string>>;

/** What stands in the boxes. */
export const textsOf = (values: Readonly<Record<MoneyFigure, number>>): MoneyTexts => ({
  tariff: numberText(values.tariff),
  petrolPrice: numberText(values.petrolPrice),
  dieselPrice: numberText(values.dieselPrice),
  exchangeRate: numberText(values.exchangeRate),
  inflation: numberText(values.inflation),
  discountRate: numberText(values.discountRate),
  loanRate: numberText(values.loanRate),
  loanTerm: numberText(values.loanTerm),
  downPayment: numberText(values.downPayment),
  years: numberText(values.years),
  gridHours: numberText(values.gridHours),
  setHours: numberText(values.setHours),
  movedLoad: numberText(values.movedLoad),
});

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
}
const boundsOf = (figure: MoneyFigure | OpenFigure): Bounds => MONEY_BOUNDS[figure];

/** Counted in whole months or years. */
export const isWhole = (figure: MoneyFigure | OpenFigure): boolean => boundsOf(figure).whole === true;

/** What is wrong with a box, in the words of the contract; null when nothing is. */
export function moneyMessage(figure: MoneyFigure | OpenFigure, text: string): string | null {
  const { min, max, whole = false } = boundsOf(figure);
  const value = parseNumber(text);
  if (!isNumberText(text) || value < min || value > max) return say("outOfBounds", { min, max: formatNumber(max, 3) });
  return whole && !Number.isInteger(value) ? say("notWhole", { min, max }) : null;
}

export const isComplete = (texts: MoneyTexts): boolean =>
  MONEY_FIGURES.every((figure) => moneyMessage(figure, texts[figure]) === null);

/** Each box as a project's own figure: null where it says what the default says. */
export function ownFigure(text: string, standard: number): number | null {
  const value = parseNumber(text);
  return value === standard ? null : value;
}

/** What was said and is not saved yet: one figure may be said again while the first is on its way. */
export const stillSaid = (said: Partial<OwnFigures>, saved: Partial<OwnFigures>): Partial<OwnFigures> =>
  Object.fromEntries(Object.entries(said).filter(([figure, value]) => !Object.is({ ...saved }[figure], value)));
