import type { QuoteRequest } from "@sunwright/contract/requests";
import type { PaymentWished, Priority, RoofKind, SharedPart } from "@sunwright/contract/request-states";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency, InstallationLocation } from "@sunwright/engine/parameters/options";
import { isNumberText, numberText, parseNumber } from "../../../ui/number";
import type { Draft } from "../api/requests";

/** A request while it is typed: figures are texts, so that nothing is rewritten under the cursor. */
export interface RequestForm {
  /** "2026-12-14"; empty for no date. */
  readonly wishDate: string;
  /** In the currency; empty where it is not told. */
  readonly budget: string;
  readonly phone: string;
  readonly roofKind: RoofKind | null;
  readonly storeys: number | null;
  readonly payment: PaymentWished;
  readonly priority: Priority;
  readonly note: string;
  readonly shares: Readonly<Record<SharedPart, boolean>>;
}

const EMPTY: RequestForm = {
  wishDate: "",
  budget: "",
  phone: "",
  roofKind: null,
  storeys: null,
  payment: "any",
  priority: "hours",
  note: "",
  shares: { loads: true, roof: true, supply: true },
};

/** What panels stand on, as far as the design says it: of a sloped roof the cover is not known. */
const STANDS_ON: Readonly<Record<InstallationLocation, RoofKind | null>> = {
  "roof-flat": "concrete",
  "roof-sloped": null,
  "ground-mount": "ground",
  "pole-mount": "ground",
};
export const roofKindOf = (location: InstallationLocation): RoofKind | null => STANDS_ON[location];

/** A new one keeps what was said in the one before, but for its days and what is no longer known; the first begins with the design. */
export function requestFormOf(request: QuoteRequest | null, location: InstallationLocation): RequestForm {
  if (request === null) return { ...EMPTY, roofKind: roofKindOf(location) };
  const { wishDate, budgetMinor, currency, phone, roofKind, storeys, payment, priority, note, shares } = request;
  const budget = budgetMinor === null ? "" : numberText(budgetMinor / 10 ** MINOR_DIGITS[currency]);
  return { wishDate: wishDate ?? "", budget, phone, roofKind, storeys, payment, priority, note, shares };
}

/** As the contract has it: digits with the signs that people write between them. */
const PHONE = /^\+?(?:[\s().\-/]*\d){6,20}[\s().\-/]*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a firm that is free from a day, null for at once, can begin before another; days as "2026-12-14". */
export const isFreeBy = (freeFrom: string | null, day: string): boolean => freeFrom === null || freeFrom <= day;

export type RequestField = "budget" | "phone";
export type RequestFaults = Readonly<Partial<Record<RequestField, true>>>;

/** What is sent, or which fields are wrong. */
export function draftOf(
  form: RequestForm,
  currency: Currency,
): { readonly draft: Draft; readonly faults: RequestFaults } {
  const typed = form.budget.trim();
  const amount = isNumberText(typed) ? parseNumber(typed) : Number.NaN;
  const wrongBudget = typed !== "" && !(amount >= 0);
  const phone = form.phone.trim();
  const faults = {
    ...(wrongBudget ? { budget: true as const } : {}),
    ...(PHONE.test(phone) ? {} : { phone: true as const }),
  };
  const { roofKind, storeys, payment, priority, note, shares } = form;
  const budgetMinor = typed === "" || wrongBudget ? null : Math.round(amount * 10 ** MINOR_DIGITS[currency]);
  const wishDate = DAY.test(form.wishDate) ? form.wishDate : null;
  const house = { roofKind, storeys, payment };
  return {
    draft: { wishDate, budgetMinor, ...house, priority, note: note.trim(), phone, shares: { ...shares } },
    faults,
  };
}
