import { say } from "@sunwright/words/ui";
import { choiceOf, columnsOf, countOf, figureOf, panelSize, rowsOf, type Spec } from "./stated";

/** Parts that a system is named by. All stand in a field of 200 × 172. */
interface PartProps {
  readonly spec: Spec;
}

/** Height of a panel of two metres in the field. */
const PANEL_SCALE = 70;

export function PanelDrawing({ spec }: PartProps) {
  const { width, length, isStated } = panelSize(spec);
  const scale = Math.min(PANEL_SCALE, 156 / length, 150 / width);
  const [wide, high] = [width * scale, length * scale];
  const [left, top] = [(200 - wide) / 2, (172 - high) / 2];
  return (
    <>
      <PanelFront x={left} y={top} wide={wide} high={high} rows={rowsOf(length)} columns={columnsOf(width)} />
      {isStated && (
        <g className="drawn-fine">
          <path d={`M${left + wide + 10} ${top}v${high}m-4 0h8m-8 ${-high}h8`} />
          <text
            x={left + wide + 16}
            y={86}
            className="drawn-text"
            textAnchor="middle"
            dominantBaseline="hanging"
            transform={`rotate(-90 ${left + wide + 16} 86)`}
          >
            {say("drawn.metres", { length })}
          </text>
        </g>
      )}
    </>
  );
}

interface FrontProps {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly rows: number;
  readonly columns: number;
}

/** Two halves of half cells in a frame. */
export function PanelFront({ x, y, wide, high, rows, columns }: FrontProps) {
  const edge = wide * 0.045;
  const half = (high - 2 * edge - edge) / 2;
  const across = Array.from({ length: columns + 1 }, (_, index) => x + edge + ((wide - 2 * edge) * index) / columns);
  const down = (from: number) => Array.from({ length: rows / 2 + 1 }, (_, index) => from + (half * index * 2) / rows);
  const lines = [y + edge, y + edge + half + edge].flatMap((from) => [
    ...down(from).map((at) => `M${x + edge} ${at}h${wide - 2 * edge}`),
    ...across.map((at) => `M${at} ${from}v${half}`),
  ]);
  return (
    <>
      <rect x={x} y={y} width={wide} height={high} className="drawn-panel" />
      <path d={lines.join("")} className="drawn-cells" />
    </>
  );
}

/** A block with poles for lead, modules upon each other for lithium: about five kilowatt-hours each. */
export function BatteryDrawing({ spec }: PartProps) {
  const chemistry = choiceOf(spec, "chemistry");
  if (chemistry.startsWith("lead-acid")) return <LeadBattery spec={spec} />;
  const modules = countOf((figureOf(spec, "kilowattHours") ?? 5) / 5, 3);
  const high = 146 / 3;
  const top = 160 - modules * high;
  return (
    <>
      <path d={`M150 ${top}l18 9v${modules * high}l-18 -9Z`} className="drawn-shade" />
      {Array.from({ length: modules }, (_, index) => (
        <g key={index} transform={`translate(36 ${top + index * high})`}>
          <rect width="114" height={high} className="drawn-body" />
          <rect x="10" y="11" width="30" height="6" className="drawn-battery" />
          <circle cx="86" cy="14" r="4" className="drawn-dot" />
          <circle cx="100" cy="14" r="4" />
          <path d="M10 27h50M10 33h36" className="drawn-faint" />
        </g>
      ))}
      <path d="M42 160v7h12v-7M132 160v7h12v-7" />
    </>
  );
}

function LeadBattery({ spec }: PartProps) {
  const volts = figureOf(spec, "volts");
  return (
    <>
      <path d="M30 62h118v92H30Z" className="drawn-dark" />
      <path d="m30 62 22-18h118l-22 18Z" className="drawn-dark-top" />
      <path d="m148 62 22-18v92l-22 18Z" className="drawn-dark-side" />
      <rect x="54" y="34" width="14" height="14" className="drawn-plus" />
      <rect x="130" y="34" width="14" height="14" className="drawn-shade" />
      <rect x="46" y="84" width="86" height="46" className="drawn-label" />
      {volts !== null && (
        <text x="89" y="114" className="drawn-name" textAnchor="middle">
          {say("drawn.volts", { volts })}
        </text>
      )}
    </>
  );
}

/** What it joins leaves below: panels and house; a battery's two in the middle where it has one. */
export function InverterDrawing({ spec }: PartProps) {
  const hasBattery = choiceOf(spec, "use") !== "grid";
  return (
    <>
      <rect x="40" y="8" width="120" height="134" rx="8" className="drawn-body" />
      <rect x="63" y="26" width="74" height="42" rx="4" className="drawn-screen" />
      <path d="M73 49q6.5-17 13.500 0t13.500 0 13.500 0 13.500 0" className="drawn-wave" />
      <circle cx="76" cy="84" r="4.500" className="drawn-lamp" />
      <circle cx="91" cy="84" r="4.500" />
      <circle cx="106" cy="84" r="4.500" />
      <path d="M52 106h96M52 112h96M52 118h96M52 124h96" className="drawn-faint" />
      <path d={`M60 142v16M140 142v16${hasBattery ? "M84 142v22M116 142v22" : ""}`} className="drawn-lead" />
    </>
  );
}

export const ControllerDrawing = () => (
  <>
    <rect x="44" y="24" width="112" height="104" rx="6" className="drawn-body" />
    <rect x="60" y="38" width="54" height="32" rx="3" className="drawn-screen" />
    <path d="m68 62 12-14 10 8 14-12" className="drawn-wave" />
    <circle cx="136" cy="46" r="4.500" className="drawn-lamp" />
    <circle cx="136" cy="62" r="4.500" />
    <path d="M60 84h80M60 90h80" className="drawn-faint" />
    <path d="M44 104h112M63 104v24M82 104v24M100 104v24M118 104v24M137 104v24" />
    <path d="M54 128v14M73 128v20M128 128v20M146 128v14" className="drawn-lead" />
  </>
);

export const GeneratorDrawing = () => (
  <>
    <path d="M26 46h148v92H26Z" className="drawn-body" />
    <path d="M38 46V32q0-6 6-6h112q6 0 6 6v14" />
    <path d="M40 60h56v50H40Z" className="drawn-shade" />
    <path d="M48 68h40M48 76h40M48 84h40M48 92h40M48 100h40" className="drawn-faint" />
    <rect x="112" y="60" width="46" height="26" rx="2" className="drawn-screen" />
    <path d="M120 80v-9h8v5h8V66h8v14" className="drawn-wave" />
    <circle cx="122" cy="102" r="7" />
    <circle cx="146" cy="102" r="7" />
    <path d="M26 124h148" />
    <circle cx="54" cy="150" r="13" className="drawn-body" />
    <circle cx="54" cy="150" r="4" className="drawn-dot" />
    <path d="M140 138v22h18v-22" />
  </>
);

export const MonitorDrawing = () => (
  <>
    <path d="M138 46V8" className="drawn-lead" />
    <rect x="36" y="46" width="128" height="92" rx="8" className="drawn-body" />
    <rect x="50" y="60" width="68" height="44" rx="3" className="drawn-screen" />
    <path d="M57 95h6V83h6v-8h6v10h6V71h6v16h6v-8h6v16" className="drawn-wave" />
    <circle cx="136" cy="68" r="4.500" className="drawn-lamp" />
    <circle cx="136" cy="84" r="4.500" />
    <path d="M50 116h100M50 124h70" className="drawn-faint" />
    <path d="M54 138v14h12v-14M80 138v14h12v-14M106 138v14h12v-14M132 138v14h12v-14" />
  </>
);
