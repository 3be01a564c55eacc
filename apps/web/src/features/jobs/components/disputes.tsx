import type { Job } from "@sunwright/contract/jobs";
import { isLiving } from "@sunwright/contract/order-states";
import { say as sayStep } from "@sunwright/words/job-steps";
import { say } from "@sunwright/words/jobs";
import { useState } from "react";
import { formatDateTime } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { minorOf, typedAmount } from "../model/amounts";
import { useUploads } from "../../../lib/use-uploads";
import { Button } from "../../../ui/button";
import { Chip, type ChipTone } from "../../../ui/chip";
import { Field } from "../../../ui/field";
import { FileUpload } from "../../../ui/file-upload";
import { NumberInput } from "../../../ui/number-input";
import { SectionRule } from "../../../ui/section-rule";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import type { JobSends } from "../api/jobs";
import { type DialogOf, JobDialog } from "./job-dialog";

type Dispute = Job["disputes"][number];
const TONES: Readonly<Record<Dispute["state"], ChipTone>> = {
  open: "warn",
  answered: "warn",
  proposed: "info",
  agreed: "ok",
  decided: "ok",
  withdrawn: "neutral",
};
const TEXT_MAX = 2_000;

interface DisputesProps {
  readonly job: Job;
  readonly busy: boolean;
  readonly onSend: (body: JobSends, done?: () => void) => void;
}

