import type { BodyInput } from "@sunwright/contract/endpoint";
import type { putBookPrice } from "@sunwright/contract/price-book";
import { BOOK_VIEWS, type BookView } from "@sunwright/contract/quote-states";
import type { QuoteDraft } from "@sunwright/contract/quotes";
import type { Currency } from "@sunwright/engine/parameters/options";
import { type DraftLine, lineName } from "./draft";

/** What the address of the price book holds. */
export interface BookSearch {
  readonly view?: BookView | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
}

const WORDS_MOST = 200;
const PAGE_MOST = 100;

/** What is not ours is left out, and so is what the list shows by itself. */
export function bookSearch(sent: Readonly<Record<string, unknown>>): BookSearch {
  const view = BOOK_VIEWS.find((each) => each === sent.view);
  const q = typeof sent.q === "string" ? sent.q.trim().slice(0, WORDS_MOST) : "";
  const page = Number(sent.page);
  return {
    view: view === "all" ? undefined : view,
    q: q === "" ? undefined : q,
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MOST ? page : undefined,
  };
}

const NAME_MOST = 100;

/** A line of a draft as a price of one piece, with the figures of its part. */
export function priceOfLine(
  line: DraftLine,
  { panels, battery, inverter }: Pick<QuoteDraft, "panels" | "battery" | "inverter">,
  currency: Currency,
): BodyInput<typeof putBookPrice> {
  const { kind, costMinor } = line;
  const pieces = Math.max(1, line.quantity);
  return {
    kind,
    name: lineName(line).slice(0, NAME_MOST),
    currency,
    costMinor,
    panels: kind === "panels" ? panels : null,
    battery:
      kind === "battery" && battery !== null
        ? { ...battery, ampHours: share(battery.ampHours, pieces), kwh: share(battery.kwh, pieces) }
        : null,
    inverter:
      kind === "inverter" && inverter !== null
        ? { ...inverter, watts: share(inverter.watts, pieces), surgeWatts: share(inverter.surgeWatts, pieces) }
        : null,
  };
}

/** To a thousandth, as the whole is stored. */
const share = (whole: number | null, pieces: number): number | null =>
  whole === null ? null : Math.round((1_000 * whole) / pieces) / 1_000;
