import type { JobList } from "@sunwright/contract/jobs";
import { say as sayJob } from "@sunwright/words/jobs";
import { say } from "@sunwright/words/team-calendar";
import { dateText } from "@sunwright/words/formats";
import type { OnSearch } from "../../../lib/routing/next-search";
import { Link } from "../../../lib/routing/link";
import { today } from "../../../lib/today";
import { Button } from "../../../ui/button";
import type { JobSearch } from "../model/job-search";
import { type Block, CALENDAR_DAYS, daysFrom, mondayOf, teamCalendar, type TeamRow } from "../model/team-calendar";
import { clientOf, dayAfter, dayText, planText } from "../model/texts";

type Job = JobList["jobs"][number];

interface CalendarProps {
  readonly list: JobList;
  readonly search: JobSearch;
  readonly onSearch: OnSearch<JobSearch>;
}

/** Which team works where on which day, four weeks at a time, and when each is free. */
export function TeamCalendar({ list: { jobs, more }, search, onSearch }: CalendarProps) {
  const from = mondayOf(search.from ?? today());
  const days = daysFrom(from);
  const rows = teamCalendar(jobs, from, today());
  const go = (to: string | undefined) => onSearch((latest) => ({ ...latest, as: "calendar", from: to }));
  const without = jobs.filter(({ startOn }) => startOn === null).length;
  return (
    <>
      <div className="job-controls">
        <h2 className="type-h3">{say("from", { from: dayText(from), to: dayText(days.at(-1) ?? from) })}</h2>
        <div role="group" aria-label={say("weeks")} className="ml-auto flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => go(dayAfter(from, -CALENDAR_DAYS))}>
            {say("earlier")}
          </Button>
          <Button variant="outline" size="sm" onClick={() => go(undefined)}>
            {say("now")}
          </Button>
          <Button variant="outline" size="sm" onClick={() => go(dayAfter(from, CALENDAR_DAYS))}>
            {say("later")}
          </Button>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a middling width */}
      <div className="team-calendar" role="group" aria-label={say("title")} tabIndex={0}>
        <Days days={days} />
        {rows.map((row) => (
          <Team key={row.crew} row={row} days={days} />
        ))}
      </div>
      {rows.every(({ blocks }) => blocks.length === 0) && <p className="mt-4 text-text-2">{say("none")}</p>}
      {without > 0 && <p className="type-small mt-4">{say("noDay", { jobs: without })}</p>}
      {more && <p className="type-small mt-2">{say("more", { count: jobs.length })}</p>}
      <p className="type-small mt-4 text-text-2">{say("help")}</p>
    </>
  );
}

const weekdayText = dateText({ weekday: "narrow", timeZone: "UTC" });
const dayOfMonthText = dateText({ day: "numeric", timeZone: "UTC" });
const WEEKEND: readonly number[] = [0, 6];
const isWeekend = (day: string): boolean => WEEKEND.includes(new Date(day).getUTCDay());

/** Heads of the columns. Each job says its own days. */
const Days = ({ days }: { readonly days: readonly string[] }) => (
  <div className="team-days" aria-hidden="true">
    <span />
    {days.map((day) => (
      <span key={day} data-today={day === today()} data-rest={isWeekend(day)}>
        <span>{weekdayText(new Date(day))}</span>
        <span>{dayOfMonthText(new Date(day))}</span>
      </span>
    ))}
  </div>
);

function Team({ row, days }: { readonly row: TeamRow<Job>; readonly days: readonly string[] }) {
  const { crew, blocks, lanes, free, clash } = row;
  const name = crew === "" ? say("noTeam") : crew;
  return (
    <section className="team-row" aria-label={name}>
      <header style={{ gridRowStart: 1, gridRowEnd: lanes + 1 }}>
        <h3 className="type-h4 break-words">{name}</h3>
        {free !== null && (
          <p className="type-help text-text-2">
            {free.days === null
              ? say("free", { day: dayText(free.day) })
              : say("freeFor", { day: dayText(free.day), days: free.days })}
          </p>
        )}
        {clash !== null && <p className="type-help text-warn">{say("clash", { day: dayText(clash) })}</p>}
      </header>
      {days.map((day, index) => (
        <i
          key={day}
          className="team-day"
          style={{ gridColumnStart: index + 2, gridRowStart: 1, gridRowEnd: lanes + 1 }}
          data-today={day === today()}
          data-rest={isWeekend(day)}
          aria-hidden="true"
        />
      ))}
      {blocks.map((block) => (
        <JobBlock key={block.job.id} block={block} />
      ))}
    </section>
  );
}

function JobBlock({ block: { job, column, span, lane } }: { readonly block: Block<Job> }) {
  const { id, place, state, startOn, days } = job;
  const client = clientOf(job);
  const plan = planText(startOn ?? "", days);
  const whole = say("job", { client, place, days: plan, state: sayJob(`state.${state}`) });
  return (
    <Link
      to="/jobs/$jobId"
      params={{ jobId: id }}
      className="team-job"
      data-state={state}
      style={{ gridColumnStart: column + 2, gridColumnEnd: column + 2 + span, gridRowStart: lane + 1 }}
      aria-label={whole}
      title={whole}
    >
      <span className="truncate">{client}</span>
    </Link>
  );
}
