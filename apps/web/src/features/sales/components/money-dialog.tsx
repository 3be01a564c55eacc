import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/sale-money";
import { useState } from "react";
import { amountText } from "../../../lib/minor-money";
import { useUploads } from "../../../lib/use-uploads";
import { Field } from "../../../ui/field";
import { FileUpload } from "../../../ui/file-upload";
import { NumberInput } from "../../../ui/number-input";
import { TextInput } from "../../../ui/text-input";
import { useRefusalOf } from "../../../ui/refused";
import { AMOUNT_REFUSED, minorOf, typedAmount } from "../model/amounts";
import { amountFault, type Bill, expectedOf, type MoneyAction } from "../model/payment-form";
import { SaleDialog } from "./sale-dialog";

const LINE_MAX = 200;

interface Sent<Action> {
  action: Action;
  amountMinor: number;
  reference: string;
  proofId?: string;
}
interface MoneyDialogProps<Action> {
  readonly action: Action;
  readonly of: "order" | "job";
  /** Whoever is paid. */
  readonly firm: string;
  readonly bill: Bill;
  readonly currency: Currency;
  readonly busy: boolean;
  readonly onSend: (sent: Sent<Action>) => void;
  readonly onClose: () => void;
}

/** What was paid or paid back, and by what it is found. */
export function MoneyDialog<Action extends MoneyAction>(props: MoneyDialogProps<Action>) {
  const { action, of, firm, bill, currency, busy, onSend, onClose } = props;
  const expected = expectedOf(action, bill);
  const [amount, setAmount] = useState(() =>
    expected.amountMinor === 0 ? "" : typedAmount(expected.amountMinor, currency),
  );
  const [reference, setReference] = useState(expected.reference);
  const [proof, setProof] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [tried, setTried] = useState(false);
  const uploads = useUploads({ owner: "account", onStored: setProof });
  const owed = amountText(Math.abs(bill.dueMinor), currency);
  const amountMinor = minorOf(amount, currency);
  const fault = amountFault(action, amountMinor, bill);
  const tooMuch = say("amountTooMuch", { amount: owed });
  const faultText = fault === null ? undefined : fault === "amountTooMuch" ? tooMuch : say(fault);
  const refusal = useRefusalOf(...AMOUNT_REFUSED);
  const missing = reference.trim() === "";
  const asked: MoneyAction = action;
  const help = {
    "say-paid": say("say-paid.help", { of, firm }),
    "receive-payment": say("receive-payment.help", { of }),
    refund: say("refund.help", { of, amount: owed }),
  };
  const submit = () => {
    setTried(true);
    if (amountMinor === null || fault !== null || missing) return;
    const sent = { action, amountMinor, reference: reference.trim() };
    onSend(proof === null ? sent : { ...sent, proofId: proof.id });
  };
  return (
    <SaleDialog
      title={say(`${asked}.title`)}
      refusalsAtField={AMOUNT_REFUSED}
      description={help[asked]}
      action={say("save")}
      busy={busy || uploads.busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={say("amount")} error={(tried ? faultText : undefined) ?? refusal} required>
        <NumberInput value={amount} unit={currency} currency={currency} onValueChange={setAmount} />
      </Field>
      <Field
        label={say("reference")}
        help={say("referenceHelp")}
        error={tried && missing ? say("referenceNeeded") : undefined}
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
          <FileUpload label={say("addProof")} kinds="both" room={1} camera uploads={uploads} className="w-full" />
        ) : (
          <p className="type-small break-words">{say("proofOf", { name: proof.name })}</p>
        ))}
    </SaleDialog>
  );
}
