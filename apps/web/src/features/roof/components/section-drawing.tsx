import { formatNumber } from "../../../lib/format";
import { clamp, parseNumber } from "../../../ui/number";
import { TableTwin } from "../../../ui/table-twin";
import type { RoofForm } from "../model/form";
import type { RoofSiteFacts } from "../model/preview";
import { noonSuns, oppositeOf, type NoonSun } from "../model/section";
import { useWidth } from "./use-width";

interface SectionDrawingProps {
  readonly form: RoofForm;
  readonly site: RoofSiteFacts | null;
}

const HEIGHT = 270;
const GROUND = HEIGHT - 24;
const RADIANS = Math.PI / 180;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The roof from the side, with the sun at noon of the shortest day, the equinox and the longest day. */
export function SectionDrawing({ form, site }: SectionDrawingProps) {
  const [box, width] = useWidth(700);
  return (
    <section className="roof-section" aria-label="Section, sun at noon">
      <div className="roof-section-head">
        <h2 className="type-h4">Section, sun at noon</h2>
        {site && (
          <p className="type-help text-text-3">
            {site.name}, {formatNumber(Math.abs(site.latitude), 2, 2)}°{site.latitude < 0 ? "S" : "N"}
          </p>
        )}
      </div>
      <div ref={box}>{site && <Section form={form} suns={noonSuns(site.latitude, form.orientation)} width={width} />}</div>
    </section>
  );
}

interface SectionProps {
  readonly form: RoofForm;
  readonly suns: readonly NoonSun[];
  readonly width: number;
}

function Section({ form, suns, width }: SectionProps) {
  const tilt = clamp(parseNumber(form.tilt), 0, 60);
  const half = Math.min(width * 0.24, 170);
  const middle = width / 2;
  const wall = GROUND - 48;
  const rise = Math.min(half * Math.tan(tilt * RADIANS), 150);
  const [eave, ridge] = [middle - half, wall - rise];
  return (
    <>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true" className="roof-section-drawing">
        <path d={`M${width * 0.06} ${GROUND}H${width * 0.94}`} className="roof-line" />
        <path d={`M${eave + 18} ${GROUND}V${wall - 4}M${middle + half - 18} ${GROUND}V${wall - 4}`} className="roof-line" />
        <path d={`M${eave} ${wall}L${middle} ${ridge}L${middle + half} ${wall}`} className="roof-slope" />
        <path
          d={`M${eave + half * 0.1} ${wall - rise * 0.1 - 7}L${middle - half * 0.08} ${wall - rise * 0.92 - 7}`}
          className="roof-section-panel"
        />
        <text x={eave + 40} y={wall + 18} className="roof-section-text">
          {formatNumber(tilt, 1)}°
        </text>
        <text x={eave - 8} y={wall + 4} textAnchor="end" className="roof-section-text">
          {capital(form.orientation)}
        </text>
        <text x={middle + half + 8} y={wall + 4} className="roof-section-text">
          {capital(oppositeOf(form.orientation))}
        </text>
        {suns.map((sun, index) => (
          <SunRay key={sun.day} sun={sun} row={index} x={middle - half / 2} y={(wall + ridge) / 2} width={width} />
        ))}
      </svg>
      <SunTable suns={suns} orientation={form.orientation} />
    </>
  );
}

interface SunRayProps {
  readonly sun: NoonSun;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const SUN_RADIUS = 9;
const LINE = 18;

/** A dotted ray from the panels to the sun, with its day and height. */
function SunRay({ sun, row, x, y, width }: SunRayProps) {
  if (sun.elevation <= 0) return null;
  const angle = sun.inSection * RADIANS;
  // The roof faces left, so that the side it faces is the left of the drawing.
  const [towardsX, towardsY] = [-Math.cos(angle), -Math.sin(angle)];
  const reach = Math.min((y - 2 * SUN_RADIUS) / Math.max(0.2, -towardsY), x - 30, 150);
  const [sunX, sunY] = [x + towardsX * reach, y + towardsY * reach];
  return (
    <g>
      <path
        d={`M${x + towardsX * 22} ${y + towardsY * 22}L${sunX - towardsX * 12} ${sunY - towardsY * 12}`}
        className="roof-ray"
      />
      <circle cx={sunX} cy={sunY} r={SUN_RADIUS} className="roof-sun" />
      <text x={width - 4} y={16 + row * LINE} textAnchor="end" className="roof-section-text">
        {sunText(sun)}
      </text>
    </g>
  );
}

const sunText = ({ day, season, elevation }: NoonSun) => `${day} (${season}), ${formatNumber(elevation, 1)}°`;

const SunTable = ({ suns, orientation }: { readonly suns: readonly NoonSun[]; readonly orientation: string }) => (
  <TableTwin>
    <caption>Height of the sun at noon above the horizon, for a roof that faces {orientation}</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Season</th>
        <th scope="col">Height</th>
      </tr>
    </thead>
    <tbody>
      {suns.map(({ day, season, elevation }) => (
        <tr key={day}>
          <th scope="row">{day}</th>
          <td>{season}</td>
          <td>{elevation > 0 ? `${formatNumber(elevation, 1)}°` : "below the horizon"}</td>
        </tr>
      ))}
    </tbody>
  </TableTwin>
);
