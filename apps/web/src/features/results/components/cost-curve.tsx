import { toDisplayCurrency } from "@sunwright/engine/sizing/currency";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { CurvePoint } from "@sunwright/engine/sizing/simulated";
import { useState, type KeyboardEvent } from "react";
import { formatNumber } from "../../../lib/format";
import { CURRENCY } from "../../../lib/money";
import { TableTwin } from "../../../ui/table-twin";
import {
  chosenIndex,
  costCurveSentence,
  costText,
  curveGeometry,
  type CurveGeometry,
  hoursWords,
  kilo,
} from "@sunwright/engine/report/cost-curve";
import { useWidth } from "../../../lib/use-width";
import { AxisText, Note } from "./drawing-parts";
import { View } from "./view";

interface CostCurveProps {
  readonly curve: readonly CurvePoint[];
  readonly currency: Currency;
}

/** What each hour with power costs: the cheapest system for every number of hours without, and the one chosen. */
export function CostCurve({ curve, currency }: CostCurveProps) {
  const points = curve.toSorted((one, other) => one.unmetHours - other.unmetHours);
  return (
    <View title="Cost against hours without power" note="The cheapest system for each">
      <Curve points={points} currency={currency} />
      <CurveTable points={points} currency={currency} />
    </View>
  );
}

function Curve({ points, currency }: { readonly points: readonly CurvePoint[]; readonly currency: Currency }) {
  const [box, width] = useWidth(390);
  const [cursor, setCursor] = useState<number | null>(null);
  const at = curveGeometry(points, width, (dollars) => toDisplayCurrency(dollars, currency));
  const shown = cursor ?? chosenIndex(points);
  const handleKey = (event: KeyboardEvent) => {
    const next = pointAfterKey(event.key, shown, points.length);
    if (next === undefined) return;
    event.preventDefault();
    setCursor(next);
  };
  const point = at.points[shown];
  return (
    <div
      ref={box}
      // An <input> cannot hold the drawing it reads out
      role="slider"
      tabIndex={0}
      aria-label="System on the curve of cost against hours without power"
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={shown + 1}
      aria-valuetext={point && pointText(point, currency)}
      className="hour-chart"
      onKeyDown={handleKey}
      onBlur={() => setCursor(null)}
      onPointerMove={({ clientX, currentTarget }) =>
        setCursor(nearestPoint(at, clientX - currentTarget.getBoundingClientRect().left))
      }
      onPointerLeave={() => setCursor(null)}
    >
      <CurveDrawing at={at} currency={currency} shown={cursor} />
      <p className="curve-reading type-help text-text-2">
        {cursor === null || point === undefined ? costCurveSentence(points, currency) : pointText(point, currency)}
      </p>
    </div>
  );
}

const pointText = ({ panels, battery, cost, unmetHours, chosen }: CurvePoint, currency: Currency) =>
  `${chosen ? "Chosen: " : ""}${kilo(panels)} kW of panels, ${kilo(battery)} kWh of battery, ${costText(cost, currency)}, ${hoursWords(unmetHours)} without power`;

function pointAfterKey(key: string, point: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: point + 1,
    ArrowUp: point + 1,
    ArrowLeft: point - 1,
    ArrowDown: point - 1,
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next));
}

function nearestPoint({ points }: CurveGeometry, place: number): number {
  let nearest = 0;
  points.forEach(({ x }, index) => {
    if (Math.abs(x - place) < Math.abs((points[nearest]?.x ?? 0) - place)) nearest = index;
  });
  return nearest;
}

interface CurveDrawingProps {
  readonly at: CurveGeometry;
  readonly currency: Currency;
  /** Index of the point under the pointer. */
  readonly shown: number | null;
}

function CurveDrawing({ at, currency, shown }: CurveDrawingProps) {
  const { width, height, left, foot, points, hourTicks, costTicks } = at;
  const chosen = points.find((point) => point.chosen);
  const point = shown === null ? undefined : points[shown];
  const scale = (costTicks.at(-1)?.cost ?? 0) >= 1e6 ? 1e6 : 1;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className="block max-w-full"
    >
      <AxisText x={0} y={11} anchor="start">
        {`${CURRENCY[currency].symbol}${scale > 1 ? " million" : ""}`}
      </AxisText>
      {costTicks.map(({ cost, y }) => (
        <g key={cost}>
          <path d={`M${left} ${y}H${width}`} stroke="var(--line)" />
          <AxisText x={left - 8} y={y + 4} anchor="end">
            {formatNumber(cost / scale, scale > 1 ? 1 : 0)}
          </AxisText>
        </g>
      ))}
      {hourTicks.map(({ hours, x }) => (
        <g key={hours}>
          <path d={`M${x} ${foot}v4`} stroke="var(--control)" />
          <AxisText x={x} y={foot + 17} anchor="middle">
            {formatNumber(hours)}
          </AxisText>
        </g>
      ))}
      <AxisText x={width} y={foot + 32} anchor="end">
        hours a year without power
      </AxisText>
      <path d={`M${left} ${foot + 0.5}H${width}`} stroke="var(--control)" />
      <path d={at.path} fill="none" stroke="var(--text)" strokeWidth={1.6} />
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2} fill="var(--text)" />
      ))}
      {chosen && (
        <g>
          <path d={`M${chosen.x} ${chosen.y}V${foot}`} stroke="var(--text)" strokeDasharray="2 3" />
          <circle cx={chosen.x} cy={chosen.y} r={6} fill="var(--sun)" stroke="var(--text)" strokeWidth={1.8} />
          <Note strong x={Math.min(chosen.x + 12, width - 70)} y={chosen.y - 10}>
            This design
          </Note>
        </g>
      )}
      {point && (
        <g fill="var(--sheet)" stroke="var(--text)">
          <path d={`M${point.x} 12V${foot}`} strokeWidth={1.2} />
          <circle cx={point.x} cy={point.y} r={4} strokeWidth={1.8} />
        </g>
      )}
    </svg>
  );
}

const CurveTable = ({ points, currency }: { readonly points: readonly CurvePoint[]; readonly currency: Currency }) => (
  <TableTwin>
    <caption>The cheapest system for each number of hours without power</caption>
    <thead>
      <tr>
        <th scope="col">Hours a year without power</th>
        <th scope="col">Panels in kW</th>
        <th scope="col">Battery in kWh</th>
        <th scope="col">Cost</th>
        <th scope="col">Chosen</th>
      </tr>
    </thead>
    <tbody>
      {points.map(({ panels, battery, cost, unmetHours, chosen }) => (
        <tr key={`${panels} ${battery}`}>
          <th scope="row">{formatNumber(unmetHours)}</th>
          <td>{kilo(panels)}</td>
          <td>{kilo(battery)}</td>
          <td>{costText(cost, currency)}</td>
          <td>{chosen ? "Yes" : "No"}</td>
        </tr>
      ))}
    </tbody>
  </TableTwin>
);
