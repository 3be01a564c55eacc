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
import { priceFor } from "../orders/pricing";
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

/** A draft with what its products are and cost the firm now. */
export interface Resolved {
  readonly content: StoredContent;
  readonly costs: readonly StoredCost[];
  /** In the order of the lines; null of parts that are typed. */
  readonly live: readonly (Live | null)[];
}

interface Asked {
  readonly viewer: Pick<Viewer, "userId" | "at">;
  readonly currency: Currency;
  /** Lines whose product is not on sale any more stay as they were. */
  readonly lenient?: boolean;
}

/**
 * Looks the products of a draft up: names, figures and prices are those of the shop, at the firm's own prices.
 * Throws product_not_found for one that is not on sale, and one_currency.
 */
export async function resolved(
  executor: Executor,
  draft: QuoteDraft,
  { viewer, currency, lenient = false }: Asked,
): Promise<Resolved> {
  const ids = [...new Set(draft.lines.flatMap(({ productId }) => productId ?? []))];
  const found = await sellables(executor, ids);
  const prices = byKey(await pricesAt(executor, ids, viewer.at), ({ productId }) => productId);
  const stock = byKey(ids.length === 0 ? [] : await stockOf(executor, ids), ({ productId }) => productId);
  const buyer = await buyerOf(executor, viewer);
  const lines = draft.lines.map(({ costMinor: typed, marginPercent, ...line }) => {
    const product = line.productId === null ? null : found.find(({ id }) => id === line.productId);
    if (product === null) return { line, costMinor: typed, marginPercent, product, live: null };
    const choice =
      product?.onSale === true ? priceFor(buyer, prices.get(product.id) ?? [], line.quantity, viewer.at) : null;
    if (product === undefined || choice === null || product.currency !== currency) {
      if (lenient) return { line, costMinor: typed, marginPercent, product: null, live: null };
      throw new AppError(product === undefined || choice === null ? "product_not_found" : "one_currency");
    }
    const available = (stock.get(product.id) ?? []).reduce((sum, one) => sum + one.available, 0);
    const live = { shop: product.shop, available, trade: choice.winner.list !== "public" };
    return { line: { ...line, name: nameOf(product) }, costMinor: choice.winner.unit, marginPercent, product, live };
  });
  const bought = lines.flatMap(({ product, line }) => (product === null ? [] : [{ product, quantity: line.quantity }]));
  return {
    content: {
      ...draft,
      ...figuresOf(bought),
      lines: lines.map(({ line, costMinor, marginPercent }) => ({
        ...line,
        unitMinor: priceOfCost(costMinor, marginPercent),
      })),
    },
    costs: lines.map(({ costMinor, marginPercent }) => ({ costMinor, marginPercent })),
    live: lines.map(({ live }) => live),
  };
}

const NAME_MOST = 100;
const nameOf = ({ brand, name }: Sellable): string =>
  (name.startsWith(brand) ? name : `${brand} ${name}`).trim().slice(0, NAME_MOST);

interface Bought {
  readonly product: Sellable;
  readonly quantity: number;
}

/** The figures of the main parts, as the shop states them: of several products of a kind the first counts. */
function figuresOf(bought: readonly Bought[]): Partial<Pick<StoredContent, "panels" | "battery" | "inverter">> {
  const found: Partial<Pick<StoredContent, "panels" | "battery" | "inverter">> = {};
  for (const { product, quantity } of bought) {
    const read = Product.safeParse({ category: product.category, spec: product.spec });
    if (!read.success) continue;
    const { data } = read;
    if (data.category === "panel") found.panels ??= panelsOf(data.spec);
    if (data.category === "battery") found.battery ??= batteryOf(data.spec, quantity);
    if (data.category === "inverter") found.inverter ??= inverterOf(data.spec, quantity);
  }
  return found;
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
