import { say } from "@sunwright/words/operator";
import { DISPUTE_KINDS, DISPUTE_PAGE, DISPUTE_VIEWS, type DisputeLine } from "@sunwright/contract/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isLiving } from "@sunwright/contract/order-states";
import type { OnSearch } from "../../lib/routing/next-search";
import { formatDateTime } from "../../lib/format";
import { amountText } from "../../lib/minor-money";
import { Chip } from "../../ui/chip";
import { Segmented } from "../../ui/segmented";
import { Select } from "../../ui/select";
import { disputesQuery } from "./api/operator";
import { CaseList, CaseName } from "./components/case-list";
import { DisputePanel } from "./components/dispute-panel";
import { EndJob } from "./components/end-job";
import type { RenderStep } from "./components/use-decide";
import { type DisputeSearch, disputeSearch } from "./model/search";

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
  const { disputes = [], total = 0 } = answer.data ?? {};
  const { view = "open" } = search;
  const ask = (change: Readonly<Record<string, unknown>>) =>
    onSearch((latest) => disputeSearch({ ...latest, page: undefined, ...change }));
  const isNarrowed = view === "closed" || search.kind !== undefined || search.q !== undefined;
  return (
    <div className="operator-columns">
      <CaseList
        title={say("disputes")}
        search={search}
        onSearch={(change) => onSearch((latest) => disputeSearch({ ...latest, ...change }))}
        read={answer}
        shown={disputes.length}
        total={total}
        perPage={DISPUTE_PAGE}
        none={say(isNarrowed ? "queue.noneFound" : "disputes.none")}
        aside={<EndJob renderStep={renderStep} />}
        controls={(searchBox) => (
          <>
            <Segmented
              label={say("disputes.which")}
              value={view}
              onValueChange={(next) => ask({ view: next })}
              options={DISPUTE_VIEWS.map((value) => ({ value, label: say("disputes.view", { view: value }) }))}
            />
            <div className="operator-controls">
              {searchBox}
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
              {answer.data === undefined ? "" : say("disputes.count", { count: total })}
            </p>
          </>
        )}
      >
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
      </CaseList>
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
        <CaseName open={open} onOpen={onOpen}>
          {`${number}, ${firm}`}
        </CaseName>
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
