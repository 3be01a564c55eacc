import { say } from "@sunwright/words/account";
import { useEffect, useRef } from "react";
import { whatHappened } from "../../../lib/api-error";
import { useChangePreferences, usePreferences } from "../../../lib/preferences";
import { Switch } from "../../../ui/switch";
import { toast } from "../../../ui/toast-store";

/** Takes effect at once. The link in each such mail leads here. */
export function NotificationFields() {
  const { commentMails } = usePreferences();
  const change = useChangePreferences();
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser looked for the place before the account was known and the page was drawn.
    if (location.hash === "#notifications") here.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={here} className="max-w-110">
      <Switch
        label={say("settings.commentMails")}
        help={say("settings.commentMailsHelp")}
        checked={commentMails}
        onCheckedChange={(wanted) =>
          change.mutate(
            { commentMails: wanted },
            {
              onError: (error) =>
                toast({
                  title: say("settings.notStored"),
                  description: whatHappened(error, say("tryAgain")),
                  tone: "bad",
                }),
            },
          )
        }
      />
    </div>
  );
}
