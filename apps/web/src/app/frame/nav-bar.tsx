import { say } from "@sunwright/words/app";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { say as sayBrand } from "@sunwright/words/brand";
import type { User } from "@sunwright/contract/accounts";
import { Box, FolderOpen, Menu, Store } from "lucide-react";
import { Bell } from "../../features/notifications/bell";
import type { ReportExport } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { DropdownMenu } from "../../ui/dropdown-menu";
import { IconButton } from "../../ui/icon-button";
import { Mark } from "../../ui/mark";
import { CartLink } from "./cart-link";
import { DisplaySettings } from "./display-settings";
import { ExportReport } from "./export-report";
import { menus } from "./on-demand";
import { UserMenu } from "./user-menu";

export interface NavBarProps {
  user: User | null;
  title?: string;
  /** A page without a project hides Export Report. */
  showExport?: boolean;
  /** What the page can hand out; without it the page itself can be printed. */
  report?: ReportExport | undefined;
}

export function NavBar({ user, title = sayBrand("headline"), showExport = true, report }: NavBarProps) {
  return (
    <header className="border-b border-line bg-sheet print:hidden">
      <div className="page-width flex h-15 items-center gap-1 max-sm:h-14 sm:gap-2">
        {/* On a phone a name without room beside the cart falls into a line of its own below, which is cut off. */}
        <Link
          to="/"
          className="type-h3 mr-auto flex min-w-0 items-center gap-2.5 max-sm:h-11 max-sm:flex-wrap max-sm:overflow-hidden"
        >
          <span className="grid flex-none place-items-center max-sm:h-11">
            <Mark size={30} />
          </span>
          <span className="truncate max-sm:hidden">{title}</span>
          <span className="min-w-0 truncate leading-11 sm:hidden">{PRODUCT_NAME}</span>
        </Link>
        <nav aria-label={say("mainNavigation")} className="flex h-full items-center">
          {user !== null && (
            <NavLink to="/projects" icon={<FolderOpen size={18} strokeWidth={1.75} aria-hidden="true" />}>
              {say("projects")}
            </NavLink>
          )}
          <NavLink to="/3d-visualizer" icon={<Box size={18} strokeWidth={1.75} aria-hidden="true" />}>
            {say("visualizer")}
          </NavLink>
          {user !== null && (
            <NavLink to="/marketplace" icon={<Store size={18} strokeWidth={1.75} aria-hidden="true" />}>
              {say("marketplace")}
            </NavLink>
          )}
          {user !== null && <CartLink />}
        </nav>
        {user !== null && <Bell />}
        <DisplaySettings />
        {showExport && <ExportReport report={report} className="max-sm:hidden" />}
        {user === null ? (
          <Link to="/auth" className={buttonClass({ size: "sm" })}>
            {say("signIn")}
          </Link>
        ) : (
          <UserMenu user={user} />
        )}
        <PhoneMenu signedIn={user !== null} report={showExport ? report : undefined} />
      </div>
    </header>
  );
}

function NavLink({
  to,
  icon,
  children,
}: {
  to: "/projects" | "/3d-visualizer" | "/marketplace";
  icon: React.ReactNode;
  children: string;
}) {
  return (
    <Link
      showsOpen="page"
      to={to}
      className="flex h-full items-center gap-1.5 px-3 font-medium text-text-2 hover:text-text aria-[current=page]:text-text aria-[current=page]:shadow-[inset_0_-2px_0_var(--text)] max-md:px-2 max-sm:hidden"
    >
      {icon}
      {children}
    </Link>
  );
}

/** What has no room in the bar of a phone. */
function PhoneMenu({ signedIn, report }: { signedIn: boolean; report: ReportExport | undefined }) {
  const items = menus.useLoaded();
  return (
    <div className="-mr-2.5 sm:hidden">
      <DropdownMenu
        onTurnedTo={menus.load}
        trigger={<IconButton label={say("menu")} icon={<Menu size={22} strokeWidth={1.75} aria-hidden="true" />} />}
      >
        {items && <items.PhoneItems signedIn={signedIn} report={report} />}
      </DropdownMenu>
    </div>
  );
}
