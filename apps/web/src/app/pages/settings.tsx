import { say } from "@sunwright/words/app";
import { NotificationSwitches } from "../../features/notifications/switches";
import { SettingsPage } from "../../features/account/settings-page";
import { SecondSignIn } from "../../features/second/second-sign-in";
import { PreferenceFields } from "../frame/preference-fields";
import { useLeave } from "../frame/log-out";

export function SettingsRoute() {
  const leave = useLeave();
  return (
    <SettingsPage
      preferences={<PreferenceFields />}
      secondSignIn={<SecondSignIn />}
      notifications={<NotificationSwitches />}
      onAccountDeleted={() =>
        void leave({
          title: say("accountDeleted.title"),
          description: say("accountDeleted.description"),
          tone: "info",
        })
      }
    />
  );
}
