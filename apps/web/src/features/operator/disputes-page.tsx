import { say } from "@sunwright/words/operator";
import { DISPUTE_KINDS, DISPUTE_PAGE, DISPUTE_VIEWS, type DisputeLine } from "@sunwright/contract/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isLiving } from "@sunwright/contract/order-states";
import type { OnSearch } from "../../lib/routing/next-search";
import { formatDateTime } from "../../lib/format";
import { amountText } from "../../lib/minor-money";
import { Chip } from "../../ui/chip";
import { Empty } from "../../ui/empty";
import { Segmented } from "../../ui/segmented";
import { Select } from "../../ui/select";
import { Sheet, SheetHeader } from "../../ui/sheet";
import { SkeletonRows } from "../../ui/skeleton";
import { disputesQuery } from "./api/operator";
import { DisputePanel } from "./components/dispute-panel";
import { EndJob } from "./components/end-job";
import { Pages } from "./components/pages";
import { Unread } from "./components/unread";
import type { RenderStep } from "./components/use-decide";
import { type DisputeSearch, disputeSearch } from "./model/search";
import { SearchBox } from "../../ui/search-box";

interface DisputesPageProps {
  readonly search: DisputeSearch;
  readonly onSearch: OnSearch<DisputeSearch>;
  readonly renderStep: RenderStep;
}

/** A choice that is none: lists have no empty value. */
const BOTH = "both";

/** What is or was in dispute, and the one that is open. */
export function DisputesPage({ search, onSearch, renderStep }: DisputesPageProps) {
  const answer = useQuery({ ...disputesQuery(search), placeholderData: keepPreviousData });
  if (!answer.data)
    return answer.isError ? <Unread query={answer} /> : <SkeletonRows rows={6} showLabel label={say("loading")} />;
  const { disputes, total } = answer.data;
  const { view = "open", page = 1 } = search;
  const ask = (change: Readonly<Record<string, unknown>>) =>
    onSearch((latest) => disputeSearch({ ...latest, page: undefined, ...change }));
  const isNarrowed = view === "closed" || search.kind !== undefined || search.q !== undefined;
  return (
    <div className="operator-columns">
      <Sheet aria-label={say("disputes")}>
        <SheetHeader title={say("disputes")} aside={<EndJob renderStep={renderStep} />} />
        <div className="grid gap-3 px-5 pb-4">
          <Segmented
            label={say("disputes.which")}
            value={view}
            onValueChange={(next) => ask({ view: next })}
            options={DISPUTE_VIEWS.map((value) => ({ value, label: say("disputes.view", { view: value }) }))}
          />
          <div className="operator-controls">
            <SearchBox label={say("search")} value={search.q ?? ""} onSearch={(q) => ask({ q })} />
            <Select
              aria-label={say("disputes.kind")}
              value={search.kind ?? BOTH}
              onValueChange={(kind) => ask({ kind })}
              options={[BOTH, ...DISPUTE_KINDS].map((value) => ({
                value,
                label: say("disputes.kindName", { kind: value }),
              }))}
            />
          </div>
          <p className="type-small" role="status">
            {say("disputes.count", { count: total })}
          </p>
        </div>
        {disputes.length === 0 ? (
          <Empty className="m-5">{say(isNarrowed ? "queue.noneFound" : "disputes.none")}</Empty>
        ) : (
          <ul className="px-5 pb-4">
            {disputes.map((dispute) => (
              <Row
                key={dispute.id}
                dispute={dispute}
                readAt={answer.dataUpdatedAt}
                open={dispute.id === search.id}
                onOpen={() => onSearch((latest) => ({ ...latest, open: dispute.number, id: dispute.id }))}
              />
            ))}
          </ul>
        )}
        <div className="px-5 pb-4">
          <Pages
            page={page}
            more={page * DISPUTE_PAGE < total}
            onPage={(next) => onSearch((latest) => ({ ...latest, page: next }))}
          />
        </div>
      </Sheet>
      {search.open === undefined ? (
        <p className="text-text-2">{say("disputes.choose")}</p>
      ) : (
        <DisputePanel
          key={`${search.open} ${search.id ?? ""}`}
          number={search.open}
          id={search.id}
          renderStep={renderStep}
          onDecided={() => onSearch((latest) => ({ ...latest, open: undefined, id: undefined }))}
        />
      )}
    </div>
  );
}

interface RowProps {
  readonly dispute: DisputeLine;
  /** When the list was read. [ms] */
  readonly readAt: number;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Row({ dispute, readAt, open, onOpen }: RowProps) {
  const { number, about, state, firm, openedBy, currency, amountMinor, deadline } = dispute;
  const lives = isLiving(state);
  const over = lives && Date.parse(deadline) <= readAt;
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-2">
        <Chip>{say("disputes.about", { about })}</Chip>
        <button type="button" className="link type-h4 text-left" aria-current={open || undefined} onClick={onOpen}>
          {`${number}, ${firm}`}
        </button>
        <Chip tone={over ? "warn" : lives ? "info" : "ok"}>{say("disputes.state", { state })}</Chip>
      </p>
      <p className="type-small mt-1">
        {say("disputes.claimed", { amount: amountText(amountMinor, currency), by: openedBy })}
      </p>
      <p className="type-help text-text-3" hidden={!lives}>
        {say(over ? "disputes.over" : "disputes.until", { day: formatDateTime(deadline) })}
      </p>
    </li>
  );
}
