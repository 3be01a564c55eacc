import { say } from "@sunwright/words/next-steps";
import type { Project } from "@sunwright/contract/projects";
import { Columns3, Eye, FileCheck, HardHat, Send, Truck, type LucideIcon } from "lucide-react";
import { Link } from "../../../lib/routing/link";
import { buttonClass } from "../../../ui/button-class";
import type { NextAction } from "../model/next-action";

interface NextActionLinkProps {
  readonly project: Pick<Project, "id">;
  readonly action: NextAction;
  readonly full?: boolean;
}

/** The primary action of a result, on its summary and at the bottom of a phone. */
export function NextActionLink({ project, action, full }: NextActionLinkProps) {
  const { href, Icon, text } = wayOf(`/projects/${project.id}`, action);
  return (
    <Link href={href} className={buttonClass({ full })}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {text}
    </Link>
  );
}

interface Way {
  readonly href: string;
  readonly Icon: LucideIcon;
  readonly text: string;
}

function wayOf(project: string, action: NextAction): Way {
  if (action.kind === "compare")
    return {
      href: `${project}/offers`,
      Icon: Columns3,
      text: say("compare.action", { offers: action.offers }),
    };
  if (action.kind === "ask") return { href: `${project}/request`, Icon: Send, text: say("ask.action") };
  if (action.kind === "wait") return { href: `${project}/request`, Icon: Eye, text: say("wait.action") };
  if (action.kind === "orders") return { href: "/orders", Icon: Truck, text: say("orders.action") };
  return action.paid
    ? { href: "/passports", Icon: FileCheck, text: say("paid.action") }
    : { href: "/jobs", Icon: HardHat, text: say("job.action") };
}
