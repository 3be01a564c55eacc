import type { SoldOrder } from "@sunwright/contract/orders";
import { say } from "@sunwright/words/orders";
import { useState } from "react";
import { amountText } from "../../../lib/minor-money";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { FormDialog } from "./form-dialog";

const LINE_MAX = 200;

interface CorrectPayment {
  readonly action: "correct-payment";
  readonly paymentId: string;
  readonly reason: string;
}
interface CorrectPaymentDialogProps {
  readonly order: SoldOrder;
  readonly busy: boolean;
  readonly onSend: (sent: CorrectPayment) => void;
  readonly onClose: () => void;
  readonly payment: SoldOrder["payments"][number];
}

/** Why a payment or refund that was recorded by mistake is taken back. */
export function CorrectPaymentDialog({ order, payment, busy, onSend, onClose }: CorrectPaymentDialogProps) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === "";
  const { id: paymentId, kind, amountMinor } = payment;
  return (
    <FormDialog
      title={say("correct.title")}
      description={say("correct.help", { kind, amount: amountText(amountMinor, order.currency) })}
      action={say("correct")}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!missing) onSend({ action: "correct-payment", paymentId, reason: reason.trim() });
      }}
    >
      <Field label={say("reason")} error={tried && missing ? say("reasonNeeded") : undefined}>
        <TextInput
          maxLength={LINE_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  );
}
