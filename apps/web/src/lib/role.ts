import { say } from "@sunwright/words/lib";
import type { Role } from "@sunwright/contract/accounts";

/** As the user menu names them. Source: marketplace specification, section 1. */
export const roleLabel = (role: Role): string => say("role", { role });

/** Where signing in leads. Source: marketplace specification, section 4. */
export const homeAfterSignIn = (role: Role): string => (role === "end_user" ? "/" : `/${role}-dashboard`);

/** A path on this site, or nothing: an address from a link must never lead away from us. */
export function ownPath(target: string | undefined, origin: string): string | undefined {
  if (target === undefined || !target.startsWith("/")) return undefined;
  try {
    const { origin: leadsTo, pathname, search, hash } = new URL(target, origin);
    return leadsTo === origin ? `${pathname}${search}${hash}` : undefined;
  } catch {
    // Not an address at all.
    return undefined;
  }
}
