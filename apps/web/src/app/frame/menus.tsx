import { say } from "@sunwright/words/app";
import type { User } from "@sunwright/contract/accounts";
import { useQuery } from "@tanstack/react-query";
import {
  Bell,
  Box,
  Braces,
  Building2,
  CircleUser,
  FileText,
  FolderOpen,
  LogOut,
  Package,
  Printer,
  Settings,
  ShieldCheck,
  Store,
  Table2,
} from "lucide-react";
import type { ReportExport } from "../../lib/page-frame";
import { operatorQuery } from "../../lib/operator";
import { useOwnFirm } from "../../lib/own-firm";
import { roleLabel } from "../../lib/role";
import { Link } from "../../lib/routing/link";
import { MenuHeader, MenuItem, MenuRule } from "../../ui/menu-items";

// With the menu, because they ask their question where there may be no connection any more.
export { LogOutDialog } from "./log-out-dialog";
export { NotificationsDialog } from "./notifications";

interface UserItemsProps {
  user: User;
  name: string;
  onNotifications: () => void;
  onLogOut: () => void;
}

export const UserItems = ({ user, name, onNotifications, onLogOut }: UserItemsProps) => (
  <>
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
    <MenuItem asChild>
      <Link to="/orders">
        <Package size={18} strokeWidth={1.75} aria-hidden="true" />
        {say("orders")}
      </Link>
    </MenuItem>
    <FirmItem />
    <OperatorItem />
    <MenuItem icon={<Bell size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={onNotifications}>
      {say("notifications")}
    </MenuItem>
    <MenuRule />
    <MenuItem icon={<LogOut size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={onLogOut}>
      {say("logOut")}
    </MenuItem>
  </>
);

/** To the rooms of the firm that the person works for, whatever kind of account they have. */
function FirmItem() {
  const firm = useOwnFirm();
  if (!firm) return null;
  const isShop = firm.kind === "shop";
  return (
    <MenuItem asChild>
      <Link to={isShop ? "/shop" : "/firm/profile"}>
        <Building2 size={18} strokeWidth={1.75} aria-hidden="true" />
        {isShop ? say("yourShop") : say("yourFirm")}
      </Link>
    </MenuItem>
  );
}

/** To the rooms of operators, for those alone. */
function OperatorItem() {
  const self = useQuery(operatorQuery).data;
  if (!self?.operator) return null;
  return (
    <MenuItem asChild>
      <Link to="/operator">
        <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        {say("operator")}
      </Link>
    </MenuItem>
  );
}

export const ExportItems = ({ report }: { report: ReportExport }) => (
  <>
    <MenuItem icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={report.onPrint}>
      {say("export.print")}
    </MenuItem>
    <MenuItem icon={<FileText size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={report.onPdf}>
      {say("export.pdf")}
    </MenuItem>
    <MenuItem icon={<Table2 size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={report.onCsv}>
      {say("export.csv")}
    </MenuItem>
    <MenuItem icon={<Braces size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={report.onJson}>
      {say("export.json")}
    </MenuItem>
  </>
);

/** What has no room in the bar of a phone. */
export const PhoneItems = ({ signedIn, report }: { signedIn: boolean; report: ReportExport | undefined }) => (
  <>
    {signedIn && (
      <MenuItem asChild>
        <Link to="/projects">
          <FolderOpen size={18} strokeWidth={1.75} aria-hidden="true" />
          {say("projects")}
        </Link>
      </MenuItem>
    )}
    <MenuItem asChild>
      <Link to="/3d-visualizer">
        <Box size={18} strokeWidth={1.75} aria-hidden="true" />
        {say("visualizer")}
      </Link>
    </MenuItem>
    {signedIn && (
      <MenuItem asChild>
        <Link to="/marketplace">
          <Store size={18} strokeWidth={1.75} aria-hidden="true" />
          {say("marketplace")}
        </Link>
      </MenuItem>
    )}
    {report && (
      <>
        <MenuRule />
        <MenuHeader>{say("exportReport")}</MenuHeader>
        <ExportItems report={report} />
      </>
    )}
  </>
);
