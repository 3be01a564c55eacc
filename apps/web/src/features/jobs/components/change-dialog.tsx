import type { Job } from "@sunwright/contract/jobs";
import { LINE_KINDS } from "@sunwright/engine/quotes/written-quote";
import { say } from "@sunwright/words/jobs";
import { say as partName } from "@sunwright/words/quote-names";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { AMOUNT_REFUSED, minorOf, typedAmount } from "../../sales/model/amounts";
import { useRefusalOf } from "../../../ui/refused";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { isNumberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import type { JobSends } from "../api/jobs";
import { SaleDialog } from "../../sales/components/sale-dialog";
import type { DialogOf } from "../model/dialog-of";

type Change = Extract<JobSends, { readonly action: "propose-change" }>;
type Line = Change["lines"][number];
interface Typed {
  readonly kind: Line["kind"];
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
}
const NOTHING: Typed = { kind: "other", name: "", quantity: "1", price: "" };
const LINES_MAX = 30;
const OWN = "own";

/** A whole number, also below nothing; null for anything else. */
const wholeOf = (text: string): number | null => {
  const value = isNumberText(text) ? parseNumber(text) : Number.NaN;
  return Number.isInteger(value) && Math.abs(value) <= 10_000 ? value : null;
};

/** An amount, also below nothing or none; null for anything else. [minor units] */
function signedOf(text: string, currency: Job["currency"]): number | null {
  const typed = text.trim();
  if (typed === "" || typed === "0") return 0;
  const negative = typed.startsWith("-");
  const minor = minorOf(negative ? typed.slice(1) : typed, currency);
  return minor === null ? null : negative ? -minor : minor;
}

/** What the work needs more, or less, than was agreed. */
export function ChangeDialog({ job, busy, onSend, onClose }: DialogOf<Change> & { readonly job: Job }) {
  const { currency } = job;
  const [reason, setReason] = useState("");
  const [lines, setLines] = useState<readonly Typed[]>([NOTHING]);
  const [labour, setLabour] = useState("");
  const [tried, setTried] = useState(false);
  const kept = lines.filter(({ name, price, kind }) => name.trim() !== "" || price !== "" || kind !== "other");
  const read = kept.map(({ kind, name, quantity, price }) => ({
    kind,
    name: name.trim(),
    quantity: wholeOf(quantity),
    unitMinor: price.trim() === "0" ? 0 : minorOf(price, currency),
  }));
  const labourMinor = signedOf(labour, currency);
  const linesRight = read.flatMap((line): Line[] => {
    const { quantity, unitMinor } = line;
    return quantity === null || unitMinor === null ? [] : [{ ...line, quantity, unitMinor }];
  });
  const refusal = useRefusalOf(...AMOUNT_REFUSED);
  const nothing = kept.length === 0 && (labourMinor ?? 0) === 0;
  const right = linesRight.length === read.length && labourMinor !== null && reason.trim() !== "" && !nothing;
  const change = (index: number, part: Partial<Typed>) =>
    setLines(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  return (
    <SaleDialog
      title={say("proposeTitle")}
      refusalsAtField={AMOUNT_REFUSED}
      description={say("proposeHelp")}
      action={say("propose")}
      wide
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (right) onSend({ action: "propose-change", reason: reason.trim(), lines: linesRight, labourMinor });
      }}
    >
      <Field
        label={say("changeReason")}
        error={tried && reason.trim() === "" ? say("reasonMissing") : undefined}
        required
      >
        <TextArea
          rows={2}
          maxLength={2_000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
      <h3 className="type-h4">{say("changeLines")}</h3>
      {lines.map((line, index) => (
        <LineFields
          key={index}
          job={job}
          line={line}
          tried={tried && kept.includes(line)}
          onChange={(part) => change(index, part)}
          onRemove={() => setLines(lines.filter((_line, at) => at !== index))}
        />
      ))}
      {lines.length < LINES_MAX && (
        <span>
          <Button size="sm" variant="outline" onClick={() => setLines([...lines, NOTHING])}>
            {say("addLine")}
          </Button>
        </span>
      )}
      <Field label={say("labourMore")} error={tried && labourMinor === null ? say("numberWrong") : refusal}>
        <NumberInput inputMode="text" currency={currency} value={labour} onValueChange={setLabour} />
      </Field>
      {tried && nothing && <p className="ui-field-error">{say("nothingChanged")}</p>}
    </SaleDialog>
  );
}

interface LineFieldsProps {
  readonly job: Job;
  readonly line: Typed;
  readonly tried: boolean;
  readonly onChange: (part: Partial<Typed>) => void;
  readonly onRemove: () => void;
}

/** One part: of the contract, which brings its price, or another. */
function LineFields({ job, line, tried, onChange, onRemove }: LineFieldsProps) {
  const { lines } = job.contract;
  const of = lines.map((each, index) => ({
    value: `${index}`,
    label: each.name === "" ? partName(`kind.${each.kind}`) : each.name,
  }));
  const chosen = lines.findIndex(
    ({ kind, name, unitMinor }) =>
      kind === line.kind && name === line.name && typedAmount(unitMinor, job.currency) === line.price,
  );
  return (
    <div className="job-changed">
      <Field label={say("linePart")}>
        <Select
          value={chosen === -1 ? OWN : `${chosen}`}
          onValueChange={(value) => {
            const found = lines[Number(value)];
            if (found === undefined) onChange({ kind: "other", name: "", price: "" });
            else
              onChange({
                kind: LINE_KINDS.find((kind) => kind === found.kind) ?? "other",
                name: found.name,
                price: typedAmount(found.unitMinor, job.currency),
              });
          }}
          options={[{ value: OWN, label: say("anotherPart") }, ...of]}
        />
      </Field>
      <Field label={say("lineName")}>
        <TextInput
          maxLength={100}
          value={line.name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      </Field>
      <Field
        label={say("lineQuantity")}
        help={say("lineQuantityHelp")}
        error={tried && wholeOf(line.quantity) === null ? say("numberWrong") : undefined}
      >
        <NumberInput
          inputMode="text"
          whole
          value={line.quantity}
          onValueChange={(quantity) => onChange({ quantity })}
        />
      </Field>
      <Field
        label={say("linePrice")}
        error={
          tried && line.price.trim() !== "0" && minorOf(line.price, job.currency) === null
            ? say("amountWrong")
            : undefined
        }
        aside={
          <IconButton
            size="sm"
            danger
            label={say("removeLine")}
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onRemove}
          />
        }
      >
        <NumberInput
          currency={job.currency}
          min={0}
          value={line.price}
          onValueChange={(price) => onChange({ price })}
        />
      </Field>
    </div>
  );
}
