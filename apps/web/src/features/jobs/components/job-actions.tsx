import type { Job } from "@sunwright/contract/jobs";
import { say as sayStep } from "@sunwright/words/job-steps";
import { say } from "@sunwright/words/jobs";
import { useState } from "react";
import { formatDate } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { SectionRule } from "../../../ui/section-rule";
import type { JobSends } from "../api/jobs";
import { AcceptDialog, AnswerCancelDialog, ReasonDialog, SureDialog } from "./ask-dialogs";
import { ClaimDialog } from "./disputes";

interface JobActionsProps {
  readonly job: Job;
  readonly busy: boolean;
  readonly onSend: (body: JobSends, done?: () => void) => void;
}

/** Done at once. */
const AT_ONCE = ["procure", "parts-arrived", "schedule", "start", "commission", "offer-handover", "resume"] as const;
/** Asked for more, or once more. */
const ASKED = [
  "accept-handover",
  "answer-cancel",
  "ask-early-start",
  "hold",
  "ask-cancel",
  "cancel",
  "withdraw",
  "open-dispute",
] as const;
type Asked = (typeof ASKED)[number];

/** What the caller can do now to move the job on, or to stop it. */
export function JobActions({ job, busy, onSend }: JobActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { actions, side, cancelAsked, handover } = job;
  const close = () => setAsked(null);
  const send = (body: JobSends) => onSend(body, close);
  const dialog = { busy, onClose: close, onSend: send };
  const now = AT_ONCE.filter((action) => actions.includes(action));
  const more = ASKED.filter((action) => actions.includes(action));
  const acceptHelp = sayStep("do.accept-handoverHelp", {
    day: handover.until === null ? "" : formatDate(handover.until),
  });
  const helpOf = (action: Asked) =>
    action === "accept-handover"
      ? acceptHelp
      : action === "answer-cancel"
        ? sayStep("do.answer-cancelHelp", { by: cancelAsked?.by ?? "owner", reason: cancelAsked?.reason ?? "" })
        : action === "open-dispute"
          ? say("reportHelp")
          : sayStep(`do.${action}Help`);
  return (
    <section aria-label={say("todo")}>
      <SectionRule title={say("todo")} />
      {now.length + more.length === 0 && <p className="type-small mt-2 text-text-2">{say("nothingToDo", { side })}</p>}
      {cancelAsked?.by === side && <p className="type-small mt-2">{say("cancelWaits")}</p>}
      <ul className="job-things">
        {now.map((action) => (
          <li key={action}>
            <span>
              <Button busy={busy} full onClick={() => onSend({ action })}>
                {sayStep(`do.${action}`)}
              </Button>
            </span>
            <span className="type-help text-text-3">{sayStep(`do.${action}Help`)}</span>
          </li>
        ))}
        {more.map((action) => (
          <li key={action}>
            <Button
              full
              variant={action === "accept-handover" || action === "answer-cancel" ? "primary" : "outline"}
              onClick={() => setAsked(action)}
            >
              {action === "open-dispute" ? say("report") : sayStep(`do.${action}`)}
            </Button>
            <span className="type-help break-words text-text-3">{helpOf(action)}</span>
          </li>
        ))}
      </ul>
      {(asked === "hold" || asked === "cancel" || asked === "ask-cancel") && (
        <ReasonDialog key={asked} action={asked} {...dialog} />
      )}
      {(asked === "withdraw" || asked === "ask-early-start") && <SureDialog key={asked} action={asked} {...dialog} />}
      {asked === "accept-handover" && <AcceptDialog help={acceptHelp} {...dialog} />}
      {asked === "answer-cancel" && cancelAsked !== null && <AnswerCancelDialog asked={cancelAsked} {...dialog} />}
      {asked === "open-dispute" && <ClaimDialog job={job} {...dialog} />}
    </section>
  );
}
