import type { MarketProduct } from "@sunwright/contract/marketplace";
import { say } from "@sunwright/words/marketplace";
import { useQuery } from "@tanstack/react-query";
import { amountText } from "../../../lib/minor-money";
import { firstPrice } from "../../../lib/prices";
import { Link } from "../../../lib/routing/link";
import { SectionRule } from "../../../ui/section-rule";
import { offersQuery } from "../api/market";
import { distanceOf } from "../model/distance-of";
import { otherOffers } from "../model/other-offers";

interface OtherOffersProps {
  readonly product: Pick<MarketProduct, "id" | "name" | "currency">;
  /** From where distances count. */
  readonly town: string | undefined;
  readonly project: string | undefined;
}

/** Who else sells this product, and for how much. */
export function OtherOffers({ product, town, project }: OtherOffersProps) {
  const offers = useQuery(offersQuery(product.id, town)).data?.products ?? [];
  const others = otherOffers(offers, product);
  if (others.length === 0) return null;
  return (
    <section>
      <SectionRule title={say("alsoSoldBy")} />
      <ul className="mt-2">
        {others.map((offer) => (
          <Offer key={offer.id} offer={offer} named={offer.name === product.name} project={project} />
        ))}
      </ul>
    </section>
  );
}

interface OfferProps {
  readonly offer: MarketProduct;
  /** Whether the shop calls it as the page does. */
  readonly named: boolean;
  readonly project: string | undefined;
}

function Offer({ offer: { id, name, shop, currency, available, ...offer }, named, project }: OfferProps) {
  const price = firstPrice({ ...offer, currency });
  return (
    <li className="flex justify-between gap-4 border-b border-line py-2.5">
      <div className="min-w-0">
        <Link
          to="/marketplace/products/$productId"
          params={{ productId: id }}
          search={project === undefined ? {} : { project }}
          className="link break-words"
          translate="no"
        >
          {shop.town === null ? shop.name : say("place", { shop: shop.name, town: shop.town })}
        </Link>
        {!named && (
          <span className="block type-help break-words text-text-2" translate="no">
            {name}
          </span>
        )}
        {shop.distance !== null && (
          <span className="block type-help text-text-2">{say("away", distanceOf(shop.distance, shop.country))}</span>
        )}
      </div>
      <div className="flex-none text-right">
        {price && <span className="block font-medium">{amountText(price.unit, currency)}</span>}
        <span className="type-help text-text-2">
          {available > 0 ? say("available", { pieces: available }) : say("soldOut")}
        </span>
      </div>
    </li>
  );
}
