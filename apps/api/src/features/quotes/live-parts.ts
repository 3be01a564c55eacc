import type { QuoteDraft } from "@sunwright/contract/quotes";
import { Product } from "@sunwright/contract/products";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Specification } from "@sunwright/engine/procurement/specifications";
import { priceOfCost } from "@sunwright/engine/quotes/written-quote";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/sessions";
import { byKey } from "../marketplace/by-key";
import { stockOf } from "../marketplace/products-table";
import { priceFor } from "../orders/price-order";
import { isOld } from "../price-book/rules";
import { type BookRow, entriesFor } from "../price-book/table";
import { buyerOf } from "../products/price-buyer";
import { type Sellable, sellables } from "../products/selling-table";
import { pricesAt } from "../products/table";
import type { StoredContent, StoredCost } from "./schema";

export interface Live {
  readonly shop: string;
  readonly available: number;
  /** The firm pays less than everybody. */
  readonly trade: boolean;
}

/** A price of the firm's own book. */
export interface Booked {
  readonly checkedOn: string;
  readonly old: boolean;
  /** What the part is, is said there. */
  readonly figures: boolean;
}

/** Where a line's cost comes from now; neither of a part that is typed. */
export interface Source {
  readonly live: Live | null;
  readonly book: Booked | null;
}

/** A draft with what its products are and cost the firm now. */
export interface Resolved {
  readonly content: StoredContent;
  readonly costs: readonly StoredCost[];
  /** In the order of the lines. */
  readonly sources: readonly Source[];
}

interface Asked {
  readonly viewer: Pick<Viewer, "userId" | "at">;
  readonly currency: Currency;
  /** Lines whose product is not on sale any more stay as they were. */
  readonly lenient?: boolean;
}

/**
 * Looks up what the lines of a draft are taken from. Names, figures and prices of products are those of the shop, at the firm's
 * own prices; those of its price book are what it says now. A line whose price left the book stays as it was typed.
 * Throws product_not_found for what is not on sale, and one_currency.
 */
export async function resolved(executor: Executor, draft: QuoteDraft, asked: Asked): Promise<Resolved> {
  const shops = await findProducts(executor, idsOf(draft, "productId"), asked.viewer);
  const entries = await entriesFor(executor, asked.viewer.userId, idsOf(draft, "bookId"));
  const found = draft.lines.map((line) => {
    if (line.productId !== null) return ofProduct(line, shops, asked);
    const entry = entries.find(({ id }) => id === line.bookId);
    return entry === undefined ? typed({ ...line, bookId: null }) : ofBook(line, entry, asked);
  });
  return {
    content: {
      ...draft,
      ...figuresOf(found),
      lines: found.map(({ line: { costMinor, marginPercent, ...line } }) => ({
        ...line,
        unitMinor: priceOfCost(costMinor, marginPercent),
      })),
    },
    costs: found.map(({ line: { costMinor, marginPercent } }) => ({ costMinor, marginPercent })),
    sources: found.map(({ source }) => source),
  };
}

type DraftLine = QuoteDraft["lines"][number];
type Figures = Partial<Pick<StoredContent, "panels" | "battery" | "inverter">>;
interface FoundLine {
  readonly line: DraftLine;
  readonly source: Source;
  /** Of all its pieces together. */
  readonly figures: Figures;
}

const idsOf = ({ lines }: QuoteDraft, of: "productId" | "bookId") => [
  ...new Set(lines.flatMap((line) => line[of] ?? [])),
];

async function findProducts(executor: Executor, ids: readonly string[], viewer: Asked["viewer"]) {
  return {
    products: byKey(await sellables(executor, ids), ({ id }) => id),
    prices: byKey(await pricesAt(executor, ids, viewer.at), ({ productId }) => productId),
    stock: byKey(ids.length === 0 ? [] : await stockOf(executor, ids), ({ productId }) => productId),
    buyer: await buyerOf(executor, viewer),
  };
}

const typed = (line: DraftLine): FoundLine => ({ line, source: { live: null, book: null }, figures: {} });

