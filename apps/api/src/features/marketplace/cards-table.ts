import type { MarketProduct } from "@sunwright/contract/marketplace";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Category } from "@sunwright/engine/procurement/specifications";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database";
import { prepare, type StatementRow, text } from "../../platform/statements";
import { firstPicture, readFirstPicture } from "../products/files-table";
import type { PriceBuyer } from "../products/price-buyer";
import { priceLists, prices, products } from "../products/schema";
import { firms } from "../shops/schema";
import { stockItems } from "../stock/schema";
import { seenBy } from "./products-table";
import { distanceFrom, type Ground, holdsAt, onSale } from "./search-table";

interface OfCards {
  /** Separated by commas. */
  readonly ids: string;
  readonly at: Date;
  /** [°] */
  readonly latitude: number;
  readonly longitude: number;
  readonly tradeFirmId: string;
}

/** All that stands on cards. What nobody asks for is not reckoned, and a price that is not the buyer's to see not read. */
const cardsFor = (isPlaced: boolean, isTrade: boolean) =>
  prepare<OfCards>()((value) => {
    const { id, name, brand, model, spec, multiple } = products;
    const category = sql<Category>`${products.category}`.as("category");
    const ground = { latitude: value("latitude"), longitude: value("longitude") };
    const distance = isPlaced ? distanceFrom(ground) : sql<number | null>`null`;
    const isSeen = seenBy(isTrade ? value("tradeFirmId") : null);
    return text
      .select({
        product: { id, name, brand, model, category, spec, multiple },
        shop: {
          id: firms.id,
          name: firms.name,
          town: firms.town,
          country: firms.country,
          currency: firms.currency,
          distance: distance.as("distance"),
        },
        prices: sql<MarketProduct["prices"]>`(
          select coalesce(json_agg(json_build_object('list', ${priceLists.kind}, 'from', ${prices.fromQuantity},
            'unit', ${prices.unitMinor}) order by ${priceLists.kind}, ${prices.fromQuantity}), '[]')
          from ${prices} inner join ${priceLists} on ${priceLists.id} = ${prices.listId}
          where ${and(eq(prices.productId, products.id), holdsAt(value("at")), isSeen)})`,
        available: sql<number>`(select coalesce(sum(${stockItems.onHand} - ${stockItems.reserved}), 0)::integer
          from ${stockItems} where ${stockItems.productId} = ${products.id})`,
        picture: firstPicture,
      })
      .from(products)
      .innerJoin(firms, eq(firms.id, products.firmId))
      .where(and(onSale(value("at")), sql`${products.id} = any(string_to_array(${value("ids")}::text, ',')::uuid[])`));
  });

const anywhere = { everybody: cardsFor(false, false), trade: cardsFor(false, true) };
const placed = { everybody: cardsFor(true, false), trade: cardsFor(true, true) };

interface Page {
  readonly ids: readonly string[];
  readonly ground: Ground | null;
  readonly at: Date;
  readonly buyer: Pick<PriceBuyer, "tradeFirmId">;
}

/** In the order of the ids; what is no longer on sale is left out. In one statement, which is made once. */
export async function shownCards(database: Database, { ids, ground, at, buyer }: Page): Promise<MarketProduct[]> {
  if (ids.length === 0) return [];
  const { tradeFirmId } = buyer;
  const statement = (ground === null ? anywhere : placed)[tradeFirmId === null ? "everybody" : "trade"];
  const { latitude = 0, longitude = 0 } = ground ?? {};
  const asked = { ids: ids.join(","), at, latitude, longitude, tradeFirmId: tradeFirmId ?? "" };
  const rows = await database.ask(statement, asked);
  const cards = new Map(rows.map((row) => [row.product.id, cardOf(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

function cardOf({ product, shop, picture, ...more }: StatementRow<(typeof anywhere)["everybody"]>): MarketProduct {
  const { currency, ...seller } = shop;
  return {
    ...product,
    shop: { ...seller, town: placeOf(seller.town)?.name ?? null },
    currency,
    ...more,
    picture: readFirstPicture(picture),
  };
}
