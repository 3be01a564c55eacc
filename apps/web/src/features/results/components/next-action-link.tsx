import { say } from "@sunwright/words/next-steps";
import type { Project } from "@sunwright/contract/projects";
import { Columns3, Eye, FileCheck, HardHat, Send, Truck } from "lucide-react";
import { Link } from "../../../lib/routing/link";
import { buttonClass } from "../../../ui/button-class";
import type { NextAction } from "../model/next-action";

interface NextActionLinkProps {
  readonly project: Pick<Project, "id">;
  readonly action: NextAction;
  readonly full?: boolean;
}

const ICON = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The primary action of a result, on its summary and at the bottom of a phone. */
export function NextActionLink({ project, action, full }: NextActionLinkProps) {
  const params = { projectId: project.id };
  const className = buttonClass({ full });
  if (action.kind === "ask")
    return (
      <Link to="/projects/$projectId/request" params={params} className={className}>
        <Send {...ICON} />
        {say("ask.action")}
      </Link>
    );
  if (action.kind === "wait")
    return (
      <Link to="/projects/$projectId/request" params={params} className={className}>
        <Eye {...ICON} />
        {say("wait.action")}
      </Link>
    );
  if (action.kind === "compare")
    return (
      <Link to="/projects/$projectId/offers" params={params} className={className}>
        <Columns3 {...ICON} />
        {say("compare.action", { offers: action.offers })}
      </Link>
    );
  if (action.kind === "orders")
    return (
      <Link to="/orders" className={className}>
        <Truck {...ICON} />
        {say("orders.action")}
      </Link>
    );
  return action.paid ? (
    <Link to="/passports" className={className}>
      <FileCheck {...ICON} />
      {say("paid.action")}
    </Link>
  ) : (
    <Link to="/jobs" className={className}>
      <HardHat {...ICON} />
      {say("job.action")}
    </Link>
  );
}
