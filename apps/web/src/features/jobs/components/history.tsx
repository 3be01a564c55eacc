import type { Job } from "@sunwright/contract/jobs";
import { say as sayStep } from "@sunwright/words/job-steps";
import { say } from "@sunwright/words/jobs";
import { formatDateTime } from "../../../lib/format";
import { SectionRule } from "../../../ui/section-rule";

type Entry = Job["events"][number];

function didText(event: Entry["event"], role: Entry["role"]): string {
  switch (event) {
    case "hand_over":
    case "hold":
    case "dispute":
    case "cancel":
      return sayStep(`did.${event}`, { role });
    default:
      return sayStep(`did.${event}`);
  }
}

/** What happened when. What a dispute is about stands with the dispute, and is not said again. */
export const History = ({ job: { events, acceptedAt } }: { readonly job: Pick<Job, "events" | "acceptedAt"> }) => (
  <section>
    <SectionRule title={say("history")} />
    <ol className="job-rows job-things">
      <li className="type-small">
        {say("accepted")}
        <span className="type-help block text-text-3">{formatDateTime(acceptedAt)}</span>
      </li>
      {events.map(({ event, role, reason, at }, index) => (
        <li key={index} className="type-small break-words">
          {didText(event, role)}
          {reason !== "" && event !== "dispute" && (
            <span className="block whitespace-pre-line text-text-2">{reason}</span>
          )}
          <span className="type-help block text-text-3">{formatDateTime(at)}</span>
        </li>
      ))}
    </ol>
  </section>
);
