import { say } from "@sunwright/words/account";
import type { User } from "@sunwright/contract/accounts";
import { MailWarning } from "lucide-react";
import { useEffect, useState } from "react";
import { rich } from "../../lib/rich";
import { session } from "../../lib/storage";
import { onUnverified } from "../../lib/unverified";
import { CloseButton } from "../../ui/close-button";
import { ResendButton } from "./components/resend-button";

/** Who put the banner away in this tab. */
const PUT_AWAY = "verification-banner";

/** Over the page of somebody whose address is not verified, until it is or they put it away. */
export function VerificationBanner({ user }: { readonly user: User }) {
  const [putAwayBy, setPutAwayBy] = useState(() => session.read(PUT_AWAY));
  // Who is refused for it needs the way to the mail, whatever they closed before.
  useEffect(() => onUnverified(() => setPutAwayBy(null)), []);
  if (user.emailVerified || putAwayBy === user.id) return null;
  const putAway = () => {
    session.write(PUT_AWAY, user.id);
    setPutAwayBy(user.id);
  };
  return (
    <section aria-label={say("verification.title")} className="bg-warn-soft text-warn print:hidden">
      <div className="page-width flex items-center gap-3 py-2">
        <MailWarning size={19} strokeWidth={1.75} aria-hidden="true" className="flex-none max-sm:hidden" />
        <p className="mr-auto type-small">
          {rich(say, "verification.request", {
            email: user.email,
            b: (request) => <b>{request}</b>,
            sent: (where) => <span className="max-sm:hidden">{where}</span>,
            limits: (what) => <span className="max-lg:hidden">{what}</span>,
          })}
        </p>
        <div className="max-w-1/2 flex-none">
          <ResendButton />
        </div>
        <CloseButton label={say("verification.notNow")} onClick={putAway} />
      </div>
    </section>
  );
}
