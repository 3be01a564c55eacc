import type { Response } from "@sunwright/contract/endpoint";
import type { CheckedRow, checkImport, ImportRow } from "@sunwright/contract/stock";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Tell } from "../../platform/tell";
import { endPrices, insertPrices } from "../products/prices-table";
import { listsOf, pricesAt, type ProductRow, productsBySku } from "../products/table";
import { requireShop } from "../shops/access";
import { tellLow } from "./low";
import { type FreePieces, freePieces } from "./rules";
import { itemsOfProducts, locationsOf, lockItemAt, type LocationRow, type StockItemRow, watchItem } from "./table";
import { moved } from "./service";

export type StockImport = ReturnType<typeof createStockImport>;

/** A row of a file with what it is about, and what is wrong with it. */
interface Judged {
  readonly row: ImportRow;
  readonly product: ProductRow | undefined;
  readonly location: LocationRow | undefined;
  readonly item: StockItemRow | undefined;
  readonly checked: CheckedRow;
}

const spelled = (text: string) => text.toLowerCase();

/** Rows of a file, sent in sets. Both methods throw shop_not_found for somebody who works for no shop. */
export function createStockImport({ clock, tell }: { readonly clock: Clock; readonly tell: Tell }) {
  async function judge(executor: Executor, userId: string, rows: readonly ImportRow[]) {
    const { firm } = await requireShop(executor, userId);
    const skus = [...new Set(rows.map(({ sku }) => sku))];
    const products = new Map((await productsBySku(executor, firm.id, skus)).map((row) => [spelled(row.sku), row]));
    const ids = [...products.values()].map(({ id }) => id);
    const places = new Map((await locationsOf(executor, firm.id)).map((row) => [spelled(row.name), row]));
    const items = new Map(
      (await itemsOfProducts(executor, ids)).map((row) => [`${row.productId} ${row.locationId}`, row]),
    );
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
      const item = product && location && items.get(`${product.id} ${location.id}`);
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

  /** Writes one row. What somebody changed since the check is refused. */
  async function write(
    tx: Transaction,
    { row, product, location, checked }: Judged,
    userId: string,
  ): Promise<FreePieces> {
    if (checked.fault !== null || product === undefined || location === undefined) throw new AppError("import_faulty");
    const now = clock.now();
    const item = await lockItemAt(tx, { id: newId(now), productId: product.id, locationId: location.id, now });
    const seen = row.seen ?? 0;
    if (seen === 0 ? item.onHand !== 0 || item.reserved !== 0 : item.version !== seen)
      throw new AppError("stock_changed");
    const { incoming = item.incoming, reorderAt = item.reorderAt, incomingOn = item.incomingOn } = row;
    if (row.onHand !== undefined) {
      const kind = seen === 0 ? "opening" : "counted";
      const quantity = row.onHand - item.onHand;
      await moved(tx, item, { id: newId(now), kind, quantity, userId, createdAt: now });
    }
    const version = item.version + (row.onHand === undefined || row.onHand === item.onHand ? 0 : 1);
    const watched = { incoming, incomingOn: incoming === 0 ? null : incomingOn, reorderAt };
    const same =
      watched.incoming === item.incoming &&
      watched.incomingOn === item.incomingOn &&
      watched.reorderAt === item.reorderAt;
    if (!same && !(await watchItem(tx, item.id, version, { ...watched, updatedAt: now })))
      throw new AppError("stock_changed");
    const after = freePieces({ onHand: row.onHand ?? item.onHand, reserved: item.reserved });
    return { productId: product.id, reorderAt, before: freePieces(item), after };
  }

  return {
    async check(executor: Executor, userId: string, rows: readonly ImportRow[]): Promise<Response<typeof checkImport>> {
      const { firm, judged } = await judge(executor, userId, rows);
      return { rows: judged.map(({ checked }) => checked), currency: firm.currency };
    },

    /** All rows or none. Throws import_faulty, stock_changed and stock_reserved. */
    async save(tx: Transaction, userId: string, rows: readonly ImportRow[]): Promise<{ saved: number }> {
      const { firm, judged } = await judge(tx, userId, rows);
      const list = (await listsOf(tx, firm.id)).find(({ kind }) => kind === "public");
      if (list === undefined) throw new Error("A shop without a list for everybody");
      const now = clock.now();
      // In one order of places, as all that holds items.
      const inOrder = judged.toSorted((a, b) => ((a.item?.id ?? "") < (b.item?.id ?? "") ? -1 : 1));
      const changes: FreePieces[] = [];
      for (const one of inOrder) changes.push(await write(tx, one, userId));
      await tellLow(tx, tell, changes);
      const prices = new Map<string, number>();
      for (const { product, row, checked } of judged)
        if (product && row.publicPrice !== undefined && row.publicPrice !== checked.before.publicPrice)
          prices.set(product.id, row.publicPrice);
      for (const [productId, unitMinor] of prices) {
        await endPrices(tx, productId, [list.id], now, 1);
        await insertPrices(tx, [
          { id: newId(now), productId, listId: list.id, fromQuantity: 1, unitMinor, validFrom: now, validUntil: null },
        ]);
      }
      return { saved: rows.length };
    },
  };
}
