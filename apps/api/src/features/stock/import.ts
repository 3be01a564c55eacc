import type { Response } from "@sunwright/contract/endpoint";
import type { CheckedRow, checkImport, ImportRow } from "@sunwright/contract/stock";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Tell } from "../../platform/tell";
import { endSteps } from "../products/import-table";
import { insertPrices } from "../products/prices-table";
import { listsOf, pricesAt, type ProductRow, productsBySku } from "../products/table";
import { requireShop } from "../shops/access";
import { tellLow } from "./low";
import { freePieces } from "./rules";
import {
  insertItems,
  insertMovements,
  itemsOfProducts,
  locationsOf,
  type LocationRow,
  lockItemsOf,
  putItems,
  type StockItemRow,
} from "./table";

export type StockImport = ReturnType<typeof createStockImport>;

/** A row of a file with what it is about, and what is wrong with it. */
interface Judged {
  readonly row: ImportRow;
  readonly product: ProductRow | undefined;
  readonly location: LocationRow | undefined;
  readonly item: StockItemRow | undefined;
  readonly checked: CheckedRow;
}

/** A row with its item, which the caller holds. */
interface Held {
  readonly row: ImportRow;
  readonly item: StockItemRow;
}

const spelled = (text: string) => text.toLowerCase();
const placeKey = ({ productId, locationId }: { readonly productId: string; readonly locationId: string }) =>
  `${productId} ${locationId}`;

/** What a row makes of its item; the item itself where that is nothing new. Throws stock_changed where the check saw another. */
function itemAfter({ row, item }: Held): StockItemRow {
  const seen = row.seen ?? 0;
  const isAsSeen = seen === 0 ? item.onHand === 0 && item.reserved === 0 : item.version === seen;
  if (!isAsSeen) throw new AppError("stock_changed");
  const { onHand = item.onHand, incoming = item.incoming, reorderAt = item.reorderAt } = row;
  const { incomingOn: arrival = item.incomingOn } = row;
  const incomingOn = incoming === 0 ? null : arrival;
  const same =
    onHand === item.onHand &&
    incoming === item.incoming &&
    incomingOn === item.incomingOn &&
    reorderAt === item.reorderAt;
  return same ? item : { ...item, onHand, incoming, incomingOn, reorderAt };
}

/** The items that rows are about, held; where a product has none at a place, it is made. */
async function hold(tx: Transaction, judged: readonly Judged[], now: Date): Promise<Held[]> {
  const places = judged.map(({ row, product, location, checked }) => {
    if (checked.fault !== null || product === undefined || location === undefined) throw new AppError("import_faulty");
    return { row, place: { productId: product.id, locationId: location.id } };
  });
  await insertItems(
    tx,
    places.map(({ place }) => ({ ...place, id: newId(now), updatedAt: now })),
  );
  const ids = [...new Set(places.map(({ place }) => place.productId))];
  const items = new Map((await lockItemsOf(tx, ids)).map((item) => [placeKey(item), item]));
  return places.map(({ row, place }) => {
    const item = items.get(placeKey(place));
    if (item === undefined) throw new Error("A stock item that was just made is not there");
    return { row, item };
  });
}

