/*
 * An invoice with the meaning of EN 16931. Amounts are as they are written, null where they are missing: a check that
 * rounded them first would find nothing. BT is a field, BG a group of the standard.
 */

export interface Invoice {
  /** BT-24. */
  readonly specification: string | null;
  /** BT-1, BT-2, BT-9, BT-3, BT-5, BT-6. */
  readonly number: string | null;
  readonly issued: string | null;
  readonly due: string | null;
  readonly type: string | null;
  readonly currency: string | null;
  readonly taxCurrency: string | null;
  /** BT-7, BT-8. */
  readonly taxPoint: string | null;
  readonly taxPointCode: string | null;
  /** BT-10. */
  readonly buyerReference: string | null;
  /** BG-14. */
  readonly period: Period | null;
  /** BT-25, BT-26. */
  readonly preceding: readonly { readonly number: string | null }[];
  readonly seller: Party;
  readonly buyer: Party;
  /** BT-59; undefined where the seller is paid. */
  readonly payee: { readonly name: string | null } | null;
  readonly taxRepresentative: Party | null;
  /** BT-72. */
  readonly delivered: string | null;
  readonly deliverTo: Address | null;
  readonly payments: readonly PaymentMeans[];
  /** BT-20. */
  readonly terms: readonly string[];
  readonly allowances: readonly Allowance[];
  readonly charges: readonly Allowance[];
  readonly totals: Totals;
  /** BG-23. */
  readonly breakdown: readonly TaxOfRate[];
  readonly lines: readonly InvoiceLine[];
  /** BG-24. */
  readonly documents: readonly { readonly reference: string | null; readonly name: string | null }[];
}

export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

export interface Address {
  readonly street: string | null;
  readonly city: string | null;
  readonly postCode: string | null;
  readonly country: string | null;
}

export interface Party {
  /** BT-27, BT-44. */
  readonly name: string | null;
  readonly address: Address | null;
  readonly vatNumber: string | null;
  /** BT-32. */
  readonly taxNumber: string | null;
  /** BT-30, BT-47. */
  readonly registered: string | null;
  /** BT-29, BT-46. */
  readonly identifiers: readonly string[];
  readonly contact: {
    readonly name: string | null;
    readonly phone: string | null;
    readonly mail: string | null;
  } | null;
  readonly endpoint: { readonly scheme: string | null; readonly value: string } | null;
}

export interface PaymentMeans {
  readonly code: string | null;
  /** BT-84. */
  readonly account: string | null;
  /** BT-87. */
  readonly card: string | null;
  readonly hasCard: boolean;
  readonly hasTransfer: boolean;
  readonly mandate: { readonly debtor: string | null } | null;
  readonly creditor: string | null;
}

/** An allowance or a charge, on the document or a line. */
export interface Allowance {
  readonly amount: string | null;
  readonly base: string | null;
  readonly percent: string | null;
  readonly reason: string | null;
  readonly vat: Vat | null;
}

export interface Vat {
  readonly category: string | null;
  readonly rate: string | null;
}

export interface Totals {
  /** BT-106 to BT-115. */
  readonly lines: string | null;
  readonly allowances: string | null;
  readonly charges: string | null;
  readonly withoutVat: string | null;
  readonly vat: string | null;
  readonly vatInTaxCurrency: string | null;
  readonly withVat: string | null;
  readonly paid: string | null;
  readonly rounding: string | null;
  readonly due: string | null;
}

export interface TaxOfRate extends Vat {
  readonly taxable: string | null;
  readonly tax: string | null;
  readonly reason: string | null;
  readonly reasonCode: string | null;
}

export interface InvoiceLine {
  readonly id: string | null;
  readonly name: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly amount: string | null;
  readonly price: string | null;
  readonly grossPrice: string | null;
  readonly baseQuantity: string | null;
  readonly period: Period | null;
  readonly allowances: readonly Allowance[];
  readonly charges: readonly Allowance[];
  readonly vat: Vat | null;
  /** BT-157 without its scheme is worth nothing. */
  readonly standardId: { readonly scheme: string | null } | null;
  readonly attributes: readonly { readonly name: string | null; readonly value: string | null }[];
}
