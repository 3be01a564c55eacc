import { say } from "@sunwright/words/roof";
import type { RoofOrientation } from "@sunwright/contract/roof-options";
import { formatNumber } from "../../../lib/format";
import { clamp, drawnNumber } from "../../../ui/number";
import { TableTwin } from "../../../ui/table-twin";
import type { RoofForm } from "../model/form";
import type { RoofSiteFacts } from "../model/preview";
import { noonSuns, oppositeOf, type NoonSun } from "../model/section";
import { useWidth } from "../../../lib/use-width";
import { orientationName, SUN_DAY_NAMES, SUN_DAYS_IN_SHORT } from "../model/names";

interface SectionDrawingProps {
  readonly form: RoofForm;
  readonly site: RoofSiteFacts | null;
}

const HEIGHT = 270;
const GROUND = HEIGHT - 24;
const RADIANS = Math.PI / 180;
/** From here the angle has room between the slope and the level. [°] */
const STEEP = 25;
/** Below this the suns stand too close for their labels side by side. [px] */
const NARROW = 520;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The roof from the side, with the sun at noon of the shortest day, the equinox and the longest day. */
export function SectionDrawing({ form, site }: SectionDrawingProps) {
  const [box, width] = useWidth(700);
  return (
    <section className="roof-section" aria-label={say("section")}>
      <div className="roof-section-head">
        <h2 className="type-h4">{say("section")}</h2>
        {site && (
          <p className="type-help text-text-3">
            {say("siteOfSection", {
              place: site.name,
              latitude: formatNumber(Math.abs(site.latitude), 2, 2),
              hemisphere: site.latitude < 0 ? "south" : "north",
            })}
          </p>
        )}
      </div>
      <div ref={box}>
        {site && <Section form={form} suns={noonSuns(site.latitude, form.orientation)} width={width} />}
      </div>
    </section>
  );
}

interface SectionProps {
  readonly form: RoofForm;
  readonly suns: readonly NoonSun[];
  readonly width: number;
}

function Section({ form, suns, width }: SectionProps) {
  const rows = form.rowTilt === null ? null : clamp(drawnNumber(form.rowTilt), 0, 60);
  const tilt = rows === null ? clamp(drawnNumber(form.tilt), 0, 60) : 0;
  const half = Math.min(width * 0.24, 170);
  const middle = width / 2;
  const wall = GROUND - 48;
  const rise = Math.min(half * Math.tan(tilt * RADIANS), 150);
  const [eave, ridge] = [middle - half, wall - rise];
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        aria-hidden="true"
        className="roof-section-drawing"
      >
        <path d={`M${width * 0.06} ${GROUND}H${width * 0.94}`} className="roof-line" />
        <path
          d={`M${eave + 18} ${GROUND}V${wall - 4}M${middle + half - 18} ${GROUND}V${wall - 4}`}
          className="roof-line"
        />
        <path d={`M${eave} ${wall}L${middle} ${ridge}L${middle + half} ${wall}`} className="roof-slope" />
        {rows === null ? (
          <path
            d={`M${eave + half * 0.1} ${wall - rise * 0.1 - 7}L${middle - half * 0.08} ${wall - rise * 0.92 - 7}`}
            className="roof-section-panel"
          />
        ) : (
          <path d={racks(rows, eave, wall, half)} className="roof-section-panel" />
        )}
        <path d={`M${eave} ${wall}h${half * 0.42}`} className="roof-level" />
        <text
          x={eave + Math.max(half * 0.26, 32)}
          y={tilt < STEEP ? wall + 18 : wall - 5}
          className="roof-section-text"
        >
          {rows === null ? `${formatNumber(tilt, 1)}°` : say("rowsAt", { tilt: formatNumber(rows, 1) })}
        </text>
        <text x={eave - 8} y={wall + 4} textAnchor="end" className="roof-section-text">
          {capital(orientationName(form.orientation))}
        </text>
        <text x={middle + half + 8} y={wall + 4} className="roof-section-text">
          {capital(orientationName(oppositeOf(form.orientation)))}
        </text>
        <Suns suns={suns} x={middle - half / 2} y={(wall + ridge) / 2} width={width} />
      </svg>
      <SunTable suns={suns} orientation={form.orientation} />
    </>
  );
}

