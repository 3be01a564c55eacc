import type { Offers } from "@sunwright/contract/offers";
import { OFFER_PRIORITIES } from "@sunwright/contract/quote-states";
import { say } from "@sunwright/words/offers";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { OnSearch } from "../../lib/routing/next-search";
import { ApiError } from "../../lib/api-error";
import { usePageFrame } from "../../lib/page-frame";
import { useRoadUnitAt } from "../../lib/road-unit";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Segmented } from "../../ui/segmented";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { HouseSymbol } from "../../ui/symbols";
import { useNarrow } from "../../ui/use-media";
import { offersQuery } from "./api/offers";
import { type AskedOf, Deciding } from "./components/decide";
import { OfferColumns } from "./components/offer-columns";
import { OneOffer } from "./components/one-offer";
import { Verdict } from "./components/verdict";
import type { OfferSearch } from "./model/offer-search";
import "./offers.css";

interface OffersPageProps {
  readonly projectId: string;
  readonly search: OfferSearch;
  readonly onSearch: OnSearch<OfferSearch>;
  /** The project's title block, which belongs to the design page. */
  readonly title: ReactNode;
}

/** What installers offer, side by side on the same house, with the one to take. */
export function OffersPage({ projectId, search, onSearch, title }: OffersPageProps) {
  usePageFrame({ title: say("title") });
  const answer = useQuery({ ...offersQuery(projectId, search.priority), placeholderData: keepPreviousData });
  return (
    <>
      {answer.data && title}
      <div className="page-width pt-8 pb-18 max-sm:pt-5">
        <h1 className="type-h1">{answer.data ? say("heading", { count: answer.data.offers.length }) : say("title")}</h1>
        {answer.data ? (
          <Shown projectId={projectId} offers={answer.data} onSearch={onSearch} />
        ) : answer.isError ? (
          <NotShown
            error={answer.error}
            projectId={projectId}
            busy={answer.isFetching}
            onRetry={() => void answer.refetch()}
          />
        ) : (
          <Delayed>
            <SkeletonRows rows={8} showLabel label={say("loading")} className="mt-6" />
          </Delayed>
        )}
      </div>
    </>
  );
}

interface NotShownProps {
  readonly error: unknown;
  readonly projectId: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

const LOOK = buttonClass({ variant: "outline", size: "sm" });

function NotShown({ error, projectId, busy, onRetry }: NotShownProps) {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "project_not_found" || code === "not_permitted")
    return (
      <Empty
        symbol={<HouseSymbol />}
        className="mt-6"
        action={
          <Link to="/projects" className={LOOK}>
            {say("toProjects")}
          </Link>
        }
      >
        {say(code === "not_permitted" ? "notOwner" : "noProject")}
      </Empty>
    );
  if (code === "request_not_found") return <NoOffers projectId={projectId} text={say("noRequest")} />;
  return (
    <ErrorRow className="mt-6" message={say("notLoaded")} detail={say("safe")} onRetry={onRetry} retrying={busy} />
  );
}

const NoOffers = ({ projectId, text }: { readonly projectId: string; readonly text: string }) => (
  <Empty
    symbol={<HouseSymbol />}
    className="mt-6"
    action={
      <Link to="/projects/$projectId/request" params={{ projectId }} className={LOOK}>
        {say("toRequest")}
      </Link>
    }
  >
    {text}
  </Empty>
);

interface ShownProps {
  readonly projectId: string;
  readonly offers: Offers;
  readonly onSearch: OnSearch<OfferSearch>;
}

function Shown({ projectId, offers, onSearch }: ShownProps) {
  const narrow = useNarrow();
  const [asking, setAsking] = useState<AskedOf | null>(null);
  const shown = { offers, unit: useRoadUnitAt(projectId), onAsk: setAsking };
  const about = offers.offers.find(({ id }) => id === asking?.offerId);
  const { asked, answered, priority } = offers;
  if (offers.offers.length === 0)
    return (
      <>
        <p className="mt-2 text-text-2">{say("answered", { asked, answered })}</p>
        <NoOffers projectId={projectId} text={say("none")} />
      </>
    );
  return (
    <>
      <p className="mt-2 text-text-2">
        {say("lead")} {say("answered", { asked, answered })}
      </p>
      <div className="offers-top">
        {offers.state === "quoting" && (
          <div className="min-w-0">
            <p className="type-help text-text-2">{say("matters")}</p>
            <Segmented
              label={say("matters")}
              value={priority}
              onValueChange={(next) => onSearch(() => ({ priority: next }))}
              options={OFFER_PRIORITIES.map((value) => ({ value, label: say(`priority.${value}`) }))}
              className="offers-priority"
            />
          </div>
        )}
        <Verdict offers={offers} />
      </div>
      {narrow ? <OneOffer {...shown} /> : <OfferColumns {...shown} />}
      {about !== undefined && asking !== null && (
        <Deciding
          projectId={projectId}
          offer={about}
          offers={offers}
          what={asking.what}
          onClose={() => setAsking(null)}
        />
      )}
      {offers.state === "quoting" && <p className="type-small mt-4 text-text-2">{say("foot")}</p>}
    </>
  );
}
