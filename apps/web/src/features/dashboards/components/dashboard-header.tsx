import { say } from "@sunwright/words/dashboards";
import type { Role } from "@sunwright/contract/accounts";
import { rich } from "../../../lib/rich";
import type { Figures } from "@sunwright/contract/dashboards";
import type { ReactNode } from "react";
import { Link } from "../../../lib/routing/link";
import { Chip } from "../../../ui/chip";
import { Segmented } from "../../../ui/segmented";
import type { FiguresChoice } from "./use-figures";

interface DashboardHeaderProps {
  readonly over: string;
  readonly title: string;
  readonly choice: FiguresChoice;
  /** Whose dashboard it is. */
  readonly dashboardOf: Role;
  readonly action: ReactNode;
}

/** The welcome, what one most often comes for, and which figures are shown. */
export function DashboardHeader({ over, title, choice, dashboardOf, action }: DashboardHeaderProps) {
  return (
    <>
      <div className="flex items-end justify-between gap-6 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-4">
        <div className="min-w-0">
          <p className="type-small text-text-3">{over}</p>
          <h1 className="type-display mt-1 break-words">{title}</h1>
        </div>
        {action}
      </div>
      <div className="mt-6 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-3">
        {choice.mayChoose && <FiguresSwitch figures={choice.figures} onChoose={choice.choose} />}
        {choice.figures === "sample" && <Chip tone="warn">{say("shown.sample")}</Chip>}
        {!choice.mayChoose && <RoleExplainer role={dashboardOf} />}
      </div>
    </>
  );
}

interface SwitchProps {
  readonly figures: Figures;
  readonly onChoose: (figures: Figures) => void;
}

const FiguresSwitch = ({ figures, onChoose }: SwitchProps) => (
  <Segmented
    label={say("shown.choice")}
    size="sm"
    value={figures}
    onValueChange={onChoose}
    options={[
      { value: "own", label: say("shown.own") },
      { value: "sample", label: say("shown.sample") },
    ]}
  />
);

/** The page is open to everybody; figures of your own need the role. */
const RoleExplainer = ({ role }: { readonly role: Role }) => (
  <p className="type-small max-w-[70ch] text-text-2">
    {rich(say, "shown.whoseRole", {
      role,
      link: (inside) => (
        <Link to="/auth" search={{ mode: "sign-up" }} className="link">
          {inside}
        </Link>
      ),
    })}
  </p>
);
