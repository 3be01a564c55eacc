import type { Money } from "@sunwright/engine/money/money-of";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { TableTwin } from "../../../ui/table-twin";
import { YearPlot, yearName } from "../../../ui/year-plot";
import { shortMoneyText } from "@sunwright/engine/report/money-text";
import { type Curve, curvesOf, labelHeights, pathOf, type Scale, scaleOf } from "@sunwright/engine/report/money-curves";
import { useWidth } from "../../../lib/use-width";

const HEIGHT = 300;
const TOP = 14;
const BOTTOM = 28;
const LEFT = 66;
/** Room for the names at the ends; the longest is "Grid and petrol generator", in two lines. */
const RIGHT = 116;
const LABEL_GAP = 34;

const LINES = {
  solar: { stroke: "var(--sun-edge)", strokeWidth: 3 },
  generator: { stroke: "var(--text)", strokeWidth: 2 },
  grid: { stroke: "var(--grid)", strokeWidth: 2, strokeDasharray: "10 4" },
} as const;

interface MoneyChartProps {
  readonly money: Money;
  readonly width?: number;
}

/** Money spent until each year. Pointer and arrow keys read the years; a table says the same. */
export function MoneyChart({ money, width: fixedWidth }: MoneyChartProps) {
  const [box, measured] = useWidth(640);
  const [year, setYear] = useState<number | null>(null);
  const width = fixedWidth ?? measured;
  const curves = curvesOf(money);
  const scale = scaleOf(curves, { left: LEFT, top: TOP, width: width - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM });
  const { years, currency } = money;
  const reading = (at: number) =>
    `${yearName(at)}: ${curves.map(({ name, spent }) => `${name} ${shortMoneyText(spent[at] ?? 0, currency)}`).join(", ")}`;
  return (
    <div ref={box} className="money-chart">
      <YearPlot
        label="Money spent, year by year"
        years={years}
        year={year}
        onYear={setYear}
        reading={reading}
        from={LEFT}
        to={width - RIGHT}
        className="money-chart-plot"
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true" className="block">
          <Axes scale={scale} money={money} right={width - RIGHT} />
          {curves.map((curve) => (
            <path key={curve.key} d={pathOf(curve, scale)} fill="none" {...LINES[curve.key]} />
          ))}
          <Names curves={curves} scale={scale} x={width - RIGHT + 8} />
          <Payback money={money} scale={scale} />
          {year !== null && <Crosshair year={year} curves={curves} scale={scale} />}
        </svg>
        {year !== null && <p className="money-chart-tip">{reading(year)}</p>}
      </YearPlot>
      <CurveTable curves={curves} money={money} />
    </div>
  );
}

interface AxesProps {
  readonly scale: Scale;
  readonly money: Money;
  readonly right: number;
}

const Axes = ({ scale: { x, y, amounts, years }, money, right }: AxesProps) => (
  <g fontSize={12} fontWeight={500} fill="var(--text-3)">
    {amounts.map((amount) => (
      <g key={amount}>
        <path d={`M${LEFT} ${y(amount)}H${right}`} stroke="var(--line)" />
        <text x={LEFT - 8} y={y(amount) + 4} textAnchor="end">
          {amount === 0 ? "0" : shortMoneyText(amount, money.currency).replace(/\.00?(?= |$)/, "")}
        </text>
      </g>
    ))}
    {years.map((year) => (
      <text key={year} x={x(year)} y={HEIGHT - 8} textAnchor="middle">
        {year === 0 ? "Today" : formatNumber(year)}
        {year === money.years ? " years" : ""}
      </text>
    ))}
    <path d={`M${LEFT} ${y(0) + 0.5}H${right}`} stroke="var(--control)" />
  </g>
);

interface CurvesProps {
  readonly curves: readonly Curve[];
  readonly scale: Scale;
}

/** A long name breaks before its second half. */
function Names({ curves, scale, x }: CurvesProps & { readonly x: number }) {
  const ends = curves.map(({ spent }) => scale.y(spent.at(-1) ?? 0));
  const heights = labelHeights(ends, LABEL_GAP, scale.y(0));
  return (
    <g fontSize={13} fontWeight={600} style={{ fontStretch: "92%" }}>
      {curves.map(({ key, name }, index) => {
        const [first = "", ...rest] = name.split(/ (?=generator|petrol|diesel)/);
        const fill = LINES[key].stroke;
        return (
          <text key={key} x={x} y={(heights[index] ?? 0) + 4} fill={fill}>
            <tspan x={x}>{first}</tspan>
            {rest.length > 0 && (
              <tspan x={x} dy={15}>
                {rest.join(" ")}
              </tspan>
            )}
          </text>
        );
      })}
    </g>
  );
}

/** Where solar crosses the way that is compared first. */
function Payback({ money, scale: { x, y } }: { readonly money: Money; readonly scale: Scale }) {
  const [{ payback }] = money.comparisons;
  if (payback === null || payback.value === 0) return null;
  const before = Math.floor(payback.value);
  const [from = 0, to = from] = [money.solar.cumulative[before], money.solar.cumulative[before + 1]];
  const at = y(from + (to - from) * (payback.value - before));
  const left = x(payback.value);
  // On the axis, but above curves that lie on it themselves.
  const words = y(0) - at < 40 ? at - 14 : y(0) - 8;
  return (
    <g>
      <path d={`M${left} ${at}V${y(0)}`} stroke="var(--text)" strokeDasharray="2 3" />
      <circle cx={left} cy={at} r={5} fill="var(--sheet)" stroke="var(--text)" strokeWidth={2} />
      <text x={left + 7} y={words} fontSize={13} fontWeight={600} fill="var(--text)" className="money-halo">
        {formatNumber(payback.value, 1)} years: paid back
      </text>
    </g>
  );
}

const Crosshair = ({ year, curves, scale: { x, y } }: CurvesProps & { readonly year: number }) => (
  <g stroke="var(--text)">
    <path d={`M${x(year)} ${TOP}V${y(0)}`} />
    {curves.map(({ key, spent }) => (
      <circle key={key} cx={x(year)} cy={y(spent[year] ?? 0)} r={4} fill="var(--sheet)" strokeWidth={1.6} />
    ))}
  </g>
);

const CurveTable = ({ curves, money }: { readonly curves: readonly Curve[]; readonly money: Money }) => (
  <TableTwin>
    <caption>Money spent until the end of each year, {money.currency}</caption>
    <thead>
      <tr>
        <th scope="col">Year</th>
        {curves.map(({ key, name }) => (
          <th key={key} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {money.solar.cumulative.map((_, year) => (
        <tr key={year}>
          <th scope="row">{yearName(year)}</th>
          {curves.map(({ key, spent }) => (
            <td key={key}>{formatNumber(spent[year] ?? 0)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </TableTwin>
);
