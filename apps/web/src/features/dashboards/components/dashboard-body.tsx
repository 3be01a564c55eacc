import { say } from "@sunwright/words/dashboards";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "../../../lib/routing/link";
import { ErrorRow } from "../../../ui/error-row";
import { Num } from "../../../ui/num";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { Stat, StatRow } from "../../../ui/stat-row";
import type { StatFigure } from "../model/stats";

interface DashboardBodyProps<Answer> {
  readonly answer: UseQueryResult<Answer | null>;
  readonly stats: (answer: Answer) => readonly StatFigure[];
  readonly renderList: (answer: Answer) => ReactNode;
  readonly renderSide: (answer: Answer) => ReactNode;
}

/** The four figures, the list under them and what stands beside it, once they are there. */
export function DashboardBody<Answer>({ answer, stats, renderList, renderSide }: DashboardBodyProps<Answer>) {
  if (answer.isPending)
    return (
      <Delayed>
        <SkeletonRows rows={6} showLabel label={say("loading")} className="mt-8" />
      </Delayed>
    );
  if (!answer.data)
    return (
      <ErrorRow
        className="mt-8"
        message={say("notLoaded")}
        detail={say("nothingIsLost")}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  return (
    <>
      <StatRow label={say("figures")} className="dashboard-stats mt-6">
        {stats(answer.data).map(({ label, context, list, ...figure }, index) => (
          <Stat
            key={index}
            label={label}
            context={
              (context !== undefined || list) && (
                <span>
                  {context}
                  {context !== undefined && list && ". "}
                  {list && <ListLink list={list} />}
                </span>
              )
            }
          >
            <Num size={1} {...figure} />
          </Stat>
        ))}
      </StatRow>
      <div className="dashboard-columns">
        <div className="min-w-0">{renderList(answer.data)}</div>
        <aside className="dashboard-side" aria-label={say("actionsAndOverview")}>
          {renderSide(answer.data)}
        </aside>
      </div>
    </>
  );
}

/** To the list of what was counted, with the same instants where it has some. */
const ListLink = ({ list: { to, label, search, firmId } }: { readonly list: NonNullable<StatFigure["list"]> }) =>
  to === "/installers/$firmId" ? (
    <Link to={to} params={{ firmId: firmId ?? "" }} className="link">
      {label}
    </Link>
  ) : search === undefined ? (
    <Link to={to} className="link">
      {label}
    </Link>
  ) : "view" in search ? (
    <Link to="/jobs" search={search} className="link">
      {label}
    </Link>
  ) : (
    <Link to="/shop/orders" search={search} className="link">
      {label}
    </Link>
  );
