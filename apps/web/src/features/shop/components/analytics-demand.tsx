import type { Analytics } from "@sunwright/contract/analytics";
import { say } from "@sunwright/words/shop-analytics";
import { formatDate, formatNumber } from "../../../lib/format";
import { Link } from "../../../lib/routing/link";
import { figures, ShareBar, Table, TableHead } from "../../../ui/table";
import { AnalyticsView } from "./analytics-view";

type Demand = NonNullable<Analytics["demand"]>;

/** What designs around the shop need, beside what it has of it. */
export function LocalDemand({ demand }: { readonly demand: Analytics["demand"] }) {
  const week = demand?.week ?? null;
  return (
    <AnalyticsView
      title={say("demand")}
      {...(week === null ? {} : { aside: say("demand.week", { date: formatDate(week) }) })}
    >
      {demand === null ? (
        <p className="type-small text-text-2">
          {say("demand.noPlace")}{" "}
          <Link to="/shop/profile" className="link">
            {say("toProfile")}
          </Link>
        </p>
      ) : demand.rows.length === 0 ? (
        <p className="type-small text-text-2">{say("demand.none", demand)}</p>
      ) : (
        <DemandTable demand={demand} />
      )}
      <p className="type-help mt-3 text-text-2">{say("demand.how")}</p>
    </AnalyticsView>
  );
}

const DemandTable = ({ demand: { area, rows } }: { readonly demand: Demand }) => (
  <Table caption={say("demand")}>
    <TableHead columns={[say("demand.part", { area }), figures(say("demand.pieces")), say("demand.covers")]} />
    <tbody>
      {rows.map(({ kind, people, pieces, available }) => {
        const covered = (available / pieces) * 100;
        return (
          <tr key={kind}>
            <th scope="row" className="text-left">
              {say(`kind.${kind}`)}
              <span className="type-help block font-normal text-text-3">{say("demand.people", { people })}</span>
            </th>
            <td className="end">{formatNumber(pieces)}</td>
            <td>
              {formatNumber(covered)} %
              <ShareBar share={covered / 100} className="mt-1" />
            </td>
          </tr>
        );
      })}
    </tbody>
  </Table>
);
