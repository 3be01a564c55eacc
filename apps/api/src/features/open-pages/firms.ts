import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { InstallerPage } from "@sunwright/contract/installers";
import type { MarketProduct } from "@sunwright/contract/marketplace";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { say as sayInstaller } from "@sunwright/words/installer";
import { say } from "@sunwright/words/open-pages";
import { say as sayReview } from "@sunwright/words/reviews";
import { html } from "../../platform/html";
import type { Facts, OpenPage } from "../../platform/open-page";
import type { FirmRow } from "../shops/table";
import {
  barOf,
  cardsOf,
  crumbs,
  installerPath,
  MARKET,
  moreLink,
  placeText,
  shopPath,
  signInPath,
  titleOf,
} from "./parts";
import { licencesOf } from "./product";

const product = PRODUCT_NAME;
const KILO = 1_000;

interface Listed {
  readonly products: readonly MarketProduct[];
  readonly next: string | null;
  /** Whether it is the beginning of the list, which alone is to be found. */
  readonly isFirst: boolean;
}

export function marketPage({ products, next, isFirst }: Listed): OpenPage {
  const about = say("market.about", { product });
  return {
    title: titleOf(say("marketplace")),
    description: about,
    path: MARKET,
    picture: products[0]?.picture?.medium ?? null,
    kind: "website",
    facts: [],
    bar: barOf(MARKET),
    main: html`<h1>${say("marketplace")}</h1>
      <p data-under>${about} ${say("onlyWithShop")}</p>
      ${products.length === 0 ? html`<p>${say("market.none")}</p>` : cardsOf(products)} ${moreLink(MARKET, next)}`,
    isFound: isFirst,
  };
}

export interface OpenShop extends Listed {
  readonly firm: FirmRow;
  readonly licences: readonly string[];
}

export function shopPage({ firm, licences, products, next, isFirst }: OpenShop): OpenPage {
  const { id, name, about, country } = firm;
  const path = shopPath(id);
  const town = placeOf(firm.town)?.name ?? null;
  const description =
    town === null ? say("shop.description", { name, product }) : say("shop.descriptionIn", { name, town, product });
  return {
    title: titleOf(name),
    description,
    path,
    picture: products[0]?.picture?.medium ?? null,
    kind: "profile",
    facts: [organization("Store", { name, path, about, town, country })],
    bar: barOf(path),
    main: html`${crumbs()}
      <h1 translate="no">${name}</h1>
      <p data-under>${placeText(town, country)}</p>
      ${licencesOf(licences)} ${about === "" ? null : html`<p data-text>${about}</p>`}
      ${products.length === 0 ? html`<p>${say("market.none")}</p>` : cardsOf(products)} ${moreLink(path, next)}`,
    isFound: isFirst,
  };
}

export function installerPage(firm: InstallerPage, licences: readonly string[]): OpenPage {
  const { id, name, about, country, languages, rating, finished, radius } = firm;
  const path = installerPath(id);
  const town = placeOf(firm.town)?.name ?? null;
  const { mean, reviews } = rating;
  return {
    title: titleOf(name),
    description:
      town === null ? say("installer.description", { name }) : say("installer.descriptionIn", { name, town }),
    path,
    picture: null,
    kind: "profile",
    facts: [organization("HomeAndConstructionBusiness", { name, path, about, town, country })],
    bar: barOf(path),
    main: html`<h1 translate="no">${name}</h1>
      <p data-under>${placeText(town, country)}</p>
      ${mean === null ? null : html`<p data-under>${sayReview("rating", { mean, reviews })}</p>`}
      <div data-columns>
        <div>
          <section>
            <h2>${say("licences")}</h2>
            ${licencesOf(licences)}
          </section>
          ${
            about === ""
              ? null
              : html`<section>
                  <h2>${say("about")}</h2>
                  <p data-text>${about}</p>
                </section>`
          }
          ${
            finished.newest.length === 0
              ? null
              : html`<section>
                  <h2>${say("finished", { product })}</h2>
                  ${finished.newest.map(
                    ({ panelWatts }) => html`<p>${say("finishedSystem", { kilowatts: panelWatts / KILO })}</p>`,
                  )}
                </section>`
          }
        </div>
        <div>
          <section data-offer>
            <p>${say("reach", { miles: radius })}</p>
            ${
              languages.length === 0
                ? null
                : html`<p>
                    ${say("languages")}: ${languages.map((language) => sayInstaller(`language.${language}`)).join(", ")}
                  </p>`
            }
            <p><a href="${signInPath(path)}" data-button="solid">${say("ask")}</a></p>
            <p data-help>${say("ask.why")}</p>
          </section>
        </div>
      </div>`,
    isFound: true,
  };
}

interface Organization {
  readonly name: string;
  readonly path: string;
  readonly about: string;
  readonly town: string | null;
  readonly country: string | null;
}

const organization = (type: string, { name, path, about, town, country }: Organization): Facts => ({
  "@type": type,
  name,
  url: path,
  ...(about === "" ? {} : { description: about }),
  ...(town === null && country === null
    ? {}
    : {
        address: {
          "@type": "PostalAddress",
          ...(town === null ? {} : { addressLocality: town }),
          ...(country === null ? {} : { addressCountry: country }),
        },
      }),
});
