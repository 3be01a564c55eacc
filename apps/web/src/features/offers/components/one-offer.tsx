import { say } from "@sunwright/words/offers";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Sheet } from "../../../ui/sheet";
import { Decide } from "./decide";
import { rowsFor } from "./offer-cells";
import { Ask, OfferHead, type OfferColumnsProps } from "./offer-columns";

/** On a narrow screen: a row for each offer, then the chosen one whole. */
export function OneOffer({ offers, unit, onAsk }: OfferColumnsProps) {
  const { recommended, currency } = offers;
  const [chosen, setChosen] = useState<string | null>(null);
  const offer = offers.offers.find(({ id }) => id === chosen) ?? offers.offers[0];
  if (offer === undefined) return null;
  return (
    <>
      <ul aria-label={say("which")} className="offer-picks">
        {offers.offers.map(({ id, firm, name, totals, figures }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === offer.id} onClick={() => setChosen(id)}>
              <span className="min-w-0 break-words" translate="no">
                {name === "" ? firm.name : `${firm.name}, ${name}`}
              </span>
              <span>{amountText(totals.totalMinor, currency)}</span>
              <span>{formatNumber(figures.hoursWithoutPower)} h</span>
            </button>
          </li>
        ))}
      </ul>
      <Sheet aria-label={offer.firm.name} className="offer-one">
        <div className="offer-one-row">
          <OfferHead offer={offer} ratings={offers.ratings} best={offer.id === recommended?.id} unit={unit} />
        </div>
        {rowsFor(currency).map(({ key, label, help, cell }) => (
          <section key={key} aria-label={label} className="offer-one-row">
            <h2 className="type-h4">{label}</h2>
            {help !== undefined && <p className="type-small text-text-2">{help}</p>}
            <div className="mt-2">{cell(offer)}</div>
          </section>
        ))}
        <section aria-label={say("row.questions")} className="offer-one-row">
          <h2 className="type-h4">{say("row.questions")}</h2>
          <Ask offer={offer} />
        </section>
        <section aria-label={say("row.decide")} className="offer-one-row">
          <h2 className="type-h4">{say("row.decide")}</h2>
          <div className="mt-2">
            <Decide offer={offer} main onAsk={onAsk} />
          </div>
        </section>
      </Sheet>
    </>
  );
}
