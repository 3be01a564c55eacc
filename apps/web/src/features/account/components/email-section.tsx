import type { User } from "@sunwright/contract/accounts";
import { BadgeCheck, MailWarning } from "lucide-react";
import { useState } from "react";
import { whatHappened } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { toast } from "../../../ui/toast-store";
import { sendVerification } from "../api/account";
import { FormSection } from "./form-section";

/** The address one signs in with, and whether it is verified. */
export function EmailSection({ user }: { user: User }) {
  return (
    <FormSection title="Email" hint="You sign in with it, and mails go there.">
      <p className="flex flex-wrap items-center gap-3">
        <b className="break-all">{user.email}</b>
        {user.emailVerified && (
          <Chip tone="ok" icon={<BadgeCheck size={15} strokeWidth={2} aria-hidden="true" />}>
            Verified
          </Chip>
        )}
      </p>
      {!user.emailVerified && <VerificationBanner />}
    </FormSection>
  );
}

function VerificationBanner() {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const { message } = await sendVerification();
      toast({ title: "Verification mail sent", description: message });
    } catch (error) {
      const description = whatHappened(error, "Try again.");
      toast({ title: "Mail not sent", description, tone: "bad" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-2 bg-warn-soft p-4 text-warn">
      <p className="flex max-w-[52ch] gap-2.5">
        <MailWarning size={19} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
        Not verified yet. Open the link in our mail; until then you cannot request quotes, review, sell or receive
        leads.
      </p>
      <Button variant="outline" size="sm" busy={busy} busyText="Sending" onClick={() => void resend()}>
        Send the mail again
      </Button>
    </div>
  );
}
