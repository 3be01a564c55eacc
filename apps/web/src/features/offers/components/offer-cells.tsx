import { WARRANTED } from "@sunwright/engine/passport/warranties";
import type { Offer } from "@sunwright/contract/offers";
import type { Currency } from "@sunwright/engine/parameters/options";
import { isGrave } from "@sunwright/engine/quotes/severity";
import { say } from "@sunwright/words/offers";
import { say as name } from "@sunwright/words/quote-names";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate, formatNumber } from "../../../lib/format";
import { HiddenPieces } from "../../../lib/hidden-pieces";
import { amountOf, amountText } from "../../../lib/minor-money";
import { NightStrip } from "../../../lib/night-strip";
import { PaymentBar } from "../../../lib/payment-bar";
import { useUnits } from "../../../lib/preferences";
import { NoWarnings, WarningLine } from "../../../lib/warning-line";
import { Num } from "../../../ui/num";

/** What a row of the comparison says of an offer. */
export interface OfferRow {
  readonly key: string;
  readonly label: string;
  readonly help?: string;
  readonly cell: (offer: Offer) => ReactNode;
}

/** The rows in the order in which they decide. */
export const rowsFor = (currency: Currency): readonly OfferRow[] => [
  { key: "price", label: say("row.price"), cell: (offer) => <Price offer={offer} currency={currency} /> },
  { key: "dark", label: say("row.dark"), help: say("row.darkHelp"), cell: (offer) => <Dark offer={offer} /> },
  {
    key: "week",
    label: say("row.week"),
    help: say("row.weekHelp"),
    cell: ({ figures }) => <NightStrip nights={figures.nights} />,
  },
  { key: "words", label: say("row.words"), cell: (offer) => <PlainWords offer={offer} /> },
  { key: "parts", label: say("row.parts"), cell: (offer) => <OfferParts offer={offer} currency={currency} /> },
  {
    key: "warranty",
    label: say("row.warranty"),
    help: say("row.warrantyHelp"),
    cell: (offer) => <Warranty offer={offer} />,
  },
  {
    key: "pay",
    label: say("row.pay"),
    cell: ({ milestones, totals }) => (
      <PaymentBar
        milestones={milestones}
        amounts={totals.milestonesMinor.map((minor) => amountText(minor, currency))}
      />
    ),
  },
  { key: "credit", label: say("row.credit"), cell: (offer) => <Credit offer={offer} currency={currency} /> },
  { key: "start", label: say("row.start"), cell: (offer) => <p>{startOf(offer)}</p> },
  { key: "says", label: say("row.says"), cell: (offer) => <Says offer={offer} /> },
  { key: "paper", label: say("row.paper"), cell: (offer) => <Paper offer={offer} /> },
];

function Price({ offer, currency }: { readonly offer: Offer; readonly currency: Currency }) {
  const { totals, taxPercent, tax, validUntil, number } = offer;
  const taxed = { rate: taxPercent, amount: amountText(totals.taxMinor, currency) };
  return (
    <>
      <p>
        <Num {...amountOf(totals.totalMinor, currency)} size={3} />
      </p>
      <p className="type-small text-text-2">
        {name("version", { number })}. {name("validUntil", { day: formatDate(validUntil) })}
      </p>
      <p className="type-help text-text-3">{name(tax === "added" ? "taxAdded" : "taxContained", taxed)}</p>
    </>
  );
}

const Dark = ({ offer: { figures } }: { readonly offer: Offer }) => (
  <>
    <p>
      <Num value={formatNumber(figures.hoursWithoutPower)} unit={say("darkUnit")} size={3} />
    </p>
    <p className="type-small text-text-2">{say("served", { share: figures.hoursServedPercent })}</p>
  </>
);

/** Shown at once; the rest on demand, unless it is about fire, shock or hours without power. */
const SHOWN = 4;

function PlainWords({ offer: { warnings } }: { readonly offer: Offer }) {
  if (warnings.length === 0) return <NoWarnings>{say("noWarnings")}</NoWarnings>;
  const [shown, rest] = [
    warnings.filter((warning, index) => index < SHOWN || isGrave(warning)),
    warnings.filter((warning, index) => index >= SHOWN && !isGrave(warning)),
  ].map((part) =>
    part.map((warning) => (
      <WarningLine key={`${warning.code} ${warning.about}`} warning={warning}>
        {warning.answer !== null && <p className="mt-1 break-words">{say("firmAnswers", { words: warning.answer })}</p>}
      </WarningLine>
    )),
  );
  return (
    <div className="grid gap-2">
      {shown}
      {rest !== undefined && rest.length > 0 && (
        <details className="offer-more">
          <summary className="type-small">{say("more", { count: rest.length })}</summary>
          <div className="mt-2 grid gap-2">{rest}</div>
        </details>
      )}
    </div>
  );
}

