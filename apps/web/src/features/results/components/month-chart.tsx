import type { Design } from "@sunwright/engine/sizing/design";
import type { MonthOfYear, SimulatedDesign } from "@sunwright/engine/sizing/simulated";
import { formatNumber } from "../../../lib/format";
import { TableTwin } from "../../../ui/table-twin";
import { monthName, shortMonth } from "@sunwright/engine/sizing/explain";
import { monthsSentence, shownHours, worstMonth } from "@sunwright/engine/report/months-of-year";
import { ROUNDING } from "@sunwright/engine/report/supply";
import { niceTicks } from "@sunwright/engine/report/ticks";
import { useWidth } from "../../../lib/use-width";
import { AxisText } from "./drawing-parts";
import { View } from "./view";

const HEIGHT = 176;
const LEFT = 40;
const TOP = 10;

interface MonthByMonthProps {
  readonly design: Design;
  readonly simulation: SimulatedDesign;
}

/** View D: what the sun gives in each month of the simulated years against the load, and the hours without power. */
export const MonthByMonth = ({ design, simulation: { months } }: MonthByMonthProps) => (
  <View letter="D" title="Month by month" note="kWh">
    <MonthBars months={months} />
    <p className="mt-2 type-help text-text-2">{monthsSentence(months, design.site.monthlySunHours)}</p>
  </View>
);

interface BarsProps {
  readonly months: readonly MonthOfYear[];
  readonly width?: number;
}

function MonthBars({ months, width: fixedWidth }: BarsProps) {
  const [box, measured] = useWidth(390);
  const width = fixedWidth ?? measured;
  const largest = Math.max(...months.map(({ production, load }) => Math.max(production, load)));
  const ticks = niceTicks(largest, 4);
  const top = ticks.at(-1) || 1;
  const y = (value: number) => TOP + HEIGHT * (1 - value / top);
  const step = (width - LEFT) / 12;
  return (
    <div ref={box} className="mt-4">
      <svg viewBox={`0 0 ${width} 226`} width={width} height={226} aria-hidden="true" className="block max-w-full">
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
        <MonthNames months={months} step={step} />
        <path d={`M${LEFT} ${TOP + HEIGHT + 0.5}H${width}`} stroke="var(--control)" />
      </svg>
      <MonthTable months={months} />
    </div>
  );
}

interface MonthBarProps {
  readonly month: MonthOfYear;
  readonly x: number;
  readonly step: number;
  readonly y: (value: number) => number;
}

/** Sun, used or sold below and surplus above; beside it what generator and grid bring; the load as a tick across. */
function MonthBar({ month: { production, used, load, generator, gridImport }, x, step, y }: MonthBarProps) {
  const helped = generator + gridImport > ROUNDING;
  const whole = step * 0.72;
  const width = helped ? whole * 0.62 : whole;
  const left = x + (step - whole) / 2;
  const own = Math.min(used, production);
  const beside = left + width + 1;
  return (
    <g>
      <rect
        x={left}
        y={y(production)}
        width={width}
        height={y(0) - y(production)}
        fill="var(--sun-soft)"
        stroke="var(--sun-edge)"
      />
      <rect x={left} y={y(own)} width={width} height={y(0) - y(own)} fill="var(--sun)" stroke="var(--sun-edge)" />
      {helped && (
        <>
          <rect x={beside} y={y(gridImport)} width={whole - width} height={y(0) - y(gridImport)} fill="var(--grid)" />
          <rect
            x={beside}
            y={y(gridImport + generator)}
            width={whole - width}
            height={y(0) - y(generator)}
            fill="var(--gen)"
          />
        </>
      )}
      <path d={`M${left - 3} ${y(load)}h${whole + 6}`} stroke="var(--load)" strokeWidth={2.2} />
    </g>
  );
}

/** A letter and a bare figure where a column is too narrow for more. [px] */
const NARROW_STEP = 27;

/** The months, and in red how many of their hours have no power. */
function MonthNames({ months, step }: { readonly months: readonly MonthOfYear[]; readonly step: number }) {
  const worst = worstMonth(months);
  const narrow = step < NARROW_STEP;
  return months.map(({ unmetHours }, index) => {
    const hours = shownHours(unmetHours);
    const middle = LEFT + (index + 0.5) * step;
    return (
      <g key={index}>
        <AxisText x={middle} y={TOP + HEIGHT + 17} anchor="middle" strong={index === worst}>
          {shortMonth(index).slice(0, narrow ? 1 : 3)}
        </AxisText>
        <AxisText x={middle} y={TOP + HEIGHT + 34} anchor="middle" tone={hours > 0 ? "bad" : "mute"}>
          {hours > 0 ? `${formatNumber(hours)}${narrow ? "" : " h"}` : "·"}
        </AxisText>
      </g>
    );
  });
}

const MonthTable = ({ months }: { readonly months: readonly MonthOfYear[] }) => (
  <TableTwin>
    <caption>Energy by month in kWh, and hours without power</caption>
    <thead>
      <tr>
        <th scope="col">Month</th>
        <th scope="col">Solar</th>
        <th scope="col">Used or sold</th>
        <th scope="col">Surplus</th>
        <th scope="col">Generator</th>
        <th scope="col">Grid</th>
        <th scope="col">Load</th>
        <th scope="col">Hours without power</th>
      </tr>
    </thead>
    <tbody>
      {months.map(({ production, used, surplus, generator, gridImport, load, unmetHours }, month) => (
        <tr key={month}>
          <th scope="row">{monthName(month)}</th>
          {[production, used, surplus, generator, gridImport, load, shownHours(unmetHours)].map((value, column) => (
            <td key={column}>{formatNumber(value)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </TableTwin>
);