/** What is argued about, what was said, and what can be answered. */
export function Disputes({ job, busy, onSend }: DisputesProps) {
  const [asked, setAsked] = useState<{ readonly of: "answer" | "propose"; readonly id: string } | null>(null);
  if (job.disputes.length === 0) return null;
  const close = () => setAsked(null);
  return (
    <section>
      <SectionRule title={say("disputes")} />
      <ul className="job-rows job-things">
        {job.disputes.map((dispute) => (
          <li key={dispute.id}>
            <Told job={job} dispute={dispute} />
            <Answers dispute={dispute} job={job} busy={busy} onSend={onSend} onAsk={setAsked} />
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ArgueDialog
          key={asked.of}
          of={asked.of}
          disputeId={asked.id}
          job={job}
          busy={busy}
          onClose={close}
          onSend={(sent) => onSend(sent, close)}
        />
      )}
    </section>
  );
}

interface AnswersProps extends DisputesProps {
  readonly dispute: Dispute;
  readonly onAsk: (asked: { readonly of: "answer" | "propose"; readonly id: string }) => void;
}

function Answers({ job, dispute, busy, onSend, onAsk }: AnswersProps) {
  const { id: disputeId, allowed, proposedMinor } = dispute;
  return (
    <span className="flex flex-wrap gap-2">
      {allowed.includes("agree") && proposedMinor !== null && (
        <Button
          size="sm"
          busy={busy}
          onClick={() => onSend({ action: "agree-settlement", disputeId, amountMinor: proposedMinor })}
        >
          {sayStep("dispute.do.agree", { amount: amountText(proposedMinor, job.currency) })}
        </Button>
      )}
      {allowed.includes("answer") && (
        <Button size="sm" onClick={() => onAsk({ of: "answer", id: disputeId })}>
          {sayStep("dispute.do.answer")}
        </Button>
      )}
      {allowed.includes("propose") && (
        <Button size="sm" variant="outline" onClick={() => onAsk({ of: "propose", id: disputeId })}>
          {sayStep("dispute.do.propose")}
        </Button>
      )}
      {allowed.includes("withdraw") && (
        <Button
          size="sm"
          variant="outline"
          busy={busy}
          onClick={() => onSend({ action: "withdraw-dispute", disputeId })}
        >
          {sayStep("dispute.do.withdraw")}
        </Button>
      )}
    </span>
  );
}

function Told({ job, dispute }: { readonly job: Job; readonly dispute: Dispute }) {
  const { state, milestoneId, amountMinor, proposedMinor, deadline, entries } = dispute;
  const { currency } = job;
  const when = job.milestones.find(({ id }) => id === milestoneId)?.when ?? "running";
  const lives = isLiving(state);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">
          {sayStep("dispute.claim", { amount: amountText(amountMinor, currency), milestone: say(`when.${when}`) })}
        </span>
        <Chip tone={TONES[state]}>{sayStep(`dispute.state.${state}`)}</Chip>
      </div>
      {lives && proposedMinor !== null && (
        <p className="type-small">{sayStep("dispute.proposal", { amount: amountText(proposedMinor, currency) })}</p>
      )}
      {lives && (
        <p className="type-help text-text-3">{sayStep("dispute.deadline", { date: formatDateTime(deadline) })}</p>
      )}
      <ol className="grid gap-2">
        {entries.map(({ id, event, by, text, amountMinor: named, evidence, at }) => (
          <li key={id} className="type-small">
            <span className="text-text-3">
              {sayStep(`dispute.did.${event}`, {
                date: formatDateTime(at),
                by,
                amount: amountText(named ?? 0, currency),
              })}
            </span>
            {text !== "" && <span className="block break-words whitespace-pre-line">{text}</span>}
            {evidence !== null && (
              <a
                className="link block break-words"
                href={`/api/jobs/${job.id}/disputes/evidence/${id}`}
                target="_blank"
                rel="noreferrer"
              >
                {say("evidence", { name: evidence.name })}
              </a>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A file that shows what somebody says: of the firm, or of the homeowner. */
function useEvidence(side: Job["side"]) {
  const [file, setFile] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const uploads = useUploads({ owner: side === "firm" ? "firm" : "account", onStored: setFile });
  const box =
    file === null ? (
      <FileUpload label={say("claimFile")} kinds="both" room={1} camera uploads={uploads} className="w-full" />
    ) : (
      <p className="type-small break-words">{say("evidence", { name: file.name })}</p>
    );
  return { box, busy: uploads.busy, sent: file === null ? {} : { fileId: file.id } };
}

interface ArgueProps extends DialogOf<JobSends> {
  readonly of: "answer" | "propose";
  readonly disputeId: string;
  readonly job: Job;
}

function ArgueDialog({ of, disputeId, job, busy, onSend, onClose }: ArgueProps) {
  const [text, setText] = useState("");
  const [amount, setAmount] = useState("");
  const [tried, setTried] = useState(false);
  const evidence = useEvidence(job.side);
  const amountMinor = amount.trim() === "0" ? 0 : minorOf(amount, job.currency);
  const missing = of === "answer" && text.trim() === "";
  return (
    <JobDialog
      title={sayStep(of === "answer" ? "dispute.answerTitle" : "dispute.proposeTitle")}
      action={say("send")}
      busy={busy || evidence.busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        const said = { disputeId, text: text.trim(), ...evidence.sent };
        if (of === "answer" && !missing) onSend({ action: "answer-dispute", ...said });
        if (of === "propose" && amountMinor !== null) onSend({ action: "propose-settlement", ...said, amountMinor });
      }}
    >
      {of === "propose" && (
        <Field
          label={say("claimAmount")}
          error={tried && amountMinor === null ? say("amountWrong") : undefined}
          required
        >
          <NumberInput currency={job.currency} min={0} value={amount} onValueChange={setAmount} />
        </Field>
      )}
      <Field label={sayStep("dispute.words")} error={tried && missing ? say("reasonMissing") : undefined}>
        <TextArea
          rows={3}
          maxLength={TEXT_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      {evidence.box}
    </JobDialog>
  );
}

/** Says what is wrong with what a milestone is asked for. */
export function ClaimDialog({ job, busy, onSend, onClose }: DialogOf<JobSends> & { readonly job: Job }) {
  const { currency } = job;
  const asked = job.milestones.filter(({ dueOn, amountMinor }) => dueOn !== null && amountMinor > 0);
  const [milestoneId, setMilestoneId] = useState(asked.at(-1)?.id ?? "");
  const milestone = asked.find(({ id }) => id === milestoneId);
  const [amount, setAmount] = useState(() => typedAmount(milestone?.amountMinor ?? 0, currency));
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const evidence = useEvidence(job.side);
  const amountMinor = minorOf(amount, currency);
  const missing = text.trim() === "";
  return (
    <JobDialog
      title={say("reportTitle")}
      description={say("reportHelp")}
      action={say("report")}
      danger
      busy={busy || evidence.busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (amountMinor !== null && !missing)
          onSend({ action: "open-dispute", milestoneId, amountMinor, text: text.trim(), ...evidence.sent });
      }}
    >
      <Field label={say("claimMilestone")}>
        <Select
          value={milestoneId}
          onValueChange={setMilestoneId}
          options={asked.map(({ id, when, amountMinor: minor }) => ({
            value: id,
            label: say(`when.${when}`),
            detail: amountText(minor, currency),
          }))}
        />
      </Field>
      <Field label={say("claimAmount")} error={tried && amountMinor === null ? say("amountWrong") : undefined} required>
        <NumberInput currency={currency} min={0} value={amount} onValueChange={setAmount} />
      </Field>
      <Field label={say("claimText")} error={tried && missing ? say("reasonMissing") : undefined} required>
        <TextArea
          rows={3}
          maxLength={TEXT_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      {evidence.box}
    </JobDialog>
  );
}
