import type { ReportInput } from "@sunwright/report/document";
import type { InvoiceContent } from "@sunwright/report/invoice";
import type { OfferContent } from "@sunwright/report/offer";
import type { OrderContent } from "@sunwright/report/order";
import type { PaidContent } from "@sunwright/report/paid";
import type { PassportContent } from "@sunwright/report/passport";

/**
 * A document to set: the report of a project, an order as it was placed, an invoice as it was issued, an installer's offer as it
 * was sent, or the passport of a built system.
 */
export type DocumentTask =
  | { readonly report: ReportTask }
  | { readonly order: OrderContent; readonly paid: PaidContent }
  | { readonly invoice: InvoiceContent; readonly paid: PaidContent }
  | { readonly offer: OfferContent }
  | { readonly passport: PassportContent };

/** What a worker thread is asked: the project as it is stored, and the year its hours are simulated with. */
export interface ReportTask {
  readonly input: Omit<ReportInput, "design" | "roof" | "hours">;
  /** As stored, a text of JSON: copying the object to the thread would hold the event loop. */
  readonly design: string | null;
  /** The same of the roof. */
  readonly roof: string | null;
  /** The project's own weather, packed by the engine's `packYear`; null for the city's years. */
  readonly weather: { readonly name: string; readonly hours: Uint8Array } | null;
  /** A design of one year rests on a weather file; when that has changed since, its hours are lost. */
  readonly weatherIsOfDesign: boolean;
}
