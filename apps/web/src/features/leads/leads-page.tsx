import type { Response } from "@sunwright/contract/endpoint";
import type { listLeads } from "@sunwright/contract/leads";
import { LEAD_SORTS, LEAD_VIEWS } from "@sunwright/contract/request-states";
import { say } from "@sunwright/words/leads";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { OnSearch } from "../../lib/routing/next-search";
import { ApiError } from "../../lib/api-error";
import { formatDateTime, formatNumber } from "../../lib/format";
import { useNow } from "../../lib/now";
import { useHasFirm } from "../../lib/own-firm";
import { usePageFrame } from "../../lib/page-frame";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Num } from "../../ui/num";
import { SearchBox } from "../../ui/search-box";
import { Select } from "../../ui/select";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { Stat, StatRow } from "../../ui/stat-row";
import { HouseSymbol } from "../../ui/symbols";
import { useNarrow } from "../../ui/use-media";
import { leadQuery, leadsQuery } from "./api/leads";
import { LeadCard } from "./components/lead-card";
import { LeadDetail } from "./components/lead-detail";
import { SampleLeads } from "./components/sample-leads";
import { answerClock } from "./model/answer-clock";
import type { LeadSearch } from "./model/lead-search";
import { FirmAnswer } from "../firm/components/firm-answer";
import "./leads.css";

interface LeadsPageProps {
  readonly search: LeadSearch;
  readonly onSearch: OnSearch<LeadSearch>;
  /** What both sides write about a lead; another feature's. */
  readonly renderThread: (leadId: string) => ReactNode;
}

const TEXTS = {
  loading: say("loading"),
  none: say("noFirm"),
  notLoaded: say("notLoaded"),
  safe: say("safe"),
};

/** What homeowners ask the firm, by fit, and one of them whole beside it; on a phone under its card. */
export function LeadsPage({ search, onSearch, renderThread }: LeadsPageProps) {
  usePageFrame({ title: say("title") });
  const has = useHasFirm("installer");
  const answer = useQuery({
    ...leadsQuery(search),
    enabled: has === true,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page-width pt-8 pb-18 max-sm:pt-5">
      <h1 className="type-h1">{say("title")}</h1>
      <FirmAnswer answer={answer} has={has} missing="installer_not_found" texts={TEXTS} className="mt-6">
        {(list) => <Shown list={list} search={search} onSearch={onSearch} renderThread={renderThread} />}
      </FirmAnswer>
    </div>
  );
}

type Listed = Response<typeof listLeads>;

function Shown({ list, search, onSearch, renderThread }: LeadsPageProps & { readonly list: Listed }) {
  const narrow = useNarrow();
  const view = search.view ?? "waiting";
  const { leads, next } = list;
  const chosen = search.lead ?? (narrow ? undefined : leads[0]?.id);
  // An accepted lead stands in another list: it goes along with whoever accepted it, and stays open.
  const shown = (leadId: string) => (
    <OneLead
      key={leadId}
      leadId={leadId}
      renderThread={renderThread}
      onAccepted={() => onSearch(({ sort }) => ({ view: "accepted", sort, lead: leadId }))}
    />
  );
  const besideList = chosen !== undefined && !(narrow && leads.some(({ id }) => id === chosen));
  return (
    <>
      <Figures list={list} />
      <div className="lead-controls">
        <div role="group" aria-label={say("which")} className="lead-views">
          {LEAD_VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => onSearch(({ sort, q }) => ({ view: each, sort, q }))}
            >
              {say(`view.${each}`)} <span className="text-text-3">{formatNumber(list.counts[each])}</span>
            </button>
          ))}
        </div>
        {view === "waiting" && (
          <Select
            aria-label={say("sort")}
            size="sm"
            className="lead-sort"
            value={search.sort ?? "fit"}
            onValueChange={(sort) => onSearch((latest) => ({ ...latest, sort }))}
            options={LEAD_SORTS.map((value) => ({ value, label: say(`sort.${value}`) }))}
          />
        )}
        <SearchBox
          label={say("search")}
          className="lead-search"
          value={search.q ?? ""}
          onSearch={(q) => onSearch(({ view: shownView, sort }) => ({ view: shownView, sort, q }))}
        />
      </div>
      <div className="lead-columns">
        <div className="min-w-0">
          {leads.length === 0 ? (
            <>
              <Empty symbol={<HouseSymbol />}>{search.q === undefined ? say(`none.${view}`) : say("noneFound")}</Empty>
              {neverAsked(list.counts) && <SampleLeads />}
            </>
          ) : (
            <ul aria-label={say("list")} className="grid gap-4">
              {leads.map((lead) => (
                <li key={lead.id}>
                  <LeadCard lead={lead} search={search} open={lead.id === chosen} />
                  {narrow && lead.id === chosen && shown(lead.id)}
                </li>
              ))}
            </ul>
          )}
          <Pages search={search} next={next} onSearch={onSearch} />
        </div>
        {besideList && <div className="min-w-0">{shown(chosen)}</div>}
      </div>
    </>
  );
}

