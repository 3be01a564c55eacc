import { kilowattHours } from "@sunwright/engine/report/format";
import { LABEL_FITS, type Box } from "@sunwright/engine/report/architecture";

/** Parts both drawings of the architecture share. Ink for equipment, colour for energy. */

interface BandLabelProps {
  readonly x: number;
  readonly y: number;
  /** Height of the band; below what a line of type needs, nothing is written in it. */
  readonly height: number;
  readonly value: number;
  readonly words?: string;
  readonly dark?: boolean;
}

export const BandLabel = ({ x, y, height, value, words, dark }: BandLabelProps) =>
  height < LABEL_FITS ? null : (
    <text x={x} y={y + 5} fontSize={14} fontWeight={600} className={dark ? "on-dark-band" : "on-band-ink"}>
      {kilowattHours(value)}
      {words && (
        <tspan fontWeight={500} dx={5}>
          {words}
        </tspan>
      )}
    </text>
  );

export const Note = ({
  x,
  y,
  strong,
  anchor = "start",
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly strong?: boolean;
  readonly anchor?: "start" | "middle" | "end";
  readonly children: string;
}) => (
  <text
    x={x}
    y={y}
    fontSize={13}
    fontWeight={strong ? 600 : 500}
    textAnchor={anchor}
    fill={strong ? "var(--text)" : "var(--text-3)"}
    className="drawing-note"
  >
    {children}
  </text>
);

/** One hatch a drawing, by its id, for energy nobody takes and energy nobody brings. */
export const Hatches = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={`${id}-surplus`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--sun-soft)" />
      <rect width="1.4" height="6" fill="var(--sun-edge)" />
    </pattern>
    <pattern id={`${id}-unmet`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--unmet-soft)" />
      <rect width="2" height="6" fill="var(--unmet)" />
    </pattern>
  </defs>
);

export const PanelRow = ({ box, count }: { readonly box: Box; readonly count: number }) => {
  const gap = count > 8 ? 2 : 3;
  const width = Math.min((box.width - gap * (count - 1)) / count, 38);
  const left = box.x + box.width - (width * count + gap * (count - 1));
  return (
    <g>
      {Array.from({ length: count }, (_, index) => (
        <PanelDrawing key={index} x={left + index * (width + gap)} y={box.y} width={width} height={box.height} />
      ))}
    </g>
  );
};

const PanelDrawing = ({ x, y, width, height }: Box) => {
  const columns = width > 24 ? [1 / 3, 2 / 3] : [1 / 2];
  const lines = [
    ...columns.map((share) => `M${width * share} 1V${height - 1}`),
    ...[1, 2, 3, 4].map((row) => `M1 ${(height * row) / 5}H${width - 1}`),
  ].join("");
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} fill="var(--panel)" stroke="var(--panel-frame)" strokeWidth={1.2} />
      <path d={lines} stroke="var(--panel-cell)" strokeWidth={0.8} fill="none" />
    </g>
  );
};

export function BatteryDrawing({ box, used }: { readonly box: Box; readonly used: boolean }) {
  const CELLS = 5;
  const inner = box.width - 16;
  const width = (inner - 5 * (CELLS - 1)) / CELLS;
  return (
    <g>
      <rect
        {...box}
        rx={5}
        fill="var(--sheet)"
        stroke={used ? "var(--text)" : "var(--control)"}
        strokeWidth={1.8}
        strokeDasharray={used ? undefined : "4 4"}
      />
      {!used && (
        <Note x={box.x + box.width / 2} y={box.y + box.height / 2 + 5} anchor="middle">
          Not used
        </Note>
      )}
      {used &&
        Array.from({ length: CELLS }, (_, index) => (
          <rect
            key={index}
            x={box.x + 8 + index * (width + 5)}
            y={box.y + 9}
            width={width}
            height={box.height - 18}
            rx={2}
            // The last tenth stays in the battery: 90% may be used.
            fill={index === CELLS - 1 ? "none" : "var(--battery)"}
            stroke="var(--battery-edge)"
            strokeWidth={1.2}
          />
        ))}
    </g>
  );
}

export const InverterDrawing = ({ box: { x, y, width, height } }: { readonly box: Box }) => (
  <g stroke="var(--text)" fill="none">
    <rect x={x} y={y} width={width} height={height} rx={5} fill="var(--sheet)" strokeWidth={1.8} />
    <path d={`M${x} ${y + height}L${x + width} ${y}`} strokeWidth={1.4} />
    <path d={`M${x + 8} ${y + 14}h14M${x + 8} ${y + 20}h4m3 0h7`} strokeWidth={1.8} />
    <path d={`M${x + width - 26} ${y + height - 14}q5-9 9 0t9 0`} strokeWidth={1.8} />
  </g>
);

export const HouseDrawing = ({ box, ridge }: { readonly box: Box; readonly ridge: number }) => {
  const { x, y, width, height } = box;
  const columns = Math.max(3, Math.floor((width - 16) / 17));
  const pitch = (width - 16) / columns;
  return (
    <g stroke="var(--text)">
      <path
        d={`M${x} ${y}L${x + width / 2} ${ridge}L${x + width} ${y}V${y + height}H${x}Z`}
        fill="var(--sheet)"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      {[0, 1].flatMap((row) =>
        Array.from({ length: columns }, (_, column) => {
          const left = x + 8 + column * pitch + (pitch - 11) / 2;
          const top = y + 8 + row * 27;
          return (
            <g key={`${row}-${column}`}>
              <rect x={left} y={top} width={11} height={20} rx={1.5} fill="var(--sheet)" strokeWidth={1.2} />
              <path d={`M${left + 5.5} ${top + 4}v5`} strokeWidth={2} />
            </g>
          );
        }),
      )}
    </g>
  );
};

/** A dimension line with drafting ticks. */
export const Dimension = ({
  from,
  to,
  y,
  children,
}: {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly children: string;
}) => (
  <g>
    <g stroke="var(--text-3)" fill="none">
      <path d={`M${from} ${y}H${to}M${from} ${y - 5}v10M${to} ${y - 5}v10`} />
      <path d={`M${from - 3.5} ${y + 3.5}l7-7M${to - 3.5} ${y + 3.5}l7-7`} strokeWidth={1.4} />
    </g>
    <Note x={(from + to) / 2} y={y - 7} anchor="middle">
      {children}
    </Note>
  </g>
);

interface AxisTextProps {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end" | "middle";
  readonly strong?: boolean;
  readonly tone?: "bad" | "mute";
  readonly children: string;
}

const AXIS_TONES = { bad: "var(--bad)", mute: "var(--control)" } as const;

/** Words on an axis of a chart. */
export const AxisText = ({ x, y, anchor, strong, tone, children }: AxisTextProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    fontSize={12}
    fontWeight={strong ? 700 : tone === undefined ? 500 : 600}
    fill={tone === undefined ? `var(${strong ? "--text" : "--text-3"})` : AXIS_TONES[tone]}
    className="axis-text"
  >
    {children}
  </text>
);
