import type { readMarketProduct } from "@sunwright/contract/marketplace";
import type { Response } from "@sunwright/contract/endpoint";
import { say } from "@sunwright/words/marketplace";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { useQuery } from "@tanstack/react-query";
import { Store, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { amountText } from "../../../lib/minor-money";
import { projectQuery } from "../../../lib/project-queries";
import { deliveryTo } from "../model/delivery";
import { distanceOf } from "../model/distance-of";

interface WaysProps {
  readonly product: Response<typeof readMarketProduct>;
  readonly project: string;
  /** Of the pieces that are chosen. [minor units] */
  readonly goodsMinor: number;
}
const ICON = { size: 20, strokeWidth: 1.75, "aria-hidden": true, className: "mt-0.5 flex-none" } as const;

/** How the pieces come to a project: what the shop asks for bringing them, and in how many days. */
export function Ways({ product: { terms, currency, shop }, project, goodsMinor }: WaysProps) {
  const place = useQuery(projectQuery(project)).data;
  if (place === undefined || place === null) return null;
  const { name, country, town } = place;
  const site = placeOf(town)?.name ?? null;
  const delivery = site === null ? null : deliveryTo(terms.areas, country, goodsMinor);
  return (
    <section aria-label={say("ways")} className="mt-4 border-t border-line pt-4">
      <h3 className="type-label">{say("ways")}</h3>
      <ul className="mt-1">
        <Way
          icon={<Truck {...ICON} />}
          title={delivery === null ? say("ways.noDelivery", { project: name }) : say("ways.deliver", { project: name })}
          cost={delivery && (delivery.costMinor === 0 ? say("free") : amountText(delivery.costMinor, currency))}
        >
          {site === null
            ? say("ways.noTown")
            : delivery && say("ways.days", { min: delivery.daysMin, max: delivery.daysMax, town: site })}
          {delivery !== null && delivery.costMinor > 0 && delivery.freeFrom !== null && (
            <span className="block">{say("ways.freeFrom", { amount: amountText(delivery.freeFrom, currency) })}</span>
          )}
        </Way>
        {terms.collection && (
          <Way icon={<Store {...ICON} />} title={say("ways.collect", { shop: shop.name })} cost={say("free")}>
            {[shop.town ?? "", shop.distance === null ? "" : say("away", distanceOf(shop.distance, shop.country))]
              .filter((text) => text !== "")
              .join(", ")}
          </Way>
        )}
      </ul>
      <p className="type-help mt-2 text-text-3">{say("ways.later")}</p>
    </section>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Null where there is no such way. */
  readonly cost: string | null;
  readonly children: ReactNode;
}

const Way = ({ icon, title, cost, children }: WayProps) => (
  <li className="flex gap-3 border-b border-line py-2.5">
    {icon}
    <span className="min-w-0 flex-1">
      <span className="font-medium">{title}</span>
      <span className="type-help block text-text-2">{children}</span>
    </span>
    {cost !== null && <span className="flex-none font-medium">{cost}</span>}
  </li>
);