const neverAsked = ({ waiting, accepted, ended }: Listed["counts"]) => waiting + accepted + ended === 0;

function Figures({ list: { counts, most, nextEnds, answerHours } }: { readonly list: Listed }) {
  const now = useNow();
  return (
    <StatRow label={say("figures")} className="mt-6">
      <Stat label={say("figure.open")} context={say("figure.open.line", { most })}>
        <Num value={formatNumber(counts.waiting)} size={2} />
      </Stat>
      <Stat label={say("figure.next")} context={nextEnds === null ? say("figure.next.none") : formatDateTime(nextEnds)}>
        {nextEnds === null ? (
          <Num value="–" size={2} />
        ) : (
          <Num value={formatNumber(answerClock(nextEnds, now).hours)} unit="h" size={2} />
        )}
      </Stat>
      <Stat
        label={say("figure.answer")}
        context={answerHours === null ? say("figure.answer.none") : say("figure.answer.line")}
      >
        {answerHours === null ? (
          <Num value="–" size={2} />
        ) : (
          <Num value={formatNumber(answerHours, 1)} unit="h" size={2} />
        )}
      </Stat>
      <Stat label={say("figure.accepted")} context={say("figure.accepted.line")}>
        <Num value={formatNumber(counts.accepted)} size={2} />
      </Stat>
    </StatRow>
  );
}

function Pages({ search, next, onSearch }: Omit<LeadsPageProps, "renderThread"> & { readonly next: string | null }) {
  if (search.after === undefined && next === null) return null;
  return (
    <div className="mt-4 flex justify-end gap-3">
      {search.after !== undefined && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => onSearch((latest) => ({ ...latest, after: undefined, lead: undefined }))}
        >
          {say("first")}
        </Button>
      )}
      {next !== null && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => onSearch((latest) => ({ ...latest, after: next, lead: undefined }))}
        >
          {say("more")}
        </Button>
      )}
    </div>
  );
}

interface OneLeadProps extends Pick<LeadsPageProps, "renderThread"> {
  readonly leadId: string;
  readonly onAccepted: () => void;
}

function OneLead({ leadId, renderThread, onAccepted }: OneLeadProps) {
  const answer = useQuery(leadQuery(leadId));
  if (answer.data) return <LeadDetail lead={answer.data} thread={renderThread(leadId)} onAccepted={onAccepted} />;
  if (answer.error instanceof ApiError && answer.error.code === "lead_not_found")
    return <Empty symbol={<HouseSymbol />}>{say("missing")}</Empty>;
  if (answer.isError)
    return (
      <ErrorRow
        message={say("notLoaded")}
        detail={say("safe")}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  return (
    <Delayed>
      <SkeletonRows rows={6} showLabel label={say("loading")} />
    </Delayed>
  );
}
