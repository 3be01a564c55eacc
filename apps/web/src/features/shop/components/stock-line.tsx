import { say } from "@sunwright/words/shop";
import { formatDate, formatNumber } from "../../../lib/format";
import { TableTwin } from "../../../ui/table-twin";
import { niceStep } from "../model/axis";

const [WIDTH, HEIGHT, LEFT, TOP, FOOT] = [640, 170, 52, 12, 138] as const;

interface StockLineProps {
  /** The oldest first. */
  readonly line: readonly { readonly day: string; readonly onHand: number }[];
  readonly reorderAt: number | null;
}

/** Pieces on hand day by day, as steps, with the level to reorder at. */
export function StockLine({ line, reorderAt }: StockLineProps) {
  const most = Math.max(1, reorderAt ?? 0, ...line.map(({ onHand }) => onHand));
  const step = Math.max(1, niceStep(most));
  const top = Math.ceil(most / step) * step;
  const y = (pieces: number) => FOOT - (pieces / top) * (FOOT - TOP);
  const x = (index: number) => LEFT + (index / Math.max(1, line.length - 1)) * (WIDTH - LEFT - 8);
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return null;
  const path = line
    .slice(1)
    .reduce((drawn, { onHand }, index) => `${drawn}H${x(index + 1)}V${y(onHand)}`, `M${x(0)} ${y(first.onHand)}`);
  const levels = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  return (
    <figure className="mt-5">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full" aria-hidden="true">
        {levels.map((level) => (
          <g key={level}>
            <path d={`M${LEFT} ${y(level)}H${WIDTH - 8}`} stroke="var(--line)" />
            <text x={LEFT - 10} y={y(level) + 4} textAnchor="end" fontSize="13" fill="var(--text-3)">
              {formatNumber(level, 1)}
            </text>
          </g>
        ))}
        <path d={`${path}V${FOOT}H${LEFT}Z`} fill="var(--line)" />
        <path d={path} fill="none" stroke="var(--text)" strokeWidth="2" />
        {reorderAt !== null && (
          <>
            <path
              d={`M${LEFT} ${y(reorderAt)}H${WIDTH - 8}`}
              stroke="var(--text)"
              strokeDasharray="5 4"
              strokeWidth="1.5"
            />
            <text
              x={LEFT + 6}
              y={y(reorderAt) < TOP + 16 ? y(reorderAt) + 16 : y(reorderAt) - 6}
              fontSize="13"
              fontWeight="600"
              fill="var(--text)"
            >
              {say("line.reorder", { pieces: reorderAt })}
            </text>
          </>
        )}
        <circle
          cx={x(line.length - 1)}
          cy={y(last.onHand)}
          r="4.5"
          fill="var(--sheet)"
          stroke="var(--text)"
          strokeWidth="2"
        />
        <text x={LEFT} y={FOOT + 22} fontSize="13" fill="var(--text-3)">
          {formatDate(first.day)}
        </text>
        <text x={WIDTH - 8} y={FOOT + 22} textAnchor="end" fontSize="13" fill="var(--text-3)">
          {formatDate(last.day)}
        </text>
      </svg>
      <TableTwin
        caption={say("line.title")}
        head={[say("line.day"), say("onHand")]}
        rows={line.map(({ day, onHand }) => [day, formatNumber(onHand)])}
      />
    </figure>
  );
}
