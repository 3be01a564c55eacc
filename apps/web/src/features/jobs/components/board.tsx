import type { JobList } from "@sunwright/contract/jobs";
import { JOB_COLUMN_NAMES } from "@sunwright/contract/job-states";
import { say } from "@sunwright/words/jobs";
import { formatNumber } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { JobCard } from "./job-card";

/** What is under way, by what it waits for. A card stands where the state of its job is; its page moves it on. */
export function Board({ list }: { readonly list: JobList }) {
  const { jobs, columns, figures, more } = list;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a middling width */}
      <div className="job-board" role="group" aria-label={say("board")} tabIndex={0}>
        {JOB_COLUMN_NAMES.map((name) => {
          const column = columns.find((each) => each.column === name);
          const here = jobs.filter((job) => job.column === name);
          return (
            <section key={name} className="job-column" aria-label={say(`column.${name}`)}>
              <header>
                <h2 className="type-h4">{say(`column.${name}`)}</h2>
                <span className="type-small text-text-2">{formatNumber(column?.jobs ?? 0)}</span>
                <span className="type-small text-text-2">{amountText(column?.totalMinor ?? 0, figures.currency)}</span>
              </header>
              {here.length === 0 ? (
                <p className="type-small text-text-3">{say("columnEmpty")}</p>
              ) : (
                <ul className="job-cards">
                  {here.map((job) => (
                    <JobCard key={job.id} job={job} />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </div>
      {more && <p className="type-small mt-3">{say("moreInList", { count: jobs.length })}</p>}
      <p className="type-small mt-6 text-text-2">{say("foot")}</p>
    </>
  );
}
