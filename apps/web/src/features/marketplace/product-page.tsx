import type { readMarketProduct } from "@sunwright/contract/marketplace";
import type { Response } from "@sunwright/contract/endpoint";
import { fieldsOf } from "@sunwright/engine/procurement/specifications";
import { say } from "@sunwright/words/marketplace";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { ApiError } from "../../lib/api-error";
import { formatDate, formatNumber } from "../../lib/format";
import { amountText } from "../../lib/minor-money";
import { usePageFrame } from "../../lib/page-frame";
import { specificationLine } from "../../lib/product-line";
import { ratingText } from "../../lib/rating-text";
import { Link } from "../../lib/routing/link";
import { StarLine } from "../../ui/stars";
import { projectQuery } from "../../lib/project-queries";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { SectionRule } from "../../ui/section-rule";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { fitsQuery, productQuery } from "./api/market";
import { AlsoFits } from "./components/also-fits";
import { OtherOffers } from "./components/other-offers";
import { PriceLadder } from "./components/price-ladder";
import { ProductFits } from "./components/product-fits";
import { ProductGallery } from "./components/product-gallery";
import { fillingFit } from "./model/best-fit";
import { distanceOf } from "./model/distance-of";
import { fieldName, statedText } from "./model/named";

import "./marketplace.css";

type Product = Response<typeof readMarketProduct>;

interface ProductPageProps {
  readonly productId: string;
  /** Whose parts are looked for. */
  readonly project: string | undefined;
  /** What buyers say of it. */
  readonly reviews: (shop: string) => ReactNode;
}

/** A product on sale: its prices, its figures, its stock and its shop. */
export function ProductPage({ productId, project, reviews }: ProductPageProps) {
  const place = useQuery({ ...projectQuery(project ?? ""), enabled: project !== undefined });
  const product = useQuery({ ...productQuery(productId, place.data?.town ?? undefined), retry: false });
  const fits = useQuery({ ...fitsQuery(project ?? "", [productId]), enabled: project !== undefined, retry: false });
  const fit = fillingFit(fits.data?.fits ?? [], productId);
  usePageFrame({ title: product.data?.name ?? say("title") });
  if (product.isPending)
    return (
      <Delayed>
        <SkeletonRows rows={6} showLabel label={say("loading")} className="page-width py-10" />
      </Delayed>
    );
  if (!product.data) return <NotShown error={product.error} onRetry={() => void product.refetch()} />;
  return (
    <div className="page-width pt-7 pb-16">
      <Head product={product.data} project={project} />
      <div className="market-product mt-6">
        <div className="grid min-w-0 gap-9">
          <ProductGallery product={product.data} />
          {project !== undefined && (
            <ProductFits product={productId} project={project} name={place.data?.name ?? say("title")} />
          )}
          <SpecSheet product={product.data} />
          <Documents product={product.data} />
          {product.data.description !== "" && (
            <section>
              <SectionRule title={say("description")} />
              <p className="mt-3 whitespace-pre-line">{product.data.description}</p>
            </section>
          )}
          <section>
            <SectionRule title={say("reviews")} />
            <div className="mt-3">{reviews(product.data.shop.name)}</div>
          </section>
        </div>
        <div className="grid min-w-0 gap-9">
          <PriceLadder product={product.data} project={project} fit={fit} />
          <OtherOffers product={product.data} town={place.data?.town ?? undefined} project={project} />
          <Stock product={product.data} />
          <Seller product={product.data} />
        </div>
      </div>
      {project !== undefined && place.data && (
        <AlsoFits product={product.data} project={project} name={place.data.name} />
      )}
    </div>
  );
}

