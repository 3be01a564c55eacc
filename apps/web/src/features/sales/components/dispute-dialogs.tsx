import type { StoredFile } from "@sunwright/contract/files";
import type { DisputeEvent, DisputeParty, DisputeState } from "@sunwright/contract/order-states";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/disputes";
import { X } from "lucide-react";
import { useState } from "react";
import { amountText } from "../../../lib/minor-money";
import { useUploads } from "../../../lib/use-uploads";
import { Field } from "../../../ui/field";
import { FileUpload } from "../../../ui/file-upload";
import { IconButton } from "../../../ui/icon-button";
import { NumberInput } from "../../../ui/number-input";
import { Select, type SelectOption } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { useRefusalOf } from "../../../ui/refused";
import { AMOUNT_REFUSED, minorOf, typedAmount } from "../model/amounts";
import { SaleDialog } from "./sale-dialog";

/** A dispute as either side reads it, whatever it is about. */
export interface Argued {
  readonly id: string;
  readonly state: DisputeState;
  readonly amountMinor: number;
  readonly proposedMinor: number | null;
  readonly deadline: string;
  readonly entries: readonly {
    readonly id: string;
    readonly event: "open" | DisputeEvent;
    readonly by: DisputeParty;
    readonly text: string;
    readonly amountMinor: number | null;
    readonly evidence: { readonly name: string } | null;
    readonly at: string;
  }[];
  readonly allowed: readonly DisputeEvent[];
}

/** What is argued about: goods of an order, or work of a job. */
export interface Sale {
  readonly of: "order" | "job";
  readonly currency: Currency;
  /** Whose files show what is said: the firm's stay when a member leaves. */
  readonly owner: "account" | "firm";
}

/** What either side may send; the same for both. */
export type DisputeSends =
  | { action: "answer-dispute"; disputeId: string; text: string; fileId?: string }
  | { action: "propose-settlement"; disputeId: string; amountMinor: number; text: string; fileId?: string }
  | { action: "agree-settlement"; disputeId: string; amountMinor: number }
  | { action: "withdraw-dispute"; disputeId: string };

const TEXT_MAX = 2_000;

interface EvidenceProps {
  readonly owner: Sale["owner"];
  readonly file: StoredFile | null;
  readonly onChange: (file: StoredFile | null) => void;
}

/** A picture or a PDF that shows what is said: of the firm, or of the buyer. */
function Evidence({ owner, file, onChange }: EvidenceProps) {
  const uploads = useUploads({ owner, onStored: onChange });
  if (file === null)
    return <FileUpload label={say("showEvidence")} kinds="both" room={1} camera uploads={uploads} className="w-full" />;
  return (
    <p className="flex items-center justify-between gap-2">
      <span className="min-w-0 break-words">{say("evidenceOf", { name: file.name })}</span>
      <IconButton
        size="sm"
        label={say("removeEvidence", { name: file.name })}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => onChange(null)}
      />
    </p>
  );
}

const shown = (file: StoredFile | null) => (file === null ? {} : { fileId: file.id });

interface DialogProps {
  readonly dispute: Argued;
  readonly sale: Sale;
  /** No amount is above it. [minor units] */
  readonly most: number;
  readonly busy: boolean;
  readonly onSend: (sent: DisputeSends) => void;
  readonly onClose: () => void;
}

export function AnswerDialog({ dispute, sale, busy, onSend, onClose }: DialogProps) {
  const [text, setText] = useState("");
  const [file, setFile] = useState<StoredFile | null>(null);
  const [tried, setTried] = useState(false);
  const isMissing = text.trim() === "";
  return (
    <SaleDialog
      title={say("answerDispute.title")}
      action={say("dispute.do.answer")}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) onSend({ action: "answer-dispute", disputeId: dispute.id, text: text.trim(), ...shown(file) });
      }}
    >
      <Field label={say("answer")} error={tried && isMissing ? say("answerNeeded") : undefined} required>
        <TextArea
          rows={4}
          maxLength={TEXT_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <Evidence owner={sale.owner} file={file} onChange={setFile} />
    </SaleDialog>
  );
}

