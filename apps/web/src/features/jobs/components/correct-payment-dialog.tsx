import type { Job } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/jobs";
import { useState } from "react";
import { amountText } from "../../../lib/minor-money";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import type { JobSends } from "../api/jobs";
import { type DialogOf, JobDialog } from "./job-dialog";

const LINE_MAX = 200;

interface CorrectPaymentDialogProps extends DialogOf<JobSends> {
  readonly job: Job;
  readonly payment: Job["milestones"][number]["payments"][number];
}

/** Why a payment or refund that was recorded by mistake is taken back. */
export function CorrectPaymentDialog({ job, payment, busy, onSend, onClose }: CorrectPaymentDialogProps) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === "";
  const { id: paymentId, kind, amountMinor } = payment;
  return (
    <JobDialog
      title={say("correct.title")}
      description={say("correct.help", { kind, amount: amountText(amountMinor, job.currency) })}
      action={say("correct")}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!missing) onSend({ action: "correct-payment", paymentId, reason: reason.trim() });
      }}
    >
      <Field label={say("correct.reason")} error={tried && missing ? say("correct.reasonNeeded") : undefined} required>
        <TextInput
          maxLength={LINE_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
    </JobDialog>
  );
}