function NotShown({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.code === "product_not_found";
  return (
    <div className="page-width py-10">
      {isGone ? (
        <Empty
          action={
            <Link to="/marketplace" className={buttonClass({ variant: "outline" })}>
              {say("toMarketplace")}
            </Link>
          }
        >
          {say("notFound")}
        </Empty>
      ) : (
        <ErrorRow message={say("notLoaded")} detail={say("safe")} onRetry={onRetry} />
      )}
    </div>
  );
}

function Head({ product, project }: { readonly product: Product; readonly project: string | undefined }) {
  const { category, name, brand, model, spec, rating } = product;
  const line = specificationLine(category, spec);
  const kept = project === undefined ? {} : { project };
  return (
    <>
      <nav aria-label={say("breadcrumb")} className="flex flex-wrap gap-2 type-help text-text-2">
        <Link to="/marketplace" search={kept} className="link">
          {say("title")}
        </Link>
        <Link to="/marketplace" search={{ ...kept, category }} className="link">
          {say(`category.${category}`)}
        </Link>
      </nav>
      <h1 className="type-h1 mt-2 break-words" translate="no">
        {name}
      </h1>
      <p className="text-text-2">
        <span translate="no">{[brand, model].filter((text) => text !== "").join(" ")}</span>
        {line !== "" && <span className="block type-help">{line}</span>}
        <span className="block type-help">
          <StarLine stars={rating.mean} text={ratingText(rating)} />
        </span>
      </p>
    </>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-4 border-b border-line py-2.5">
    <dt className="text-text-2">{name}</dt>
    <dd className="text-right font-medium">{children}</dd>
  </div>
);

function SpecSheet({ product: { category, spec } }: { readonly product: Product }) {
  const rows = fieldsOf(category).flatMap(([name, field]) => {
    const text = statedText(spec[name], field.kind === "choice" ? "" : field.unit);
    return text === null ? [] : [{ name, text }];
  });
  return (
    <section>
      <SectionRule title={say("specSheet")} />
      {rows.length === 0 ? (
        <p className="mt-3 text-text-2">{say("nothingStated")}</p>
      ) : (
        <dl className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {rows.map(({ name, text }) => (
            <Row key={name} name={fieldName(name)}>
              {text}
            </Row>
          ))}
        </dl>
      )}
    </section>
  );
}

function Documents({ product: { id, documents } }: { readonly product: Product }) {
  if (documents.length === 0) return null;
  return (
    <section>
      <SectionRule title={say("documents")} />
      <ul className="mt-2">
        {documents.map(({ fileId, kind, title }) => (
          <li key={fileId} className="flex items-center gap-3 border-b border-line py-2.5">
            <FileText size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
            <a
              href={`/api/marketplace/products/${id}/documents/${fileId}`}
              download
              className="link min-w-0 break-words"
            >
              {title}
            </a>
            <span className="type-help text-text-2">{say(`document.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stock({ product: { stock, available, incomingOn } }: { readonly product: Product }) {
  return (
    <section>
      <SectionRule title={say("stock")} />
      <dl className="mt-2">
        {stock.map(({ place, available: pieces }, index) => (
          <Row key={index} name={place}>
            {formatNumber(pieces)}
          </Row>
        ))}
        <Row name={say("availableAll")}>{available > 0 ? formatNumber(available) : say("soldOut")}</Row>
      </dl>
      {incomingOn !== null && <p className="mt-2 type-help">{say("incoming", { day: formatDate(incomingOn) })}</p>}
    </section>
  );
}

const licenceText = ({ kind, expires }: Product["terms"]["licences"][number]): string =>
  expires === null
    ? say("verifiedLicence", { licence: kind })
    : say("verifiedUntil", { licence: kind, day: formatDate(expires) });

function Seller({
  product: { shop, shopRating, terms, trader, currency, warrantyYears },
}: {
  readonly product: Product;
}) {
  const { licences, returnDays, returnTerms, warrantyTerms, collection, areas } = terms;
  return (
    <section>
      <SectionRule title={say("soldBy")} />
      <p className="type-h4 mt-3">
        <Link to="/marketplace" search={{ shop: shop.id }} className="link" translate="no">
          {shop.name}
        </Link>
      </p>
      <p className="type-help text-text-2">
        <StarLine stars={shopRating.mean} text={ratingText(shopRating)} />
      </p>
      <p className="type-help text-text-2">
        <span translate="no">{shop.town}</span>
        {shop.distance !== null && (
          <span className="block">{say("away", distanceOf(shop.distance, shop.country))}</span>
        )}
      </p>
      {licences.length === 0 && <p className="type-help text-text-2">{say("notVerified")}</p>}
      {licences.length > 0 && (
        <ul className="mt-1 type-help text-text-2">
          {licences.map((licence) => (
            <li key={`${licence.kind} ${licence.number}`} className="flex items-start gap-1.5">
              <BadgeCheck size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-ok" />
              <span className="min-w-0 break-words">{licenceText(licence)}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-2">
        {warrantyYears !== null && <Row name={say("onProduct")}>{say("years", { years: warrantyYears })}</Row>}
        <Row name={say("returns")}>{say("days", { days: returnDays })}</Row>
        {areas.map(({ name, cost, daysMin: min, daysMax: max }, index) => (
          <Row key={index} name={say("deliveryTo", { area: name, min, max })}>
            {cost === 0 ? say("free") : amountText(cost, currency)}
          </Row>
        ))}
      </dl>
      {areas.length === 0 && <p className="mt-2 type-help text-text-2">{say("noDelivery")}</p>}
      {collection && <p className="mt-2 type-help">{say("collect")}</p>}
      {[returnTerms, warrantyTerms]
        .filter((text) => text !== "")
        .map((text, index) => (
          <p key={index} className="mt-2 type-help whitespace-pre-line text-text-2" translate="no">
            {text}
          </p>
        ))}
      <Trader trader={trader} />
    </section>
  );
}

/** Who sells, in law, as far as the shop has stated it. */
function Trader({ trader: { name, address, taxNumber, register, phone } }: { readonly trader: Product["trader"] }) {
  const rows = [
    [say("trader.phone"), phone],
    [say("trader.register"), register],
    [say("trader.taxNumber"), taxNumber],
  ] as const;
  return (
    <div className="mt-4 type-help">
      <h3 className="type-h4">{say("trader")}</h3>
      <p className="mt-1 whitespace-pre-line text-text-2" translate="no">
        {[name, address].filter((text) => text !== "").join("\n")}
      </p>
      <dl className="mt-1">
        {rows.map(
          ([label, text]) =>
            text !== "" && (
              <Row key={label} name={label}>
                <span translate="no">{text}</span>
              </Row>
            ),
        )}
      </dl>
    </div>
  );
}
