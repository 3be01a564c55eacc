import { isPhoneWay, type PayWay } from "@sunwright/engine/countries/pay-ways";
import { MOBILE_NUMBER_MAX, mobileExample, mobileNumber } from "@sunwright/contract/mobile-number";
import type { Order } from "@sunwright/contract/orders";
import { copiedAmount } from "@sunwright/words/owed-money";
import { say } from "@sunwright/words/pay-ways";
import { say as sayMoney } from "@sunwright/words/sale-money";
import { useQuery } from "@tanstack/react-query";
import { Check, LoaderCircle, X } from "lucide-react";
import { useState } from "react";
import { formatClock } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { useNow } from "../../../lib/now";
import { Button } from "../../../ui/button";
import { ChoiceCards } from "../../../ui/choice-cards";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { CardButtons } from "../../sales/components/card-buttons";
import { useCardPayment } from "../api/card-payment";
import { type AskedFor, payWaysQuery, useAskForPayment } from "../api/pay-ways";
import { Copied } from "./copied";
import { HeldUntil } from "./held-until";
import { PayByCard } from "./pay-by-card";

type Attempt = NonNullable<Order["card"]>;

/** How an order is paid through the shop's provider, in the ways of its currency; one open attempt at a time. */
export function PayOnline({ order }: { readonly order: Order }) {
  const { ways, attempts } = useQuery(payWaysQuery(order.id)).data ?? { ways: [], attempts: [] };
  const [chosen, setChosen] = useState<PayWay | null>(null);
  const open = attempts.find(({ state, way }) => state === "open" && way !== "card");
  if (ways.length <= 1) return <PayByCard order={order} />;
  const way = chosen ?? open?.way ?? attempts[0]?.way ?? ways[0] ?? "card";
  const amount = amountText(order.dueMinor, order.currency);
  return (
    <div className="order-pay">
      <h3 className="type-h4">{say("title", { amount })}</h3>
      <p className="type-small mt-2">{say("help", { shop: order.shop })}</p>
      <HeldUntil order={order} />
      <div className="pay-ways mt-4">
        <ChoiceCards
          label={say("ways")}
          hideLabel
          columns={1}
          value={way}
          onValueChange={setChosen}
          options={ways.map((value) => ({ value, title: say(`way.${value}`), line: lineOf(value) }))}
        />
        <div className="pay-way">
          {open !== undefined && open.way === way ? (
            <Waiting order={order} attempt={open} />
          ) : (
            <Begin key={way} order={order} way={way} />
          )}
        </div>
      </div>
      <Attempts attempts={attempts.filter(({ state, way: by }) => state !== "open" || by === "card")} />
    </div>
  );
}

const lineOf = (way: PayWay) => (isPhoneWay(way) ? say("way.phone.line") : say(`way.${way}.line`));

/** What begins a payment in one way. */
function Begin({ order, way }: { readonly order: Order; readonly way: PayWay }) {
  const card = useCardPayment(order.id);
  const { ask, busy } = useAskForPayment(order.id);
  if (way === "card")
    return (
      <div className="flex flex-wrap gap-2.5">
        <CardButtons
          card={order.card?.way === "card" ? order.card : null}
          label={say("way.card")}
          busy={card.busy}
          onAsk={card.ask}
        />
      </div>
    );
  if (isPhoneWay(way)) return <AskPhone way={way} busy={busy} onAsk={ask} />;
  return (
    <Button busy={busy} onClick={() => ask({ way })}>
      {say(way === "ussd" ? "askCode" : "askAccount")}
    </Button>
  );
}

interface AskPhoneProps {
  readonly way: Extract<AskedFor, { phone: string }>["way"];
  readonly busy: boolean;
  readonly onAsk: (asked: AskedFor) => void;
}

