import type { User } from "@sunwright/contract/accounts";
import { useEffect } from "react";
import { leaveFlash } from "../../lib/flash";
import { homeAfterSignIn, ownPath } from "../../lib/role";
import { verificationHere } from "./model/verification-here";

interface VerifiedHereProps {
  readonly user: User;
  readonly verified: "true" | "false";
  /** Where the page that asked wants to return. */
  readonly next: string | undefined;
}

/** The link of the mail, opened where somebody is signed in: they go on, and are not asked to log in again. */
export function VerifiedHere({ user, verified, next }: VerifiedHereProps) {
  useEffect(() => {
    leaveFlash(verificationHere(user, verified));
    location.replace(ownPath(next, location.origin) ?? homeAfterSignIn(user.role));
  }, [user, verified, next]);
  return null;
}
