import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import {
  FIRMS_OF_ANSWER,
  type findFirms,
  type ListedProduct,
  type listPriceLists,
  type openPriceList,
  PRICE_LISTS_MAX,
  type readPriceList,
  type saveListedProduct,
} from "@sunwright/contract/price-lists";
import { SHOP_PAGE } from "@sunwright/contract/shop-products";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Clock } from "../../platform/clock";
import { type Executor, exclusionViolation, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { dayAtFirm } from "../../platform/local-day";
import { lockShop, requireShop } from "../shops/access";
import { readKey, wordsIn, writeKey } from "./cursor";
import {
  countOwnLists,
  listedProducts,
  ownListsOf,
  removeOwnList,
  standingOn,
  verifiedInstallers,
} from "./lists-table";
import { endPrices, insertPrices } from "./prices-table";
import { pricesOf } from "./rules";
import { insertLists, lockProduct, pricesAt } from "./table";

export type PriceListsOfFirms = ReturnType<typeof createPriceLists>;
type OwnLists = Response<typeof listPriceLists>;

/** Products of a list with their steps. */
async function present(
  executor: Executor,
  listId: string,
  rows: readonly { readonly id: string; readonly sku: string; readonly name: string }[],
  now: Date,
): Promise<ListedProduct[]> {
  const ids = rows.map(({ id }) => id);
  const steps = await standingOn(executor, listId, ids, now);
  const shared = (await pricesAt(executor, ids, now)).filter((price) => price.list === "public");
  return rows.map(({ id, sku, name }) => ({
    productId: id,
    sku,
    name,
    publicMinor: shared.find((price) => price.productId === id && price.fromQuantity === 1)?.unitMinor ?? null,
    steps: steps
      .filter(({ productId }) => productId === id)
      .map(({ fromQuantity, unitMinor, validFrom, validUntil }) => ({
        fromQuantity,
        unitMinor,
        validFrom: validFrom.toISOString(),
        validUntil: validUntil?.toISOString() ?? null,
      })),
  }));
}

/** Lists of prices for one firm each. Every method throws shop_not_found for somebody who works for no shop. */
export function createPriceLists(clock: Clock) {
  const all = async (executor: Executor, firmId: string): Promise<OwnLists> => ({
    lists: await ownListsOf(executor, firmId, clock.now()),
  });

  async function ownList(executor: Executor, firmId: string, listId: string) {
    const [list] = await ownListsOf(executor, firmId, clock.now(), listId);
    if (list === undefined) throw new AppError("price_list_not_found");
    return list;
  }

  return {
    async list(executor: Executor, userId: string): Promise<OwnLists> {
      return all(executor, (await requireShop(executor, userId)).firm.id);
    },

    async firms(
      executor: Executor,
      userId: string,
      { q }: Query<typeof findFirms>,
    ): Promise<Response<typeof findFirms>> {
      const { firm } = await requireShop(executor, userId);
      const question = { words: wordsIn(q), today: dayAtFirm(clock.now(), firm), limit: FIRMS_OF_ANSWER };
      const rows = await verifiedInstallers(executor, question);
      return { firms: rows.map(({ town, ...row }) => ({ ...row, town: placeOf(town)?.name ?? null })) };
    },

    /** Throws firm_unknown, price_list_taken and too_many_price_lists. */
    async open(tx: Transaction, userId: string, { firmId: forFirmId }: Body<typeof openPriceList>): Promise<OwnLists> {
      const { firm } = await lockShop(tx, userId);
      if ((await countOwnLists(tx, firm.id)) >= PRICE_LISTS_MAX) throw new AppError("too_many_price_lists");
      const now = clock.now();
      const [buyer] = await verifiedInstallers(tx, { id: forFirmId, today: dayAtFirm(now, firm), limit: 1 });
      if (buyer === undefined) throw new AppError("firm_unknown");
      try {
        await insertLists(tx, [{ id: newId(now), firmId: firm.id, kind: "own", forFirmId, currency: firm.currency }]);
      } catch (error) {
        if (uniqueViolation(error)) throw new AppError("price_list_taken", { cause: error });
        throw error;
      }
      return all(tx, firm.id);
    },

    /** Throws price_list_not_found. */
    async remove(tx: Transaction, userId: string, listId: string): Promise<OwnLists> {
      const { firm } = await lockShop(tx, userId);
      if (!(await removeOwnList(tx, firm.id, listId))) throw new AppError("price_list_not_found");
      return all(tx, firm.id);
    },

    /** Throws price_list_not_found. */
    async read(
      executor: Executor,
      userId: string,
      listId: string,
      { after }: Query<typeof readPriceList>,
    ): Promise<Response<typeof readPriceList>> {
      const { firm } = await requireShop(executor, userId);
      const list = await ownList(executor, firm.id, listId);
      const question = { after: readKey(after), limit: SHOP_PAGE + 1, now: clock.now() };
      const rows = await listedProducts(executor, listId, question);
      const page = rows.slice(0, SHOP_PAGE);
      const last = page.at(-1);
      return {
        list,
        currency: firm.currency,
        products: await present(executor, listId, page, clock.now()),
        next: rows.length > SHOP_PAGE && last ? writeKey(last) : null,
      };
    },

    /** Throws price_list_not_found, product_not_found and price_overlap. */
    async save(
      tx: Transaction,
      userId: string,
      { listId, productId }: { readonly listId: string; readonly productId: string },
      { steps }: Body<typeof saveListedProduct>,
    ): Promise<ListedProduct> {
      const { firm } = await requireShop(tx, userId);
      await ownList(tx, firm.id, listId);
      const product = await lockProduct(tx, firm.id, productId);
      if (product === null) throw new AppError("product_not_found");
      const now = clock.now();
      await endPrices(tx, productId, [listId], now);
      try {
        await insertPrices(
          tx,
          pricesOf(steps, now).map((price) => ({ ...price, id: newId(now), productId, listId })),
        );
      } catch (error) {
        if (exclusionViolation(error)) throw new AppError("price_overlap", { cause: error });
        throw error;
      }
      const [row] = await present(tx, listId, [product], now);
      if (row === undefined) throw new Error("A product that is held is not there");
      return row;
    },
  };
}
