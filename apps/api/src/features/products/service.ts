import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import {
  type changeShopProduct,
  canBeSold,
  type createShopProduct,
  type fillShopProduct,
  type listShopProducts,
  PRODUCTS_PER_SHOP,
  type PriceStep,
  type saveShopProduct,
  SHOP_PAGE,
  type ShopProduct,
} from "@sunwright/contract/shop-products";
import type { EquipmentRecord } from "@sunwright/engine/equipment/records";
import { sanityFaults } from "@sunwright/engine/procurement/sanity";
import type { Clock } from "../../platform/clock";
import { type Executor, exclusionViolation, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { lockShop, requireShop } from "../shops/access";
import type { FirmOfCaller } from "../shops/table";
import { readKey, writeKey } from "./cursor";
import { wordsAsked } from "./figure-words";
import { filesOfProduct, replaceFiles } from "./files-table";
import { endPrices, insertPrices, standingPrices } from "./prices-table";
import { afterEvent, asProduct, categoryOf, eventsOf, pricesOf, specified } from "./rules";
import {
  countProducts,
  findProduct,
  insertProduct,
  listProducts,
  listsOf,
  lockProduct,
  pricesAt,
  type ProductRow,
  updateProduct,
} from "./table";

interface Sources {
  readonly clock: Clock;
  readonly findPart: (id: string) => EquipmentRecord | null;
  /** Gives a new product its place in the stock. */
  readonly stockUp: (tx: Transaction, firmId: string, productId: string) => Promise<void>;
}

export type Products = ReturnType<typeof createProducts>;
type Written = Body<typeof createShopProduct>;

/** What the constraints of the tables decide, as refusals. */
async function decided<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (uniqueViolation(error)) throw new AppError("sku_taken", { cause: error });
    if (exclusionViolation(error)) throw new AppError("price_overlap", { cause: error });
    throw error;
  }
}

async function present(
  executor: Executor,
  { firm, role }: FirmOfCaller,
  row: ProductRow,
  now: Date,
): Promise<ShopProduct> {
  const standing = await standingPrices(executor, row.id, now);
  const stepsOf = (list: "public" | "trade"): PriceStep[] =>
    standing
      .filter((price) => price.list === list)
      .map(({ fromQuantity, unitMinor, validFrom, validUntil }) => ({
        fromQuantity,
        unitMinor,
        validFrom: validFrom.toISOString(),
        validUntil: validUntil?.toISOString() ?? null,
      }));
  const category = categoryOf(row);
  return {
    ...row,
    ...(await filesOfProduct(executor, row.id)),
    category,
    spec: { ...row.spec },
    currency: firm.currency,
    publicPrices: stepsOf("public"),
    tradePrices: stepsOf("trade"),
    warnings: sanityFaults(specified(category, row.spec)),
    events: eventsOf(row.state, role),
  };
}

/** The steps of both lists in place of those there are. A step that began before goes on from now. */
async function replacePrices(
  tx: Transaction,
  { firmId, productId, sent, now }: { firmId: string; productId: string; sent: Written; now: Date },
): Promise<void> {
  const lists = await listsOf(tx, firmId);
  const rows = lists.flatMap(({ id: listId, kind }) =>
    pricesOf(kind === "public" ? sent.publicPrices : kind === "trade" ? sent.tradePrices : [], now).map((price) => ({
      ...price,
      id: newId(now),
      productId,
      listId,
    })),
  );
  const shared = lists.filter(({ kind }) => kind !== "own").map(({ id }) => id);
  await endPrices(tx, productId, shared, now);
  await insertPrices(tx, rows);
}

/** The columns that a form holds. Throws invalid_input for a specification of another shape. */
function columnsOf(sent: Written) {
  const { publicPrices: _public, tradePrices: _trade, pictures: _pictures, documents: _documents, ...columns } = sent;
  return { ...columns, spec: { ...specified(sent.category, sent.spec).spec } };
}

const found = (row: ProductRow | null): ProductRow => {
  if (row === null) throw new AppError("product_not_found");
  return row;
};

