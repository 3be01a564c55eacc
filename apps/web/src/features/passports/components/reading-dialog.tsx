import type { PassportReading } from "@sunwright/contract/passport-parts";
import type { Passport } from "@sunwright/contract/passports";
import { doubtAmong, type MeterDoubt } from "@sunwright/engine/passport/possible";
import { say } from "@sunwright/words/passports";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { isNumberText, numberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { TextInput } from "../../../ui/text-input";
import type { PassportSends } from "../api/passports";
import { PassportDialog } from "./dialog";
import { ReasonField } from "./take-back-dialog";

interface ReadingDialogProps {
  readonly passport: Passport;
  /** The reading that was wrong, where this one is to replace it. */
  readonly corrects?: PassportReading;
  readonly busy: boolean;
  readonly onSend: (sent: Extract<PassportSends, { readonly action: "put-reading" | "correct-reading" }>) => void;
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

interface DoubtProps {
  readonly doubt: MeterDoubt;
  readonly kilowatts: number;
  readonly onTake: (meant: number) => void;
}

/** Why a meter cannot show this, and what it probably shows. */
function Doubt({ doubt: { mostKwh, meantKwh: meant }, kilowatts, onTake }: DoubtProps) {
  return (
    <>
      {mostKwh === null ? say("meterFalls") : say("meterRises", { kilowatts, most: mostKwh })}{" "}
      {meant !== null ? say("meterMeant", { meant }) : mostKwh !== null && say("meterOther")}
      {meant !== null && (
        <Button size="sm" variant="outline" className="mt-2 block" onClick={() => onTake(meant)}>
          {say("meterTake", { meant })}
        </Button>
      )}
    </>
  );
}

/** What the meter shows on a day, and what was burnt since the reading before. */
export function ReadingDialog({ passport, corrects, busy, onSend, onClose }: ReadingDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [on, setOn] = useState(corrects?.on ?? passport.today);
  const [meter, setMeter] = useState(textOf(corrects?.meterKwh));
  const [fuel, setFuel] = useState(textOf(corrects?.fuelLitres));
  const [newMeter, setNewMeter] = useState(corrects?.newMeter ?? false);
  const [note, setNote] = useState(corrects?.note ?? "");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [meterKwh, fuelLitres] = [typed(meter), typed(fuel)];
  const dayWrong = on === "" || on < passport.handedOverOn || on > passport.today;
  const meterWrong = meterKwh === "wrong" || (meterKwh === null && fuelLitres === null);
  const doubt =
    typeof meterKwh !== "number" || dayWrong
      ? null
      : doubtAmong(
          { on, meterKwh, newMeter },
          (passport.own?.readings ?? []).filter((other) => other.on !== on && other.id !== corrects?.id),
          passport,
        );
  const reasonMissing = corrects !== undefined && reason.trim() === "";
  const submit = () => {
    setTried(true);
    if (dayWrong || meterWrong || doubt !== null || fuelLitres === "wrong" || reasonMissing) return;
    const reading = { readingId: id, on, meterKwh, fuelLitres, newMeter, note: note.trim() };
    if (corrects === undefined) onSend({ action: "put-reading", ...reading });
    else onSend({ action: "correct-reading", readingId: corrects.id, reason: reason.trim(), instead: reading });
  };
  return (
    <PassportDialog
      title={say(corrects === undefined ? "addReading" : "correctReading")}
      description={say(corrects === undefined ? "readingsHelp" : "correctHelp")}
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
      <Field
        label={say("meter")}
        error={
          !tried ? undefined : meterWrong ? (
            say("meterWrong")
          ) : doubt === null ? undefined : (
            <Doubt
              doubt={doubt}
              kilowatts={passport.panelWatts / 1_000}
              onTake={(meant) => setMeter(numberText(meant))}
            />
          )
        }
      >
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
      {corrects !== undefined && (
        <ReasonField reason={reason} isMissing={tried && reasonMissing} onChange={setReason} />
      )}
    </PassportDialog>
  );
}
