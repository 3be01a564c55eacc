import { say } from "@sunwright/words/orders";
import { useState } from "react";
import { Field } from "../../../ui/field";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { faultOf, type SerialFault, serialsIn } from "../model/serials";
import { type AnyOrder, openPieces, returnablePieces } from "../model/standing";
import { SaleDialog } from "../../sales/components/sale-dialog";
import { allOf, countIn, fewestOf, PieceFields, PIECES_REFUSED, piecesOf } from "./piece-fields";

interface DialogOf<Sent> {
  readonly order: AnyOrder;
  readonly busy: boolean;
  readonly onSend: (sent: Sent) => void;
  readonly onClose: () => void;
}
type Pieces = ReturnType<typeof piecesOf>;

const TEXT_MAX = 2_000;
const LINE_MAX = 200;

/** Takes pieces off an order that have not left yet. */
export function CancelDialog({ order, busy, onSend, onClose }: DialogOf<{ action: "cancel"; lines: Pieces }>) {
  const [chosen, setChosen] = useState(() => allOf(order.lines, openPieces));
  const count = countIn(chosen);
  return (
    <SaleDialog
      title={say("cancel.title")}
      refusalsAtField={PIECES_REFUSED}
      description={say("cancel.help")}
      action={say("cancel.action", { count })}
      danger
      busy={busy}
      onClose={onClose}
      onSubmit={() => count > 0 && onSend({ action: "cancel", lines: piecesOf(chosen) })}
    >
      <PieceFields lines={order.lines} most={openPieces} chosen={chosen} onChange={setChosen} />
      {count === 0 && <p className="ui-field-error">{say("choosePieces")}</p>}
    </SaleDialog>
  );
}

/** Gives back what was bought, by right and without a reason. */
export function WithdrawDialog({ order, busy, onSend, onClose }: DialogOf<{ action: "withdraw"; lines: Pieces }>) {
  const [chosen, setChosen] = useState(() => fewestOf(order.lines, returnablePieces));
  const count = countIn(chosen);
  return (
    <SaleDialog
      title={say("withdraw.title")}
      refusalsAtField={PIECES_REFUSED}
      description={say("withdraw.help")}
      action={say("withdraw.action", { count })}
      busy={busy}
      onClose={onClose}
      onSubmit={() => count > 0 && onSend({ action: "withdraw", lines: piecesOf(chosen) })}
    >
      <PieceFields lines={order.lines} most={returnablePieces} chosen={chosen} onChange={setChosen} />
      {count === 0 && <p className="ui-field-error">{say("choosePieces")}</p>}
    </SaleDialog>
  );
}

type AskReturn = { action: "ask-return"; lines: Pieces; reason: string };

/** Says what is to go back, and why. */
export function ReturnDialog({ order, busy, onSend, onClose }: DialogOf<AskReturn>) {
  const [chosen, setChosen] = useState(() => fewestOf(order.lines, returnablePieces));
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const count = countIn(chosen);
  const isMissing = reason.trim() === "";
  return (
    <SaleDialog
      title={say("ask-return.title")}
      refusalsAtField={PIECES_REFUSED}
      description={say("ask-return.help")}
      action={say("ask-return.action")}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (count > 0 && !isMissing) onSend({ action: "ask-return", lines: piecesOf(chosen), reason: reason.trim() });
      }}
    >
      <PieceFields lines={order.lines} most={returnablePieces} chosen={chosen} onChange={setChosen} />
      {count === 0 && <p className="ui-field-error">{say("choosePieces")}</p>}
      <Field
        label={say("reason")}
        help={say("reasonHelp")}
        error={tried && isMissing ? say("reasonNeeded") : undefined}
        required
      >
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

/** Everything that was shipped is there. */
export const DeliverDialog = ({ busy, onSend, onClose }: Omit<DialogOf<{ action: "deliver" }>, "order">) => (
  <SaleDialog
    title={say("deliver.title")}
    description={say("deliver.help")}
    action={say("action.deliver.buyer")}
    busy={busy}
    onClose={onClose}
    onSubmit={() => onSend({ action: "deliver" })}
  />
);

