import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import { amountText } from "../../../lib/minor-money";
import { ChoiceCards } from "../../../ui/choice-cards";
import { useMedia } from "../../../ui/use-media";
import { type ShopSum, type Way, waysOf } from "../model/totals";

interface DeliveryWaysProps {
  readonly sum: Pick<ShopSum, "shop" | "way">;
  readonly currency: Currency;
  /** Of the delivery; null until one is chosen. */
  readonly town: string | null;
  readonly onWay: (way: Way) => void;
}

/** How the goods of a shop come: brought, or collected. */
export function DeliveryWays({ sum: { shop, way }, currency, town, onWay }: DeliveryWaysProps) {
  const columns = useMedia("(max-width: 640px)") ? 1 : 2;
  const { delivery } = shop;
  if (way === null)
    return (
      <p role="status" className="text-bad">
        {town === null ? say("chooseTown") : say("noDeliveryAnywhere")}
      </p>
    );
  const costs = (minor: number) => (minor === 0 ? say("free") : amountText(minor, currency));
  return (
    <>
      <ChoiceCards
        label={say("delivery")}
        columns={columns}
        value={way}
        onValueChange={onWay}
        options={waysOf(shop).map((one) =>
          one === "delivery" && delivery !== null
            ? {
                value: one,
                title: town === null ? say("deliver") : say("deliverTo", { town }),
                line: say("costDays", {
                  cost: costs(delivery.costMinor),
                  days: say("days", { min: delivery.daysMin, max: delivery.daysMax }),
                }),
              }
            : {
                value: one,
                title: shop.town === null ? say("collect") : say("collectIn", { town: shop.town }),
                line: say("free"),
              },
        )}
      />
      {delivery === null && (
        <p className="mt-2 type-help text-text-2">{town === null ? say("chooseTown") : say("noDelivery")}</p>
      )}
    </>
  );
}