function AskPhone({ way, busy, onAsk }: AskPhoneProps) {
  const [phone, setPhone] = useState("");
  const [tried, setTried] = useState(false);
  const example = mobileExample(way);
  const wrong = tried && mobileNumber(way, phone) === null;
  const submit = () => {
    setTried(true);
    if (mobileNumber(way, phone) !== null) onAsk({ way, phone });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={say("phone")}
        help={say("phoneHelp", { example })}
        error={wrong ? say("phoneWrong", { example }) : undefined}
      >
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={MOBILE_NUMBER_MAX}
          value={phone}
          onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        />
      </Field>
      <Button className="mt-4" type="submit" busy={busy}>
        {say("askPhone")}
      </Button>
    </form>
  );
}

/** What the payer does outside of this page, and how far it is. */
function Waiting({ order, attempt }: { readonly order: Order; readonly attempt: Attempt }) {
  const { ask, busy } = useCardPayment(order.id);
  const now = useNow();
  const { step, endsAt, at } = attempt;
  const ends = endsAt === null ? null : Math.max(0, Math.floor((new Date(endsAt).getTime() - now.getTime()) / 60_000));
  return (
    <>
      <Step order={order} attempt={attempt} />
      <ol className="pay-steps" aria-live="polite">
        <li>
          <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          <b>{say("asked")}</b>
          <span className="type-help">{formatClock(at)}</span>
        </li>
        {step !== null && (
          <li>
            <LoaderCircle size={16} strokeWidth={1.75} aria-hidden="true" />
            <b>{say(`waiting.${step.kind}`)}</b>
            <span className="type-help">{ends === null ? null : say("endsIn", { minutes: ends })}</span>
          </li>
        )}
      </ol>
      <p className="type-small mt-2 text-text-2">{say(step === null ? "unanswered" : "waitingHelp")}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {attempt.provider === "test" ? (
          <CardButtons card={attempt} label={say("another")} busy={busy} onAsk={ask} />
        ) : (
          <Button variant="outline" busy={busy} onClick={() => ask({ step: "check" })}>
            {sayMoney("checkCard")}
          </Button>
        )}
      </div>
    </>
  );
}

function Step({ order, attempt }: { readonly order: Order; readonly attempt: Attempt }) {
  const { step, way, amountMinor, currency } = attempt;
  const amount = amountText(amountMinor, currency);
  if (step === null) return null;
  if (step.kind === "phone")
    return (
      <>
        <h4 className="type-h4">{say("lookAtPhone")}</h4>
        <p className="type-small mt-2">{say("phoneAsked", { way: say(`way.${way}`), phone: step.phone, amount })}</p>
      </>
    );
  if (step.kind === "dial")
    return (
      <>
        <dl className="order-bank">
          <Copied label={say("dial")} text={step.code} />
        </dl>
        <p className="type-small mt-2 text-text-2">{say("dialHelp")}</p>
      </>
    );
  return (
    <>
      <dl className="order-bank">
        <Copied label={say("sendExactly")} text={amount} copied={copiedAmount(amountMinor, order.currency)} />
        <div>
          <dt>{say("bank")}</dt>
          <dd className="font-semibold">{step.bank}</dd>
        </div>
        <Copied label={say("account")} text={step.account} />
        <div>
          <dt>{say("name")}</dt>
          <dd className="font-semibold">{step.name}</dd>
        </div>
      </dl>
      <p className="type-small mt-2 text-text-2">{say("accountHelp")}</p>
    </>
  );
}

/** What became of the attempts before, the newest first. */
function Attempts({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const ended = attempts.filter(({ state }) => state !== "open");
  if (ended.length === 0) return null;
  return (
    <section className="mt-5" aria-label={say("attempts")}>
      <h4 className="type-label">{say("attempts")}</h4>
      <ul className="pay-steps">
        {ended.map(({ id, way, state, reason, at }) => (
          <li key={id} className={state === "failed" ? "text-bad" : undefined}>
            {state === "paid" ? (
              <Check size={16} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            )}
            <span>
              <b>{say(`way.${way}`)}</b>
              <span className="type-help block">{outcomeText(state, reason)}</span>
            </span>
            <span className="type-help">{formatClock(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const outcomeText = (state: Attempt["state"], reason: Attempt["reason"]): string =>
  state === "failed" ? say(`reason.${reason ?? "none"}`) : state === "timed-out" ? say("ended") : say(`state.${state}`);
