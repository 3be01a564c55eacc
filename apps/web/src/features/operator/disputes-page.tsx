import { say } from "@sunwright/words/operator";
import type { DisputeLine } from "@sunwright/contract/operator";
import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "../../lib/format";
import { amountText } from "../../lib/minor-money";
import { Chip } from "../../ui/chip";
import { Empty } from "../../ui/empty";
import { Sheet, SheetHeader } from "../../ui/sheet";
import { SkeletonRows } from "../../ui/skeleton";
import { disputesQuery } from "./api/operator";
import { DisputePanel } from "./components/dispute-panel";
import { EndJob } from "./components/end-job";
import { Unread } from "./components/unread";
import type { RenderStep } from "./components/use-decide";
import type { DisputeSearch } from "./model/search";

interface DisputesPageProps {
  readonly search: DisputeSearch;
  readonly onSearch: (search: DisputeSearch) => void;
  readonly renderStep: RenderStep;
}

/** What is in dispute, and the one that is open. */
export function DisputesPage({ search, onSearch, renderStep }: DisputesPageProps) {
  const answer = useQuery(disputesQuery);
  if (!answer.data)
    return answer.isError ? <Unread query={answer} /> : <SkeletonRows rows={6} showLabel label={say("loading")} />;
  const { disputes } = answer.data;
  return (
    <div className="operator-columns">
      <Sheet aria-label={say("disputes")}>
        <SheetHeader title={say("disputes")} aside={<EndJob renderStep={renderStep} />} />
        {disputes.length === 0 ? (
          <Empty className="m-5">{say("disputes.none")}</Empty>
        ) : (
          <ul className="px-5 pb-4">
            {disputes.map((dispute) => (
              <Row
                key={dispute.number}
                dispute={dispute}
                readAt={answer.dataUpdatedAt}
                open={dispute.number === search.open}
                onOpen={() => onSearch({ open: dispute.number })}
              />
            ))}
          </ul>
        )}
      </Sheet>
      {search.open === undefined ? (
        <p className="text-text-2">{say("disputes.choose")}</p>
      ) : (
        <DisputePanel key={search.open} number={search.open} renderStep={renderStep} onDecided={() => onSearch({})} />
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
  const over = Date.parse(deadline) <= readAt;
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-2">
        <Chip>{say("disputes.about", { about })}</Chip>
        <button type="button" className="link type-h4 text-left" aria-current={open || undefined} onClick={onOpen}>
          {`${number}, ${firm}`}
        </button>
        <Chip tone={over ? "warn" : "info"}>{say("disputes.state", { state })}</Chip>
      </p>
      <p className="type-small mt-1">
        {say("disputes.claimed", { amount: amountText(amountMinor, currency), by: openedBy })}
      </p>
      <p className="type-help text-text-3">
        {say(over ? "disputes.over" : "disputes.until", { day: formatDateTime(deadline) })}
      </p>
    </li>
  );
}
