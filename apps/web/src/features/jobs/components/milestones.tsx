import type { Job } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/jobs";
import { useState } from "react";
import { formatDate, formatNumber } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { today } from "../../../lib/today";
import { Button } from "../../../ui/button";
import { Chip, type ChipTone } from "../../../ui/chip";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { type JobSends, useMilestoneCard } from "../api/jobs";
import { dayText } from "../model/texts";
import { JobPayments } from "./job-payments";
import { CardButtons } from "../../sales/components/card-buttons";
import { MoneyDialog } from "../../sales/components/money-dialog";
import { MONEY_ACTIONS, type MoneyAction } from "../../sales/model/payment-form";

type Milestone = Job["milestones"][number];

interface MilestonesProps {
  readonly job: Job;
  readonly busy: boolean;
  readonly onSend: (body: JobSends, done?: () => void) => void;
}

/** What is asked for when, what came of it, and what can be done about it. */
export function Milestones({ job, busy, onSend }: MilestonesProps) {
  const [asked, setAsked] = useState<{ readonly action: MoneyAction; readonly id: string } | null>(null);
  const close = () => setAsked(null);
  const milestone = job.milestones.find(({ id }) => id === asked?.id);
  return (
    <Sheet aria-label={say("milestones")}>
      <SheetHeader title={say("milestones")} aside={amountText(job.totalMinor, job.currency)} />
      {job.milestones.map((each) => (
        <Row
          key={each.id}
          job={job}
          milestone={each}
          busy={busy}
          onAsk={(action) => setAsked({ action, id: each.id })}
          onSend={onSend}
        />
      ))}
      {asked !== null && milestone !== undefined && (
        <MoneyDialog
          key={asked.action}
          action={asked.action}
          of="job"
          firm={job.firm.name}
          bill={{ ...milestone, number: job.number }}
          currency={job.currency}
          busy={busy}
          onClose={close}
          onSend={(sent) => onSend({ ...sent, milestoneId: milestone.id }, close)}
        />
      )}
    </Sheet>
  );
}

const TONES: Readonly<Record<Milestone["state"], ChipTone>> = {
  later: "neutral",
  due: "info",
  paid: "ok",
  refund_owed: "warn",
  disputed: "warn",
};

function stateText(
  milestone: Milestone,
  currency: Job["currency"],
): { readonly tone: ChipTone; readonly text: string } {
  const { state, dueOn, dueMinor, paidAt } = milestone;
  const tone = TONES[state];
  if (state === "due" && dueOn !== null) {
    const late = dueOn < today();
    const day = dayText(dueOn);
    return late
      ? { tone: "warn", text: say("milestone.late", { day }) }
      : { tone, text: say("milestone.due", { day }) };
  }
  if (state === "paid")
    return {
      tone,
      text: paidAt === null ? say("milestone.settled") : say("milestone.paid", { day: formatDate(paidAt) }),
    };
  if (state === "refund_owed")
    return { tone, text: say("milestone.refund_owed", { amount: amountText(-dueMinor, currency) }) };
  return { tone, text: say(state === "disputed" ? "milestone.disputed" : "milestone.later") };
}

const BUTTONS = { "say-paid": "sayPaid", "receive-payment": "received", refund: "refund" } as const;

/** What the caller may do about the money of one. */
function moneyActions({ side, actions }: Job, { state, dueMinor, payments }: Milestone): readonly MoneyAction[] {
  const said = payments.some(({ kind, state: is }) => kind === "payment" && is === "said");
  const may: Readonly<Record<MoneyAction, boolean>> = {
    "say-paid": side === "owner" && state === "due" && !said,
    "receive-payment": actions.includes("receive-payment") && (state === "due" || said) && state !== "disputed",
    refund: actions.includes("refund") && dueMinor < 0,
  };
  return MONEY_ACTIONS.filter((action) => may[action]);
}

interface RowProps extends MilestonesProps {
  readonly milestone: Milestone;
  readonly onAsk: (action: MoneyAction) => void;
}

function Row({ job, milestone, busy, onAsk, onSend }: RowProps) {
  const { currency, totalMinor } = job;
  const { when, amountMinor, state, dueMinor, payments } = milestone;
  const shown = stateText(milestone, currency);
  const part = state === "due" && dueMinor !== amountMinor;
  return (
    <section className="job-milestone" aria-label={say(`when.${when}`)}>
      <span>{say(`when.${when}`)}</span>
      <span className="job-milestone-share text-text-2">
        {formatNumber(totalMinor === 0 ? 0 : (100 * amountMinor) / totalMinor)}%
      </span>
      <span className="job-milestone-amount">{amountText(amountMinor, currency)}</span>
      <span>
        <Chip tone={shown.tone}>{shown.text}</Chip>
        {part && (
          <span className="type-help block text-text-3">{say("left", { amount: amountText(dueMinor, currency) })}</span>
        )}
      </span>
      <div className="job-milestone-acts">
        {moneyActions(job, milestone).map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === "receive-payment" && payments.length === 0 ? "outline" : "primary"}
            busy={busy}
            onClick={() => onAsk(action)}
          >
            {say(BUTTONS[action])}
          </Button>
        ))}
        <Card job={job} milestone={milestone} />
      </div>
      {milestone.invoices.length > 0 && <Documents job={job} documents={milestone.invoices} />}
      {payments.length > 0 && <JobPayments job={job} payments={payments} busy={busy} onSend={onSend} />}
    </section>
  );
}

/** Paying by card, and paying back to it. */
function Card({ job, milestone }: Pick<RowProps, "job" | "milestone">) {
  const { ask, busy } = useMilestoneCard(milestone.id);
  const { card, state, cardRefundMinor } = milestone;
  if (cardRefundMinor > 0)
    return (
      <Button
        size="sm"
        variant="outline"
        busy={busy}
        onClick={() => ask({ step: "refund", amountMinor: cardRefundMinor })}
      >
        {say("refundByCard")}
      </Button>
    );
  if (job.side !== "owner" || state !== "due" || !job.takesCards) return null;
  return <CardButtons card={card} label={say("byCard")} small busy={busy} onAsk={ask} />;
}

interface DocumentsProps {
  readonly job: Job;
  readonly documents: Milestone["invoices"];
}

/** The invoice of a milestone, and credit notes that correct it. */
function Documents({ job, documents }: DocumentsProps) {
  return (
    <ul className="job-payments">
      {documents.map(({ id, kind, number, amountMinor, taxMinor, at }) => (
        <li key={id} className="type-small text-text-2 break-words">
          <a className="link" href={`/api/jobs/${job.id}/invoices/${id}/pdf`} download>
            {say(`document.${kind}`, { number })}
          </a>{" "}
          {say("document.of", {
            amount: amountText(amountMinor, job.currency),
            tax: amountText(taxMinor, job.currency),
            date: formatDate(at),
          })}
        </li>
      ))}
    </ul>
  );
}
