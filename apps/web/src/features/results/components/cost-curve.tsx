import { say } from "@sunwright/words/results";
import type { Currency } from "@sunwright/engine/parameters/options";
import {
  chosenIndex,
  costCurveSentence,
  costText,
  curveGeometry,
  type CurveGeometry,
  kilo,
} from "@sunwright/report/cost-curve";
import { curveDrawing } from "@sunwright/report/drawings/curve";
import type { CurvePoint } from "@sunwright/engine/sizing/inputs/simulated";
import { useState } from "react";
import { Drawn } from "../../../lib/drawing";
import { formatNumber } from "../../../lib/format";
import { useWidth } from "../../../lib/use-width";
import { ChartCursor, ChartSlider } from "../../../ui/chart";
import { TableTwin } from "../../../ui/table-twin";
import { View } from "./view";

interface CostCurveProps {
  readonly curve: readonly CurvePoint[];
  readonly currency: Currency;
}

/** What each hour with power costs: the cheapest system for every number of hours without, and the one chosen. */
export function CostCurve({ curve, currency }: CostCurveProps) {
  const points = curve.toSorted((one, other) => one.unmetHours - other.unmetHours);
  return (
    <View ruled title={say("costCurve")} note={say("costCurveNote")} fold={{ everywhere: true }}>
      <Curve points={points} currency={currency} />
      <TableTwin
        caption={say("costCurveTable")}
        head={[say("hoursWithoutPowerPerYear"), say("panelsInKw"), say("batteryInKwh"), say("cost"), say("chosen")]}
        rows={points.map(({ panels, battery, cost, unmetHours, chosen }) => [
          formatNumber(unmetHours),
          kilo(panels),
          kilo(battery),
          costText(cost, currency),
          chosen ? say("yes") : say("no"),
        ])}
      />
    </View>
  );
}

function Curve({ points, currency }: { readonly points: readonly CurvePoint[]; readonly currency: Currency }) {
  const [box, width] = useWidth(390);
  const [cursor, setCursor] = useState<number | null>(null);
  const at = curveGeometry(points, width, currency);
  const point = cursor === null ? undefined : at.points[cursor];
  const reading = (index: number) => {
    const read = points[index];
    return read === undefined ? "" : pointText(read, currency);
  };
  const sentence = costCurveSentence(points, currency);
  return (
    <ChartSlider
      ref={box}
      label={say("systemOnCurve")}
      count={points.length}
      countFrom={1}
      step={cursor}
      rest={chosenIndex(points)}
      onStep={setCursor}
      reading={reading}
      stepAt={(place) => nearestPoint(at, place)}
      className="hour-chart"
    >
      <Drawn decorative drawing={curveDrawing(at, currency, sentence)} className="block max-w-full">
        {point && <ChartCursor x={point.x} top={12} foot={at.foot} rings={[point]} />}
      </Drawn>
      <p className="curve-reading type-help text-text-2">{cursor === null ? sentence : reading(cursor)}</p>
    </ChartSlider>
  );
}

const pointText = ({ panels, battery, cost, unmetHours, chosen }: CurvePoint, currency: Currency) =>
  say("pointOnCurve", {
    chosen: chosen ? "yes" : "no",
    panels: kilo(panels),
    battery: kilo(battery),
    cost: costText(cost, currency),
    hours: formatNumber(unmetHours),
  });

function nearestPoint({ points }: CurveGeometry, place: number): number {
  let nearest = 0;
  points.forEach(({ x }, index) => {
    if (Math.abs(x - place) < Math.abs((points[nearest]?.x ?? 0) - place)) nearest = index;
  });
  return nearest;
}
