import type { SaidAmount } from "@sunwright/engine/sizing/rule/said-bill";
import { DAYS_OF_MONTH } from "@sunwright/engine/units/year";
import { isNumberText, isUnread, parseNumber } from "../../../ui/number";
import type { Texts } from "./typed-texts";

export const BILLS = ["twelve", "one", "year", "tokens"] as const;
type BillKind = (typeof BILLS)[number];

/** As many purchases as the form shows. */
const MOST_PURCHASES = 24;

/** What stands in the form, by the names of its boxes. */
export const billKind = ({ have }: Texts): BillKind => BILLS.find((kind) => kind === have) ?? "one";
export const billUnit = ({ unit }: Texts): "money" | "energy" => (unit === "energy" ? "energy" : "money");
/** 0 to 11; January where none was chosen, which the form shows. */
export const billMonth = ({ month }: Texts): number =>
  Math.max(
    0,
    DAYS_OF_MONTH.findIndex((_, each) => String(each) === month),
  );
export const monthBox = (month: number) => `month-${month}`;
export const dayBox = (purchase: number) => `day-${purchase}`;
export const amountBox = (purchase: number) => `amount-${purchase}`;

/** Purchases as they stand in the form, with one empty at its end. */
export function purchasesIn(texts: Texts): readonly number[] {
  const all = Array.from({ length: MOST_PURCHASES }, (_, index) => index);
  const last = all.findLast((index) => (texts[dayBox(index)] ?? "") !== "" || (texts[amountBox(index)] ?? "") !== "");
  return all.slice(0, Math.max(2, (last ?? -1) + 2));
}

const amountIn = (text: string | undefined): number | null =>
  text !== undefined && isNumberText(text) && parseNumber(text) >= 0 ? parseNumber(text) : null;

/** The amounts that can be read; an empty box says nothing. Null where a box holds what cannot be read. */
export function saidAmounts(texts: Texts): readonly SaidAmount[] | null {
  const kind = billKind(texts);
  const boxes = boxesOf(kind, texts);
  if (boxes.some(({ text }) => isUnread(text ?? ""))) return null;
  return boxes.flatMap(({ text, said }) => {
    const amount = amountIn(text);
    return amount === null ? [] : [said(amount)];
  });
}

interface Box {
  readonly text: string | undefined;
  readonly said: (amount: number) => SaidAmount;
}

function boxesOf(kind: BillKind, texts: Texts): readonly Box[] {
  const period = (text: string | undefined, month: number, months: 1 | 12): Box => ({
    text,
    said: (amount) => ({ kind: "period", month, months, amount }),
  });
  if (kind === "one") return [period(texts["amount"], billMonth(texts), 1)];
  if (kind === "year") return [period(texts["year"], 0, 12)];
  if (kind === "twelve") return DAYS_OF_MONTH.map((_, month) => period(texts[monthBox(month)], month, 1));
  return purchasesIn(texts).flatMap((index): readonly Box[] => {
    const day = texts[dayBox(index)] ?? "";
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) return [];
    return [{ text: texts[amountBox(index)], said: (amount) => ({ kind: "purchase", day, amount }) }];
  });
}
