import type { Design } from "@sunwright/engine/sizing/design";
import { formatNumber } from "../../../../lib/format";
import { balanceInput, monthBalances, type MonthBalance } from "../../model/daily-flows";
import { monthName, shortMonth } from "../../model/months";
import { niceTicks } from "../../model/ticks";
import { useWidth } from "../use-width";
import { View } from "./view";
import { TableTwin } from "../../../../ui/table-twin";

const HEIGHT = 176;
const LEFT = 40;
const TOP = 10;

/** What the array delivers in each month against what the house needs of it. */
export function MonthByMonth({ design }: { readonly design: Design }) {
  const months = monthBalances(balanceInput(design));
  return (
    <View letter="D" title="Month by month" note="kWh">
      <MonthBars months={months} highlighted={design.site.designMonth} />
      <p className="mt-2 type-help text-text-2">{monthSentence(design, months)}</p>
    </View>
  );
}

/** Names the months that fall short, else the one that decides. */
export function monthSentence({ site }: Design, months: readonly MonthBalance[]): string {
  const short = months.flatMap(({ delivered, needed }, month) =>
    delivered < needed * 0.999 ? [monthName(month)] : [],
  );
  const line = "Line: what the house needs at the bus, losses included. Above it: surplus.";
  if (short.length > 0)
    return `${line} ${short.length === 12 ? "Every month falls" : `${short.join(", ")} ${short.length === 1 ? "falls" : "fall"}`} short.`;
  if (site.designMonth === null) return line;
  const hours = formatNumber(site.monthlySunHours[site.designMonth] ?? 0, 1);
  return `${line} ${monthName(site.designMonth)} decides, with ${hours} sun hours a day.`;
}

interface BarsProps {
  readonly months: readonly MonthBalance[];
  readonly highlighted: number | null;
  readonly width?: number;
}

export function MonthBars({ months, highlighted, width: fixedWidth }: BarsProps) {
  const [box, measured] = useWidth(390);
  const width = fixedWidth ?? measured;
  const largest = Math.max(...months.map(({ delivered, needed }) => Math.max(delivered, needed)));
  const ticks = niceTicks(largest, 4);
  const top = ticks.at(-1) || 1;
  const y = (value: number) => TOP + HEIGHT * (1 - value / top);
  const step = (width - LEFT) / 12;
  const unit = width < 360 ? 1 : 3;
  return (
    <div ref={box} className="mt-4">
      <svg viewBox={`0 0 ${width} 222`} width={width} height={222} aria-hidden="true" className="block max-w-full">
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${width}`} stroke="var(--line)" />
            <AxisText x={LEFT - 7} y={y(tick) + 4} anchor="end">
              {formatNumber(tick)}
            </AxisText>
          </g>
        ))}
        {months.map((month, index) => (
          <MonthBar key={index} month={month} x={LEFT + index * step} step={step} y={y} />
        ))}
        {months.map((_month, index) => (
          <AxisText
            key={index}
            x={LEFT + (index + 0.5) * step}
            y={TOP + HEIGHT + 17}
            anchor="middle"
            strong={index === highlighted}
          >
            {shortMonth(index).slice(0, unit)}
          </AxisText>
        ))}
        <path d={`M${LEFT} ${TOP + HEIGHT + 0.5}H${width}`} stroke="var(--control)" />
      </svg>
      <MonthTable months={months} />
    </div>
  );
}

interface MonthBarProps {
  readonly month: MonthBalance;
  readonly x: number;
  readonly step: number;
  readonly y: (value: number) => number;
}

function MonthBar({ month: { delivered, needed }, x, step, y }: MonthBarProps) {
  const width = step * 0.72;
  const left = x + (step - width) / 2;
  const used = Math.min(delivered, needed);
  return (
    <g>
      <rect
        x={left}
        y={y(delivered)}
        width={width}
        height={y(0) - y(delivered)}
        fill="var(--sun-soft)"
        stroke="var(--sun-edge)"
      />
      <rect x={left} y={y(used)} width={width} height={y(0) - y(used)} fill="var(--sun)" stroke="var(--sun-edge)" />
      <path d={`M${left - 3} ${y(needed)}h${width + 6}`} stroke="var(--load)" strokeWidth={2.2} />
    </g>
  );
}

interface AxisTextProps {
  readonly x: number;
  readonly y: number;
  readonly anchor: "end" | "middle";
  readonly strong?: boolean;
  readonly children: string;
}

const AxisText = ({ x, y, anchor, strong, children }: AxisTextProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    fontSize={12}
    fontWeight={strong ? 700 : 500}
    fill={strong ? "var(--text)" : "var(--text-3)"}
  >
    {children}
  </text>
);

const MonthTable = ({ months }: { readonly months: readonly MonthBalance[] }) => (
  <TableTwin>
    <caption>Energy by month in kWh</caption>
    <thead>
      <tr>
        <th scope="col">Month</th>
        <th scope="col">Delivered</th>
        <th scope="col">Needed</th>
      </tr>
    </thead>
    <tbody>
      {months.map(({ delivered, needed }, month) => (
        <tr key={month}>
          <th scope="row">{monthName(month)}</th>
          <td>{formatNumber(delivered)}</td>
          <td>{formatNumber(needed)}</td>
        </tr>
      ))}
    </tbody>
  </TableTwin>
);
