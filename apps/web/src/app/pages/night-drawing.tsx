import { say } from "@sunwright/words/app";

const CENTRE = { x: 380, y: 300 };
const RADIUS = 250;
/** 19:36 of an equinox on the equator: the sun stands 24° under the western horizon. */
const SUN_DEPTH = 24;

const at = (angle: number, radius: number) => {
  const radians = (angle * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.cos(radians), y: CENTRE.y - radius * Math.sin(radians) };
};
const tick = (angle: number, length: number) => {
  const outer = at(angle, RADIUS);
  const inner = at(angle, RADIUS - length);
  return `M${outer.x.toFixed(1)} ${outer.y.toFixed(1)}L${inner.x.toFixed(1)} ${inner.y.toFixed(1)}`;
};
const lengthAt = (angle: number) => (angle % 15 === 0 ? 18 : angle % 5 === 0 ? 10 : 5);

/** Ten minutes apart by day, twenty by night. */
const TICKS = [
  ...Array.from({ length: 73 }, (_, index) => index * 2.5),
  ...Array.from({ length: 35 }, (_, index) => -(index + 1) * 5),
]
  .map((angle) => tick(angle, lengthAt(angle)))
  .join("");

const SUN = at(-SUN_DEPTH, RADIUS);
const ANGLE_END = at(-SUN_DEPTH, 92);

/** The sun is down: nothing to find here. */
export function NightDrawing() {
  return (
    <svg
      viewBox="0 0 760 520"
      width="100%"
      aria-hidden="true"
      // Small drawings keep a letter size that can be read.
      className="overflow-visible text-[14px] max-sm:text-[26px]"
      fontWeight={500}
      fill="var(--pine-300)"
    >
      <defs>
        <pattern id="ground-hatch" width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" stroke="var(--pine-500)" strokeWidth={1.4} />
        </pattern>
      </defs>
      <rect x={-900} y={300} width={2600} height={40} fill="url(#ground-hatch)" opacity={0.55} />
      <g fill="none" stroke="var(--pine-400)">
        <path d="M130 300A250 250 0 0 1 630 300" strokeWidth={1.8} />
        <path d="M630 300A250 250 0 0 1 130 300" strokeWidth={1.2} strokeDasharray="3 5" />
        <path d={TICKS} strokeWidth={1.1} />
      </g>
      <path d="M-900 300H1700" stroke="var(--pine-200)" strokeWidth={2} />
      <g fill="none" stroke="var(--sun-400)" strokeWidth={1.4}>
        <path d={`M380 300L${SUN.x} ${SUN.y}`} strokeDasharray="2 6" strokeLinecap="round" />
        <path d={`M472 300A92 92 0 0 1 ${ANGLE_END.x} ${ANGLE_END.y}`} />
      </g>
      <circle cx={SUN.x} cy={SUN.y} r={30} fill="var(--sun-400)" />
      <text x={484} y={328} fontWeight={600} fill="var(--sun-300)">
        −{SUN_DEPTH}°
      </text>
      <House />
      <text x={116} y={290} textAnchor="end">
        {say("notFound.east")}
      </text>
      <text x={644} y={290}>
        {say("notFound.west")}
      </text>
      <text x={SUN.x + 44} y={SUN.y + 5} fill="var(--pine-200)" className="max-sm:hidden">
        {say("notFound.arrayOutput")}
      </text>
    </svg>
  );
}

const House = () => (
  <g
    transform="translate(318 208)"
    stroke="var(--pine-200)"
    strokeWidth={2}
    fill="var(--pine-900)"
    strokeLinejoin="round"
  >
    <path d="M14 92V48h96v44" />
    <path d="M0 52 34 6h72l18 46Z" fill="var(--pine-800)" />
    <g fill="var(--pine-950)" stroke="var(--pine-400)" strokeWidth={1.3}>
      <path d="M34 14h20l-9 14H24ZM57 14h20l-5 14H48ZM80 14h20l3 14H75ZM22 31h22l-9 15H11ZM47 31h24l-5 15H38ZM75 31h29l6 15H70Z" />
    </g>
    <path d="M52 92V66h20v26M26 62h14v13H26zM84 62h14v13H84z" />
  </g>
);
