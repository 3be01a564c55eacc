import { say } from "@sunwright/words/account";
import type { User } from "@sunwright/contract/accounts";
import { BadgeCheck, MailWarning } from "lucide-react";
import { Chip } from "../../../ui/chip";
import { FormSection } from "./form-section";
import { ResendButton } from "./resend-button";

/** The address one signs in with, and whether it is verified. */
export function EmailSection({ user }: { user: User }) {
  return (
    <FormSection title={say("email")} hint={say("settings.emailHint")}>
      <p className="flex flex-wrap items-center gap-3">
        <b className="break-all">{user.email}</b>
        {user.emailVerified && (
          <Chip tone="ok" icon={<BadgeCheck size={15} strokeWidth={2} aria-hidden="true" />}>
            {say("settings.emailVerified")}
          </Chip>
        )}
      </p>
      {!user.emailVerified && <NotVerified />}
    </FormSection>
  );
}

const NotVerified = () => (
  <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-2 bg-warn-soft p-4 text-warn">
    <p className="flex max-w-[52ch] gap-2.5">
      <MailWarning size={19} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
      {say("settings.emailNotVerified")}
    </p>
    <ResendButton />
  </div>
);
