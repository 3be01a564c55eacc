import { say } from "@sunwright/words/comparison";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { labelHeights, pathOf, type Scale, scaleOf } from "@sunwright/engine/report/money-curves";
import { useWidth } from "../../../lib/use-width";
import { TableTwin } from "../../../ui/table-twin";
import { YearPlot, yearName } from "../../../ui/year-plot";
import type { Curve } from "../model/curves";
import { dollars } from "../model/recommendation";

const HEIGHT = 320;
const TOP = 14;
const BOTTOM = 28;
const LEFT = 58;
/** Room for the names at the ends; the longest is in two lines. */
const RIGHT = 124;
const LABEL_GAP = 18;
const LINE_HEIGHT = 15;

const LINES = {
  other: { stroke: "var(--text)", strokeWidth: 2 },
  first: { stroke: "var(--text-3)", strokeWidth: 2, strokeDasharray: "5 6" },
  second: { stroke: "var(--select)", strokeWidth: 3 },
  third: { stroke: "var(--grid)", strokeWidth: 2, strokeDasharray: "10 4" },
} as const;

interface SpendingChartProps {
  readonly curves: readonly Curve[];
  /** What they show, while no year is pointed at. */
  readonly sentence: string;
}

/** Money spent until each year. Pointer and arrow keys read the years; a table and a sentence say the same. */
export function SpendingChart({ curves, sentence }: SpendingChartProps) {
  const [box, width] = useWidth(640);
  const [year, setYear] = useState<number | null>(null);
  const years = Math.max(1, (curves[0]?.spent.length ?? 1) - 1);
  const scale = scaleOf(curves, { left: LEFT, top: TOP, width: width - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM });
  const reading = (at: number) =>
    `${yearName(at)}: ${curves.map(({ name, spent }) => `${name} ${dollars(spent[at] ?? 0)}`).join(", ")}`;
  return (
    <div ref={box} className="comparison-chart">
      <YearPlot
        label={say("moneySpentYearBy")}
        years={years}
        year={year}
        onYear={setYear}
        reading={reading}
        from={LEFT}
        to={width - RIGHT}
        className="comparison-plot"
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true" className="block">
          <Axes scale={scale} years={years} right={width - RIGHT} />
          {curves.map((curve) => (
            <path key={curve.name} d={pathOf(curve, scale)} fill="none" {...LINES[curve.look]} />
          ))}
          <Names curves={curves} scale={scale} x={width - RIGHT + 10} />
          {year !== null && <Crosshair year={year} curves={curves} scale={scale} />}
        </svg>
      </YearPlot>
      <p className="comparison-reading type-help text-text-2">{year === null ? sentence : reading(year)}</p>
      <CurveTable curves={curves} />
    </div>
  );
}

/** "$10k": the axis has room for no more. */
const axisText = (amount: number) =>
  amount >= 1_000 ? `$${formatNumber(amount / 1_000, 1)}k` : `$${formatNumber(amount)}`;

interface AxesProps {
  readonly scale: Scale;
  readonly years: number;
  readonly right: number;
}

const Axes = ({ scale: { x, y, amounts, years: marked }, years, right }: AxesProps) => (
  <g fontSize={12.5} fontWeight={500} fill="var(--text-3)">
    {amounts.map((amount) => (
      <g key={amount}>
        <path d={`M${LEFT} ${y(amount)}H${right}`} stroke="var(--line)" />
        <text x={LEFT - 8} y={y(amount) + 4} textAnchor="end">
          {axisText(amount)}
        </text>
      </g>
    ))}
    {marked.map((year) => (
      <text key={year} x={x(year)} y={HEIGHT - 8} textAnchor="middle">
        {year === 0 ? "Today" : formatNumber(year)}
        {year === years ? " years" : ""}
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
const linesOf = (name: string) => name.split(/ (?=petrol|diesel)/);

function Names({ curves, scale, x }: CurvesProps & { readonly x: number }) {
  const ends = curves.map(({ spent }) => scale.y(spent.at(-1) ?? 0));
  const heights = labelHeights(ends, LABEL_GAP, scale.y(0));
  return (
    <g fontSize={13} fontWeight={600} style={{ fontStretch: "92%" }}>
      {curves.map(({ name, look }, index) => (
        <text key={name} y={(heights[index] ?? 0) + 4} fill={LINES[look].stroke}>
          {linesOf(name).map((line, at) => (
            <tspan key={line} x={x} {...(at > 0 && { dy: LINE_HEIGHT })}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

const Crosshair = ({ year, curves, scale: { x, y } }: CurvesProps & { readonly year: number }) => (
  <g stroke="var(--text)">
    <path d={`M${x(year)} ${TOP}V${y(0)}`} />
    {curves.map(({ name, spent }) => (
      <circle key={name} cx={x(year)} cy={y(spent[year] ?? 0)} r={4} fill="var(--sheet)" strokeWidth={1.6} />
    ))}
  </g>
);

const CurveTable = ({ curves }: { readonly curves: readonly Curve[] }) => (
  <TableTwin>
    <caption>{say("moneySpentUntilThe")}</caption>
    <thead>
      <tr>
        <th scope="col">{say("year")}</th>
        {curves.map(({ name }) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {curves[0]?.spent.map((_, year) => (
        <tr key={year}>
          <th scope="row">{yearName(year)}</th>
          {curves.map(({ name, spent }) => (
            <td key={name}>{formatNumber(spent[year] ?? 0)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </TableTwin>
);
