import type { PricedOffer, ProjectPrice } from "@sunwright/contract/prices";
import type { Currency } from "@sunwright/engine/parameters/options";
import { exchanged } from "@sunwright/engine/prices/exchange-rate";
import { money } from "@sunwright/report/currency-text";
import { say } from "@sunwright/words/prices";
import { userMessageOf } from "../../../lib/api-error";
import { useUpdatePrice } from "../../../lib/known-price";
import { formatDate, formatNumber } from "../../../lib/format";
import { moneyText } from "../../../lib/money";
import { ErrorRow } from "../../../ui/error-row";
import { RadioRow } from "../../../ui/radio-row";
import { Switch } from "../../../ui/switch";

interface PriceOffersProps {
  readonly projectId: string;
  readonly price: ProjectPrice;
  readonly currency: Currency;
}

const NONE = "none";

/** The owner's: which offer is the price, and whether links show it. */
export function PriceOffers({ projectId, price, currency }: PriceOffersProps) {
  const { offers, chosen, shown, known } = price;
  const update = useUpdatePrice(projectId);
  if (offers.length === 0 && !known.contract) return null;
  return (
    <div className="price-ask">
      {offers.length > 0 && (
        <RadioRow
          label={say("offers.title")}
          help={say("offers.help")}
          columns={1}
          value={offers.some(({ id }) => id === chosen) ? (chosen ?? NONE) : NONE}
          onValueChange={(id) => update.mutate({ chosen: id === NONE ? null : id })}
          options={[
            ...offers.map((offer) => ({
              value: offer.id,
              label: <OfferLine offer={offer} currency={currency} />,
              disabled: offer.barred || !offer.fits,
            })),
            { value: NONE, label: say("offers.none") },
          ]}
        />
      )}
      <Switch
        className="mt-3"
        label={say("links.show")}
        help={say("links.help")}
        checked={shown}
        onCheckedChange={(checked) => update.mutate({ shown: checked })}
      />
      {update.isError && <ErrorRow className="mt-3" message={userMessageOf(update.error, say("offers.failed"))} />}
    </div>
  );
}

function OfferLine({ offer, currency }: { readonly offer: PricedOffer; readonly currency: Currency }) {
  const { firm, amount, currency: own, until, darkHours, recommended } = offer;
  // An offer of another currency is shown in its own beside: nothing is converted unsaid.
  const foreign = own === currency ? null : moneyText(money(amount, own));
  const said = [
    ...(recommended ? [say("offers.recommended")] : []),
    ...(darkHours === null ? [] : [say("offers.dark", { hours: formatNumber(darkHours) })]),
    say("offers.until", { day: formatDate(until) }),
    ...(foreign === null ? [] : [say("offers.foreign", { amount: foreign })]),
    ...(offer.barred ? [say("offers.barred")] : offer.fits ? [] : [say("offers.otherSize")]),
  ];
  return (
    <span className="price-offer">
      <span>
        {firm}
        <span className="block type-help text-text-2">{said.join(" ")}</span>
      </span>
      <b>{moneyText(money(exchanged(amount, own, currency), currency))}</b>
    </span>
  );
}
