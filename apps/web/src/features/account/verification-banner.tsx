import { say } from "@sunwright/words/account";
import type { User } from "@sunwright/contract/accounts";
import { MailWarning } from "lucide-react";
import { useState } from "react";
import { session } from "../../lib/storage";
import { CloseButton } from "../../ui/close-button";
import { ResendButton } from "./components/resend-button";

/** Who put the banner away in this tab. */
const PUT_AWAY = "verification-banner";

/** Over the page of somebody whose address is not verified, until it is or they put it away. */
export function VerificationBanner({ user }: { readonly user: User }) {
  const [putAwayBy, setPutAwayBy] = useState(() => session.read(PUT_AWAY));
  if (user.emailVerified || putAwayBy === user.id) return null;
  const putAway = () => {
    session.write(PUT_AWAY, user.id);
    setPutAwayBy(user.id);
  };
  return (
    <section aria-label={say("emailVerification")} className="bg-warn-soft text-warn print:hidden">
      <div className="page-width flex items-center gap-3 py-2">
        <MailWarning size={19} strokeWidth={1.75} aria-hidden="true" className="flex-none max-sm:hidden" />
        <p className="mr-auto type-small">
          <b>{say("verifyYourEMail")}</b>{" "}
          <span className="max-sm:hidden">{say("weSentALink", { email: user.email })} </span>
          <span className="max-lg:hidden">{say("untilYouOpenIt")}</span>
        </p>
        <ResendButton />
        <CloseButton label={say("notNow")} onClick={putAway} />
      </div>
    </section>
  );
}
