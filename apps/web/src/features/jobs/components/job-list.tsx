import type { JobList, JobSummary } from "@sunwright/contract/jobs";
import { JOB_SORTS, JOB_VIEWS } from "@sunwright/contract/job-states";
import { say } from "@sunwright/words/jobs";
import type { OnSearch } from "../../../lib/routing/next-search";
import { formatNumber } from "../../../lib/format";
import { Link } from "../../../lib/routing/link";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Empty } from "../../../ui/empty";
import { Select } from "../../../ui/select";
import { Sheet } from "../../../ui/sheet";
import { HouseSymbol } from "../../../ui/symbols";
import type { JobSearch } from "../model/job-search";
import { clientOf, kilowatts, nextText, STATE_TONES } from "../model/texts";
import { NextDay, Paid, PlannedDay } from "./job-card";
import { SearchBox } from "../../../ui/search-box";

interface ListProps {
  readonly list: JobList;
  readonly search: JobSearch;
  readonly onSearch: OnSearch<JobSearch>;
}

/** All jobs, with search, filter, order and pages in the address. */
export function JobListed({ list, search, onSearch }: ListProps) {
  const view = search.view ?? "open";
  const page = search.page ?? 1;
  const ask = (change: JobSearch) => onSearch((latest) => ({ ...latest, as: "list", page: undefined, ...change }));
  return (
    <>
      <div className="job-controls">
        <div role="group" aria-label={say("which")} className="job-views">
          {JOB_VIEWS.map((each) => (
            <button key={each} type="button" aria-pressed={each === view} onClick={() => ask({ view: each })}>
              {say(`view.${each}`)} <span className="text-text-3">{formatNumber(list.counts[each])}</span>
            </button>
          ))}
        </div>
        <Select
          aria-label={say("sort")}
          value={search.sort ?? "next"}
          onValueChange={(sort) => ask({ sort })}
          options={JOB_SORTS.map((value) => ({ value, label: say(`sort.${value}`) }))}
        />
        <SearchBox label={say("search")} className="job-search" value={search.q ?? ""} onSearch={(q) => ask({ q })} />
      </div>
      {list.jobs.length === 0 ? (
        <Empty symbol={<HouseSymbol />}>{search.q === undefined ? say(`none.${view}`) : say("noneFound")}</Empty>
      ) : (
        <Sheet aria-label={say("list")}>
          <ul className="job-list">
            {list.jobs.map((job) => (
              <Row key={job.id} job={job} />
            ))}
          </ul>
        </Sheet>
      )}
      {(page > 1 || list.more) && (
        <div className="mt-4 flex justify-end gap-3">
          {page > 1 && (
            <Button variant="outline" size="sm" onClick={() => ask({ page: page - 1 })}>
              {say("before")}
            </Button>
          )}
          {list.more && (
            <Button variant="outline" size="sm" onClick={() => ask({ page: page + 1 })}>
              {say("after")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Row({ job }: { readonly job: JobSummary }) {
  return (
    <li className="job-row">
      <div className="min-w-0">
        <Link to="/jobs/$jobId" params={{ jobId: job.id }} className="link type-h4">
          {clientOf(job)}
        </Link>
        <p className="type-small break-words text-text-2">
          {job.number}, {job.place}, {say("size", { kilowatts: kilowatts(job.panelWatts) })}
        </p>
      </div>
      <div>
        <Chip tone={STATE_TONES[job.state]}>{say(`state.${job.state}`)}</Chip>
        <p className="type-small mt-1">{nextText(job)}</p>
        <PlannedDay job={job} />
      </div>
      <Paid job={job} />
      <p className="flex flex-wrap items-center justify-end gap-2">
        <NextDay job={job} />
      </p>
    </li>
  );
}
