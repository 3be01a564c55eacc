import type { User } from "@sunwright/contract/accounts";
import { say } from "@sunwright/words/account";
import type { Flash } from "../../../lib/flash";

/** What a verification link did, to somebody who is signed in: whose address it is about, nobody says. */
export function verificationHere(
  { email, emailVerified }: Pick<User, "email" | "emailVerified">,
  verified: "true" | "false",
): Flash {
  if (verified === "true") {
    const title = say("verification.succeeded");
    return { title, description: say(emailVerified ? "verification.yours" : "verification.anothers", { email }) };
  }
  const description = say(emailVerified ? "verification.needless" : "verification.oldLink", { email });
  return { title: say("verification.failed"), description, tone: "bad" };
}
