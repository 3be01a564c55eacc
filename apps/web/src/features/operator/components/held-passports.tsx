import { CASES_PAGE, type HeldPassportFile } from "@sunwright/contract/operator-cases";
import { say as ofJob } from "@sunwright/words/jobs";
import { say } from "@sunwright/words/operator";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OnSearch } from "../../../lib/routing/next-search";
import { formatDate } from "../../../lib/format";
import { Chip } from "../../../ui/chip";
import { heldPassportQuery, heldQuery, sendRelease } from "../api/operator";
import type { QueueSearch } from "../model/search";
import { CaseList, CaseName, CasePanel } from "./case-list";
import { History } from "./history";
import { Reasoned } from "./reasoned";
import type { RenderStep } from "./use-decide";

interface HeldPassportsProps {
  readonly search: QueueSearch;
  readonly onSearch: OnSearch<QueueSearch>;
  readonly renderStep: RenderStep;
}

/** Passports that wait because a serial of theirs is known elsewhere, and the one that is open. */
export function HeldPassports({ search, onSearch, renderStep }: HeldPassportsProps) {
  const answer = useQuery({ ...heldQuery(search), placeholderData: keepPreviousData });
  const list = answer.data;
  const passports = list?.passports ?? [];
  return (
    <>
      <CaseList
        title={say("serials.list")}
        search={search}
        onSearch={(change) => onSearch((latest) => ({ ...latest, ...change }))}
        read={answer}
        shown={passports.length}
        total={list?.total ?? 0}
        perPage={CASES_PAGE}
        none={say(search.q === undefined ? "serials.none" : "queue.noneFound")}
      >
        <ul className="px-5 pb-4">
          {passports.map(({ number, jobNumber, firm, place, since }) => (
            <li key={number} className="border-t border-line py-3">
              <p className="flex flex-wrap items-center gap-2">
                <CaseName
                  open={number === search.open}
                  onOpen={() => onSearch((latest) => ({ ...latest, open: number }))}
                >
                  {`${number}, ${firm}`}
                </CaseName>
              </p>
              <p className="type-small mt-1">{say("serials.of", { job: jobNumber, place })}</p>
              <p className="type-help text-text-3">{say("serials.since", { day: formatDate(since) })}</p>
            </li>
          ))}
        </ul>
      </CaseList>
      {search.open === undefined ? (
        <p className="text-text-2">{say("serials.choose")}</p>
      ) : (
        <Panel
          key={search.open}
          number={search.open}
          renderStep={renderStep}
          onDecided={() => onSearch((latest) => ({ ...latest, open: undefined }))}
        />
      )}
    </>
  );
}

interface PanelProps {
  readonly number: string;
  readonly renderStep: RenderStep;
  readonly onDecided: () => void;
}

function Panel({ number, renderStep, onDecided }: PanelProps) {
  const opened = useQuery(heldPassportQuery(number));
  return (
    <CasePanel label={number} read={opened}>
      {(file) => <Opened file={file} renderStep={renderStep} onDecided={onDecided} />}
    </CasePanel>
  );
}

interface OpenedProps extends Omit<PanelProps, "number"> {
  readonly file: HeldPassportFile;
}

function Opened({ file, renderStep, onDecided }: OpenedProps) {
  const client = useQueryClient();
  const { number, jobNumber, firm, place, handedOverOn, units, history } = file;
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="type-h2">{`${number}, ${firm}`}</h2>
        <p className="type-small text-text-2">
          {say("serials.handedOver", { job: jobNumber, place, day: formatDate(handedOverOn) })}
        </p>
      </div>
      <div>
        <h3 className="type-h3 mb-2">{say("serials.title")}</h3>
        <ul className="operator-facts">
          {units.map(({ kind, position, name, serial, elsewhere }) => (
            <li key={`${kind} ${position}`}>
              <span className="min-w-0 break-words">
                <span className="type-help block text-text-3">{`${ofJob(`unit.${kind}`)} ${position}`}</span>
                {`${name} ${serial}`.trim()}
              </span>
              {elsewhere.length > 0 && (
                <Chip tone="warn">{say("serials.elsewhere", { jobs: elsewhere.join(", ") })}</Chip>
              )}
            </li>
          ))}
        </ul>
      </div>
      <Reasoned
        action={say("serials.release")}
        renderStep={renderStep}
        onDecide={async (reason) => {
          await sendRelease(client, number, reason);
          onDecided();
        }}
      >
        <p className="type-small text-text-2">{say("serials.releaseMeans")}</p>
      </Reasoned>
      <History title={say("history.ofThis")} lines={history} />
    </div>
  );
}