type Ship = { action: "ship"; note: string; lines: { lineId: string; quantity: number; serials: string[] }[] };

/** What leaves now, piece by piece. */
export function ShipDialog({ order, busy, onSend, onClose }: DialogOf<Ship>) {
  const [chosen, setChosen] = useState(() => fewestOf(order.lines, openPieces));
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [note, setNote] = useState("");
  const count = countIn(chosen);
  const lines = piecesOf(chosen).map((piece) => ({ ...piece, serials: [...serialsIn(texts[piece.lineId] ?? "")] }));
  const isFaulty = lines.some(({ serials, quantity }) => faultOf(serials, quantity) !== null);
  return (
    <SaleDialog
      title={say("ship.title")}
      refusalsAtField={PIECES_REFUSED}
      description={say("ship.help")}
      action={say("ship.action", { count })}
      busy={busy}
      wide
      onClose={onClose}
      onSubmit={() => count > 0 && !isFaulty && onSend({ action: "ship", note: note.trim(), lines })}
    >
      <PieceFields lines={order.lines} most={openPieces} chosen={chosen} onChange={setChosen} />
      {count === 0 && <p className="ui-field-error">{say("choosePieces")}</p>}
      {lines.map(({ lineId, quantity, serials }) => {
        const name = order.lines.find(({ id }) => id === lineId)?.name ?? "";
        const fault = faultOf(serials, quantity);
        return (
          <Field
            key={lineId}
            label={say("serialsOf", { name })}
            optional
            help={say("serialsHelp", { given: serials.length, pieces: quantity })}
            error={fault === null ? undefined : faultText(fault)}
          >
            <TextArea
              rows={3}
              value={texts[lineId] ?? ""}
              onChange={({ currentTarget }) => setTexts({ ...texts, [lineId]: currentTarget.value })}
            />
          </Field>
        );
      })}
      <Field label={say("shipNote")} optional>
        <TextInput maxLength={LINE_MAX} value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
      </Field>
    </SaleDialog>
  );
}

function faultText(fault: SerialFault): string {
  if (fault.is === "twice") return say("serialsTwice", { serial: fault.serial });
  return fault.is === "long" ? say("serialsLong") : say("serialsMany");
}

type AnswerReturn = { action: "answer-return"; returnId: string; accept: boolean; answer: string };
interface AnswerProps extends Omit<DialogOf<AnswerReturn>, "order"> {
  readonly returnId: string;
  readonly accept: boolean;
}

/** Takes a return, or says why not. */
export function AnswerReturnDialog({ returnId, accept, busy, onSend, onClose }: AnswerProps) {
  const [answer, setAnswer] = useState("");
  return (
    <SaleDialog
      title={accept ? say("answer.accept") : say("answer.refuse")}
      action={accept ? say("accept") : say("refuse")}
      danger={!accept}
      busy={busy}
      onClose={onClose}
      onSubmit={() => onSend({ action: "answer-return", returnId, accept, answer: answer.trim() })}
    >
      <Field label={say("answer")} help={say("answerHelp")} optional>
        <TextInput
          maxLength={LINE_MAX}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      </Field>
    </SaleDialog>
  );
}

type ReceiveReturn = { action: "receive-return"; returnId: string; to: "stock" | "scrap" };
interface ReceiveProps extends Omit<DialogOf<ReceiveReturn>, "order"> {
  readonly returnId: string;
  readonly to: "stock" | "scrap";
}

/** What came back goes to where it was looked at for. */
export const ReceiveReturnDialog = ({ returnId, to, busy, onSend, onClose }: ReceiveProps) => (
  <SaleDialog
    title={say("receive.title")}
    description={say(`receive.${to}`)}
    action={say("receive.action")}
    busy={busy}
    onClose={onClose}
    onSubmit={() => onSend({ action: "receive-return", returnId, to })}
  />
);
