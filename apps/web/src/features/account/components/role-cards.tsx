import { say } from "@sunwright/words/account";
import type { Role } from "@sunwright/contract/accounts";
import { Check } from "lucide-react";
import { Item, Root } from "radix-ui/radio-group";
import type { ReactNode } from "react";
import { EndUserDrawing, InstallerDrawing, RetailerDrawing } from "./role-drawings";

interface RoleEntry {
  readonly role: Role;
  readonly title: string;
  readonly line: string;
  readonly gives: readonly string[];
  readonly drawing: ReactNode;
}

/** What each role is given: marketplace specification, section 1. */
const ROLES: readonly RoleEntry[] = [
  {
    role: "end_user",
    title: say("role.endUser"),
    line: say("role.endUser.line"),
    gives: [
      say("role.endUser.solarCalculator"),
      say("role.endUser.installerMatching"),
      say("role.endUser.productShopping"),
    ],
    drawing: <EndUserDrawing />,
  },
  {
    role: "installer",
    title: say("role.installer"),
    line: say("role.installer.line"),
    gives: [
      say("role.installer.designTools"),
      say("role.installer.customerLeads"),
      say("role.installer.wholesalePricing"),
    ],
    drawing: <InstallerDrawing />,
  },
  {
    role: "retailer",
    title: say("role.retailer"),
    line: say("role.retailer.line"),
    gives: [
      say("role.retailer.productCatalog"),
      say("role.retailer.inventoryManagement"),
      say("role.retailer.salesAnalytics"),
    ],
    drawing: <RetailerDrawing />,
  },
];

export interface RoleCardsProps {
  role: Role | null;
  onChoose: (role: Role) => void;
  labelledBy: string;
}

export function RoleCards({ role, onChoose, labelledBy }: RoleCardsProps) {
  return (
    <Root
      aria-labelledby={labelledBy}
      value={role ?? ""}
      onValueChange={(value) => {
        const entry = ROLES.find((candidate) => candidate.role === value);
        if (entry) onChoose(entry.role);
      }}
      className="mt-6 grid gap-3 sm:grid-cols-3 sm:gap-4"
    >
      {ROLES.map((entry) => (
        <RoleCard key={entry.role} {...entry} chosen={entry.role === role} />
      ))}
    </Root>
  );
}

function RoleCard({ role, title, line, gives, drawing, chosen }: RoleEntry & { chosen: boolean }) {
  return (
    <Item
      value={role}
      aria-label={title}
      aria-describedby={`role-${role}`}
      className="grid content-start overflow-hidden rounded-3 border border-control bg-sheet text-left hover:border-text data-[state=checked]:border-text data-[state=checked]:shadow-[0_0_0_1px_var(--text)] max-sm:grid-cols-[104px_minmax(0,1fr)] max-sm:gap-x-3.5 max-sm:p-3.5"
    >
      <span
        aria-hidden="true"
        className="flex h-[150px] items-end justify-center border-line-strong pb-2 max-sm:h-auto max-sm:items-start max-sm:overflow-hidden max-sm:pt-1.5 sm:border-b sm:[&>svg]:max-w-full max-sm:[&>svg]:h-auto max-sm:[&>svg]:w-[150px] max-sm:[&>svg]:max-w-none max-sm:[&>svg]:flex-none"
      >
        {drawing}
      </span>
      <span className="block sm:px-5 sm:pt-4 sm:pb-4.5">
        <span className="flex items-center justify-between gap-2.5">
          <span className="type-h3">{title}</span>
          <span className="ui-radio" data-state={chosen ? "checked" : "unchecked"} aria-hidden="true" />
        </span>
        <span id={`role-${role}`} className="type-help mt-1.5 block text-text-2">
          {line}
        </span>
        <span className="mt-3 grid gap-1 max-sm:hidden">
          {gives.map((gift) => (
            <span key={gift} className="type-help flex items-center gap-2">
              <Check size={16} strokeWidth={1.75} aria-hidden="true" className="text-ok" />
              {gift}
            </span>
          ))}
        </span>
      </span>
    </Item>
  );
}
