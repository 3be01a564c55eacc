import type { Passport } from "@sunwright/contract/passports";
import { dateText } from "@sunwright/words/formats";
import { say } from "@sunwright/words/passports";
import { useState } from "react";
import { formatDate, formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Sheet, SheetHeader, SheetSection } from "../../../ui/sheet";
import { figures, Table, TableHead } from "../../../ui/table";
import { TableTwin } from "../../../ui/table-twin";
import { useMedia } from "../../../ui/use-media";
import { type Band, bandOf, type BandPoint, monthsBetween, placeOf } from "../model/band";
import { TableFrame } from "./table-frame";

const [HEIGHT, LEFT, RIGHT, TOP, FOOT] = [300, 44, 10, 26, 262] as const;
/** Of the drawing: letters are read on a phone, too. */
const WIDTHS = { desk: 812, phone: 400 } as const;
const monthName = dateText({ month: "short", timeZone: "UTC" });

const headOfTable = () => [
  say("table.days"),
  say("table.measured"),
  say("table.forecast"),
  say("table.low"),
  say("table.high"),
];
const rowOf = ({ from, to, measured, forecast, low, high }: BandPoint): readonly string[] => [
  `${formatDate(from)} – ${formatDate(to)}`,
  ...[measured, forecast, low, high].map((value) => `${formatNumber(value, 2)} kWh`),
];

/** What the meter showed, in the band of eight of ten years; the same as a table. */
export function ForecastChart({ passport }: { readonly passport: Passport }) {
  const [shown, setShown] = useState(false);
  const { followed, forecast, upkeep } = passport;
  const band = followed && bandOf(followed);
  const [first, last] = [band?.points[0], band?.points.at(-1)];
  return (
    <Sheet aria-label={say("chart")}>
      <SheetHeader
        title={say("chart")}
        aside={
          <span className="passport-keys type-help text-text-2" aria-hidden="true">
            <span data-key="meter">{say("key.meter")}</span>
            <span data-key="band">{say("key.band")}</span>
          </span>
        }
      />
      <SheetSection className="passport-chart">
        {band && first && last ? (
          <>
            <p className="type-help text-text-3">
              {say("chartAside", { from: formatDate(first.from), to: formatDate(last.to) })}
            </p>
            <Drawing
              band={band}
              washedOn={upkeep.find(({ task }) => task === "wash")?.doneOn ?? null}
              from={first.from}
              to={last.to}
            />
            <TableTwin caption={say("chart")} head={headOfTable()} rows={band.points.map(rowOf)} />
            <Button variant="ghost" size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {say(shown ? "tableHide" : "tableShow")}
            </Button>
          </>
        ) : (
          <p className="text-text-2">
            {say(forecast === "made" ? "chartEmpty" : forecast === "coming" ? "chartWait" : "chartNone")}
          </p>
        )}
      </SheetSection>
      {band && shown && (
        <TableFrame label={say("chart")}>
          <Table caption={say("chart")}>
            <TableHead columns={headOfTable().map((name, index) => (index === 0 ? name : figures(name)))} />
            <tbody>
              {band.points.map((point) => {
                const [days, ...cells] = rowOf(point);
                return (
                  <tr key={point.to}>
                    <th scope="row" className="text-left">
                      {days}
                    </th>
                    {cells.map((cell, index) => (
                      <td key={index} className="end">
                        {cell}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </Sheet>
  );
}

interface DrawingProps {
  readonly band: Band;
  readonly washedOn: string | null;
  readonly from: string;
  readonly to: string;
}

function Drawing({ band: { points, bottom, top, ticks }, washedOn, from, to }: DrawingProps) {
  const width = useMedia("(max-width: 640px)") ? WIDTHS.phone : WIDTHS.desk;
  const middleOf = (point: BandPoint) => (placeOf(point.from, from, to) + placeOf(point.to, from, to)) / 2;
  const x = (place: number) => LEFT + Math.max(0, Math.min(1, place)) * (width - LEFT - RIGHT);
  const y = (value: number) => FOOT - ((value - bottom) / (top - bottom)) * (FOOT - TOP);
  const at = points.map((point) => ({ ...point, x: points.length === 1 ? x(0.5) : x(middleOf(point)) }));
  const line = (of: (point: BandPoint) => number, list = at) =>
    list.map((point, index) => `${index === 0 ? "M" : "L"}${point.x.toFixed(1)} ${y(of(point)).toFixed(1)}`).join("");
  const edge = `${line(({ high }) => high)}${line(({ low }) => low, at.toReversed()).replace("M", "L")}Z`;
  const below = at.filter(({ isBelow }) => isBelow);
  const lowest = below.toSorted((one, other) => one.measured - other.measured)[0];
  const washed = washedOn !== null && washedOn >= from && washedOn <= to ? x(placeOf(washedOn, from, to)) : null;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} className="block w-full" aria-hidden="true">
      <text x="0" y="12" className="passport-axis">
        {say("perDay", { from: formatNumber(bottom, 1) })}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className="passport-axis">
            {formatNumber(tick, 2)}
          </text>
        </g>
      ))}
      {monthsBetween(from, to).map((month) => (
        <g key={month}>
          <path d={`M${x(placeOf(month, from, to))} ${FOOT}v6`} stroke="var(--control)" />
          <text x={x(placeOf(month, from, to))} y={FOOT + 22} textAnchor="middle" className="passport-axis">
            {monthName(new Date(`${month}T00:00:00Z`))}
          </text>
        </g>
      ))}
      <path d={`M${LEFT} ${FOOT}H${width - RIGHT}`} stroke="var(--control)" />
      {at.length === 1 ? (
        at.map((point) => (
          <rect
            key={point.to}
            x={point.x - 40}
            y={y(point.high)}
            width="80"
            height={Math.max(1, y(point.low) - y(point.high))}
            fill="var(--sun-soft)"
          />
        ))
      ) : (
        <path d={edge} fill="var(--sun-soft)" />
      )}
      <path d={line(({ forecast }) => forecast)} fill="none" stroke="var(--sun-edge)" strokeDasharray="5 4" />
      {washed !== null && washedOn !== null && (
        <g>
          <path d={`M${washed} ${TOP}V${FOOT}`} stroke="var(--text)" strokeDasharray="1.5 3.5" />
          <text
            x={washed + (washed > width / 2 ? -6 : 6)}
            y={TOP + 10}
            textAnchor={washed > width / 2 ? "end" : "start"}
            className="passport-mark"
          >
            {say("washed", { day: formatDate(washedOn) })}
          </text>
        </g>
      )}
      <path d={line(({ measured }) => measured)} fill="none" stroke="var(--text)" strokeWidth="1.6" />
      {at.map((point) => (
        <circle
          key={point.to}
          cx={point.x}
          cy={y(point.measured)}
          r={at.length > 60 ? 2 : 3.6}
          fill={point.isBelow ? "var(--warn)" : "var(--text)"}
        />
      ))}
      {lowest && (
        <text
          x={Math.min(lowest.x, width - 70)}
          y={Math.min(y(lowest.measured) + 20, FOOT - 5)}
          textAnchor="middle"
          className="passport-mark"
          fill="var(--warn)"
        >
          {say("below")}
        </text>
      )}
    </svg>
  );
}
