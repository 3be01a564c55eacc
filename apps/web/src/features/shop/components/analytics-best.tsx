import type { Analytics } from "@sunwright/contract/analytics";
import { say } from "@sunwright/words/shop-analytics";
import { formatNumber } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Link } from "../../../lib/routing/link";
import { ShareBar, figures, Table, TableHead } from "../../../ui/table";
import { AnalyticsView } from "./analytics-view";

const onWide = (name: string) => ({ name, className: "end max-sm:hidden" });
const HEADS = [
  say("best.product"),
  figures(say("best.pieces")),
  figures(say("best.revenue")),
  onWide(say("best.margin")),
  onWide(say("best.percent")),
  onWide(say("best.available")),
];

/** What sold best, and the rest in one row. */
export function BestSellers({ analytics: { best, others, currency } }: { readonly analytics: Analytics }) {
  const all = best.reduce((sum, { revenueMinor }) => sum + revenueMinor, others.revenueMinor);
  return (
    <AnalyticsView title={say("best")}>
      {best.length === 0 ? (
        <p className="type-small text-text-2">{say("best.none")}</p>
      ) : (
        <>
          <Table caption={say("best")}>
            <TableHead columns={HEADS} />
            <tbody>
              {best.map(({ productId, name, pieces, revenueMinor, marginMinor, marginPercent, available }) => (
                <tr key={productId}>
                  <th scope="row" className="text-left">
                    <Link to="/shop/products/$productId" params={{ productId }} className="link">
                      {name}
                    </Link>
                  </th>
                  <td className="end">{formatNumber(pieces)}</td>
                  <td className="end">
                    {amountText(revenueMinor, currency)}
                    <ShareBar share={all === 0 ? 0 : revenueMinor / all} className="mt-1" />
                  </td>
                  <td className="end max-sm:hidden">
                    {marginMinor === null ? "–" : amountText(marginMinor, currency)}
                  </td>
                  <td className="end max-sm:hidden">
                    {marginPercent === null ? "–" : `${formatNumber(marginPercent, 1, 1)} %`}
                  </td>
                  <td className={available === 0 ? "end text-bad max-sm:hidden" : "end max-sm:hidden"}>
                    {formatNumber(available)}
                  </td>
                </tr>
              ))}
              {others.products > 0 && (
                <tr>
                  <th scope="row" className="text-left font-normal text-text-2">
                    {say("best.others", others)}
                  </th>
                  <td className="end">{formatNumber(others.pieces)}</td>
                  <td className="end">{amountText(others.revenueMinor, currency)}</td>
                  <td className="end max-sm:hidden">–</td>
                  <td className="end max-sm:hidden">–</td>
                  <td className="end max-sm:hidden">–</td>
                </tr>
              )}
            </tbody>
          </Table>
          <p className="type-help mt-3 text-text-2">{say("best.how")}</p>
        </>
      )}
    </AnalyticsView>
  );
}