/** Rows of a file, sent in sets. Both methods throw shop_not_found for somebody who works for no shop. */
export function createStockImport({ clock, tell }: { readonly clock: Clock; readonly tell: Tell }) {
  async function judge(executor: Executor, userId: string, rows: readonly ImportRow[]) {
    const { firm } = await requireShop(executor, userId);
    const skus = [...new Set(rows.map(({ sku }) => sku))];
    const products = new Map((await productsBySku(executor, firm.id, skus)).map((row) => [spelled(row.sku), row]));
    const ids = [...products.values()].map(({ id }) => id);
    const places = new Map((await locationsOf(executor, firm.id)).map((row) => [spelled(row.name), row]));
    const items = new Map((await itemsOfProducts(executor, ids)).map((row) => [placeKey(row), row]));
    const live = await pricesAt(executor, ids, clock.now());
    const unit = new Map(
      live
        .filter((price) => price.list === "public" && price.fromQuantity === 1)
        .map((p) => [p.productId, p.unitMinor]),
    );
    const seenRows = new Set<string>();
    const judged = rows.map((row): Judged => {
      const product = products.get(spelled(row.sku));
      const location = places.get(spelled(row.location));
      const item = product && location && items.get(placeKey({ productId: product.id, locationId: location.id }));
      const key = `${spelled(row.sku)}\n${spelled(row.location)}`;
      const twice = seenRows.has(key);
      seenRows.add(key);
      const before = {
        onHand: item?.onHand ?? 0,
        incoming: item?.incoming ?? 0,
        publicPrice: (product && unit.get(product.id)) ?? null,
      };
      const fault =
        product === undefined
          ? "sku"
          : location === undefined
            ? "location"
            : row.publicPrice !== undefined && row.currency !== undefined && row.currency !== firm.currency
              ? "currency"
              : row.publicPrice === 0
                ? "free"
                : (row.onHand ?? before.onHand) < (item?.reserved ?? 0)
                  ? "reserved"
                  : twice
                    ? "twice"
                    : null;
      const after = {
        onHand: row.onHand ?? before.onHand,
        incoming: row.incoming ?? before.incoming,
        publicPrice: row.publicPrice ?? before.publicPrice,
      };
      const { line, sku } = row;
      const checked = { line, sku, name: product?.name ?? "", fault, seen: item?.version ?? 0, before, after } as const;
      return { row, product, location, item, checked };
    });
    return { firm, judged };
  }

  /** Writes rows into the stock in a constant number of statements. What somebody changed since the check is refused. */
  async function write(tx: Transaction, held: readonly Held[], userId: string, now: Date): Promise<void> {
    const changed = held.map((one) => ({ ...one, after: itemAfter(one) })).filter(({ item, after }) => after !== item);
    await putItems(
      tx,
      changed.map(({ after }) => after),
      now,
    );
    const counts = changed.filter(({ item, after }) => after.onHand !== item.onHand);
    await insertMovements(
      tx,
      counts.map(({ row, item, after }) => ({
        id: newId(now),
        itemId: item.id,
        kind: row.seen ? "counted" : "opening",
        quantity: after.onHand - item.onHand,
        onHand: after.onHand,
        userId,
        createdAt: now,
      })),
    );
    await tellLow(
      tx,
      tell,
      changed.map(({ item: { productId }, item, after }) => ({
        productId,
        reorderAt: after.reorderAt,
        before: freePieces(item),
        after: freePieces(after),
      })),
    );
  }

  return {
    async check(executor: Executor, userId: string, rows: readonly ImportRow[]): Promise<Response<typeof checkImport>> {
      const { firm, judged } = await judge(executor, userId, rows);
      return { rows: judged.map(({ checked }) => checked), currency: firm.currency };
    },

    /** All rows or none. Throws import_faulty and stock_changed. */
    async save(tx: Transaction, userId: string, rows: readonly ImportRow[]): Promise<{ saved: number }> {
      const { firm, judged } = await judge(tx, userId, rows);
      const list = (await listsOf(tx, firm.id)).find(({ kind }) => kind === "public");
      if (list === undefined) throw new Error("A shop without a list for everybody");
      const now = clock.now();
      await write(tx, await hold(tx, judged, now), userId, now);
      const priced = new Map<string, number>();
      for (const { product, row, checked } of judged)
        if (product && row.publicPrice !== undefined && row.publicPrice !== checked.before.publicPrice)
          priced.set(product.id, row.publicPrice);
      const steps = [...priced.keys()].map((productId) => ({ productId, listId: list.id, fromQuantity: 1 }));
      await endSteps(tx, steps, now);
      await insertPrices(
        tx,
        steps.map((step) => ({
          ...step,
          id: newId(now),
          unitMinor: priced.get(step.productId) ?? 0,
          validFrom: now,
          validUntil: null,
        })),
      );
      return { saved: rows.length };
    },
  };
}
