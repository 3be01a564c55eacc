import type { Job } from "@sunwright/contract/jobs";
import { say as sayStep } from "@sunwright/words/job-steps";
import { say } from "@sunwright/words/jobs";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { isNumberText, parseNumber } from "../../../ui/number";
import type { JobSends } from "../api/jobs";
import { SaleDialog } from "../../sales/components/sale-dialog";
import type { DialogOf } from "../model/dialog-of";

const TEXT_MAX = 2_000;
const LINE_MAX = 200;
const NAME_MAX = 100;
type Of<Action extends JobSends["action"]> = Extract<JobSends, { readonly action: Action }>;

/** Asks why, for what stops a job. */
export function ReasonDialog({
  action,
  busy,
  onSend,
  onClose,
}: DialogOf<Of<"hold" | "cancel" | "ask-cancel">> & { readonly action: "hold" | "cancel" | "ask-cancel" }) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === "";
  return (
    <SaleDialog
      title={sayStep(`ask.${action}`)}
      description={sayStep(`do.${action}Help`)}
      action={sayStep(`do.${action}`)}
      danger={action !== "hold"}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!missing) onSend({ action, reason: reason.trim() });
      }}
    >
      <Field label={say("why")} error={tried && missing ? say("reasonMissing") : undefined} required>
        <TextArea
          rows={3}
          maxLength={TEXT_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
    </SaleDialog>
  );
}

/** Answers the other side's wish to cancel. */
export function AnswerCancelDialog({
  asked,
  busy,
  onSend,
  onClose,
}: DialogOf<Of<"answer-cancel">> & { readonly asked: NonNullable<Job["cancelAsked"]> }) {
  return (
    <SaleDialog
      title={sayStep("ask.answer-cancel")}
      description={sayStep("do.answer-cancelHelp", { by: asked.by, reason: asked.reason })}
      action={say("agree")}
      danger
      busy={busy}
      other={
        <Button variant="outline" busy={busy} onClick={() => onSend({ action: "answer-cancel", agree: false })}>
          {say("disagree")}
        </Button>
      }
      onClose={onClose}
      onSubmit={() => onSend({ action: "answer-cancel", agree: true })}
    >
      <p className="type-small">{sayStep("ask.answer-cancelHelp")}</p>
    </SaleDialog>
  );
}

/** Asks once more, for what the homeowner says by law. */
export const SureDialog = ({
  action,
  busy,
  onSend,
  onClose,
}: DialogOf<Of<"withdraw" | "ask-early-start">> & { readonly action: "withdraw" | "ask-early-start" }) => (
  <SaleDialog
    title={sayStep(`ask.${action}`)}
    description={sayStep(`do.${action}Help`)}
    action={sayStep(`do.${action}`)}
    danger={action === "withdraw"}
    busy={busy}
    onClose={onClose}
    onSubmit={() => onSend({ action })}
  />
);

/** Asks once more before the system is the homeowner's. */
export const AcceptDialog = ({
  help,
  busy,
  onSend,
  onClose,
}: DialogOf<Of<"accept-handover">> & { readonly help: string }) => (
  <SaleDialog
    title={sayStep("ask.accept-handover")}
    description={help}
    action={sayStep("do.accept-handover")}
    busy={busy}
    onClose={onClose}
    onSubmit={() => onSend({ action: "accept-handover" })}
  />
);

/** The day, for how long, and who comes. */
export function PlanDialog({ job, busy, onSend, onClose }: DialogOf<Of<"set-schedule">> & { readonly job: Job }) {
  const [startOn, setStartOn] = useState(job.startOn ?? "");
  const [days, setDays] = useState(String(job.days ?? 1));
  const [crew, setCrew] = useState(job.crew);
  const [tried, setTried] = useState(false);
  const length = isNumberText(days) ? parseNumber(days) : Number.NaN;
  const daysWrong = !Number.isInteger(length) || length < 1 || length > 365;
  return (
    <SaleDialog
      title={say("planTitle")}
      description={say("planHelp")}
      action={say("save")}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (startOn !== "" && !daysWrong) onSend({ action: "set-schedule", startOn, days: length, crew: crew.trim() });
      }}
    >
      <Field label={say("planStart")} error={tried && startOn === "" ? say("dayWrong") : undefined} required>
        <TextInput type="date" value={startOn} onChange={({ currentTarget }) => setStartOn(currentTarget.value)} />
      </Field>
      <Field label={say("planLength")} error={tried && daysWrong ? say("daysWrong") : undefined} required>
        <NumberInput whole min={1} max={365} value={days} onValueChange={setDays} />
      </Field>
      <Field label={say("planTeam")}>
        <TextInput maxLength={NAME_MAX} value={crew} onChange={({ currentTarget }) => setCrew(currentTarget.value)} />
      </Field>
    </SaleDialog>
  );
}

/** Where a transfer goes to. */
export function PayToDialog({ job, busy, onSend, onClose }: DialogOf<Of<"set-pay-to">> & { readonly job: Job }) {
  const [details, setDetails] = useState(job.payTo);
  return (
    <SaleDialog
      title={say("payToTitle")}
      action={say("save")}
      busy={busy}
      onClose={onClose}
      onSubmit={() => onSend({ action: "set-pay-to", details: details.trim() })}
    >
      <Field label={say("payToBox")} help={say("payToHelp")}>
        <TextArea
          rows={3}
          maxLength={LINE_MAX}
          value={details}
          onChange={({ currentTarget }) => setDetails(currentTarget.value)}
        />
      </Field>
    </SaleDialog>
  );
}
