import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { MarketProduct } from "@sunwright/contract/marketplace";
import { unitPriceOf } from "@sunwright/engine/procurement/price";
import { say } from "@sunwright/words/marketplace";
import { owedText } from "@sunwright/words/owed-money";
import { say as sayHead } from "@sunwright/words/shared-head";
import type { App } from "../../platform/app";
import type { PageCard, PageText } from "../../platform/page-head";
import type { HeadFor } from "../../platform/text-pages";
import { lookerOf } from "../products/price-buyer";
import type { Marketplace } from "./service";

const ADDRESS = "/marketplace";

/** The marketplace begins with its newest products, as the page lists them where nothing is searched for. */
export const marketplaceHead =
  ({ database, sessions }: Pick<App, "database" | "sessions">, marketplace: Marketplace): HeadFor<unknown> =>
  async ({ url }, token) => {
    const viewer = url === ADDRESS ? await sessions.find(database, token) : null;
    if (viewer === null) return { userId: null, head: null };
    const looker = await lookerOf(database.executor, viewer);
    const { products } = await marketplace.list(looker, { sort: "relevance" });
    const title = sayHead("title", { page: say("title"), product: PRODUCT_NAME });
    return { userId: viewer.userId, head: { title, text: textOf(products) } };
  };

const textOf = (products: readonly MarketProduct[]): PageText => ({
  title: say("title"),
  lines: [],
  note: null,
  answer: products.length === 0 ? say("noneYet") : null,
  warning: null,
  figures: [],
  table: null,
  ...(products.length > 0 && { cards: { label: say("results"), all: products.map(cardOf) } }),
});

function cardOf(product: MarketProduct): PageCard {
  const { name, picture, shop, available } = product;
  return {
    picture: picture && { address: picture.small, alternative: picture.alternative },
    title: name,
    figure: priceText(product),
    lines: [
      shop.town === null ? shop.name : say("place", { shop: shop.name, town: shop.town }),
      available > 0 ? say("available", { pieces: available }) : say("soldOut"),
    ],
  };
}

/** Of the fewest pieces that are sold, as a card of the page has it. */
function priceText({ prices, currency }: MarketProduct): string {
  if (prices.length === 0) return "";
  const unit = unitPriceOf({ prices }, Math.min(...prices.map(({ from }) => from)));
  return owedText(unit, currency);
}
