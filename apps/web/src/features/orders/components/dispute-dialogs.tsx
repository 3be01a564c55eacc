import type { StoredFile } from "@sunwright/contract/files";
import { say } from "@sunwright/words/disputes";
import { say as sayOfOrder } from "@sunwright/words/orders";
import { X } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { useUploads } from "../../../lib/use-uploads";
import { Field } from "../../../ui/field";
import { FileUpload } from "../../../ui/file-upload";
import { IconButton } from "../../../ui/icon-button";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { leftOf, minorOf, typedAmount } from "../model/amounts";
import type { AnyOrder } from "../model/standing";
import { FormDialog } from "./form-dialog";

type Dispute = AnyOrder["disputes"][number];

/** What either side may send; the same for both. */
export type DisputeSends =
  | { action: "open-dispute"; returnId: string | null; amountMinor: number; text: string; fileId?: string }
  | { action: "answer-dispute"; disputeId: string; text: string; fileId?: string }
  | { action: "propose-settlement"; disputeId: string; amountMinor: number; text: string; fileId?: string }
  | { action: "agree-settlement"; disputeId: string; amountMinor: number }
  | { action: "withdraw-dispute"; disputeId: string };

const TEXT_MAX = 2_000;

interface EvidenceProps {
  readonly order: AnyOrder;
  readonly file: StoredFile | null;
  readonly onChange: (file: StoredFile | null) => void;
}

/** A picture or a PDF that shows what is said: of the shop, or of the buyer. */
function Evidence({ order, file, onChange }: EvidenceProps) {
  const uploads = useUploads({ owner: "shop" in order ? "account" : "firm", onStored: onChange });
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
  readonly dispute: Dispute;
  readonly order: AnyOrder;
  readonly busy: boolean;
  readonly onSend: (sent: DisputeSends) => void;
  readonly onClose: () => void;
}

export function AnswerDialog({ dispute, order, busy, onSend, onClose }: DialogProps) {
  const [text, setText] = useState("");
  const [file, setFile] = useState<StoredFile | null>(null);
  const [tried, setTried] = useState(false);
  const isMissing = text.trim() === "";
  return (
    <FormDialog
      title={say("answerDispute.title")}
      action={say("dispute.do.answer")}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) onSend({ action: "answer-dispute", disputeId: dispute.id, text: text.trim(), ...shown(file) });
      }}
    >
      <Field label={sayOfOrder("answer")} error={tried && isMissing ? say("answerNeeded") : undefined} required>
        <TextArea
          rows={4}
          maxLength={TEXT_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <Evidence order={order} file={file} onChange={setFile} />
    </FormDialog>
  );
}

export const ProposeDialog = ({ dispute, order, busy, onSend, onClose }: DialogProps) => (
  <AmountDialog
    title={say("propose.title")}
    help={say("propose.help")}
    action={say("dispute.do.propose")}
    order={order}
    start={Math.min(dispute.proposedMinor ?? dispute.amountMinor, leftOf(order))}
    most={leftOf(order)}
    busy={busy}
    onClose={onClose}
    onSend={(sent) => onSend({ action: "propose-settlement", disputeId: dispute.id, ...sent })}
  />
);

export const AgreeDialog = ({ dispute, order, busy, onSend, onClose }: DialogProps) => (
  <FormDialog
    title={say("agree.title")}
    description={say("agree.help", { amount: amountText(dispute.proposedMinor ?? 0, order.currency) })}
    action={say("dispute.do.agree")}
    busy={busy}
    onClose={onClose}
    onSubmit={() =>
      onSend({ action: "agree-settlement", disputeId: dispute.id, amountMinor: dispute.proposedMinor ?? 0 })
    }
  />
);

export const WithdrawClaimDialog = ({ dispute, busy, onSend, onClose }: DialogProps) => (
  <FormDialog
    title={say("withdraw.title")}
    description={say("withdraw.help")}
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
  readonly order: AnyOrder;
  readonly start: number;
  /** No amount is above it. [minor units] */
  readonly most: number;
  readonly busy: boolean;
  readonly onSend: (sent: { amountMinor: number; text: string; fileId?: string }, returnId: string | null) => void;
  readonly onClose: () => void;
  /** Asks what happened, and whether it is about a return. */
  readonly opens?: boolean;
}

/** An amount that the buyer gets back or need not pay, and why. */
function AmountDialog({ title, help, action, order, start, most, busy, onSend, onClose, opens = false }: AmountProps) {
  const { currency, returns } = order;
  const [amount, setAmount] = useState(() => typedAmount(start, currency));
  const [text, setText] = useState("");
  const [file, setFile] = useState<StoredFile | null>(null);
  const [about, setAbout] = useState("order");
  const [tried, setTried] = useState(false);
  const amountMinor = amount.trim() === "0" ? 0 : minorOf(amount, currency);
  const tooMuch = say("amountOverTotal", { amount: amountText(most, currency) });
  const amountFault = amountMinor === null ? sayOfOrder("amountNeeded") : amountMinor > most ? tooMuch : undefined;
  const textFault = opens && text.trim() === "" ? say("evidenceNeeded") : undefined;
  const submit = () => {
    setTried(true);
    if (amountMinor !== null && amountFault === undefined && textFault === undefined)
      onSend({ amountMinor, text: text.trim(), ...shown(file) }, about === "order" ? null : about);
  };
  return (
    <FormDialog title={title} description={help} action={action} busy={busy} onClose={onClose} onSubmit={submit}>
      {opens && returns.length > 0 && (
        <Field label={say("dispute.about")}>
          <Select
            value={about}
            onValueChange={setAbout}
            options={[
              { value: "order", label: say("dispute.about.order") },
              ...returns.map(({ id, at }) => ({
                value: id,
                label: say("dispute.about.return", { date: formatDateTime(at) }),
              })),
            ]}
          />
        </Field>
      )}
      <Field label={say("dispute.amount")} help={say("dispute.amountHelp")} error={tried ? amountFault : undefined}>
        <NumberInput value={amount} unit={currency} onValueChange={setAmount} />
      </Field>
      <Field
        label={opens ? say("evidence") : sayOfOrder("reason")}
        help={opens ? say("evidenceHelp") : undefined}
        optional={!opens}
        error={tried ? textFault : undefined}
      >
        <TextArea
          rows={4}
          maxLength={TEXT_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <Evidence order={order} file={file} onChange={setFile} />
    </FormDialog>
  );
}

/** Whose page it is. */
const sideOf = (order: AnyOrder) => ("shop" in order ? "buyer" : "shop");

/** Begins an argument about an order, or about a return of it. */
export const OpenDisputeDialog = ({ order, busy, onSend, onClose }: Omit<DialogProps, "dispute">) => (
  <AmountDialog
    title={say("openDispute.title", { side: sideOf(order) })}
    help={say("openDispute.help", { side: sideOf(order) })}
    action={say("openDispute.action", { side: sideOf(order) })}
    order={order}
    start={order.receivedMinor > 0 ? Math.min(order.receivedMinor, order.totalMinor) : order.totalMinor}
    most={order.totalMinor}
    opens
    busy={busy}
    onClose={onClose}
    onSend={(sent, returnId) => onSend({ action: "open-dispute", returnId, ...sent })}
  />
);
