import { say } from "@sunwright/words/quote-check";
import { CURRENCIES, type Currency } from "@sunwright/engine/countries/names";
import { isGrave } from "@sunwright/engine/quotes/severity";
import { exchanged } from "@sunwright/engine/prices/exchange-rate";
import { shownHours } from "@sunwright/report/months-of-year";
import { moneyText, wholeMoney } from "@sunwright/report/currency-text";
import { listed } from "@sunwright/report/listed";
import { CURRENCY_SYMBOLS } from "@sunwright/words/owed-money";
import { tell } from "@sunwright/words/tell-quotes";
import { writeClipboard } from "../../../lib/clipboard";
import { formatDate, formatNumber } from "../../../lib/format";
import { Link } from "../../../lib/routing/link";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-class";
import { ErrorRow } from "../../../ui/error-row";
import { Num } from "../../../ui/num";
import { Spinner } from "../../../ui/spinner";
import { Stat, StatRow } from "../../../ui/stat-row";
import { toast } from "../../../ui/toast-store";
import type { AnsweredHouse } from "../../trial/model/answers";
import { useCheckedQuote } from "../api/ask-quote-worker";
import { figureOf, lacking, type QuoteForm, quoteOf, stateOf } from "../model/quote-form";
import type { CheckedInHouse } from "../model/quote-question";
import { QUOTE_FIELDS } from "../model/read-quote";

interface QuoteVerdictProps {
  readonly form: QuoteForm;
  readonly house: AnsweredHouse | null;
  readonly currency: Currency;
}

/** With grid all day and night. [h] */
const WHOLE_DAY = 24;

export function QuoteVerdict({ form, house, currency }: QuoteVerdictProps) {
  const missing = house === null ? [] : lacking(form, house.gridHours === WHOLE_DAY);
  const asked = house === null || missing.length > 0 ? null : { house, quote: quoteOf(form, currency) };
  const { data, isFetching, isError, refetch } = useCheckedQuote(asked);
  if (house === null) return <p className="mt-2 text-text-2">{say("answer.house")}</p>;
  if (missing.length > 0)
    return (
      <p className="mt-2 text-text-2" role="status">
        {say("answer.lacking", { fields: listed(missing.map((field) => say(`field.${field}`))) })}
      </p>
    );
  if (isError)
    return (
      <ErrorRow className="mt-3" message={say("answer.failed")} onRetry={() => void refetch()} retrying={isFetching} />
    );
  return (
    <>
      <div role="status" className="mt-2 min-h-24">
        {data ? (
          <p className="type-h3">{verdictOf(form, data, form.currency ?? currency)}</p>
        ) : (
          <p className="flex items-center gap-3 text-text-2">
            <Spinner />
            {say("answer.checking")}
          </p>
        )}
      </div>
      {data && <Checked form={form} checked={data} currency={form.currency ?? currency} />}
    </>
  );
}

interface CheckedProps {
  readonly form: QuoteForm;
  readonly checked: CheckedInHouse;
  /** Of the quote. */
  readonly currency: Currency;
}

const amount = (value: number, currency: Currency) => moneyText(wholeMoney(value, currency));

/** As it stands in the quote. */
const stated = (price: number, currency: Currency) =>
  moneyText({ currency: CURRENCY_SYMBOLS[currency], value: formatNumber(price, 2) });

/** Of what the country's prices are in; the quote's where that is none of ours. */
const localCurrency = ({ local }: CheckedInHouse, currency: Currency): Currency =>
  CURRENCIES.find((known) => known === local.currency) ?? currency;

function verdictOf(form: QuoteForm, checked: CheckedInHouse, currency: Currency): string {
  const { years, own, local } = checked;
  const price = priceOf(form);
  const at = localCurrency(checked, currency);
  const there = price === null ? 0 : exchanged(price, currency, at);
  const against = there < local.low ? "below" : there > local.high ? "above" : "within";
  return [
    price === null ? say("verdict.noPrice") : say("verdict.price", { price: stated(price, currency), against }),
    say("verdict.hours", { hours: shownHours(years.hoursWithoutPower) }),
    say("verdict.own", { hours: shownHours(own.hoursWithoutPower) }),
  ].join(" ");
}

