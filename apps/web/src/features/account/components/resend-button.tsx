import { say } from "@sunwright/words/account";
import { useState } from "react";
import { whatHappened } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/toast-store";
import { sendVerification } from "../api/verification";

/** Sends the mail with the verification link once more. */
export function ResendButton() {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const { sentTo } = await sendVerification();
      const description =
        sentTo === null ? say("verification.alreadyDone") : say("verification.sentTo", { email: sentTo });
      toast({ title: say("verification.sent"), description });
    } catch (error) {
      const description = whatHappened(error, say("tryAgain"));
      toast({ title: say("verification.notSent"), description, tone: "bad" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="sm" busy={busy} busyText={say("sending")} onClick={() => void resend()}>
      {say("verification.sendAgain")}
    </Button>
  );
}
