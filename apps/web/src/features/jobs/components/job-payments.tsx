import type { Job } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/jobs";
import { say as sayMoney } from "@sunwright/words/sale-money";
import { useState } from "react";
import { formatDate } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import type { JobSends } from "../api/jobs";
import { CorrectPaymentDialog } from "../../sales/components/correct-payment-dialog";

type Payment = Job["milestones"][number]["payments"][number];

interface OfJob {
  readonly job: Job;
  readonly busy: boolean;
  readonly onSend: (body: JobSends, done?: () => void) => void;
}
interface JobPaymentsProps extends OfJob {
  readonly payments: readonly Payment[];
}

/** What was paid, what went back, and what was recorded by mistake. */
export function JobPayments({ job, payments, busy, onSend }: JobPaymentsProps) {
  const [correcting, setCorrecting] = useState<Payment | null>(null);
  const close = () => setCorrecting(null);
  return (
    <ul className="job-payments">
      {correcting !== null && (
        <CorrectPaymentDialog
          currency={job.currency}
          payment={correcting}
          busy={busy}
          onClose={close}
          onSend={(sent) => onSend(sent, close)}
        />
      )}
      {payments.map((payment) => (
        <li key={payment.id} className="type-small text-text-2 break-words">
          <PaymentText payment={payment} job={job} />{" "}
          {payment.correctable && (
            <Button size="sm" variant="outline" onClick={() => setCorrecting(payment)}>
              {sayMoney("correct")}
            </Button>
          )}
          <PaymentAnswer job={job} payment={payment} busy={busy} onSend={onSend} />
        </li>
      ))}
    </ul>
  );
}

interface PaymentTextProps {
  readonly payment: Payment;
  readonly job: Job;
}

function PaymentText({ payment, job }: PaymentTextProps) {
  const { kind, state, amountMinor, reference, at, correction } = payment;
  const said = { amount: amountText(amountMinor, job.currency), date: formatDate(at), reference };
  const text = say(`payment.${kind}.${state}`, said);
  if (correction === null) return text;
  return (
    <>
      <s>{text}</s>{" "}
      <span className="text-warn">
        {sayMoney("corrected", {
          name: correction.by ?? job.firm.name,
          date: formatDate(correction.at),
          reason: correction.reason,
        })}
      </span>
    </>
  );
}

function PaymentAnswer({ job, payment, busy, onSend }: OfJob & { readonly payment: Payment }) {
  const { id, kind, state, proof, correction } = payment;
  return (
    <>
      {proof !== null && (
        <a className="link" href={`/api/jobs/${job.id}/payments/${id}/proof`} target="_blank" rel="noreferrer">
          {sayMoney("proofOf", { name: proof.name })}
        </a>
      )}
      {kind === "refund" && state === "said" && correction === null && job.side === "owner" && (
        <span className="mt-1 flex flex-wrap gap-2">
          <Button size="sm" busy={busy} onClick={() => onSend({ action: "confirm-refund", paymentId: id })}>
            {say("refundThere")}
          </Button>
          <Button
            size="sm"
            variant="outline"
            busy={busy}
            onClick={() => onSend({ action: "dispute-refund", paymentId: id })}
          >
            {say("refundMissing")}
          </Button>
        </span>
      )}
    </>
  );
}
