import { say } from "@sunwright/words/operator";
import { QUEUE_PAGE, type QueueLine, type readQueue } from "@sunwright/contract/operator";
import type { Response } from "@sunwright/contract/endpoint";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { OnSearch } from "../../lib/routing/next-search";
import { formatDate, formatNumber } from "../../lib/format";
import { Chip } from "../../ui/chip";
import { Num } from "../../ui/num";
import { Segmented } from "../../ui/segmented";
import { SkeletonRows } from "../../ui/skeleton";
import { Stat, StatRow } from "../../ui/stat-row";
import { Table, TableHead } from "../../ui/table";
import { queueQuery } from "./api/operator";
import { CaseList, CaseName, type Read } from "./components/case-list";
import { CERTIFICATE_TONES, CertificatePanel } from "./components/certificate-panel";
import { FlaggedReviews } from "./components/flagged-reviews";
import { HeldPassports } from "./components/held-passports";
import { Unread } from "./components/unread";
import type { RenderStep } from "./components/use-decide";
import { QUEUE_LISTS, type QueueSearch } from "./model/search";

interface QueuePageProps {
  readonly search: QueueSearch;
  readonly onSearch: OnSearch<QueueSearch>;
  readonly renderStep: RenderStep;
}

/** From here on days say more. [h] */
const LONG = 72;
const HOUR = 3_600_000;

/** So long in days where it is that long, else 0. */
const daysOf = (hours: number) => (hours < LONG ? 0 : Math.round(hours / 24));

/** What waits for a decision, and the one that is open. */
export function QueuePage({ search, onSearch, renderStep }: QueuePageProps) {
  const answer = useQuery({ ...queueQuery(search), placeholderData: keepPreviousData });
  const { view = "waiting" } = search;
  const queue = answer.data;
  if (!queue)
    return answer.isError ? <Unread query={answer} /> : <SkeletonRows rows={6} showLabel label={say("loading")} />;
  const readAt = answer.dataUpdatedAt;
  const hours = queue.oldest === null ? 0 : Math.max(1, Math.round((readAt - Date.parse(queue.oldest)) / HOUR));
  const props = { search, onSearch, renderStep };
  return (
    <>
      <StatRow label={say("queue.figures")}>
        <Stat label={say("queue.waiting")} context={say("queue.oldest", { hours, days: daysOf(hours) })}>
          <Num size={2} value={formatNumber(queue.waiting)} />
        </Stat>
        <Stat label={say("queue.ending")} context={say("queue.endingLine")}>
          <Num size={2} value={formatNumber(queue.ending)} />
        </Stat>
        <Stat label={say("queue.disputes")} context={say("queue.disputesLine")}>
          <Num size={2} value={formatNumber(queue.disputes)} />
        </Stat>
        <Stat
          label={say("queue.flagged")}
          context={say("queue.flaggedLine", { passports: queue.passports, reviews: queue.reviews })}
        >
          <Num size={2} value={formatNumber(queue.passports + queue.reviews)} />
        </Stat>
      </StatRow>
      <div className="operator-scroll mt-7 p-1">
        <Segmented
          label={say("queue.which")}
          value={view}
          onValueChange={(next) => onSearch(() => ({ view: next }))}
          options={QUEUE_LISTS.map((value) => ({ value, label: say("queue.view", { view: value }) }))}
        />
      </div>
      <div className="operator-columns">
        {view === "serials" ? (
          <HeldPassports {...props} />
        ) : view === "reviews" || view === "hidden" ? (
          <FlaggedReviews {...props} />
        ) : (
          <Certificates {...props} read={answer} queue={queue} />
        )}
      </div>
    </>
  );
}

interface CertificatesProps extends QueuePageProps {
  readonly read: Read<unknown> & { readonly dataUpdatedAt: number };
  readonly queue: Response<typeof readQueue>;
}

function Certificates({ search, onSearch, renderStep, read, queue }: CertificatesProps) {
  const { view = "waiting" } = search;
  return (
    <>
      <CaseList
        title={say("queue.list")}
        search={search}
        onSearch={(change) => onSearch((latest) => ({ ...latest, ...change }))}
        read={read}
        shown={queue.lines.length}
        total={queue.total}
        perPage={QUEUE_PAGE}
        none={say(view === "waiting" && search.q === undefined ? "queue.noneWaits" : "queue.noneFound")}
      >
        <div className="operator-scroll">
          <Table caption={say("queue.list")}>
            <TableHead
              columns={[
                say("queue.firm"),
                say("queue.document"),
                say("queue.number"),
                say("queue.ends"),
                say(view === "waiting" ? "queue.timeLeft" : "queue.state"),
              ]}
            />
            <tbody>
              {queue.lines.map((line) => (
                <Row
                  key={line.id}
                  line={line}
                  readAt={read.dataUpdatedAt}
                  open={line.id === search.open}
                  onOpen={() => onSearch((latest) => ({ ...latest, open: line.id }))}
                />
              ))}
            </tbody>
          </Table>
        </div>
      </CaseList>
      {search.open === undefined ? (
        <p className="text-text-2">{say("queue.choose")}</p>
      ) : (
        <CertificatePanel key={search.open} id={search.open} renderStep={renderStep} />
      )}
    </>
  );
}

interface RowProps {
  readonly line: QueueLine;
  /** When the list was read. [ms] */
  readonly readAt: number;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Row({ line, readAt, open, onOpen }: RowProps) {
  const left = Math.round((Date.parse(line.answerBy) - readAt) / HOUR);
  return (
    <tr className="operator-row" data-open={open || undefined} onClick={onOpen}>
      <th scope="row">
        <CaseName open={open} onOpen={onOpen}>
          {line.firm}
        </CaseName>
      </th>
      <td>{line.kind}</td>
      <td>{line.number}</td>
      <td>{line.expires === null ? say("queue.noEnd") : formatDate(line.expires)}</td>
      <td>
        {line.state !== "pending" ? (
          <Chip tone={CERTIFICATE_TONES[line.state]}>{say("certificate.state", { state: line.state })}</Chip>
        ) : left >= 0 ? (
          say("queue.hours", { hours: left })
        ) : (
          <Chip tone="warn">{say("queue.late", { hours: -left, days: daysOf(-left) })}</Chip>
        )}
      </td>
    </tr>
  );
}
