import type { Job } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/jobs";
import { useState } from "react";
import { minorOf, typedAmount } from "../../sales/model/amounts";
import { useUploads } from "../../../lib/use-uploads";
import { Field } from "../../../ui/field";
import { FileUpload } from "../../../ui/file-upload";
import { NumberInput } from "../../../ui/number-input";
import { TextInput } from "../../../ui/text-input";
import type { JobSends } from "../api/jobs";
import { type DialogOf, JobDialog } from "./job-dialog";

export const MONEY_ACTIONS = ["say-paid", "receive-payment", "refund"] as const;
export type MoneyAction = (typeof MONEY_ACTIONS)[number];
const LINE_MAX = 200;

interface MoneyDialogProps extends DialogOf<JobSends> {
  readonly action: MoneyAction;
  readonly job: Job;
  readonly milestone: Job["milestones"][number];
}

/** What was paid or paid back, and by what it is found. */
export function MoneyDialog({ action, job, milestone, busy, onSend, onClose }: MoneyDialogProps) {
  const { currency, number, firm } = job;
  const said = milestone.payments.find(({ kind, state }) => kind === "payment" && state === "said");
  const expected = action === "receive-payment" && said ? said.amountMinor : Math.abs(milestone.dueMinor);
  const [amount, setAmount] = useState(() => typedAmount(expected, currency));
  const [reference, setReference] = useState(said?.reference ?? number);
  const [proof, setProof] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [tried, setTried] = useState(false);
  const uploads = useUploads({ owner: "account", onStored: setProof });
  const amountMinor = minorOf(amount, currency);
  const missing = reference.trim() === "";
  return (
    <JobDialog
      title={say(`money.${action}`)}
      description={action === "say-paid" ? say("money.say-paidHelp", { firm: firm.name }) : say(`money.${action}Help`)}
      action={say("save")}
      busy={busy || uploads.busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (amountMinor === null || missing) return;
        const paid = { milestoneId: milestone.id, amountMinor, reference: reference.trim() };
        onSend(
          action === "say-paid"
            ? { action, ...paid, ...(proof === null ? {} : { proofId: proof.id }) }
            : { action, ...paid },
        );
      }}
    >
      <Field
        label={say("moneyAmount", { currency })}
        error={tried && amountMinor === null ? say("amountWrong") : undefined}
        required
      >
        <NumberInput currency={currency} min={0} value={amount} onValueChange={setAmount} />
      </Field>
      <Field
        label={say("moneyReference")}
        help={say("moneyReferenceHelp")}
        error={tried && missing ? say("referenceMissing") : undefined}
        required
      >
        <TextInput
          maxLength={LINE_MAX}
          value={reference}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
        />
      </Field>
      {action === "say-paid" &&
        (proof === null ? (
          <FileUpload label={say("moneyProof")} kinds="both" room={1} camera uploads={uploads} className="w-full" />
        ) : (
          <p className="type-small break-words">{say("proof", { name: proof.name })}</p>
        ))}
    </JobDialog>
  );
}
