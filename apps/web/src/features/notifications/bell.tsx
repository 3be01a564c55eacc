import { say } from "@sunwright/words/bell";
import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../ui/icon-button";
import { onDemand } from "../../ui/on-demand";
import { Popover } from "../../ui/popover";
import { countQuery } from "./api/notifications";
import "./bell.css";

const panel = onDemand(() => import("./panel"));
const COUNTED_MAX = 99;

/** In the navigation of who is signed in: how many they have not read, and under it the newest. */
export function Bell() {
  const loaded = panel.useLoaded();
  const [open, setOpen] = useState(false);
  const unread = useQuery(countQuery).data?.unread ?? 0;
  const icon = (
    <span className="bell">
      <BellIcon size={19} strokeWidth={1.75} aria-hidden="true" />
      {unread > 0 && (
        <span className="bell-count" aria-hidden="true">
          {unread > COUNTED_MAX ? say("manyUnread") : unread}
        </span>
      )}
    </span>
  );
  return (
    <Popover
      label={say("title")}
      align="end"
      className="bell-panel"
      open={open}
      onOpenChange={setOpen}
      onTurnedTo={panel.load}
      trigger={<IconButton label={say("bell", { unread })} icon={icon} />}
    >
      {loaded && <loaded.NotificationsPanel onGone={() => setOpen(false)} />}
    </Popover>
  );
}
