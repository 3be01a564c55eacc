import type { YieldRange } from "@sunwright/engine/sizing/simulated";
import { formatNumber } from "../../../lib/format";
import { TableTwin } from "../../../ui/table-twin";
import { yieldGeometry, yieldSentence } from "@sunwright/engine/report/yearly-yield";
import { useWidth } from "../../../lib/use-width";
import { AxisText, Note } from "./drawing-parts";
import { Traced, View } from "./view";

/** What the array gives in a year: the middle year, the one nine of ten pass, and every year simulated for them. */
export const YearlyYield = ({ range }: { readonly range: YieldRange }) => (
  <View title="Yearly yield" note={`${range.years.length} simulated years`}>
    <dl className="reliability-figures">
      <div>
        <dt className="type-label">Half of all years, P50</dt>
        <dd>
          <Traced size={3} trace={range.p50} value={formatNumber(range.p50.value)} unit="kWh" />
        </dd>
      </div>
      <div>
        <dt className="type-label">Nine years of ten, P90</dt>
        <dd>
          <Traced size={3} trace={range.p90} value={formatNumber(range.p90.value)} unit="kWh" />
        </dd>
      </div>
    </dl>
    <YieldStrip range={range} />
    <p className="mt-2 type-help text-text-2">{yieldSentence(range)}</p>
    <YieldTable range={range} />
  </View>
);

const HEIGHT = 92;
const LINE = 56;

function YieldStrip({ range }: { readonly range: YieldRange }) {
  const [box, width] = useWidth(390);
  const at = yieldGeometry(range, 10, width - 10);
  return (
    <div ref={box} className="mt-3">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        aria-hidden="true"
        className="block max-w-full"
      >
        <path d={`M0 ${LINE + 0.5}H${width}`} stroke="var(--control)" />
        {at.ticks.map(({ value, x }) => (
          <g key={value}>
            <path d={`M${x} ${LINE}v4`} stroke="var(--control)" />
            <AxisText x={Math.max(18, Math.min(width - 18, x))} y={LINE + 18} anchor="middle">
              {formatNumber(value)}
            </AxisText>
          </g>
        ))}
        <AxisText x={width} y={HEIGHT - 2} anchor="end">
          kWh a year
        </AxisText>
        {at.years.map((x, year) => (
          <path key={year} d={`M${x} ${LINE - 16}V${LINE}`} stroke="var(--sun-edge)" strokeWidth={2} />
        ))}
        {(["p50", "p90"] as const).map((name) => (
          <g key={name}>
            <path d={`M${at[name]} ${LINE - 30}V${LINE}`} stroke="var(--text)" strokeWidth={2.2} />
            <Note strong x={Math.max(14, Math.min(width - 14, at[name]))} y={LINE - 36} anchor="middle">
              {name.toUpperCase()}
            </Note>
          </g>
        ))}
      </svg>
    </div>
  );
}

const YieldTable = ({ range: { years } }: { readonly range: YieldRange }) => (
  <TableTwin>
    <caption>Yield of each simulated year in kWh, lowest first</caption>
    <tbody>
      {years.map((value, year) => (
        <tr key={year}>
          <th scope="row">{year + 1}</th>
          <td>{formatNumber(value)}</td>
        </tr>
      ))}
    </tbody>
  </TableTwin>
);
