import { say } from "@sunwright/words/auth";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../../ui/button-class";

/** Why the link cannot be used, and the way to another. */
export function ResetLinkProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="mt-6 rounded-2 border border-bad bg-bad-soft p-4 text-bad">
      <p className="flex gap-2.5">
        <CircleAlert size={19} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
        {children}
      </p>
      <a href="/auth?mode=reset" className={buttonClass({ variant: "outline" }) + " mt-3"}>
        {say("reset.requestNewLink")}
      </a>
    </div>
  );
}