/** A quote that asks for nothing states no price. */
const priceOf = (form: QuoteForm) => figureOf(form, "price") || null;

function Checked(props: CheckedProps) {
  const { own } = props.checked;
  return (
    <>
      <Figures {...props} />
      <InPlainWords {...props} />
      <AskInstaller {...props} />
      <h3 className="type-h4 mt-7">{say("own.title")}</h3>
      <p className="type-small mt-1">
        {say("own.lead", {
          panels: formatNumber(own.panels / 1_000, 2),
          battery: own.battery === 0 ? "none" : formatNumber(own.battery / 1_000, 1),
          inverter: formatNumber(own.inverter / 1_000, 1),
        })}
      </p>
      <Link to="/try" className={`${buttonClass({ variant: "outline" })} mt-3`}>
        {say("own.try")}
      </Link>
    </>
  );
}

function Figures({ form, checked, currency }: CheckedProps) {
  const { years, own, local } = checked;
  const price = priceOf(form);
  const watts = (figureOf(form, "count") ?? 0) * (figureOf(form, "watts") ?? 0);
  const at = localCurrency(checked, currency);
  const notSaid = QUOTE_FIELDS.filter((field) => stateOf(form, field) === "missing").length;
  return (
    <StatRow label={say("figures.label")} className="mt-4">
      <Stat label={say("figure.dark")} context={say("figure.darkOwn", { hours: shownHours(own.hoursWithoutPower) })}>
        <Num size={3} value={formatNumber(shownHours(years.hoursWithoutPower))} unit={say("figure.darkUnit")} />
      </Stat>
      {price !== null && watts > 0 && (
        <Stat
          label={say("figure.perWatt")}
          context={say("figure.perWattLocal", {
            low: amount(local.low / watts, at),
            high: amount(local.high / watts, at),
            day: formatDate(local.day),
          })}
        >
          <Num size={3} {...wholeMoney(price / watts, currency)} />
        </Stat>
      )}
      <Stat label={say("figure.produced")}>
        <Num size={3} value={formatNumber(years.kwhPerYear)} unit={say("figure.producedUnit")} />
      </Stat>
      <Stat label={say("figure.notSaid")} context={say("figure.notSaidHelp")}>
        <Num size={3} value={formatNumber(notSaid)} unit={say("figure.notSaidOf", { all: QUOTE_FIELDS.length })} />
      </Stat>
    </StatRow>
  );
}

function InPlainWords({ checked: { warnings }, currency }: CheckedProps) {
  const dollars = (value: number) => amount(exchanged(value, "USD", currency), currency);
  return (
    <>
      <h3 className="type-h4 mt-7">{say("words.title")}</h3>
      {warnings.length === 0 && <p className="type-small mt-2">{say("words.none")}</p>}
      <ul className="mt-2 grid gap-2">
        {warnings.map((warning) => (
          <li key={`${warning.code} ${warning.about}`} className="quote-warning" data-grave={isGrave(warning)}>
            {tell(warning.text, dollars)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the quote leaves open, and what would have to change, as sentences to send. */
function questionsOf({ form, checked }: Pick<CheckedProps, "form" | "checked">): readonly string[] {
  const open = QUOTE_FIELDS.filter((field) => stateOf(form, field) === "missing");
  return [
    ...open.map((field) => say(`question.${field}`)),
    ...checked.asks.map((change) => say("question.change", { change: tell(change) })),
  ];
}

function AskInstaller(props: CheckedProps) {
  const questions = questionsOf(props);
  if (questions.length === 0) return null;
  const copy = async () => {
    try {
      await writeClipboard(questions.join("\n"));
      toast({ tone: "ok", title: say("questions.copied") });
    } catch {
      // The clipboard is blocked in this browser: the questions can still be selected.
      toast({ tone: "bad", title: say("questions.notCopied") });
    }
  };
  return (
    <>
      <h3 className="type-h4 mt-7">{say("questions.title")}</h3>
      <ol className="type-small mt-2 grid list-decimal gap-2 pl-5">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <Button variant="outline" className="mt-3" onClick={() => void copy()}>
        {say("questions.copy")}
      </Button>
    </>
  );
}
