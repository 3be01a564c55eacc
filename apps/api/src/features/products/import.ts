import { setImmediate as nextTurn } from "node:timers/promises";
import type { Query, Response } from "@sunwright/contract/endpoint";
import {
  type checkProductImport,
  type CheckedProductRow,
  type exportShopProducts,
  PRODUCT_ROWS_MAX,
  type ProductRow as Row,
} from "@sunwright/contract/product-import";
import { PRODUCTS_PER_SHOP } from "@sunwright/contract/shop-products";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { lockShop, requireShop } from "../shops/access";
import type { FirmRow } from "../shops/table";
import { readKey, writeKey } from "./cursor";
import { type JudgedRow, judgeRow } from "./import-rules";
import { endSteps, productsAfter, putProducts, type Step } from "./import-table";
import { insertPrices, type NewPrice } from "./prices-table";
import { categoryOf } from "./rules";
import {
  countProducts,
  listsOf,
  type LivePrice,
  type NewProduct,
  pricesAt,
  productsBySku,
  type ProductRow,
} from "./table";

interface Sources {
  readonly clock: Clock;
  /** Gives new products their places in the stock. */
  readonly stockUpAll: (tx: Transaction, firmId: string, productIds: readonly string[]) => Promise<void>;
}

export type ProductImport = ReturnType<typeof createProductImport>;

interface Judged {
  readonly row: Row;
  readonly product: ProductRow | undefined;
  readonly judged: JudgedRow;
}

/** Rows between which others have their turn: a few milliseconds of work. */
const ROWS_OF_A_TURN = 50;

const spelled = (sku: string) => sku.toLowerCase();

function byProduct(prices: readonly LivePrice[]): ReadonlyMap<string, readonly LivePrice[]> {
  const found = new Map<string, LivePrice[]>();
  for (const price of prices) found.set(price.productId, [...(found.get(price.productId) ?? []), price]);
  return found;
}

/** Looks up what rows are about, and judges each. A constant number of statements, however many rows. */
async function judge(executor: Executor, firm: FirmRow, rows: readonly Row[], now: Date): Promise<Judged[]> {
  const skus = [...new Set(rows.map(({ sku }) => spelled(sku)))];
  const products = new Map((await productsBySku(executor, firm.id, skus)).map((row) => [spelled(row.sku), row]));
  const ids = [...products.values()].map(({ id }) => id);
  const live = byProduct((await pricesAt(executor, ids, now)).filter(({ list }) => list !== "own"));
  const counts = Object.values(await countProducts(executor, firm.id));
  let room = PRODUCTS_PER_SHOP - counts.reduce((sum, count) => sum + count, 0);
  const seen = new Set<string>();
  const judgedRows: Judged[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_OF_A_TURN === 0) await nextTurn();
    const key = spelled(row.sku);
    const twice = seen.has(key);
    seen.add(key);
    const product = products.get(key);
    const prices = (product && live.get(product.id)) ?? [];
    const judged = judgeRow(row, { product, prices, currency: firm.currency, twice, room: room > 0 });
    if (product === undefined && judged.fault === null) room--;
    judgedRows.push({ row, product, judged });
  }
  // The answer is read and written in a turn of its own.
  await nextTurn();
  return judgedRows;
}

const checkedOf = ({ row, product, judged }: Judged): CheckedProductRow => ({
  line: row.line,
  sku: judged.after.sku,
  name: judged.after.name,
  fault: judged.fault,
  seen: product?.version ?? 0,
  changes: [...judged.changes],
});