export const ProposeDialog = ({ dispute, sale, most, busy, onSend, onClose }: DialogProps) => (
  <AmountDialog
    title={say("propose.title")}
    help={say("propose.help")}
    action={say("dispute.do.propose")}
    sale={sale}
    start={Math.min(dispute.proposedMinor ?? dispute.amountMinor, most)}
    most={most}
    busy={busy}
    onClose={onClose}
    onSend={(sent) => onSend({ action: "propose-settlement", disputeId: dispute.id, ...sent })}
  />
);

export const AgreeDialog = ({ dispute, sale: { of, currency }, busy, onSend, onClose }: DialogProps) => (
  <SaleDialog
    title={say("agree.title")}
    description={say("agree.help", { of, amount: amountText(dispute.proposedMinor ?? 0, currency) })}
    action={say("dispute.do.agree")}
    busy={busy}
    onClose={onClose}
    onSubmit={() =>
      onSend({ action: "agree-settlement", disputeId: dispute.id, amountMinor: dispute.proposedMinor ?? 0 })
    }
  />
);

export const WithdrawClaimDialog = ({ dispute, sale: { of }, busy, onSend, onClose }: DialogProps) => (
  <SaleDialog
    title={say("withdraw.title")}
    description={say("withdraw.help", { of })}
    action={say("dispute.do.withdraw")}
    busy={busy}
    onClose={onClose}
    onSubmit={() => onSend({ action: "withdraw-dispute", disputeId: dispute.id })}
  />
);

interface AmountProps {
  readonly title: string;
  readonly help: string;
  readonly action: string;
  readonly sale: Sale;
  readonly start: number;
  /** No amount is above it. [minor units] */
  readonly most: number;
  readonly busy: boolean;
  readonly onSend: (sent: { amountMinor: number; text: string; fileId?: string }, about: string) => void;
  readonly onClose: () => void;
  readonly danger?: boolean;
  /** Of a claim that begins: asks what happened, and what it is about where there is a choice; the first is taken. */
  readonly opens?: { readonly label: string; readonly options: readonly SelectOption[] };
}

/** An amount that the buyer gets back or need not pay, and why. */
export function AmountDialog(props: AmountProps) {
  const { title, help, action, sale, start, most, busy, onSend, onClose, danger = false, opens } = props;
  const { of, currency, owner } = sale;
  const [amount, setAmount] = useState(() => typedAmount(start, currency));
  const [text, setText] = useState("");
  const [file, setFile] = useState<StoredFile | null>(null);
  const [about, setAbout] = useState(opens?.options[0]?.value ?? "");
  const [tried, setTried] = useState(false);
  const amountMinor = amount.trim() === "0" ? 0 : minorOf(amount, currency);
  const tooMuch = say("amountOverTotal", { amount: amountText(most, currency) });
  const amountFault = amountMinor === null ? say("amountNeeded") : amountMinor > most ? tooMuch : undefined;
  const textFault = opens !== undefined && text.trim() === "" ? say("evidenceNeeded") : undefined;
  const refusal = useRefusalOf(...AMOUNT_REFUSED);
  const submit = () => {
    setTried(true);
    if (amountMinor !== null && amountFault === undefined && textFault === undefined)
      onSend({ amountMinor, text: text.trim(), ...shown(file) }, about);
  };
  return (
    <SaleDialog
      title={title}
      refusalsAtField={AMOUNT_REFUSED}
      description={help}
      action={action}
      danger={danger}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      {opens !== undefined && opens.options.length > 1 && (
        <Field label={opens.label}>
          <Select value={about} onValueChange={setAbout} options={opens.options} />
        </Field>
      )}
      <Field
        label={say("dispute.amount")}
        help={say("dispute.amountHelp", { of })}
        error={(tried ? amountFault : undefined) ?? refusal}
      >
        <NumberInput value={amount} unit={currency} currency={currency} onValueChange={setAmount} />
      </Field>
      <Field
        label={say(opens === undefined ? "reason" : "evidence")}
        help={opens === undefined ? undefined : say("evidenceHelp")}
        optional={opens === undefined}
        error={tried ? textFault : undefined}
      >
        <TextArea
          rows={4}
          maxLength={TEXT_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <Evidence owner={owner} file={file} onChange={setFile} />
    </SaleDialog>
  );
}
