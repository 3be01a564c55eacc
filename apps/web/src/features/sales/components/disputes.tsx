import { type DisputeState, isLiving } from "@sunwright/contract/order-states";
import { say } from "@sunwright/words/disputes";
import { useState } from "react";
import { formatDateTime } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { Chip, type ChipTone } from "../../../ui/chip";
import { SectionRule } from "../../../ui/section-rule";
import {
  AgreeDialog,
  AnswerDialog,
  type Argued,
  ProposeDialog,
  type Sale,
  WithdrawClaimDialog,
} from "./dispute-dialogs";
import type { DisputeSends } from "./dispute-dialogs";

const TONES: Readonly<Record<DisputeState, ChipTone>> = {
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

interface DisputesProps<Dispute extends Argued> {
  readonly sale: Sale;
  readonly disputes: readonly Dispute[];
  /** "₦21,195.36 claimed", and of what. */
  readonly titleOf: (dispute: Dispute) => string;
  /** No amount is above it. [minor units] */
  readonly mostOf: (dispute: Dispute) => number;
  /** Where the file of an entry is read, after the address of the sale. */
  readonly address: string;
  readonly className: string;
  readonly busy: boolean;
  readonly onSend: (sent: DisputeSends, done: () => void) => void;
}

/** What is argued about, what was said, and what can be answered. */
export function Disputes<Dispute extends Argued>(props: DisputesProps<Dispute>) {
  const { sale, disputes, titleOf, mostOf, address, className, busy, onSend } = props;
  const [asked, setAsked] = useState<{ readonly of: keyof typeof DIALOGS; readonly id: string } | null>(null);
  if (disputes.length === 0) return null;
  const close = () => setAsked(null);
  const dispute = disputes.find(({ id }) => id === asked?.id);
  const Asked = asked === null ? null : DIALOGS[asked.of];
  return (
    <section>
      <SectionRule title={say("disputes")} />
      <ul className={className}>
        {disputes.map((each) => (
          <li key={each.id}>
            <Told dispute={each} sale={sale} title={titleOf(each)} address={address} />
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
        <Asked
          dispute={dispute}
          sale={sale}
          most={mostOf(dispute)}
          busy={busy}
          onClose={close}
          onSend={(sent) => onSend(sent, close)}
        />
      )}
    </section>
  );
}

interface ToldProps {
  readonly dispute: Argued;
  readonly sale: Sale;
  readonly title: string;
  readonly address: string;
}

function Told({ dispute, sale: { of, currency }, title, address }: ToldProps) {
  const { state, proposedMinor, deadline, entries } = dispute;
  const lives = isLiving(state);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{title}</span>
        <Chip tone={TONES[state]}>{say(`dispute.state.${state}`)}</Chip>
      </div>
      {proposedMinor !== null && (
        <p className="type-small">
          {lives
            ? say("dispute.proposal", { amount: amountText(proposedMinor, currency) })
            : state !== "withdrawn" && say("dispute.ended", { amount: amountText(proposedMinor, currency) })}
        </p>
      )}
      {lives && (
        <p className="type-help text-text-3">{say("dispute.deadline", { of, date: formatDateTime(deadline) })}</p>
      )}
      <ol className="mt-2 grid gap-2">
        {entries.map(({ id, event, by, text, amountMinor: named, evidence, at }) => (
          <li key={id} className="type-small">
            <span className="text-text-3">
              {say(`dispute.did.${event}`, {
                date: formatDateTime(at),
                by: by === "operator" ? by : `${of}_${by}`,
                amount: amountText(named ?? 0, currency),
              })}
            </span>
            {text !== "" && <span className="block break-words whitespace-pre-line">{text}</span>}
            {evidence !== null && (
              <a
                className="link block break-words"
                href={`${address}/disputes/evidence/${id}`}
                target="_blank"
                rel="noreferrer"
              >
                {say("evidenceOf", { name: evidence.name })}
              </a>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
