import { say } from "@sunwright/words/auth";
import type { User } from "@sunwright/contract/accounts";
import { ArrowRight } from "lucide-react";
import { homeAfterSignIn, ownPath } from "../../../lib/role";

/** The auth screen shows itself to a signed-in person too, who may want to go on. */
export function SignedInStrip({ user, next }: { user: User; next: string | undefined }) {
  return (
    <p className="mb-6 rounded-2 border border-line-strong bg-sheet px-4 py-2.5">
      <a
        className="link inline-flex items-center gap-1.5"
        href={ownPath(next, location.origin) ?? homeAfterSignIn(user.role)}
      >
        {say("signedInAsContinue", { email: user.email })}
        <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </a>
    </p>
  );
}
