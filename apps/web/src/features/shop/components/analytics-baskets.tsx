import type { Analytics } from "@sunwright/contract/analytics";
import { say } from "@sunwright/words/shop-analytics";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { AnalyticsView } from "./analytics-view";

interface BasketsProps {
  readonly baskets: Analytics["baskets"];
  readonly orders: number;
}

export function Baskets({ baskets, orders }: BasketsProps) {
  const most = baskets[0]?.orders ?? 1;
  return (
    <AnalyticsView title={say("baskets")} aside={say("baskets.of", { orders })}>
      {baskets.length === 0 ? (
        <p className="type-small text-text-2">{say("baskets.none")}</p>
      ) : (
        <ul className="grid gap-4">
          {baskets.map(({ names: [one = "", other = ""], orders: together }, index) => (
            <li key={index}>
              <div className="flex items-baseline justify-between gap-3">
                <span className="type-small">{say("baskets.pair", { one, other })}</span>
                <Num
                  value={formatNumber(together)}
                  unit={`${formatNumber((together / Math.max(1, orders)) * 100, 1)} %`}
                />
              </div>
              <div className="analytics-bar mt-1" aria-hidden="true">
                <div style={{ width: `${(together / most) * 100}%` }} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </AnalyticsView>
  );
}
