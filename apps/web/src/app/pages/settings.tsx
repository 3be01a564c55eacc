import { say } from "@sunwright/words/app";
import { NotificationSwitches } from "../../features/notifications/switches";
import { SettingsPage } from "../../features/account/settings-page";
import { PreferenceFields } from "../frame/preference-fields";
import { useLeave } from "../frame/log-out";

export function SettingsRoute() {
  const leave = useLeave();
  return (
    <SettingsPage
      preferences={<PreferenceFields />}
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
