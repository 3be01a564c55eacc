import type { Order, SoldOrder } from "@sunwright/contract/orders";
import { isLiving } from "@sunwright/contract/order-states";
import { say } from "@sunwright/words/disputes";
import { useState } from "react";
import { formatDateTime } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { Chip, type ChipTone } from "../../../ui/chip";
import { SectionRule } from "../../../ui/section-rule";
import type { AnyOrder } from "../model/standing";
import { AgreeDialog, AnswerDialog, type DisputeSends, ProposeDialog, WithdrawClaimDialog } from "./dispute-dialogs";

type Dispute = AnyOrder["disputes"][number];

const TONES: Readonly<Record<Dispute["state"], ChipTone>> = {
  open: "warn",
  answered: "warn",
  proposed: "info",
  agreed: "ok",
  decided: "ok",
  withdrawn: "neutral",
};
const DIALOGS = {
  answer: AnswerDialog,
  propose: ProposeDialog,
  agree: AgreeDialog,
  withdraw: WithdrawClaimDialog,
} as const;

/** As they are offered: what ends it first. */
const EVENTS = ["agree", "answer", "propose", "withdraw"] as const;

interface DisputesProps {
  readonly order: Order | SoldOrder;
  readonly busy: boolean;
  readonly onSend: (sent: DisputeSends, done: () => void) => void;
}

/** What is argued about, what was said, and what can be answered. */
export function Disputes({ order, busy, onSend }: DisputesProps) {
  const [asked, setAsked] = useState<{ readonly of: keyof typeof DIALOGS; readonly id: string } | null>(null);
  if (order.disputes.length === 0) return null;
  const close = () => setAsked(null);
  const dispute = order.disputes.find(({ id }) => id === asked?.id);
  const Asked = asked === null ? null : DIALOGS[asked.of];
  return (
    <section>
      <SectionRule title={say("disputes")} />
      <ul className="order-rows">
        {order.disputes.map((each) => (
          <li key={each.id}>
            <Told dispute={each} order={order} />
            <span className="mt-3 flex flex-wrap gap-2">
              {EVENTS.filter((event) => each.allowed.includes(event)).map((event) => (
                <Button
                  key={event}
                  size="sm"
                  variant={event === "agree" || event === "answer" ? "primary" : "outline"}
                  busy={busy}
                  onClick={() => setAsked({ of: event, id: each.id })}
                >
                  {say(`dispute.do.${event}`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {Asked !== null && dispute !== undefined && (
        <Asked dispute={dispute} order={order} busy={busy} onClose={close} onSend={(sent) => onSend(sent, close)} />
      )}
    </section>
  );
}

const fileOf = (order: AnyOrder, entryId: string): string =>
  `/api/${"shop" in order ? "orders" : "shop/orders"}/${order.id}/disputes/evidence/${entryId}`;

function Told({ dispute, order }: { readonly dispute: Dispute; readonly order: AnyOrder }) {
  const { state, about, amountMinor, proposedMinor, deadline, entries } = dispute;
  const amount = amountText(amountMinor, order.currency);
  const lives = isLiving(state);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{say("dispute.claim", { about, amount })}</span>
        <Chip tone={TONES[state]}>{say(`dispute.state.${state}`)}</Chip>
      </div>
      {proposedMinor !== null && (
        <p className="type-small">
          {lives
            ? say("dispute.proposal", { amount: amountText(proposedMinor, order.currency) })
            : state !== "withdrawn" && say("dispute.ended", { amount: amountText(proposedMinor, order.currency) })}
        </p>
      )}
      {lives && <p className="type-help text-text-3">{say("dispute.deadline", { date: formatDateTime(deadline) })}</p>}
      <ol className="mt-2 grid gap-2">
        {entries.map(({ id, event, by, text, amountMinor: named, evidence, at }) => (
          <li key={id} className="type-small">
            <span className="text-text-3">
              {say(`dispute.did.${event}`, {
                date: formatDateTime(at),
                by,
                amount: amountText(named ?? 0, order.currency),
              })}
            </span>
            {text !== "" && <span className="block break-words whitespace-pre-line">{text}</span>}
            {evidence !== null && (
              <a className="link block break-words" href={fileOf(order, id)} target="_blank" rel="noreferrer">
                {say("evidenceOf", { name: evidence.name })}
              </a>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
