import { say } from "@sunwright/words/second-step";
import type { User } from "@sunwright/contract/accounts";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import { toast } from "../../ui/toast-store";
import { signInAlone } from "./api/second";
import { failureWords } from "./components/failure";
import { browserHasPasskeys } from "./api/passkey";

/** Signing in without a password. Nothing where the browser has no passkeys. */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: (user: User) => void }) {
  const [busy, setBusy] = useState(false);
  if (!browserHasPasskeys()) return null;
  const enter = async () => {
    setBusy(true);
    try {
      onSignedIn(await signInAlone());
    } catch (error) {
      toast({ title: say("alone.failed"), description: failureWords(error, say("wait")), tone: "bad" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      full
      className="mt-3"
      busy={busy}
      busyText={say("checking")}
      icon={<KeyRound aria-hidden="true" />}
      onClick={() => void enter()}
    >
      {say("alone.signIn")}
    </Button>
  );
}
