import { CASES_PAGE, type FlaggedReview, type FlaggedReviewFile } from "@sunwright/contract/operator-cases";
import { say } from "@sunwright/words/operator";
import { say as ofReview } from "@sunwright/words/reviews";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OnSearch } from "../../../lib/routing/next-search";
import { formatDate, formatDateTime } from "../../../lib/format";
import { HiddenPieces } from "../../../lib/hidden-pieces";
import { Chip } from "../../../ui/chip";
import { RadioRow } from "../../../ui/radio-row";
import { Stars } from "../../../ui/stars";
import { flaggedQuery, flaggedReviewQuery, sendReview } from "../api/operator";
import type { QueueSearch } from "../model/search";
import { CaseList, CaseName, CasePanel } from "./case-list";
import { History } from "./history";
import { Reasoned } from "./reasoned";
import type { RenderStep } from "./use-decide";

interface FlaggedReviewsProps {
  readonly search: QueueSearch;
  readonly onSearch: OnSearch<QueueSearch>;
  readonly renderStep: RenderStep;
}

/** Reviews that were reported, or are hidden, and the one that is open. */
export function FlaggedReviews({ search, onSearch, renderStep }: FlaggedReviewsProps) {
  const answer = useQuery({ ...flaggedQuery(search), placeholderData: keepPreviousData });
  const title = say(search.view === "hidden" ? "reviews.hiddenList" : "reviews.list");
  const list = answer.data;
  const reviews = list?.reviews ?? [];
  return (
    <>
      <CaseList
        title={title}
        search={search}
        onSearch={(change) => onSearch((latest) => ({ ...latest, ...change }))}
        read={answer}
        shown={reviews.length}
        total={list?.total ?? 0}
        perPage={CASES_PAGE}
        none={say(search.q === undefined && search.view === "reviews" ? "reviews.none" : "queue.noneFound")}
      >
        <ul className="px-5 pb-4">
          {reviews.map((review) => (
            <Row
              key={review.id}
              review={review}
              open={review.id === search.open}
              onOpen={() => onSearch((latest) => ({ ...latest, open: review.id }))}
            />
          ))}
        </ul>
      </CaseList>
      {search.open === undefined ? (
        <p className="text-text-2">{say("reviews.choose")}</p>
      ) : (
        <Panel
          key={search.open}
          id={search.open}
          renderStep={renderStep}
          onDecided={() => onSearch((latest) => ({ ...latest, open: undefined }))}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly review: FlaggedReview;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Row({ review: { firm, stars, pieces, reports, since, state }, open, onOpen }: RowProps) {
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-2">
        <CaseName open={open} onOpen={onOpen}>
          {firm}
        </CaseName>
        <Stars stars={stars} label={ofReview("stars", { stars })} />
        {reports > 0 && <Chip tone="warn">{say("reviews.reports", { count: reports })}</Chip>}
      </p>
      {pieces.length > 0 && (
        <p className="type-small mt-1 break-words">
          <HiddenPieces pieces={pieces} />
        </p>
      )}
      <p className="type-help text-text-3">
        {say(state === "hidden" ? "reviews.written" : "reviews.since", { day: formatDate(since) })}
      </p>
    </li>
  );
}

interface PanelProps {
  readonly id: string;
  readonly renderStep: RenderStep;
  readonly onDecided: () => void;
}

function Panel({ id, renderStep, onDecided }: PanelProps) {
  const opened = useQuery(flaggedReviewQuery(id));
  return (
    <CasePanel label={say("reviews.one")} read={opened}>
      {(file) => <Opened file={file} renderStep={renderStep} onDecided={onDecided} />}
    </CasePanel>
  );
}

interface OpenedProps extends Omit<PanelProps, "id"> {
  readonly file: FlaggedReviewFile;
}

function Opened({ file, renderStep, onDecided }: OpenedProps) {
  const { firm, stars, product, pieces, reply, hiddenBecause, reasons, history } = file;
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="type-h2">{firm}</h2>
        <p className="mt-1">
          <Stars stars={stars} label={ofReview("stars", { stars })} />
        </p>
        {product !== null && <p className="type-small text-text-2">{ofReview("ofProduct", { product })}</p>}
        {pieces.length > 0 && (
          <p className="mt-2 break-words whitespace-pre-wrap">
            <HiddenPieces pieces={pieces} />
          </p>
        )}
        {reply !== null && (
          <p className="type-small mt-2 break-words whitespace-pre-wrap text-text-2">
            {`${say("reviews.answered")} `}
            <HiddenPieces pieces={reply} />
          </p>
        )}
        {hiddenBecause !== "" && (
          <p className="type-small mt-2">{say("reviews.hiddenBecause", { reason: hiddenBecause })}</p>
        )}
      </div>
      {reasons.length > 0 && (
        <div>
          <h3 className="type-h3 mb-2">{say("reviews.reasons")}</h3>
          <ol className="operator-lines">
            {reasons.map(({ at, text, answered }, index) => (
              <li key={index}>
                <span className="type-small text-text-3">{formatDateTime(at)}</span>
                <span className="type-small min-w-0 break-words">{text}</span>
                {answered && <span className="type-help text-text-3">{say("reviews.wasDecided")}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
      <Decision file={file} renderStep={renderStep} onDecided={onDecided} />
      <History title={say("history.ofThis")} lines={history} />
    </div>
  );
}

function Decision({ file: { id, state, reports }, renderStep, onDecided }: OpenedProps) {
  const client = useQueryClient();
  const decisions =
    state === "hidden" ? (["show"] as const) : reports > 0 ? (["keep", "hide"] as const) : (["hide"] as const);
  const [decision, setDecision] = useState<"keep" | "hide" | "show">(decisions[0]);
  return (
    <Reasoned
      action={say("decide.decide")}
      renderStep={renderStep}
      onDecide={async (reason) => {
        await sendReview(client, id, { decision, reason });
        onDecided();
      }}
    >
      <RadioRow
        label={say("decide.which")}
        value={decision}
        onValueChange={setDecision}
        columns={1}
        options={decisions.map((value) => ({
          value,
          label: (
            <span className="grid">
              <span className="type-h4">{say(`reviews.${value}`)}</span>
              <span className="type-help text-text-3">{say(`reviews.${value}Means`)}</span>
            </span>
          ),
        }))}
      />
    </Reasoned>
  );
}
