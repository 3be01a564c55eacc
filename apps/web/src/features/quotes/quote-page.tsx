import type { FirmQuote } from "@sunwright/contract/quotes";
import { OPTIONS_MAX } from "@sunwright/contract/quote-states";
import { say } from "@sunwright/words/quote-desk";
import { say as name } from "@sunwright/words/quote-names";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ApiError } from "../../lib/api-error";
import { formatDate, roughly } from "../../lib/format";
import { usePageFrame } from "../../lib/page-frame";
import { useRoadUnit } from "../../lib/road-unit";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Sheet, SheetSection } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { HouseSymbol } from "../../ui/symbols";
import { quoteQuery, useQuoting } from "./api/quotes";
import { Editor } from "./components/editor";
import { SentVersion } from "./components/sent-version";
import { Versions } from "./components/versions";
import { optionsOf } from "./model/draft";
import { QUOTE_TONES } from "./model/tones";
import "./quotes.css";

interface QuotePageProps {
  readonly quoteId: string;
  /** What both sides write to each other, which belongs to messages. */
  readonly thread: ReactNode;
}

/** A quote of the firm: its options, the draft that is written and what was sent. */
export function QuotePage({ quoteId, thread }: QuotePageProps) {
  usePageFrame({ title: say("one") });
  const answer = useQuery(quoteQuery(quoteId));
  const code = answer.error instanceof ApiError ? answer.error.code : null;
  return (
    <div className="page-width pt-6 pb-18 max-sm:pt-5">
      {answer.data ? (
        <Shown quote={answer.data} thread={thread} />
      ) : code === "quote_not_found" || code === "installer_not_found" ? (
        <Empty symbol={<HouseSymbol />}>{say(code === "quote_not_found" ? "missing" : "noFirm")}</Empty>
      ) : answer.isError ? (
        <ErrorRow
          message={say("notLoaded")}
          detail={say("safe")}
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      ) : (
        <Delayed>
          <SkeletonRows rows={8} showLabel label={say("loadingOne")} />
        </Delayed>
      )}
    </div>
  );
}

function Shown({ quote, thread }: { readonly quote: FirmQuote; readonly thread: ReactNode }) {
  const options = optionsOf(quote);
  const [chosen, setChosen] = useState<number | null>(null);
  const acting = useQuoting(quote.id);
  const shown = options.find(({ option }) => option === chosen) ?? options[0];
  const [newest, ...older] = shown?.versions ?? [];
  if (shown === undefined || newest === undefined) return null;
  const addOption = () =>
    acting.mutate(
      { does: "add", body: { from: newest.id, as: "option" } },
      { onSuccess: ({ versions }) => setChosen(versions.at(-1)?.option ?? null) },
    );
  return (
    <>
      <Head quote={quote} />
      <div className="quote-options">
        <div role="group" aria-label={say("which_option")} className="quote-views">
          {options.map(({ option, versions: [first] }) => (
            <button key={option} type="button" aria-pressed={option === shown.option} onClick={() => setChosen(option)}>
              {first === undefined || first.name === "" ? name("option", { option }) : first.name}{" "}
              {first !== undefined && <span className="text-text-3">{name(`state.${first.state}`)}</span>}
            </button>
          ))}
        </div>
        {quote.open && options.length < OPTIONS_MAX && (
          <Button
            variant="outline"
            size="sm"
            icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
            busy={acting.isPending}
            busyText={say("addingOption")}
            onClick={addOption}
          >
            {say("addOption")}
          </Button>
        )}
      </div>
      {newest.state === "draft" && quote.open ? (
        <Editor key={newest.id} quote={quote} version={newest} before={older[0]} />
      ) : (
        <SentVersion key={newest.id} quote={quote} version={newest} />
      )}
      {older.length > 0 && <Versions quote={quote} versions={older} />}
      {quote.lead !== "lost" && quote.lead !== "withdrawn" && (
        <Sheet as="div" className="mt-6">
          <SheetSection level={2} title={say("messages")}>
            {thread}
          </SheetSection>
        </Sheet>
      )}
    </>
  );
}

function Head({ quote }: { readonly quote: FirmQuote }) {
  const { number, leadId, client, place, kilometres, lead, wishDate, versions } = quote;
  const state = versions.find((each) => each.state === "accepted")?.state;
  return (
    <header>
      <p className="type-small text-text-2">
        <Link to="/quotes" className="link">
          {say("title")}
        </Link>{" "}
        /{" "}
        <Link to="/leads" search={{ view: "accepted", lead: leadId }} className="link">
          {say("toLead")}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="type-h1">{say("heading", { number })}</h1>
        {state !== undefined && <Chip tone={QUOTE_TONES[state]}>{name(`state.${state}`)}</Chip>}
      </div>
      <p className="text-text-2">
        {say("for", { client: client ?? "none", place, distance: roughly(kilometres, useRoadUnit()) })}{" "}
        {wishDate !== null && say("wish", { day: formatDate(wishDate) })}
      </p>
      {(lead === "won" || lead === "lost" || lead === "withdrawn") && (
        <p className="quote-over mt-3" role="status">
          {say(`lead.${lead}`)}
        </p>
      )}
    </header>
  );
}
