import { say } from "@sunwright/words/parameters";
import { formatNumber } from "../../../lib/format";
import { monthName } from "@sunwright/report/calendar";
import { TableTwin } from "../../../ui/table-twin";

interface MonthlySunProps {
  /** Sourced peak sun hours, January first. */
  readonly sourced: readonly number[];
  /** The typed figure, drawn across; null while the sourced ones are used. */
  readonly used: number | null;
  readonly place: string;
}

const WIDTH = 220;
const HEIGHT = 64;
const STEP = WIDTH / 12;

/** Twelve bars of sun with the typed figure across them. */
export function MonthlySun({ sourced, used, place }: MonthlySunProps) {
  const top = Math.max(...sourced, used ?? 0) * 1.08;
  const y = (hours: number) => HEIGHT - (hours / top) * HEIGHT;
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} width={WIDTH} height={HEIGHT + 16} aria-hidden="true">
        {sourced.map((hours, month) => (
          <rect
            key={month}
            x={month * STEP + 2.5}
            y={y(hours)}
            width={STEP - 5}
            height={HEIGHT - y(hours)}
            fill="var(--sun)"
            stroke="var(--sun-edge)"
          />
        ))}
        {used !== null && used > 0 && (
          <path d={`M0 ${y(used)}H${WIDTH}`} stroke="var(--load)" strokeWidth={1.6} strokeDasharray="5 3" />
        )}
        <path d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} stroke="var(--control)" />
        {[0, 3, 6, 9].map((month) => (
          <text
            key={month}
            x={month * STEP + STEP / 2}
            y={HEIGHT + 14}
            fontSize={12}
            fontWeight={500}
            textAnchor="middle"
            fill="var(--text-3)"
          >
            {monthName(month, "short")}
          </text>
        ))}
      </svg>
      <TableTwin
        caption={say("sunByMonth", { place })}
        rows={sourced.map((hours, month) => [monthName(month), `${formatNumber(hours, 1)} h`])}
      />
    </figure>
  );
}
