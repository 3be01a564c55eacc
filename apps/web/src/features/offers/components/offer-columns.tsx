import type { Offer, Offers } from "@sunwright/contract/offers";
import type { RoadUnit } from "@sunwright/engine/countries/road-unit";
import { say } from "@sunwright/words/offers";
import { say as name } from "@sunwright/words/quote-names";
import { roughly } from "../../../lib/format";
import { ratingText } from "../../../lib/rating-text";
import { Link } from "../../../lib/routing/link";
import { StarLine } from "../../../ui/stars";
import { Chip } from "../../../ui/chip";
import { type Asking, Decide } from "./decide";
import { rowsFor } from "./offer-cells";

export interface OfferColumnsProps {
  /** What roads are counted in where the house stands. */
  readonly unit: RoadUnit;
  readonly offers: Offers;
  readonly onAsk: Asking;
}

/** [px] */
const LABELS = 168;
const COLUMN = 240;

/** One column an offer, one row a question. */
export function OfferColumns({ onAsk, unit, offers: { offers, ratings, recommended, currency } }: OfferColumnsProps) {
  const mark = (offer: Offer) => (offer.id === recommended?.id ? "" : undefined);
  return (
    // Many offers are wider than the page: then the table alone scrolls, by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="offer-table-frame" role="region" aria-label={say("table")} tabIndex={0}>
      <table className="offer-table" style={{ minWidth: LABELS + COLUMN * offers.length }}>
        <thead>
          <tr>
            <th scope="col">
              <span className="ui-visually-hidden">{say("part")}</span>
            </th>
            {offers.map((offer) => (
              <th key={offer.id} scope="col" data-best={mark(offer)}>
                <OfferHead offer={offer} ratings={ratings} best={offer.id === recommended?.id} unit={unit} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsFor(currency).map(({ key, label, help, cell }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                {help !== undefined && <span className="type-small block font-normal text-text-2">{help}</span>}
              </th>
              {offers.map((offer) => (
                <td key={offer.id} data-best={mark(offer)}>
                  {cell(offer)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{say("row.questions")}</th>
            {offers.map((offer) => (
              <td key={offer.id} data-best={mark(offer)}>
                <Ask offer={offer} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say("row.decide")}</th>
            {offers.map((offer) => (
              <td key={offer.id} data-best={mark(offer)}>
                <Decide offer={offer} main={offer.id === recommended?.id} onAsk={onAsk} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

export const Ask = ({ offer: { quoteId, firm } }: { readonly offer: Offer }) => (
  <Link to="/messages/$thread" params={{ thread: quoteId }} className="link">
    {say("ask", { firm: firm.name })}
  </Link>
);

interface OfferHeadProps extends Pick<Offers, "ratings">, Pick<OfferColumnsProps, "unit"> {
  readonly offer: Offer;
  readonly best: boolean;
}

export function OfferHead({ offer, ratings, best, unit }: OfferHeadProps) {
  const { firm, option, name: called } = offer;
  const { id, name: firmName, kilometres } = firm;
  const rating = ratings.find(({ firmId }) => firmId === id);
  return (
    <span className="offer-head">
      {best && <Chip tone="info">{say("recommended")}</Chip>}
      <span className="type-h3 break-words" translate="no">
        {id === null ? (
          firmName
        ) : (
          <Link to="/installers/$firmId" params={{ firmId: id }} className="text-text">
            {firmName}
          </Link>
        )}
      </span>
      <span className="type-small font-normal text-text-2">
        {called === "" ? name("option", { option }) : called}. {say("away", { distance: roughly(kilometres, unit) })}
      </span>
      {rating && (
        <span className="type-small font-normal text-text-2">
          <StarLine stars={rating.mean} text={ratingText(rating)} />
        </span>
      )}
    </span>
  );
}
