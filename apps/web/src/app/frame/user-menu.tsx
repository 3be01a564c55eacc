import { say } from "@sunwright/words/app";
import type { User } from "@sunwright/contract/accounts";
import { Link } from "@tanstack/react-router";
import { Bell, CircleUser, LogOut, Settings } from "lucide-react";
import { useState } from "react";
import { roleLabel } from "../../lib/role";
import { Avatar } from "../../ui/avatar";
import { initials } from "../../ui/initials";
import { DropdownMenu, MenuHeader, MenuItem, MenuRule } from "../../ui/dropdown-menu";
import { LogOutDialog } from "./log-out-dialog";
import { useLogOut } from "./log-out";
import { NotificationsDialog } from "./notifications";

export function UserMenu({ user }: { user: User }) {
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
      <DropdownMenu trigger={trigger} className="min-w-60">
        <MenuHeader>
          <span className="type-h4 block text-text">{name}</span>
          <span className="type-help block break-all">{user.email}</span>
          <span className="type-help block">{roleLabel(user.role)}</span>
        </MenuHeader>
        <MenuRule />
        <MenuItem asChild>
          <Link to="/profile">
            <CircleUser size={18} strokeWidth={1.75} aria-hidden="true" />
            {say("profile")}
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to="/settings">
            <Settings size={18} strokeWidth={1.75} aria-hidden="true" />
            {say("settings")}
          </Link>
        </MenuItem>
        <MenuItem
          icon={<Bell size={18} strokeWidth={1.75} aria-hidden="true" />}
          onSelect={() => setShowNotifications(true)}
        >
          {say("notifications")}
        </MenuItem>
        <MenuRule />
        <MenuItem icon={<LogOut size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={() => void start()}>
          {say("logOut")}
        </MenuItem>
      </DropdownMenu>
      {showNotifications && <NotificationsDialog onOpenChange={setShowNotifications} />}
      <LogOutDialog unsaved={unsaved} onGoOn={goOn} onStay={stay} />
    </>
  );
}
