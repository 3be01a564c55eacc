import type { JobSummary } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/jobs";
import { CalendarDays } from "lucide-react";
import { amountText } from "../../../lib/minor-money";
import { Link } from "../../../lib/routing/link";
import { Chip } from "../../../ui/chip";
import { clientOf, dayText, kilowatts, nextText, percentOf, STATE_TONES } from "../model/texts";

/** How much of a job is paid. */
export function Paid({ job }: { readonly job: JobSummary }) {
  const percent = percentOf(job);
  return (
    <div>
      <p className="job-paid type-small">
        <span className="text-text-2">{say("paidOf", { percent })}</span>
        <span className="font-semibold">{amountText(job.totalMinor, job.currency)}</span>
      </p>
      <div className="job-bar mt-1" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

/** Until when the next thing is to be done, or how late it is. */
export function NextDay({ job: { next } }: { readonly job: JobSummary }) {
  if (next.day === null) return null;
  return (
    <>
      {next.late > 0 && <Chip tone="warn">{say("late", { days: next.late })}</Chip>}
      <span className="type-small inline-flex items-center gap-1.5 text-text-2">
        <CalendarDays size={14} strokeWidth={1.75} aria-hidden="true" />
        {dayText(next.day)}
      </span>
    </>
  );
}

/** The day that the offer names, or that was set since, until the work is scheduled. */
export function PlannedDay({ job: { state, startOn } }: { readonly job: JobSummary }) {
  if (startOn === null || !UNCONFIRMED.includes(state)) return null;
  return <p className="type-small text-text-2">{say("plannedFor", { day: dayText(startOn) })}</p>;
}
const UNCONFIRMED: readonly JobSummary["state"][] = ["contracted", "deposit_received", "procurement"];

/** A job on the board. */
export function JobCard({ job }: { readonly job: JobSummary }) {
  const stopped = job.state === "on_hold" || job.state === "disputed";
  const done = job.state === "handed_over" || job.state === "in_warranty";
  return (
    <li className="job-card" data-done={done}>
      <h3 className="type-h4 flex justify-between gap-2">
        <Link to="/jobs/$jobId" params={{ jobId: job.id }}>
          {clientOf(job)}
        </Link>
        <span className="flex-none">{say("size", { kilowatts: kilowatts(job.panelWatts) })}</span>
      </h3>
      <p className="type-small text-text-2">
        {job.place}, {job.number}
      </p>
      <p className="type-small">{nextText(job)}</p>
      <PlannedDay job={job} />
      <Paid job={job} />
      <div className="job-card-foot">
        <NextDay job={job} />
        {stopped && <Chip tone={STATE_TONES[job.state]}>{say(`state.${job.state}`)}</Chip>}
      </div>
    </li>
  );
}
