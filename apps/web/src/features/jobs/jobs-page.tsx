import type { JobList } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/jobs";
import { say as sayCalendar } from "@sunwright/words/team-calendar";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarDays, Columns3, List } from "lucide-react";
import type { ReactElement } from "react";
import type { OnSearch } from "../../lib/routing/next-search";
import { amountOf, amountText } from "../../lib/minor-money";
import { formatNumber } from "../../lib/format";
import { useHasFirm } from "../../lib/own-firm";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { today } from "../../lib/today";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { Num } from "../../ui/num";
import { Segmented } from "../../ui/segmented";
import { Stat, StatRow } from "../../ui/stat-row";
import { HouseSymbol } from "../../ui/symbols";
import { usePhone } from "../../ui/use-media";
import { jobsQuery } from "./api/jobs";
import { usePhotos } from "./api/photos";
import { Board } from "./components/board";
import { JobListed } from "./components/job-list";
import { TeamCalendar } from "./components/team-calendar";
import { WaitingPhotos } from "./components/waiting-photos";
import { JOB_LOOKS, type JobLook, type JobSearch, looksAs } from "./model/job-search";
import { dayAfter, dayText, kilowatts } from "./model/texts";
import { FirmAnswer } from "../firm/components/firm-answer";
import "./jobs.css";

interface JobsPageProps {
  readonly search: JobSearch;
  readonly onSearch: OnSearch<JobSearch>;
}

const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const ICONS = {
  board: <Columns3 {...ICON} />,
  list: <List {...ICON} />,
  calendar: <CalendarDays {...ICON} />,
} as const satisfies Readonly<Record<JobLook, ReactElement>>;

const TEXTS = {
  loading: say("loading"),
  none: say("noFirm"),
  notLoaded: say("notLoaded"),
  safe: say("safe"),
};

/** The jobs of the firm: a board or a calendar of what is under way, or a list of all. */
export function JobsPage({ search, onSearch }: JobsPageProps) {
  usePageFrame({ title: say("title") });
  const has = useHasFirm("installer");
  const answer = useQuery({
    ...jobsQuery(search),
    enabled: has === true,
    placeholderData: keepPreviousData,
  });
  const phone = usePhone();
  // A board has no room on a phone.
  const look = phone ? "list" : looksAs(search);
  return (
    <div className="page-width pt-8 pb-18 max-sm:pt-5">
      <div className="job-head">
        <h1 className="type-h1">{say("title")}</h1>
        {!phone && answer.data && (
          <Segmented
            label={say("how")}
            value={look}
            onValueChange={(as) =>
              onSearch((latest) => ({ ...(as === "list" ? latest : {}), as, page: undefined, from: undefined }))
            }
            options={JOB_LOOKS.map((value) => ({
              value,
              label: value === "calendar" ? sayCalendar("title") : say(value),
              icon: ICONS[value],
            }))}
          />
        )}
      </div>
      <FirmAnswer answer={answer} has={has} missing="installer_not_found" texts={TEXTS} className="mt-6">
        {(list) => <Shown list={list} look={look} search={search} onSearch={onSearch} />}
      </FirmAnswer>
    </div>
  );
}

function Shown({ list, look, search, onSearch }: JobsPageProps & { readonly list: JobList; readonly look: JobLook }) {
  const photos = usePhotos();
  const nothing = list.counts.open + list.counts.done + list.counts.handed_over === 0;
  return (
    <>
      <Figures figures={list.figures} />
      <WaitingPhotos photos={photos} />
      {nothing ? (
        <Empty
          symbol={<HouseSymbol />}
          className="mt-6"
          action={
            <Link to="/quotes" className={buttonClass({ variant: "outline", size: "sm" })}>
              {say("toQuotes")}
            </Link>
          }
        >
          {say("none.open")}
        </Empty>
      ) : look === "board" ? (
        <Board list={list} />
      ) : look === "calendar" ? (
        <TeamCalendar list={list} search={search} onSearch={onSearch} />
      ) : (
        <JobListed list={list} search={search} onSearch={onSearch} />
      )}
    </>
  );
}

/** Days that "due this week" looks ahead. */
const WEEK = 7;

function Figures({ figures }: Pick<JobList, "figures">) {
  const { currency, jobs, panelWatts, totalMinor, paidMinor, dueMinor, overdueMinor, nextStart } = figures;
  const figure = (minor: number) => <Num size={3} {...amountOf(minor, currency)} />;
  const week = dayAfter(today(), WEEK);
  return (
    <StatRow label={say("figures")} className="mt-5">
      <Stat label={say("figure.open")} context={say("figure.openLine", { kilowatts: kilowatts(panelWatts) })}>
        <Num size={2} value={formatNumber(jobs)} />
      </Stat>
      <Stat
        label={say("figure.contracted")}
        context={say("figure.contractedLine", { amount: amountText(paidMinor, currency) })}
      >
        {figure(totalMinor)}
      </Stat>
      <Stat label={say("figure.due")} context={say("figure.dueLine", { day: dayText(week) })}>
        {figure(dueMinor)}
      </Stat>
      <Stat
        label={say("figure.overdue")}
        context={say("figure.overdueLine", { some: overdueMinor > 0 ? "yes" : "no" })}
      >
        {figure(overdueMinor)}
      </Stat>
      <Stat
        label={say("figure.next")}
        contextIcon={<CalendarDays {...ICON} />}
        context={say("figure.nextLine", { some: nextStart === null ? "no" : "yes" })}
      >
        <Num size={2} value={nextStart === null ? say("noDay") : dayText(nextStart)} />
      </Stat>
    </StatRow>
  );
}