/** Products out of a file, sent in sets. Every method throws shop_not_found for somebody who works for no shop. */
export function createProductImport({ clock, stockUpAll }: Sources) {
  /** What a row writes, and which prices give way to which. */
  function writesOf(
    { row, product, judged }: Judged,
    { firm, lists, now }: { firm: FirmRow; lists: ReadonlyMap<string, string>; now: Date },
  ): { readonly product: NewProduct; readonly ended: readonly Step[]; readonly prices: readonly NewPrice[] } {
    if (judged.fault !== null) throw new AppError("import_faulty");
    // Saved by this very file already, or changed by somebody: what the check saw decides.
    if ((product?.version ?? 0) !== (row.seen ?? 0)) throw new AppError("product_changed");
    const productId = product?.id ?? newId(now);
    const published = judged.after.state === "published" ? { publishedAt: product?.publishedAt ?? now } : {};
    const steps = judged.prices.map(({ list, fromQuantity, unitMinor }) => {
      const listId = lists.get(list);
      if (listId === undefined) throw new Error("A shop without its lists");
      return { productId, listId, fromQuantity, unitMinor };
    });
    return {
      product: {
        publishedAt: product?.publishedAt ?? null,
        equipmentId: product?.equipmentId ?? null,
        ...judged.after,
        ...published,
        id: productId,
        firmId: firm.id,
        createdAt: product?.createdAt ?? now,
        updatedAt: now,
      },
      ended: product === undefined ? [] : steps.map(({ unitMinor: _price, ...step }) => step),
      prices: steps.map((step) => ({ ...step, id: newId(now), validFrom: now, validUntil: null })),
    };
  }

  return {
    async check(
      executor: Executor,
      userId: string,
      rows: readonly Row[],
    ): Promise<Response<typeof checkProductImport>> {
      const { firm } = await requireShop(executor, userId);
      const judged = await judge(executor, firm, rows, clock.now());
      return { rows: judged.map(checkedOf), currency: firm.currency };
    },

    /** All rows or none; rows that change nothing write nothing. Throws import_faulty and product_changed. */
    async save(tx: Transaction, userId: string, rows: readonly Row[]): Promise<{ saved: number }> {
      const { firm } = await lockShop(tx, userId);
      const now = clock.now();
      const lists = new Map(
        (await listsOf(tx, firm.id)).filter(({ kind }) => kind !== "own").map(({ kind, id }) => [kind as string, id]),
      );
      const judged = await judge(tx, firm, rows, now);
      const changed = judged.filter((one) => one.judged.fault !== null || one.judged.changes.length > 0);
      const writes = changed.map((one) => writesOf(one, { firm, lists, now }));
      await putProducts(
        tx,
        writes.map(({ product }) => product),
      );
      await endSteps(
        tx,
        writes.flatMap(({ ended }) => ended),
        now,
      );
      await insertPrices(
        tx,
        writes.flatMap(({ prices }) => prices),
      );
      const made = writes.filter((_, index) => changed[index]?.product === undefined).map(({ product }) => product.id);
      await stockUpAll(tx, firm.id, made);
      return { saved: rows.length };
    },

    async export(
      executor: Executor,
      userId: string,
      { after }: Query<typeof exportShopProducts>,
    ): Promise<Response<typeof exportShopProducts>> {
      const { firm } = await requireShop(executor, userId);
      const key = readKey(after);
      const question = { after: key?.name ?? "", limit: PRODUCT_ROWS_MAX + 1 };
      const rows = await productsAfter(executor, firm.id, question);
      const page = rows.slice(0, PRODUCT_ROWS_MAX);
      const last = page.at(-1);
      const ids = page.map(({ id }) => id);
      const live = byProduct(await pricesAt(executor, ids, clock.now()));
      return {
        products: page.map((row) => ({
          ...row,
          category: categoryOf(row),
          spec: { ...row.spec },
          prices: (live.get(row.id) ?? []).flatMap(({ list, fromQuantity, unitMinor }) =>
            list === "own" ? [] : [{ list, fromQuantity, unitMinor }],
          ),
        })),
        next: rows.length > PRODUCT_ROWS_MAX && last ? writeKey({ name: spelled(last.sku), id: last.id }) : null,
        currency: firm.currency,
      };
    },
  };
}
