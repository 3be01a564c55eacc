import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/sale-money";
import { useState } from "react";
import { amountText } from "../../../lib/minor-money";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { SaleDialog } from "./sale-dialog";

const LINE_MAX = 200;

interface CorrectPayment {
  readonly action: "correct-payment";
  readonly paymentId: string;
  readonly reason: string;
}
interface CorrectPaymentDialogProps {
  readonly payment: { readonly id: string; readonly kind: "payment" | "refund"; readonly amountMinor: number };
  readonly currency: Currency;
  readonly busy: boolean;
  readonly onSend: (sent: CorrectPayment) => void;
  readonly onClose: () => void;
}

/** Why a payment or refund that was recorded by mistake is taken back. */
export function CorrectPaymentDialog({ payment, currency, busy, onSend, onClose }: CorrectPaymentDialogProps) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === "";
  const { id: paymentId, kind, amountMinor } = payment;
  return (
    <SaleDialog
      title={say("correct.title")}
      description={say("correct.help", { kind, amount: amountText(amountMinor, currency) })}
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
    </SaleDialog>
  );
}
