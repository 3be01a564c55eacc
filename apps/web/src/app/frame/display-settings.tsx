import { say } from "@sunwright/words/app";
import { Settings } from "lucide-react";
import { IconButton } from "../../ui/icon-button";
import { Popover } from "../../ui/popover";
import { preferenceFields } from "./on-demand";

/** The settings icon of the navigation bar. */
export function DisplaySettings() {
  const fields = preferenceFields.useLoaded();
  return (
    <Popover
      label={say("display.title")}
      align="end"
      className="w-80 max-w-[calc(100vw-24px)]"
      onTurnedTo={preferenceFields.load}
      trigger={
        <IconButton label={say("display.title")} icon={<Settings size={19} strokeWidth={1.75} aria-hidden="true" />} />
      }
    >
      {fields && <fields.PreferenceFields />}
    </Popover>
  );
}
