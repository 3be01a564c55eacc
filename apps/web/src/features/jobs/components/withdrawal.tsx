import type { Job } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/job-withdrawal";
import { formatDate } from "../../../lib/format";
import { SectionRule } from "../../../ui/section-rule";

/** What the law gives the homeowner, while it does. */
export function Withdrawal({ job: { side, state, withdrawal } }: { readonly job: Job }) {
  if (withdrawal === null || (!withdrawal.open && state !== "in_progress")) return null;
  const { open, until, days, earlyStartAt } = withdrawal;
  return (
    <section aria-label={say("title")}>
      <SectionRule title={say("title")} />
      {open ? (
        <p className="type-small mt-2">
          {until === null ? say("before", { side, days }) : say("until", { side, day: formatDate(until) })}
        </p>
      ) : (
        until !== null && <p className="type-small mt-2">{say("begun", { day: formatDate(until) })}</p>
      )}
      <p className="type-help mt-1 text-text-2">
        {earlyStartAt === null ? open && say("waits") : say("early", { side, day: formatDate(earlyStartAt) })}
      </p>
    </section>
  );
}
