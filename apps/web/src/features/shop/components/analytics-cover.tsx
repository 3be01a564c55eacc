import type { Analytics } from "@sunwright/contract/analytics";
import { say as market } from "@sunwright/words/marketplace";
import { say } from "@sunwright/words/shop-analytics";
import { formatNumber } from "../../../lib/format";
import { figures, Table, TableHead } from "../../../ui/table";
import { AnalyticsView } from "./analytics-view";

/** Assumption: a reorder takes a week and a half from wholesaler to shelf. [days] */
const SCARCE = 10;
/** What a whole bar stands for. [days] */
const WHOLE_BAR = 160;
/** Beyond it the number says nothing that the pace of a quarter could know. [days] */
const YEAR = 365;

export const Cover = ({ cover }: { readonly cover: Analytics["cover"] }) => (
  <AnalyticsView title={say("cover")} aside={say("cover.key")}>
    {cover.length === 0 ? (
      <p className="type-small text-text-2">{say("cover.none")}</p>
    ) : (
      <Table caption={say("cover")}>
        <TableHead
          columns={[
            say("cover.category"),
            figures(say("cover.sold")),
            figures(say("cover.percent")),
            say("cover.days"),
          ]}
        />
        <tbody>
          {cover.map(({ category, sold, soldPercent, daysLeft }) => (
            <tr key={category}>
              <th scope="row" className="text-left">
                {market(`category.${category}`)}
              </th>
              <td className="end">{formatNumber(sold)}</td>
              <td className="end">{soldPercent === null ? "–" : `${formatNumber(soldPercent)} %`}</td>
              <td>{daysLeft === null ? "–" : <DaysOfStock days={daysLeft} />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    )}
    <p className="type-help mt-3 text-text-2">{say("cover.how")}</p>
  </AnalyticsView>
);

function DaysOfStock({ days }: { readonly days: number }) {
  const scarce = days < SCARCE;
  return (
    <div className="analytics-covered">
      <div className="analytics-bar" aria-hidden="true">
        <div
          className={scarce ? "is-short" : undefined}
          style={{ width: `${Math.min(100, (days / WHOLE_BAR) * 100)}%` }}
        />
      </div>
      <span className={scarce ? "text-bad" : undefined}>
        {days > YEAR ? say("cover.long") : say("cover.left", { days })}
      </span>
    </div>
  );
}