/** Every method throws shop_not_found for somebody who works for no shop. */
export function createProducts({ clock, findPart, stockUp }: Sources) {
  return {
    async list(
      executor: Executor,
      userId: string,
      { q, category, state, after }: Query<typeof listShopProducts>,
    ): Promise<Response<typeof listShopProducts>> {
      const { firm } = await requireShop(executor, userId);
      const question = { words: wordsAsked(q ?? ""), category, state, after: readKey(after), limit: SHOP_PAGE + 1 };
      const rows = await listProducts(executor, firm.id, question);
      const page = rows.slice(0, SHOP_PAGE);
      const last = page.at(-1);
      const live = await pricesAt(
        executor,
        page.map(({ id }) => id),
        clock.now(),
      );
      const unit = new Map(
        live
          .filter((price) => price.list === "public" && price.fromQuantity === 1)
          .map((p) => [p.productId, p.unitMinor]),
      );
      return {
        products: page.map((row) => ({ ...row, category: categoryOf(row), unitMinor: unit.get(row.id) ?? null })),
        next: rows.length > SHOP_PAGE && last ? writeKey(last) : null,
        counts: await countProducts(executor, firm.id),
        currency: firm.currency,
      };
    },

    async read(executor: Executor, userId: string, id: string): Promise<ShopProduct> {
      const own = await requireShop(executor, userId);
      return present(executor, own, found(await findProduct(executor, own.firm.id, id)), clock.now());
    },

    /** Throws invalid_input, sku_taken, price_overlap and too_many_products. */
    async create(tx: Transaction, userId: string, sent: Written): Promise<ShopProduct> {
      const own = await lockShop(tx, userId);
      const { id: firmId } = own.firm;
      const counts = Object.values(await countProducts(tx, firmId));
      if (counts.reduce((sum, count) => sum + count, 0) >= PRODUCTS_PER_SHOP) throw new AppError("too_many_products");
      const now = clock.now();
      const id = newId(now);
      await decided(async () => {
        await insertProduct(tx, { id, firmId, ...columnsOf(sent), createdAt: now, updatedAt: now });
        await replacePrices(tx, { firmId, productId: id, sent, now });
      });
      await replaceFiles(tx, { firmId, productId: id, now }, sent);
      await stockUp(tx, firmId, id);
      return present(tx, own, found(await findProduct(tx, firmId, id)), now);
    },

    /** Throws product_not_found, product_changed, product_incomplete and what `create` throws. */
    async save(
      tx: Transaction,
      userId: string,
      id: string,
      { version, ...sent }: Body<typeof saveShopProduct>,
    ): Promise<ShopProduct> {
      const own = await requireShop(tx, userId);
      const before = found(await lockProduct(tx, own.firm.id, id));
      const now = clock.now();
      if (before.state === "published" && !canBeSold(sent.publicPrices, now)) throw new AppError("product_incomplete");
      const after = await decided(async () => {
        const row = await updateProduct(tx, id, version, { ...columnsOf(sent), updatedAt: now });
        if (row === null) throw new AppError("product_changed");
        await replacePrices(tx, { firmId: own.firm.id, productId: id, sent, now });
        return row;
      });
      await replaceFiles(tx, { firmId: own.firm.id, productId: id, now }, sent);
      return present(tx, own, after, now);
    },

    /** Throws product_not_found, wrong_state, owner_needed and product_incomplete. */
    async change(
      tx: Transaction,
      userId: string,
      id: string,
      { event }: Body<typeof changeShopProduct>,
    ): Promise<ShopProduct> {
      const own = await requireShop(tx, userId);
      const row = found(await lockProduct(tx, own.firm.id, id));
      const state = afterEvent(row.state, event, own.role);
      const now = clock.now();
      const shown = await present(tx, own, row, now);
      if (state === "published" && !canBeSold(shown.publicPrices, now)) throw new AppError("product_incomplete");
      const published = state === "published" ? { publishedAt: row.publishedAt ?? now } : {};
      const after = await updateProduct(tx, id, row.version, { state, ...published, updatedAt: now });
      return present(tx, own, found(after), now);
    },

    /** Throws equipment_not_found. */
    async fill(executor: Executor, userId: string, equipmentId: string): Promise<Response<typeof fillShopProduct>> {
      await requireShop(executor, userId);
      const row = findPart(equipmentId);
      const product = row && asProduct(row);
      if (row === null || product === null) throw new AppError("equipment_not_found");
      return { category: product.category, brand: row.maker, model: row.model, spec: { ...product.spec } };
    },
  };
}
