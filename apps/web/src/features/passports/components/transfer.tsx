import { say } from "@sunwright/words/passports";
import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { useRefusalOf } from "../../../ui/refused";
import { SectionRule } from "../../../ui/section-rule";
import { TextInput } from "../../../ui/text-input";
import { PassportDialog } from "./dialog";
import type { OwnersProps } from "./plan";

const EMAIL_MAX = 254;
/** What the address is refused for. */
const ADDRESS_REFUSED = ["transfer_to_self", "transfer_open"] as const;
/** As far as a form can tell; the server tells the rest. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The passport goes with the house, when the next owner takes it. */
export function Transfer({ passport, busy, onSend }: OwnersProps) {
  const [asked, setAsked] = useState(false);
  const { own, state } = passport;
  if (own === null || state === "held") return null;
  const { transfer } = own;
  return (
    <section aria-label={say("transfer")} className="print:hidden">
      <SectionRule title={say("transfer")} />
      <p className="type-small mt-2 text-text-2">{say("transferHelp")}</p>
      {transfer === null ? (
        <Button
          className="mt-3"
          variant="outline"
          icon={<ArrowLeftRight size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setAsked(true)}
        >
          {say("transferAction")}
        </Button>
      ) : (
        <>
          <p className="mt-3 font-semibold break-words">
            {say("transferWaits", { email: transfer.email, day: formatDate(transfer.until) })}
          </p>
          <Button
            className="mt-2"
            size="sm"
            variant="outline"
            busy={busy}
            onClick={() => onSend({ action: "withdraw-transfer" })}
          >
            {say("transferWithdraw")}
          </Button>
        </>
      )}
      {asked && (
        <TransferDialog
          busy={busy}
          onClose={() => setAsked(false)}
          onSend={(email) => onSend({ action: "offer-transfer", email }, () => setAsked(false))}
        />
      )}
    </section>
  );
}

interface TransferDialogProps {
  readonly busy: boolean;
  readonly onSend: (email: string) => void;
  readonly onClose: () => void;
}

function TransferDialog({ busy, onSend, onClose }: TransferDialogProps) {
  const [email, setEmail] = useState("");
  const [tried, setTried] = useState(false);
  const isWrong = !ADDRESS.test(email.trim());
  const refusal = useRefusalOf(...ADDRESS_REFUSED);
  return (
    <PassportDialog
      title={say("transferTitle")}
      refusalsAtField={ADDRESS_REFUSED}
      description={say("transferWarning")}
      action={say("transferAction")}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!isWrong) onSend(email.trim());
      }}
    >
      <Field
        label={say("transferTo")}
        help={say("transferToHelp")}
        error={tried && isWrong ? say("emailWrong") : refusal}
        required
      >
        <TextInput
          type="email"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </Field>
    </PassportDialog>
  );
}
