import type { PassportReading } from "@sunwright/contract/passport-parts";
import type { Passport } from "@sunwright/contract/passports";
import { say } from "@sunwright/words/passports";
import { useState } from "react";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { isNumberText, numberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { TextInput } from "../../../ui/text-input";
import type { PassportSends } from "../api/passports";
import { PassportDialog } from "./dialog";

interface ReadingDialogProps {
  readonly passport: Passport;
  /** The one that is changed; null for a new one. */
  readonly reading: PassportReading | null;
  readonly busy: boolean;
  readonly onSend: (sent: Extract<PassportSends, { readonly action: "put-reading" }>) => void;
  readonly onClose: () => void;
}

const NOTE_MAX = 200;

/** A number from 0, nothing, or what is neither. */
function typed(text: string): number | null | "wrong" {
  if (text.trim() === "") return null;
  const value = isNumberText(text) ? parseNumber(text) : Number.NaN;
  return Number.isFinite(value) && value >= 0 ? value : "wrong";
}
const textOf = (value: number | null | undefined) => (value == null ? "" : numberText(value));

/** What the meter shows on a day, and what was burnt since the reading before. */
export function ReadingDialog({ passport, reading, busy, onSend, onClose }: ReadingDialogProps) {
  const [id] = useState(() => reading?.id ?? crypto.randomUUID());
  const [on, setOn] = useState(reading?.on ?? passport.today);
  const [meter, setMeter] = useState(textOf(reading?.meterKwh));
  const [fuel, setFuel] = useState(textOf(reading?.fuelLitres));
  const [newMeter, setNewMeter] = useState(reading?.newMeter ?? false);
  const [note, setNote] = useState(reading?.note ?? "");
  const [tried, setTried] = useState(false);
  const [meterKwh, fuelLitres] = [typed(meter), typed(fuel)];
  const dayWrong = on === "" || on < passport.handedOverOn || on > passport.today;
  const meterWrong = meterKwh === "wrong" || (meterKwh === null && fuelLitres === null);
  const submit = () => {
    setTried(true);
    if (dayWrong || meterWrong || fuelLitres === "wrong") return;
    onSend({ action: "put-reading", readingId: id, on, meterKwh, fuelLitres, newMeter, note: note.trim() });
  };
  return (
    <PassportDialog
      title={say(reading === null ? "addReading" : "editReading")}
      description={say("readingsHelp")}
      action={say("save")}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={say("day")} error={tried && dayWrong ? say("dayWrong") : undefined} required>
        <TextInput
          type="date"
          min={passport.handedOverOn}
          max={passport.today}
          value={on}
          onChange={({ currentTarget }) => setOn(currentTarget.value)}
        />
      </Field>
      <Field label={say("meter")} error={tried && meterWrong ? say("meterWrong") : undefined}>
        <NumberInput min={0} unit={say("meterUnit")} value={meter} onValueChange={setMeter} />
      </Field>
      <Checkbox label={say("newMeter")} checked={newMeter} onCheckedChange={setNewMeter} />
      <Field
        label={say("fuel")}
        help={say("fuelHelp")}
        error={tried && fuelLitres === "wrong" ? say("fuelWrong") : undefined}
        optional
      >
        <NumberInput min={0} unit={say("fuelUnit")} value={fuel} onValueChange={setFuel} />
      </Field>
      <Field label={say("note")} help={say("noteHelp")} optional>
        <TextInput maxLength={NOTE_MAX} value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
      </Field>
    </PassportDialog>
  );
}
