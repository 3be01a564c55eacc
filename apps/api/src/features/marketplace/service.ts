import type { Params, Query, Response } from "@sunwright/contract/endpoint";
import {
  type listMarketProducts,
  MARKET_PAGE,
  type MarketProduct,
  type readMarketFilters,
  type readMarketProduct,
  type readProductDocument,
} from "@sunwright/contract/marketplace";
import { kilometresBetween } from "@sunwright/engine/climate/distance";
import { CATEGORIES } from "@sunwright/engine/procurement/specifications";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Database, Executor } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import type { Viewer } from "../../platform/sessions";
import { told } from "../../platform/told";
import { documentsOf, openDocument, shownPictures } from "../products/files-table";
import { buyerOf, type Looker, maySee, type PriceBuyer } from "../products/price-buyer";
import { pricesAt } from "../products/table";
import { ratingFrom, ratingsOfFirms, reviewsOf, spreadOf } from "../reviews/ratings-table";
import { livingOf } from "../certificates/service";
import { areasOf, findFirm, type FirmRow } from "../shops/table";
import { byKey } from "./by-key";
import { shownCards } from "./cards-table";
import { readPlace, type Sort, writePlace } from "./cursor";
import { originOf, saleTermsOf, type SoldRow, soldProducts, stockOf } from "./products-table";
import { comparesPrices, countOnSale, forgiveErrors, type Ground, placesOf, type Question } from "./search-table";
import { wordsOf } from "./words";

export type Marketplace = ReturnType<typeof createMarketplace>;

type Asked = Omit<Query<typeof listMarketProducts>, "sort"> & { readonly sort: Sort };
type Who = Pick<Viewer, "userId" | "at">;

/** Shops of one answer, those with most products first. */
const MOST_SHOPS = 100;

interface Parts {
  readonly database: Database;
  /** Who a firm is in law. */
  readonly traderOf: (executor: Executor, firm: FirmRow) => Promise<Response<typeof readMarketProduct>["trader"]>;
}

export const createMarketplace = ({ database, traderOf }: Parts) => ({
  /**
   * A page of what is on sale, for a design where its ranks are given. Throws invalid_input.
   *
   * @param design  How well products fit it, and whether the list has nothing else.
   */
  async list(
    { at, buyer, base }: Looker,
    asked: Asked,
    design: Question["fitting"] = null,
  ): Promise<Response<typeof listMarketProducts>> {
    checkTogether(asked);
    const ground = placeOf(asked.town) ?? base;
    const question = {
      ...asked,
      ground,
      fitting: design,
      words: wordsOf(asked.q),
      after: readPlace(asked.sort, asked.after),
      at,
    };
    const found = await search(database, question);
    const page = found.slice(0, MARKET_PAGE);
    const last = found.length > MARKET_PAGE ? page.at(-1) : undefined;
    const ids = page.map(({ id }) => id);
    const offers = new Map(page.map((each) => [each.id, each.offers]));
    const cards = await shownCards(database, { ids, ground, at, buyer });
    return {
      products: cards.map((card) => ({ ...card, offers: offers.get(card.id) ?? 1 })),
      next: last === undefined ? null : writePlace(asked.sort, last),
      trade: buyer.tradeFirmId !== null,
    };
  },

  async filters(executor: Executor, { at }: Who): Promise<Response<typeof readMarketFilters>> {
    const rows = await countOnSale(executor, at);
    const most = <Row extends { readonly products: number }>(of: readonly Row[]) =>
      of.toSorted((one, other) => other.products - one.products);
    const inCategory = new Map(rows.map(({ category, products }) => [category, products]));
    return {
      products: rows.find(({ category, shop, currency }) => (category ?? shop ?? currency) === null)?.products ?? 0,
      categories: CATEGORIES.flatMap((category) => {
        const products = inCategory.get(category);
        return products === undefined ? [] : [{ category, products }];
      }),
      shops: most(
        rows
          .flatMap(({ shop: id, name, products }) => (id === null || name === null ? [] : [{ id, name, products }]))
          .toSorted((one, other) => one.name.localeCompare(other.name)),
      ).slice(0, MOST_SHOPS),
      currencies: most(rows.flatMap(({ currency, products }) => (currency === null ? [] : [{ currency, products }]))),
    };
  },

  /** Throws product_not_found for what is not on sale, as for what is not there. */
  async product(
    executor: Executor,
    viewer: Who,
    id: string,
    { town }: Query<typeof readMarketProduct>,
  ): Promise<Response<typeof readMarketProduct>> {
    const { at } = viewer;
    const buyer = await buyerOf(executor, viewer);
    const rows = await soldProducts(executor, [id], placeOf(town), at);
    const [row] = rows;
    const [card] = await asCards(executor, rows, at, buyer);
    if (row === undefined || card === undefined) throw new AppError("product_not_found");
    const { description, equipmentId, taxPercent, warrantyYears, firmId } = row.product;
    const stock = await stockOf(executor, [id]);
    const terms = await saleTermsOf(executor, firmId);
    const shop = await originOf(executor, firmId);
    const firm = await findFirm(executor, firmId, "shop");
    if (firm === null) throw new AppError("product_not_found");
    const licences = await livingOf(executor, firm, at);
    const areas = (await areasOf(executor, firmId)).map((area) => ({
      ...area,
      reaches: reaches(area, placeOf(town), shop),
    }));
    const pictures = (await shownPictures(executor, [id])).get(id) ?? [];
    const documents = await documentsOf(executor, id);
    const incoming = stock.flatMap(({ incomingOn }) => incomingOn ?? []).toSorted();
    return {
      ...card,
      description,
      rating: ratingFrom(await spreadOf(executor, reviewsOf(undefined, id))),
      shopRating: (await ratingsOfFirms(executor, [firmId]))(firmId),
      pictures,
      documents,
      equipmentId,
      taxPercent,
      warrantyYears,
      stock: stock.map(({ place, available }) => ({ place, available })),
      incomingOn: incoming[0] ?? null,
      trade: buyer.tradeFirmId !== null,
      trader: await traderOf(executor, firm),
      terms: { ...(terms ?? NO_TERMS), verified: licences.length > 0, licences, areas },
    };
  },

  /** Throws product_not_found for one of what is not on sale, and file_not_found. */
  async document(executor: Executor, { at }: Who, { productId, fileId }: Params<typeof readProductDocument>) {
    const rows = await soldProducts(executor, [productId], null, at);
    if (rows.length === 0) throw new AppError("product_not_found");
    return openDocument(executor, productId, fileId);
  },
});

