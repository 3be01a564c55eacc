import { say } from "@sunwright/words/operator";
import type { DisputeFile } from "@sunwright/contract/operator";
import { isLiving } from "@sunwright/contract/order-states";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, ExternalLink } from "lucide-react";
import { useState, type FormEvent } from "react";
import { formatDateTime } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { isNumberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { disputeQuery, evidenceAddress, sendDispute } from "../api/operator";
import { CasePanel } from "./case-list";
import { ReasonField } from "./certificate-decision";
import { type RenderStep, useDecide } from "./use-decide";

interface PanelProps {
  readonly number: string;
  /** Of one that may have ended; without it the one that lives. */
  readonly id: string | undefined;
  readonly renderStep: RenderStep;
  readonly onDecided: () => void;
}

/** One dispute, opened: what both sides said and showed, and the decision. */
export function DisputePanel({ number, id, renderStep, onDecided }: PanelProps) {
  const opened = useQuery(disputeQuery(number, id));
  return (
    <CasePanel label={number} read={opened}>
      {(dispute) => <Opened dispute={dispute} renderStep={renderStep} onDecided={onDecided} />}
    </CasePanel>
  );
}

interface OpenedProps {
  readonly dispute: DisputeFile;
  readonly renderStep: RenderStep;
  readonly onDecided: () => void;
}

function Opened({ dispute, renderStep, onDecided }: OpenedProps) {
  const { number, firm, currency, leftMinor, entries } = dispute;
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="type-h2">{`${number}, ${firm}`}</h2>
        <p className="type-small text-text-2">{say("disputes.left", { amount: amountText(leftMinor, currency) })}</p>
      </div>
      <div>
        <h3 className="type-h3 mb-2">{say("disputes.said")}</h3>
        <ol className="operator-lines">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} currency={currency} />
          ))}
        </ol>
      </div>
      {isLiving(dispute.state) && <Decision dispute={dispute} renderStep={renderStep} onDecided={onDecided} />}
    </div>
  );
}

interface EntryProps {
  readonly entry: DisputeFile["entries"][number];
  readonly currency: DisputeFile["currency"];
}

function Entry({ entry: { id, at, by, event, amountMinor, text, evidence }, currency }: EntryProps) {
  const amount = amountMinor === null ? "" : ` ${amountText(amountMinor, currency)}`;
  return (
    <li>
      <span className="type-small text-text-3">{formatDateTime(at)}</span>
      <span className="type-h4">{`${say("disputes.by", { by })} ${say("disputes.event", { event })}${amount}`}</span>
      {text !== "" && <span className="type-small break-words whitespace-pre-wrap">{text}</span>}
      {evidence !== null && (
        <span className="grid justify-items-start gap-2">
          {evidence.type === "picture" && (
            <img
              className="operator-paper"
              loading="lazy"
              src={evidenceAddress(id)}
              alt={say("disputes.evidencePicture", { by, name: evidence.name })}
            />
          )}
          <a
            href={evidenceAddress(id)}
            target="_blank"
            rel="noreferrer"
            download={evidence.type === "pdf" ? evidence.name : undefined}
            className="link type-small inline-flex items-center gap-1 break-all"
          >
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
            {say("disputes.evidence", { name: evidence.name })}
          </a>
        </span>
      )}
    </li>
  );
}

function Decision({ dispute, renderStep, onDecided }: OpenedProps) {
  const client = useQueryClient();
  const { number, currency, leftMinor } = dispute;
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, decide, step } = useDecide(renderStep);
  const most = amountText(leftMinor, currency);
  const minor = minorOf(amount, MINOR_DIGITS[currency]);
  const wrong = minor === null || minor > leftMinor;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || wrong || reason.trim() === "") return;
    decide(async () => {
      await sendDispute(client, number, { amountMinor: minor, reason });
      onDecided();
    });
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={say("disputes.amount", { currency })}
          help={say("disputes.amountHelp", { most })}
          error={tried && wrong ? say("disputes.amountWrong", { most }) : undefined}
          required
        >
          <NumberInput currency={currency} min={0} value={amount} onValueChange={setAmount} />
        </Field>
        <ReasonField reason={reason} onReason={setReason} missing={tried && reason.trim() === ""} />
        <Button
          type="submit"
          className="justify-self-start"
          busy={busy}
          busyText={say("saving")}
          icon={<Check aria-hidden="true" />}
        >
          {say("disputes.decide")}
        </Button>
      </form>
      {step}
    </>
  );
}

/** What was typed, nothing included; null for what is no amount. [minor units] */
function minorOf(text: string, digits: number): number | null {
  if (!isNumberText(text)) return null;
  const minor = Math.round(parseNumber(text) * 10 ** digits);
  return minor >= 0 && Number.isSafeInteger(minor) ? minor : null;
}
