import { say } from "@sunwright/words/operator";
import type { CertificateFile } from "@sunwright/contract/operator";
import type { ReadOnPaper } from "@sunwright/contract/operator-audit";
import { Check, X } from "lucide-react";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { formatDate } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { RadioRow } from "../../../ui/radio-row";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { type RenderStep, useDecide } from "./use-decide";

type Decision = "verify" | "reject" | "revoke";
interface Decided {
  readonly decision: Decision;
  readonly reason: string;
  readonly read: ReadOnPaper;
}
interface DecisionProps {
  readonly certificate: CertificateFile["certificate"];
  readonly renderStep: RenderStep;
  readonly onDecide: (body: Decided) => Promise<void>;
}

const REASON_MAX = 200;
const NAME_MAX = 100;
const bare = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** What stands on the paper beside what was typed, and the decision with its reason. */
export function CertificateDecision({ certificate, renderStep, onDecide }: DecisionProps) {
  const [number, setNumber] = useState("");
  const [expires, setExpires] = useState("");
  const [holder, setHolder] = useState("");
  const [decision, setDecision] = useState<Decision>(certificate.state === "pending" ? "verify" : "revoke");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, decide, step } = useDecide(renderStep);
  if (certificate.state === "rejected" || certificate.state === "revoked") return null;
  const missing = { reason: reason.trim() === "", read: number.trim() === "" || holder.trim() === "" };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || missing.reason || (decision === "verify" && missing.read)) return;
    const read = { number, expires: expires === "" ? null : expires, holder };
    decide(() => onDecide({ decision, reason, read }));
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {certificate.state === "pending" && (
          <fieldset className="grid gap-3">
            <legend className="type-h4 mb-2">{say("read.title")}</legend>
            <Line
              name={say("read.number")}
              typed={certificate.number}
              agrees={number.trim() === "" ? null : bare(number) === bare(certificate.number)}
            >
              <Field label={say("read.numberRead")}>
                <TextInput
                  size="sm"
                  maxLength={NAME_MAX}
                  value={number}
                  onChange={(event) => setNumber(event.target.value)}
                />
              </Field>
            </Line>
            <Line
              name={say("read.ends")}
              typed={certificate.expires === null ? say("queue.noEnd") : formatDate(certificate.expires)}
              agrees={expires === "" && certificate.expires !== null ? null : (expires || null) === certificate.expires}
            >
              <Field label={say("read.endsRead")}>
                <TextInput size="sm" type="date" value={expires} onChange={(event) => setExpires(event.target.value)} />
              </Field>
            </Line>
            <Line name={say("read.holder")} typed="" agrees={holder.trim() === "" ? null : true}>
              <Field label={say("read.holderRead")}>
                <TextInput
                  size="sm"
                  maxLength={NAME_MAX}
                  value={holder}
                  onChange={(event) => setHolder(event.target.value)}
                />
              </Field>
            </Line>
          </fieldset>
        )}
        <RadioRow
          label={say("decide.which")}
          value={decision}
          onValueChange={setDecision}
          columns={1}
          error={tried && decision === "verify" && missing.read ? say("decide.missing") : undefined}
          options={
            certificate.state === "pending"
              ? [
                  {
                    value: "verify",
                    label: <Consequence name={say("decide.verify")} means={say("decide.verifyMeans")} />,
                  },
                  {
                    value: "reject",
                    label: <Consequence name={say("decide.reject")} means={say("decide.rejectMeans")} />,
                  },
                ]
              : [
                  {
                    value: "revoke",
                    label: <Consequence name={say("decide.revoke")} means={say("decide.revokeMeans")} />,
                  },
                ]
          }
        />
        <ReasonField reason={reason} onReason={setReason} missing={tried && missing.reason} />
        <Button
          type="submit"
          className="justify-self-start"
          busy={busy}
          busyText={say("saving")}
          icon={<Check aria-hidden="true" />}
        >
          {say("decide.decide")}
        </Button>
      </form>
      {step}
    </>
  );
}

interface ReasonProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly missing: boolean;
}

/** Every decision has one. */
export const ReasonField = ({ reason, onReason, missing }: ReasonProps) => (
  <Field label={say("reason")} help={say("reasonHelp")} error={missing ? say("reasonMissing") : undefined} required>
    <TextArea
      rows={3}
      maxLength={REASON_MAX}
      value={reason}
      onChange={(event) => onReason(event.target.value.replaceAll(/\s*\n\s*/g, " "))}
    />
  </Field>
);

const Consequence = ({ name, means }: { readonly name: string; readonly means: string }) => (
  <span className="grid">
    <span className="type-h4">{name}</span>
    <span className="type-help text-text-3">{means}</span>
  </span>
);

interface LineProps {
  readonly name: string;
  readonly typed: string;
  /** Null before something was read. */
  readonly agrees: boolean | null;
  readonly children: ReactNode;
}

function Line({ name, typed, agrees, children }: LineProps) {
  const id = useId();
  return (
    <div className="operator-read" role="group" aria-labelledby={id}>
      <div className="min-w-0 pb-1">
        <p id={id} className="type-label">
          {name}
        </p>
        <p className="type-small break-words">{typed}</p>
      </div>
      {children}
      <span className="pb-2">
        {agrees === true && <Check size={18} role="img" aria-label={say("read.agrees")} className="text-ok" />}
        {agrees === false && <X size={18} role="img" aria-label={say("read.differs")} className="text-bad" />}
      </span>
    </div>
  );
}