/** Rows on a flat roof, each up and away from where the roof faces. */
function racks(tilt: number, eave: number, wall: number, half: number): string {
  const long = half * 0.3;
  const [along, up] = [long * Math.cos(tilt * RADIANS), long * Math.sin(tilt * RADIANS)];
  return [0.1, 0.75, 1.4].map((start) => `M${eave + half * start} ${wall - 6}l${along} ${-up}`).join("");
}

interface SunsProps {
  readonly suns: readonly NoonSun[];
  /** Where the rays end: the middle of the panels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const SUN_RADIUS = 9;
/** Room above the highest sun for its label. [px] */
const HEADROOM = 44;
const LABELS = [
  { dx: -15, dy: 5, anchor: "end" },
  { dx: 0, dy: -16, anchor: "middle" },
  { dx: 15, dy: 5, anchor: "start" },
] as const;

/** All above their sun, the middle one higher: three labels side by side need more room than a phone has. */
const NARROW_LABELS = [
  { dx: 0, dy: -14, anchor: "middle" },
  { dx: 0, dy: -31, anchor: "middle" },
  { dx: 0, dy: -14, anchor: "middle" },
] as const;

/** Half of a label above its sun in a long language, which stays on the drawing. [px] */
const LABEL_ROOM = 62;

/** A label beside its sun in a long language. [px] */
const LONGEST_LABEL = 210;

/** Dotted rays to the suns above the horizon, each with its day and height: to the left, above, to the right. */
function Suns({ suns, x, y, width }: SunsProps) {
  const shown = suns.filter(({ elevation }) => elevation > 0).map((sun) => ({ sun, ...sunPlace(sun, x, y) }));
  const fromLeft = [...shown].sort((one, other) => one.sunX - other.sunX);
  const last = fromLeft.length - 1;
  const beside = fromLeft.every(({ sunX }) => sunX > LONGEST_LABEL && sunX < width - LONGEST_LABEL);
  const narrow = width < NARROW || !beside;
  return fromLeft.map(({ sun, towardsX, towardsY, sunX, sunY }, index) => {
    const label = (narrow ? NARROW_LABELS : LABELS)[index === 0 ? 0 : index === last ? 2 : 1];
    return (
      <g key={sun.day}>
        <path
          d={`M${x + towardsX * 22} ${y + towardsY * 22}L${sunX - towardsX * 12} ${sunY - towardsY * 12}`}
          className="roof-ray"
        />
        <circle cx={sunX} cy={sunY} r={SUN_RADIUS} className="roof-sun" />
        <text
          x={narrow ? clamp(sunX, LABEL_ROOM, width - LABEL_ROOM) : sunX + label.dx}
          y={sunY + label.dy}
          textAnchor={label.anchor}
          className="roof-section-text"
        >
          {say("noonSun", {
            day: (narrow ? SUN_DAYS_IN_SHORT : SUN_DAY_NAMES)[sun.day],
            elevation: formatNumber(sun.elevation, 1),
          })}
        </text>
      </g>
    );
  });
}

/** The roof faces left on the drawing, so that a sun before it stands at the left. */
function sunPlace({ inSection }: NoonSun, x: number, y: number) {
  const angle = inSection * RADIANS;
  const [towardsX, towardsY] = [-Math.cos(angle), -Math.sin(angle)];
  const reach = Math.min((y - HEADROOM) / Math.max(0.2, -towardsY), 150);
  return { towardsX, towardsY, sunX: x + towardsX * reach, sunY: y + towardsY * reach };
}

const SunTable = ({
  suns,
  orientation,
}: {
  readonly suns: readonly NoonSun[];
  readonly orientation: RoofOrientation;
}) => (
  <TableTwin
    caption={say("noonSunTable", { orientation: orientationName(orientation) })}
    head={[say("day"), say("season"), say("sunHeight")]}
    rows={suns.map(({ day, season, elevation }) => [
      SUN_DAY_NAMES[day],
      say("seasonName", { season }),
      elevation > 0 ? `${formatNumber(elevation, 1)}°` : say("belowHorizon"),
    ])}
  />
);
