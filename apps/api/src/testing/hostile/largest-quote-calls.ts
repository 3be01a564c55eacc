import { PRICE_MAX, TEXT_MAX } from "@sunwright/contract/limits";
import {
  BOOK_ENTRIES_MAX,
  ANSWERED_WARNINGS_MAX,
  BOOK_PER_PAGE,
  MARGIN_MAX,
  MILESTONES_MAX,
  PIECES_MAX,
  QUOTE_LINES_MAX,
  STRINGS_MAX,
} from "@sunwright/contract/quote-states";
import type { QuoteDraft } from "@sunwright/contract/quotes";
import { TAX_MAX } from "@sunwright/contract/shops";
import type { LargestCall } from "./largest-call";
import { LINE, TEXT } from "./largest-state";
import { WORST_NAME } from "./worst-texts";

const NOBODY = "019f0000-0000-7000-8000-000000000000";
const NAME = WORST_NAME.slice(0, 90);
const MOST_MINOR = 1_000_000_000_000;

const draft: QuoteDraft = {
  name: NAME,
  words: TEXT.slice(0, TEXT_MAX).trim(),
  panels: { watts: 2_000, areaM2: 20, voc: 500, vmp: 500, isc: 100, imp: 100, vocPercentPerK: -2, datasheet: true },
  battery: {
    volts: 1_500,
    ampHours: 100_000,
    kwh: 10_000,
    chemistry: NAME,
    usablePercent: 100,
    cycles: 1_000_000,
    datasheet: true,
  },
  inverter: {
    watts: 1_000_000,
    surgeWatts: 10_000_000,
    pvMaxVolts: 5_000,
    mpptMinVolts: 1,
    mpptMaxVolts: 5_000,
    datasheet: true,
  },
  strings: Array.from({ length: STRINGS_MAX }, () => PIECES_MAX),
  trackers: STRINGS_MAX,
  cables: { panelToInverterMm2: 1_000, batteryMm2: 1_000, loadMm2: 1_000 },
  lines: Array.from({ length: QUOTE_LINES_MAX }, () => ({
    kind: "other" as const,
    name: NAME,
    quantity: 10_000,
    productId: NOBODY,
    bookId: NOBODY,
    costMinor: PRICE_MAX,
    marginPercent: MARGIN_MAX,
  })),
  labourMinor: MOST_MINOR,
  transportMinor: MOST_MINOR,
  taxPercent: TAX_MAX,
  tax: "added",
  milestones: Array.from({ length: MILESTONES_MAX }, () => ({ percent: 100, when: "after" as const })),
  validUntil: "2999-12-31",
  start: "2999-12-31",
  days: 365,
  warrantyYears: { panels: 100, power: 100, battery: 100, inverter: 100, work: 100 },
  claims: { kwhPerYear: 100_000_000, hoursServedPercent: 100 },
  credit: { downMinor: MOST_MINOR, monthlyMinor: MOST_MINOR, months: 1_200, totalMinor: MOST_MINOR },
  answers: Array.from({ length: ANSWERED_WARNINGS_MAX }, () => ({
    code: "sums" as const,
    about: NAME,
    words: LINE.slice(0, 90),
  })),
};

const price = {
  kind: "battery",
  name: NAME,
  currency: "NGN",
  costMinor: PRICE_MAX,
  supplier: NAME,
  panels: draft.panels,
  battery: draft.battery,
  inverter: draft.inverter,
};

/** As many as a book holds, each with a name of its own. */
const prices = Array.from({ length: BOOK_ENTRIES_MAX }, (_, index) => ({
  kind: "battery",
  name: `${index} ${LINE}`.slice(0, 90),
  currency: "NGN",
  costMinor: PRICE_MAX,
  supplier: NAME,
}));

const of = (path: string, body?: unknown) => (): LargestCall => ({ path, body });
const version = `/api/quotes/${NOBODY}/versions/${NOBODY}`;

/** Every call of quotes, price books and offers. */
export const LARGEST_OF_QUOTES: Readonly<Record<string, (state: { readonly id: string }) => LargestCall>> = {
  "GET /api/quotes": of(`/api/quotes?view=over&page=1000&search=${"ab%20".repeat(15)}`),
  "POST /api/leads/:leadId/quote": of(`/api/leads/${NOBODY}/quote`, {}),
  "GET /api/quotes/:quoteId": of(`/api/quotes/${NOBODY}`),
  "POST /api/quotes/:quoteId/check": of(`/api/quotes/${NOBODY}/check`, draft),
  "POST /api/quotes/:quoteId/stock": of(`/api/quotes/${NOBODY}/stock`, {}),
  "POST /api/quotes/:quoteId/versions": of(`/api/quotes/${NOBODY}/versions`, { from: NOBODY, as: "option" }),
  "PUT /api/quotes/:quoteId/versions/:versionId": of(version, { version: 1, draft }),
  "DELETE /api/quotes/:quoteId/versions/:versionId": of(version),
  "POST /api/quotes/:quoteId/versions/:versionId/send": of(`${version}/send`, { version: 1 }),
  "POST /api/quotes/:quoteId/versions/:versionId/withdraw": of(`${version}/withdraw`, {}),
  "GET /api/quotes/:quoteId/versions/:versionId/pdf": of(`${version}/pdf?units=imperial`),
  "GET /api/firm/price-book": of(
    `/api/firm/price-book?view=old&kind=cables&currency=NGN&page=100&search=${"ab%20".repeat(15)}`,
  ),
  "POST /api/firm/price-book": of("/api/firm/price-book", price),
  "POST /api/firm/price-book/import/check": of("/api/firm/price-book/import/check", { prices }),
  "POST /api/firm/price-book/import": of("/api/firm/price-book/import", { prices }),
  "POST /api/firm/price-book/confirm": of("/api/firm/price-book/confirm", {
    ids: Array.from({ length: BOOK_PER_PAGE }, () => NOBODY),
  }),
  "PUT /api/firm/price-book/:entryId": of(`/api/firm/price-book/${NOBODY}`, { version: 1, ...price }),
  "DELETE /api/firm/price-book/:entryId": of(`/api/firm/price-book/${NOBODY}`),
  "GET /api/requests/:projectId/offers": ({ id }) => ({ path: `/api/requests/${id}/offers?priority=warranty` }),
  "POST /api/requests/:projectId/offers/:versionId/accept": ({ id }) => ({
    path: `/api/requests/${id}/offers/${NOBODY}/accept`,
    body: {
      totalMinor: 1_000 * MOST_MINOR,
      address: NAME,
      acknowledged: Array.from({ length: 100 }, () => ({ code: "missing_part", about: NAME })),
    },
  }),
  "POST /api/requests/:projectId/offers/:versionId/answer": ({ id }) => ({
    path: `/api/requests/${id}/offers/${NOBODY}/answer`,
    body: { answer: "ask_change", words: TEXT.slice(0, TEXT_MAX).trim() },
  }),
};