/** Whether an area that is so wide holds a place; null without one. */
function reaches({ radius }: { readonly radius: number | null }, place: Ground | null, shop: Ground | null) {
  if (place === null || radius === null) return place === null ? null : true;
  return shop !== null && kilometresBetween(place, shop) <= radius;
}

/** Of a shop that has not said any. */
const NO_TERMS = { collection: false, returnDays: 0, returnTerms: "", warrantyTerms: "" };

/** Prices of different currencies are never compared, and a distance is one from somewhere. */
function checkTogether(asked: Asked): void {
  const { currency, town, within } = asked;
  if (comparesPrices(asked) && currency === undefined) throw invalidField("currency", told("market.needsCurrency"));
  if (within !== undefined && town === undefined) throw invalidField("town", told("market.needsTown"));
}

/** Only a search by words has errors to forgive, which takes a transaction of its own. */
const search = (database: Database, question: Question) =>
  question.words.length === 0
    ? placesOf(database.executor, question)
    : database.transaction(async (tx) => {
        await forgiveErrors(tx);
        return placesOf(tx, question);
      });

/** Prices that are not the person's to see never leave this function. */
async function asCards(
  executor: Executor,
  rows: readonly SoldRow[],
  at: Date,
  buyer: PriceBuyer,
): Promise<MarketProduct[]> {
  const ids = rows.map(({ product }) => product.id);
  if (ids.length === 0) return [];
  const [prices, stock, pictures] = await Promise.all([
    pricesAt(executor, ids, at),
    stockOf(executor, ids),
    shownPictures(executor, ids),
  ]);
  const seen = byKey(
    prices.filter((price) => maySee(buyer, price)),
    ({ productId }) => productId,
  );
  const pieces = byKey(stock, ({ productId }) => productId);
  return rows.map(({ product: { id, name, brand, model, category, spec, multiple }, shop }) => ({
    id,
    name,
    brand,
    model,
    category,
    spec,
    shop: { ...shop, town: placeOf(shop.town)?.name ?? null },
    currency: shop.currency,
    prices: (seen.get(id) ?? []).map(({ list, fromQuantity: from, unitMinor: unit }) => ({ list, from, unit })),
    available: (pieces.get(id) ?? []).reduce((sum, { available }) => sum + available, 0),
    multiple,
    picture: pictures.get(id)?.[0] ?? null,
  }));
}