function OfferParts({ offer, currency }: { readonly offer: Offer; readonly currency: Currency }) {
  const { lines, labourMinor, transportMinor } = offer;
  return (
    <ul className="offer-parts type-small">
      {lines.map(({ kind, name: called, quantity, totalMinor }, index) => (
        <li key={index}>
          <span className="min-w-0 break-words">
            {quantity > 1 && `${formatNumber(quantity)} × `}
            <span translate="no">{called === "" ? name(`kind.${kind}`) : called}</span>
            <Specified offer={offer} kind={kind} />
          </span>
          <span className="text-text-2">{amountText(totalMinor, currency)}</span>
        </li>
      ))}
      {labourMinor > 0 && <Sum label={say("labour")} amount={amountText(labourMinor, currency)} />}
      {transportMinor > 0 && <Sum label={say("transport")} amount={amountText(transportMinor, currency)} />}
    </ul>
  );
}

const Sum = ({ label, amount }: { readonly label: string; readonly amount: string }) => (
  <li>
    <span>{label}</span>
    <span className="text-text-2">{amount}</span>
  </li>
);

/** What the main parts are, as the firm states them. */
function Specified({ offer: { panels, battery, inverter }, kind }: { readonly offer: Offer; readonly kind: string }) {
  const text =
    kind === "panels" && panels?.watts != null
      ? `${formatNumber(panels.watts)} W`
      : kind === "battery" && battery?.kwh != null
        ? name("batteryLine", { kwh: battery.kwh })
        : kind === "inverter" && inverter?.watts != null
          ? name("inverterLine", { kilowatts: inverter.watts / 1_000 })
          : null;
  return text === null ? null : <span className="block text-text-3">{text}</span>;
}

const Warranty = ({ offer: { warrantyYears } }: { readonly offer: Offer }) => (
  <dl className="offer-warranty type-small">
    {WARRANTED.map((part) => {
      const years = warrantyYears[part] ?? null;
      return (
        <div key={part}>
          <dt className="type-help text-text-3">{name(`warranty.${part}`)}</dt>
          <dd>{years === null ? name("notStated") : name("years", { years })}</dd>
        </div>
      );
    })}
  </dl>
);

function Credit({ offer: { credit }, currency }: { readonly offer: Offer; readonly currency: Currency }) {
  if (credit === null) return <p className="type-small text-text-2">{say("noCredit")}</p>;
  const { downMinor, monthlyMinor, months, totalMinor } = credit;
  return (
    <dl className="offer-credit type-small">
      <div>
        <dt>{say("monthly")}</dt>
        <dd>{amountText(monthlyMinor, currency)}</dd>
      </div>
      <div>
        <dt>{say("repayable")}</dt>
        <dd>{totalMinor === null ? name("notStated") : amountText(totalMinor, currency)}</dd>
      </div>
      <div className="text-text-3">
        <dt className="ui-visually-hidden">{say("row.credit")}</dt>
        <dd>{say("down", { amount: amountText(downMinor, currency), months })}</dd>
      </div>
    </dl>
  );
}

function startOf({ start, days }: Offer): string {
  if (start === null) return say("notSaid");
  const day = formatDate(start);
  return days === null ? day : name("starts", { day, days });
}

const Says = ({ offer: { words, state, reply } }: { readonly offer: Offer }) => (
  <div className="type-small grid gap-2 break-words whitespace-pre-line">
    {words.length > 0 && (
      <p>
        <HiddenPieces pieces={words} />
      </p>
    )}
    {reply !== "" && (
      <p className="text-text-2">{say(state === "declined" ? "youDeclined" : "yourWish", { words: reply })}</p>
    )}
  </div>
);

function Paper({ offer: { quoteId, id, quote } }: { readonly offer: Offer }) {
  const units = useUnits();
  return (
    <a href={`/api/quotes/${quoteId}/versions/${id}/pdf?units=${units}`} className="link offer-paper">
      <FileText size={18} strokeWidth={1.75} aria-hidden="true" /> {quote} {say("pdf")}
    </a>
  );
}
