import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { MarketProduct } from "@sunwright/contract/marketplace";
import { unitPriceOf } from "@sunwright/engine/procurement/price";
import { say as sayField } from "@sunwright/words/product-fields";
import { say } from "@sunwright/words/open-pages";
import { owedText } from "@sunwright/words/owed-money";
import { type Html, html } from "../../platform/html";
import type { OpenPage } from "../../platform/open-page";

export const MARKET = "/marketplace";
export const productPath = (id: string): string => `${MARKET}/products/${id}`;
export const shopPath = (id: string): string => `/shops/${id}`;
export const installerPath = (id: string): string => `/installers/${id}`;

/** The way in, and back to the page. */
export const signInPath = (path: string): string => `/auth?next=${encodeURIComponent(path)}`;

export const titleOf = (page: string): string => say("title", { page, product: PRODUCT_NAME });

/** What stands beside the product's name on each of these pages. */
export const barOf = (path: string): Html =>
  html` <a href="/" data-home aria-label="${say("home", { product: PRODUCT_NAME })}"></a>
    <a href="${MARKET}">${say("marketplace")}</a>
    <a href="${signInPath(path)}" data-button="outline">${say("signIn")}</a>`;

/** The public price of the fewest pieces that are sold; null of a product without one. */
export function priceOf({ prices }: Pick<MarketProduct, "prices">): number | null {
  const open = prices.filter(({ list }) => list === "public");
  return open.length === 0 ? null : unitPriceOf({ prices: open }, Math.min(...open.map(({ from }) => from)));
}

export function priceText({ currency, ...product }: Pick<MarketProduct, "prices" | "currency">): string {
  const price = priceOf(product);
  return price === null ? "" : owedText(price, currency);
}

export const placeText = (town: string | null, country: string | null): string =>
  town !== null && country !== null ? say("place", { town, country }) : (town ?? country ?? "");

const stockText = ({ available }: Pick<MarketProduct, "available">) => say(available > 0 ? "inStock" : "soldOut");

export const stockMark = (product: Pick<MarketProduct, "available">): Html =>
  html`<p data-stock="${product.available > 0 ? "there" : "gone"}">${stockText(product)}</p>`;

/** So many pictures are on the first screen of a phone; the others are asked for as they come near. */
const SEEN_AT_ONCE = 2;

export const cardsOf = (products: readonly MarketProduct[]): Html =>
  html`<ul data-cards aria-label="${say("results")}">
    ${products.map(
      (product, index) =>
        html`<li>
          <span>${product.picture && pictureOf(product.picture, index >= SEEN_AT_ONCE)}</span>
          <div>
            <h2><a href="${productPath(product.id)}" translate="no">${product.name}</a></h2>
            <p data-price>${priceText(product)}</p>
            <p>${sayField(`category.${product.category}`)}</p>
            <p translate="no">${product.shop.name}</p>
            ${stockMark(product)}
          </div>
        </li>`,
    )}
  </ul>`;

const pictureOf = ({ small, alternative }: NonNullable<MarketProduct["picture"]>, isLater: boolean) =>
  isLater
    ? html`<img src="${small}" alt="${alternative}" loading="lazy" />`
    : html`<img src="${small}" alt="${alternative}" />`;

export const moreLink = (path: string, next: string | null): Html | null =>
  next === null
    ? null
    : html`<p><a href="${path}?after=${next}" data-button="outline" rel="next">${say("more")}</a></p>`;

export const crumbs = (...links: readonly (readonly [path: string, name: string])[]): Html =>
  html`<nav aria-label="${say("breadcrumb")}" data-crumbs>
    ${[[MARKET, say("marketplace")] as const, ...links].map(([path, name]) => html`<a href="${path}">${name}</a>`)}
  </nav>`;

/** In place of what is not there, or not shown: which of the two, nobody is told. */
export const gonePage = (path: string, title: "gone.product" | "gone.firm" | "gone.page"): OpenPage => ({
  title: titleOf(say(title)),
  description: say("gone.why"),
  path,
  picture: null,
  kind: "website",
  facts: [],
  bar: barOf(MARKET),
  main: html`<h1>${say(title)}</h1>
    <p>${say("gone.why")}</p>
    <p><a href="${MARKET}" data-button="outline">${say("toMarketplace")}</a></p>`,
  isFound: false,
});
