import type { PassportReading } from "@sunwright/contract/passport-parts";
import { say } from "@sunwright/words/passports";
import { useState } from "react";
import { formatDate } from "../../../lib/format";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import type { PassportSends } from "../api/passports";
import { PassportDialog } from "./dialog";

const REASON_MAX = 200;

interface TakeBackDialogProps {
  readonly reading: PassportReading;
  readonly busy: boolean;
  readonly onSend: (sent: Extract<PassportSends, { readonly action: "correct-reading" }>) => void;
  readonly onClose: () => void;
}

/** Takes back a reading that should not have been entered at all. */
export function TakeBackDialog({ reading, busy, onSend, onClose }: TakeBackDialogProps) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  return (
    <PassportDialog
      title={say("takeBackTitle", { day: formatDate(reading.on) })}
      description={say("takeBackHelp")}
      action={say("takeBack")}
      danger
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (reason.trim() === "") return;
        onSend({ action: "correct-reading", readingId: reading.id, reason: reason.trim(), instead: null });
      }}
    >
      <ReasonField reason={reason} isMissing={tried && reason.trim() === ""} onChange={setReason} />
    </PassportDialog>
  );
}

interface ReasonFieldProps {
  readonly reason: string;
  readonly isMissing: boolean;
  readonly onChange: (reason: string) => void;
}

export const ReasonField = ({ reason, isMissing, onChange }: ReasonFieldProps) => (
  <Field label={say("correctionReason")} error={isMissing ? say("correctionReasonNeeded") : undefined} required>
    <TextInput maxLength={REASON_MAX} value={reason} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  </Field>
);
