import { say } from "@sunwright/words/app";
import type { User } from "@sunwright/contract/accounts";
import { useState } from "react";
import { Avatar } from "../../ui/avatar";
import { initials } from "../../ui/initials";
import { DropdownMenu } from "../../ui/dropdown-menu";
import { useLogOut } from "./log-out";
import { menus } from "./on-demand";

export function UserMenu({ user }: { user: User }) {
  const items = menus.useLoaded();
  const [showNotifications, setShowNotifications] = useState(false);
  const { unsaved, start, goOn, stay } = useLogOut(user.id);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const trigger = (
    <button
      type="button"
      aria-label={say("accountMenuOf", { initials: initials(name) })}
      className="ml-1 flex-none rounded-full max-sm:ml-0 max-sm:p-1"
    >
      <Avatar name={name} src={user.profileImageUrl} />
    </button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger} className="min-w-60" onTurnedTo={menus.load}>
        {items && (
          <items.UserItems
            user={user}
            name={name}
            onNotifications={() => setShowNotifications(true)}
            onLogOut={() => void start()}
          />
        )}
      </DropdownMenu>
      {items && showNotifications && <items.NotificationsDialog onOpenChange={setShowNotifications} />}
      {items && <items.LogOutDialog unsaved={unsaved} onGoOn={goOn} onStay={stay} />}
    </>
  );
}