function ofProduct(
  line: DraftLine,
  { products, prices, stock, buyer }: Awaited<ReturnType<typeof findProducts>>,
  { viewer, currency, lenient = false }: Asked,
): FoundLine {
  const id = line.productId ?? "";
  const product = products.get(id)?.[0];
  const choice = product?.onSale === true ? priceFor(buyer, prices.get(id) ?? [], line.quantity, viewer.at) : null;
  const isOnSale = product !== undefined && choice !== null;
  if (!isOnSale || product.currency !== currency) {
    if (lenient) return typed(line);
    throw new AppError(isOnSale ? "one_currency" : "product_not_found");
  }
  const available = (stock.get(id) ?? []).reduce((sum, one) => sum + one.available, 0);
  const live = { shop: product.shop, available, trade: choice.winner.list !== "public" };
  return {
    line: { ...line, bookId: null, name: nameOf(product), costMinor: choice.winner.unit },
    source: { live, book: null },
    figures: figuresOfProduct(product, line.quantity),
  };
}

/** Throws one_currency. */
function ofBook(line: DraftLine, entry: BookRow, { viewer, currency, lenient = false }: Asked): FoundLine {
  if (entry.currency !== currency || entry.kind !== line.kind) {
    if (lenient || entry.currency === currency) return typed({ ...line, bookId: null });
    throw new AppError("one_currency");
  }
  const { panels, battery, inverter } = entry.figures;
  const pieces = Math.max(1, line.quantity);
  return {
    line: { ...line, name: entry.name, costMinor: entry.costMinor },
    source: {
      live: null,
      book: {
        checkedOn: entry.checkedOn,
        old: isOld(entry, viewer.at),
        figures: panels !== null || battery !== null || inverter !== null,
      },
    },
    figures: {
      ...(panels && { panels }),
      ...(battery && {
        battery: { ...battery, ampHours: times(battery.ampHours, pieces), kwh: times(battery.kwh, pieces) },
      }),
      ...(inverter && {
        inverter: {
          ...inverter,
          watts: times(inverter.watts, pieces),
          surgeWatts: times(inverter.surgeWatts, pieces),
        },
      }),
    },
  };
}

const NAME_MOST = 100;
const nameOf = ({ brand, name }: Sellable): string =>
  (name.startsWith(brand) ? name : `${brand} ${name}`).trim().slice(0, NAME_MOST);

/** The figures of the main parts: of several lines of a kind the first that says them counts. */
const figuresOf = (found: readonly FoundLine[]): Figures =>
  found.reduceRight<Figures>((figures, line) => ({ ...figures, ...line.figures }), {});

/** As the shop states them. */
function figuresOfProduct({ category, spec }: Sellable, quantity: number): Figures {
  const read = Product.safeParse({ category, spec });
  if (!read.success) return {};
  const { data } = read;
  if (data.category === "panel") return { panels: panelsOf(data.spec) };
  if (data.category === "battery") return { battery: batteryOf(data.spec, quantity) };
  return data.category === "inverter" ? { inverter: inverterOf(data.spec, quantity) } : {};
}

const panelsOf = (spec: Specification<"panel">): StoredContent["panels"] => ({
  watts: spec.powerWatts ?? null,
  areaM2: spec.areaSquareMetres ?? null,
  voc: spec.openVolts ?? null,
  vmp: spec.powerVolts ?? null,
  isc: spec.shortCircuitAmperes ?? null,
  imp: spec.powerAmperes ?? null,
  vocPercentPerK: spec.openVoltagePercentPerKelvin ?? null,
  datasheet: true,
});

const times = (value: number | null | undefined, pieces: number): number | null =>
  value == null ? null : Math.round(1_000 * value * pieces) / 1_000;

/** Side by side: ampere-hours and energy add up, the voltage does not. */
const batteryOf = (spec: Specification<"battery">, pieces: number): StoredContent["battery"] => ({
  volts: spec.volts ?? null,
  ampHours: times(spec.ampereHours, Math.max(1, pieces)),
  kwh: times(spec.kilowattHours, Math.max(1, pieces)),
  chemistry: spec.chemistry ?? null,
  usablePercent: spec.usablePercent ?? null,
  cycles: spec.cycles ?? null,
  datasheet: true,
});

const inverterOf = (spec: Specification<"inverter">, pieces: number): StoredContent["inverter"] => ({
  watts: times(spec.powerWatts, Math.max(1, pieces)),
  surgeWatts: times(spec.surgeWatts, Math.max(1, pieces)),
  pvMaxVolts: spec.panelVoltsMax ?? null,
  mpptMinVolts: spec.trackerVoltsMin ?? null,
  mpptMaxVolts: spec.trackerVoltsMax ?? null,
  datasheet: true,
});
