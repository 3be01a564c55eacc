import { say } from "@sunwright/words/account";
import type { Preferences } from "@sunwright/contract/accounts";
import { useEffect, useRef } from "react";
import { whatHappened } from "../../../lib/api-error";
import { useChangePreferences, usePreferences } from "../../../lib/preferences";
import { Switch } from "../../../ui/switch";
import { toast } from "../../../ui/toast-store";

/** Takes effect at once. The link in each such mail leads here. */
export function NotificationFields() {
  const { commentMails, localDemand } = usePreferences();
  const change = useChangePreferences();
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser looked for the place before the account was known and the page was drawn.
    if (location.hash === "#notifications") here.current?.scrollIntoView({ block: "center" });
  }, []);
  const store = (wanted: Partial<Preferences>) =>
    change.mutate(wanted, {
      onError: (error) =>
        toast({ title: say("settings.notStored"), description: whatHappened(error, say("tryAgain")), tone: "bad" }),
    });
  return (
    <div ref={here} className="mt-6 grid max-w-110 gap-5">
      <Switch
        label={say("settings.commentMails")}
        help={say("settings.commentMailsHelp")}
        checked={commentMails}
        onCheckedChange={(wanted) => store({ commentMails: wanted })}
      />
      <Switch
        label={say("settings.localDemand")}
        help={say("settings.localDemandHelp")}
        checked={localDemand}
        onCheckedChange={(wanted) => store({ localDemand: wanted })}
      />
    </div>
  );
}
