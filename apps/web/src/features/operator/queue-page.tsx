import { say } from "@sunwright/words/operator";
import { QUEUE_PAGE, QUEUE_VIEWS, type QueueLine } from "@sunwright/contract/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { formatDate, formatNumber } from "../../lib/format";
import { Chip } from "../../ui/chip";
import { Empty } from "../../ui/empty";
import { Num } from "../../ui/num";
import { Segmented } from "../../ui/segmented";
import { Sheet, SheetHeader } from "../../ui/sheet";
import { SkeletonRows } from "../../ui/skeleton";
import { Stat, StatRow } from "../../ui/stat-row";
import { Table, TableHead } from "../../ui/table";
import { queueQuery } from "./api/operator";
import { CERTIFICATE_TONES, CertificatePanel } from "./components/certificate-panel";
import { Pages, SearchBox } from "./components/search-box";
import { Unread } from "./components/unread";
import type { RenderStep } from "./components/use-decide";
import type { QueueSearch } from "./model/search";

interface QueuePageProps {
  readonly search: QueueSearch;
  readonly onSearch: (search: QueueSearch) => void;
  readonly renderStep: RenderStep;
}

/** From here on days say more. [h] */
const LONG = 72;
const HOUR = 3_600_000;

/** Certificates that wait for a decision, and the one that is open. */
export function QueuePage({ search, onSearch, renderStep }: QueuePageProps) {
  const answer = useQuery({ ...queueQuery(search), placeholderData: keepPreviousData });
  const { view = "waiting", page = 1 } = search;
  const queue = answer.data;
  if (!queue)
    return answer.isError ? <Unread query={answer} /> : <SkeletonRows rows={6} showLabel label={say("loading")} />;
  const readAt = answer.dataUpdatedAt;
  const hours = queue.oldest === null ? 0 : Math.max(1, Math.round((readAt - Date.parse(queue.oldest)) / HOUR));
  return (
    <>
      <StatRow label={say("queue.figures")}>
        <Stat label={say("queue.waiting")} context={say("queue.oldest", { hours })}>
          <Num size={2} value={formatNumber(queue.waiting)} />
        </Stat>
        <Stat label={say("queue.ending")} context={say("queue.endingLine")}>
          <Num size={2} value={formatNumber(queue.ending)} />
        </Stat>
        <Stat label={say("queue.disputes")} context={say("queue.disputesLine")}>
          <Num size={2} value={formatNumber(queue.disputes)} />
        </Stat>
      </StatRow>
      <div className="operator-columns">
        <Sheet aria-label={say("queue.list")}>
          <SheetHeader
            title={say("queue.list")}
            aside={
              <Segmented
                label={say("queue.which")}
                value={view}
                onValueChange={(next) => onSearch({ view: next, open: search.open })}
                options={QUEUE_VIEWS.map((value) => ({ value, label: say("queue.view", { view: value }) }))}
              />
            }
          />
          <div className="px-5 pb-4">
            <SearchBox value={search.q ?? ""} onSearch={(q) => onSearch({ ...search, q, page: undefined })} />
          </div>
          {queue.lines.length === 0 ? (
            <Empty className="m-5">
              {say(view === "waiting" && search.q === undefined ? "queue.noneWaits" : "queue.noneFound")}
            </Empty>
          ) : (
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
                      readAt={readAt}
                      open={line.id === search.open}
                      onOpen={() => onSearch({ ...search, open: line.id })}
                    />
                  ))}
                </tbody>
              </Table>
            </div>
          )}
          <div className="px-5 pb-4">
            <Pages
              page={page}
              more={page * QUEUE_PAGE < queue.total}
              onPage={(next) => onSearch({ ...search, page: next })}
            />
          </div>
        </Sheet>
        {search.open === undefined ? (
          <p className="text-text-2">{say("queue.choose")}</p>
        ) : (
          <CertificatePanel key={search.open} id={search.open} renderStep={renderStep} />
        )}
      </div>
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
        <button type="button" className="link type-h4 text-left" aria-current={open || undefined} onClick={onOpen}>
          {line.firm}
        </button>
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
          <Chip tone="warn">
            {say("queue.late", { hours: -left, days: -left < LONG ? 0 : Math.round(-left / 24) })}
          </Chip>
        )}
      </td>
    </tr>
  );
}
