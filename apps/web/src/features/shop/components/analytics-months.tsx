import type { Analytics } from "@sunwright/contract/analytics";
import { dateText } from "@sunwright/words/formats";
import { say } from "@sunwright/words/shop-analytics";
import { formatNumber } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { CURRENCY } from "../../../lib/money";
import { TableTwin } from "../../../ui/table-twin";
import { niceStep } from "../model/axis";
import { AnalyticsView } from "./analytics-view";

const [WIDTH, HEIGHT, LEFT, TOP, FOOT] = [812, 300, 44, 26, 270] as const;
const BAR = 38;
const CENTS = 100;

const monthName = dateText({ month: "short", timeZone: "UTC" });

/** Twelve months as bars, the margin of each as a tick on it. */
export function MonthBars({ analytics: { months, currency, timeZone } }: { readonly analytics: Analytics }) {
  const most =
    Math.max(...months.map(({ revenueMinor, marginMinor }) => Math.max(revenueMinor, marginMinor)), 0) / CENTS;
  const scale = most >= 1_000_000 ? 1_000_000 : 1_000;
  const step = niceStep(most / scale);
  const top = Math.max(1, Math.ceil(most / scale / step)) * step;
  const y = (minor: number) => FOOT - (Math.max(0, minor) / CENTS / scale / top) * (FOOT - TOP);
  const slot = (WIDTH - LEFT) / months.length;
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  const unit = say(scale === 1_000 ? "months.thousands" : "months.millions", { currency: CURRENCY[currency].symbol });
  return (
    <AnalyticsView title={say("months")} aside={say("months.key")}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full" aria-hidden="true">
        <text x="0" y="12" fontSize="13.5" fontWeight="500" fill="var(--text-3)">
          {unit}
        </text>
        {lines.map((value) => (
          <g key={value}>
            <path d={`M${LEFT} ${y(value * scale * CENTS)}H${WIDTH}`} stroke="var(--line)" />
            <text
              x={LEFT - 10}
              y={y(value * scale * CENTS) + 4}
              textAnchor="end"
              fontSize="13.5"
              fontWeight="500"
              fill="var(--text-3)"
            >
              {formatNumber(value, 1)}
            </text>
          </g>
        ))}
        {months.map(({ month, revenueMinor, marginMinor }, index) => {
          const middle = LEFT + slot * (index + 0.5);
          const isNow = index === months.length - 1;
          const at = y(revenueMinor);
          return (
            <g key={month}>
              {revenueMinor > 0 && (
                <rect
                  x={middle - BAR / 2}
                  y={at}
                  width={BAR}
                  height={FOOT - at}
                  fill="var(--line-strong)"
                  stroke={isNow ? "var(--text)" : "var(--control)"}
                  strokeWidth={isNow ? 2 : 1}
                />
              )}
              {marginMinor > 0 && (
                <path
                  d={`M${middle - BAR / 2 - 5} ${y(marginMinor)}h${BAR + 10}`}
                  stroke="var(--text)"
                  strokeWidth="3"
                />
              )}
              {isNow && revenueMinor > 0 && (
                <text x={middle} y={at - 8} textAnchor="middle" fontSize="13" fontWeight="600" fill="var(--text)">
                  {formatNumber(revenueMinor / CENTS / scale, 1, 1)}
                </text>
              )}
              <text
                x={middle}
                y={FOOT + 20}
                textAnchor="middle"
                fontSize="13.5"
                fontWeight={isNow ? 700 : 500}
                fill={isNow ? "var(--text)" : "var(--text-3)"}
              >
                {monthName(new Date(`${month}T00:00:00Z`))}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="type-help mt-2 text-text-2">{say("months.zone", { zone: timeZone })}</p>
      <TableTwin
        caption={say("months")}
        head={[say("months.month"), say("revenue"), say("margin")]}
        rows={months.map(({ month, revenueMinor, marginMinor }) => [
          month.slice(0, 7),
          amountText(revenueMinor, currency),
          amountText(marginMinor, currency),
        ])}
      />
    </AnalyticsView>
  );
}
