import type { MarketProduct } from "@sunwright/contract/marketplace";
import type { Rating } from "@sunwright/contract/reviews";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import { formatNumber } from "@sunwright/report/format";
import { fieldsOf } from "@sunwright/engine/procurement/specifications";
import { say } from "@sunwright/words/open-pages";
import { owedText } from "@sunwright/words/owed-money";
import { say as sayField } from "@sunwright/words/product-fields";
import { say as sayReview } from "@sunwright/words/reviews";
import { type Html, html } from "../../platform/html";
import type { Facts, OpenPage } from "../../platform/open-page";
import {
  barOf,
  crumbs,
  placeText,
  priceOf,
  priceText,
  productPath,
  shopPath,
  signInPath,
  stockMark,
  titleOf,
} from "./parts";

export interface OpenProduct {
  readonly card: MarketProduct;
  readonly description: string;
  readonly rating: Rating;
  /** What its shop's licences are, in words; none of a shop without one. */
  readonly licences: readonly string[];
}

export function productPage({ card, description, rating, licences }: OpenProduct): OpenPage {
  const path = productPath(card.id);
  const { name, brand, model, category, shop, picture } = card;
  const called = [brand, model].filter((text) => text !== "").join(" ");
  return {
    title: titleOf(name),
    description: previewOf(card),
    path,
    picture: picture?.medium ?? null,
    kind: "product",
    facts: [factsOf({ card, description, rating })],
    bar: barOf(path),
    main: html`${crumbs([shopPath(shop.id), shop.name])}
      <h1 translate="no">${name}</h1>
      <p data-under>${sayField(`category.${category}`)}</p>
      ${called === "" ? null : html`<p data-under translate="no">${called}</p>`}
      ${rating.mean === null ? null : html`<p data-under>${sayReview("rating", { mean: rating.mean, reviews: rating.reviews })}</p>`}
      <div data-columns>
        <div>
          ${picture && html`<figure><img src="${picture.medium}" alt="${picture.alternative}" /></figure>`}
          <section>
            <h2>${say("specSheet")}</h2>
            ${specSheet(card)}
          </section>
          ${
            description === ""
              ? null
              : html`<section>
                  <h2>${say("fromShop")}</h2>
                  <p data-text>${description}</p>
                </section>`
          }
        </div>
        <div>
          ${offerOf(card, path)}
          <section>
            <h2>${say("soldBy")}</h2>
            <p><a href="${shopPath(shop.id)}" translate="no">${shop.name}</a></p>
            <p>${placeText(shop.town, shop.country)}</p>
            ${licencesOf(licences)}
          </section>
        </div>
      </div>`,
    isFound: true,
  };
}

/** Nothing where there is none: a shop needs no licence, and an installer without one has no page. */
export const licencesOf = (licences: readonly string[]): Html =>
  html`${licences.map((licence) => html`<p>${licence}</p>`)}`;

/** As one sentence under a link. */
function previewOf({ name, shop, available, ...prices }: MarketProduct): string {
  const stock = say(available > 0 ? "inStock.sentence" : "soldOut.sentence");
  const said = { name, price: priceText(prices), shop: shop.name, stock };
  return shop.town === null
    ? say("product.description", said)
    : say("product.descriptionIn", { ...said, town: shop.town });
}

function offerOf(card: MarketProduct, path: string): Html {
  const { currency, multiple } = card;
  const rungs = card.prices.filter(({ list, from }) => list === "public" && from > 1);
  return html`<section data-offer>
    <p data-price>${priceText(card)}</p>
    <p>${say("each")}</p>
    ${
      rungs.length === 0
        ? null
        : html`<dl>
            ${rungs.map(
              ({ from, unit }) =>
                html`<div>
                  <dt>${say("fromPieces", { pieces: from })}</dt>
                  <dd>${owedText(unit, currency)}</dd>
                </div>`,
            )}
          </dl>`
    }
    ${stockMark(card)} ${multiple > 1 ? html`<p>${say("packs", { pieces: multiple })}</p>` : null}
    <p><a href="${signInPath(path)}" data-button="solid">${say("buy")}</a></p>
    <p data-help>${say("buy.why")}</p>
  </section>`;
}

function specSheet({ category, spec }: MarketProduct): Html {
  const rows = fieldsOf(category).flatMap(([name, field]) => {
    const text = statedText(spec[name], field);
    return text === null
      ? []
      : [
          html`<div>
            <dt>${fieldName(name)}</dt>
            <dd>${text}</dd>
          </div>`,
        ];
  });
  return rows.length === 0 ? html`<p>${say("nothingStated")}</p>` : html`<dl>${rows}</dl>`;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of categories have these names
const fieldName = (name: string) => sayField(`field.${name}` as "field.poles");

/** Null for what is not stated, or not as its field has it. */
function statedText(value: unknown, field: ReturnType<typeof fieldsOf>[number][1]): string | null {
  if (field.kind === "choice") {
    const choice = field.choices.find((known) => known === value);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- choices of categories have these names
    return choice === undefined ? null : sayField(`choice.${choice}` as "choice.MPPT");
  }
  const figures = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "number");
  if (figures.length === 0) return null;
  const plain = figures.map((one) => formatNumber(one, 2)).join(", ");
  return field.unit === "" ? plain : `${plain} ${field.unit}`;
}

/** As schema.org asks for it. Trade prices and pieces are no part of it. */
function factsOf({ card, description, rating }: Omit<OpenProduct, "licences">): Facts {
  const { id, name, brand, model, category, currency, available, shop, picture } = card;
  const price = priceOf(card);
  return {
    "@type": "Product",
    name,
    url: productPath(id),
    category: sayField(`category.${category}`),
    ...(brand === "" ? {} : { brand: { "@type": "Brand", name: brand } }),
    ...(model === "" ? {} : { model }),
    ...(description === "" ? {} : { description }),
    ...(picture === null ? {} : { image: picture.large }),
    ...(price === null
      ? {}
      : {
          offers: {
            "@type": "Offer",
            url: productPath(id),
            price: (price / 10 ** MINOR_DIGITS[currency]).toFixed(MINOR_DIGITS[currency]),
            priceCurrency: currency,
            availability: `https://schema.org/${available > 0 ? "InStock" : "OutOfStock"}`,
            seller: { "@type": "Organization", name: shop.name, url: shopPath(shop.id) },
          },
        }),
    ...(rating.mean === null
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: Number(rating.mean.toFixed(1)),
            reviewCount: rating.reviews,
            bestRating: 5,
          },
        }),
  };
}
