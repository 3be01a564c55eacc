import { say } from "@sunwright/words/auth";
import { formatNumber } from "../../../lib/format";
import { House } from "../../../lib/house";
import { ROOF_SLOPE, WALL_LENGTH } from "../../../lib/house-drawing";
import { dayOfYear, daylightHours, declinationOn, noonElevation, skyPoint, type SunArc } from "../../../lib/sun-arc";
import { arcPath, hourLabel, hourText, place, tickPath, type ArcFrame } from "../../../lib/sun-arc-drawing";
import "./drawing.css";

/** Kano on 21 March. Position: row ng-kano of the climate table. */
const SITE = { name: say("drawing.kano"), latitude: 12.048, longitude: 8.525 };
const DAY = { name: say("drawing.day"), number: dayOfYear(new Date("2026-03-21T12:00:00Z")) };
const ARC: SunArc = { latitude: SITE.latitude, declination: declinationOn(DAY.number) };
/** When the sun of the drawing shines on the roof. [solar time] */
const DRAWN_HOUR = 14.6;
const FRAME: ArcFrame = { centreX: 320, horizonY: 589.5, radiusX: 291.2, radiusY: 297.7, tickLength: 22 };

/** The drawing beside the form: a house, its dimensions, its sun, a title block. */
export function SunDrawing() {
  const sun = place(FRAME, skyPoint(ARC, DRAWN_HOUR));
  return (
    <div className="house-colours auth-drawing absolute inset-0 overflow-hidden" aria-hidden="true">
      <svg viewBox="0 0 640 900" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
        <rect x={-600} y={-600} width={1840} height={2100} fill="var(--sky)" />
        <rect x={-600} y={FRAME.horizonY} width={1840} height={1000} fill="var(--ground)" />
        <g fill="none" stroke="var(--ink)">
          <path d={arcPath(FRAME, ARC)} strokeWidth={1.8} />
          <path d={tickPath(FRAME, ARC)} strokeWidth={1.2} />
          <path d={`M-600 ${FRAME.horizonY}H1240`} strokeWidth={1.8} />
        </g>
        {[8, 10, 12, 14, 16].map((hour) => {
          const { x, y } = hourLabel(FRAME, ARC, hour);
          return (
            <text key={hour} x={x} y={y + 5} textAnchor="middle">
              {hourText(hour)}
            </text>
          );
        })}
        <circle cx={sun.x} cy={sun.y} r={36.4} fill="var(--disc)" stroke="var(--ink)" strokeWidth={1.8} />
        <path
          d="M482.2 409.1L370.5 536.7M471.4 399.6L359.7 527.2M460.5 390.1L348.8 517.7"
          stroke="var(--ink)"
          strokeWidth={1.4}
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
        <House />
        <Dimensions />
        <TitleBlock />
      </svg>
    </div>
  );
}

/** Over a narrow page: the house and its sun only. */
export function SunStrip() {
  return (
    <div className="house-colours auth-drawing h-full overflow-hidden" aria-hidden="true">
      <svg viewBox="0 0 390 176" width="100%" height="100%">
        <rect x={-1500} y={-400} width={3390} height={1000} fill="var(--sky)" />
        <rect x={-1500} y={130.2} width={3390} height={600} fill="var(--ground)" />
        <path d="M-1500 130.2H1890" stroke="var(--ink)" strokeWidth={1.8} />
        <circle cx={283.4} cy={21.1} r={17.6} fill="var(--disc)" stroke="var(--ink)" strokeWidth={1.8} />
        <g transform="translate(-29 -276.4) scale(0.7)">
          <House stroke={2.4} />
        </g>
      </svg>
    </div>
  );
}

const metres = (length: number) => `${formatNumber(length, 1, 1)} m`;

function Dimensions() {
  return (
    <>
      <g stroke="var(--ink)" fill="none" strokeWidth={1.2}>
        <path d="M139.9 636.7L115.2 649.9M353.3 688.3L328.6 701.4M115.2 649.9L328.6 701.4" />
        <path d="M113.2 568.3L85.2 561.5M205.5 450.6L177.5 443.8M85.2 561.5L177.5 443.8" />
        <path d="M111.2 653.9l8-8M324.6 705.4l8-8M81.2 565.5l8-8M173.5 447.8l8-8" strokeWidth={1.8} />
      </g>
      <text transform="translate(221.9 675.7) rotate(13.6) translate(0 19)" textAnchor="middle">
        {metres(WALL_LENGTH)}
      </text>
      <text transform="translate(131.4 502.7) rotate(-51.9) translate(0 -7)" textAnchor="middle">
        {metres(ROOF_SLOPE)}
      </text>
    </>
  );
}

const CELLS = [
  { label: say("drawing.site"), value: SITE.name },
  {
    label: say("drawing.position"),
    value: say("drawing.coordinates", {
      latitude: formatNumber(SITE.latitude, 2, 2),
      longitude: formatNumber(SITE.longitude, 2, 2),
    }),
  },
  { label: say("drawing.sunOnDay", { day: DAY.name }), value: `${formatNumber(daylightHours(ARC), 1)} h` },
  { label: say("drawing.noonElevation"), value: `${formatNumber(noonElevation(ARC))}°` },
];

function TitleBlock() {
  return (
    <g transform="translate(304 796)">
      <rect width={304} height={72} fill="var(--sky)" stroke="var(--ink)" strokeWidth={1.4} />
      <path d="M0 36H304M152 0V72" stroke="var(--ink)" strokeWidth={1.4} />
      {CELLS.map(({ label, value }, index) => {
        const left = (index % 2) * 152;
        const baseline = index < 2 ? 22 : 58;
        return (
          <g key={index} className="auth-title-block">
            <text x={left + 10} y={baseline} className="auth-title-name">
              {label}
            </text>
            <text x={left + 142} y={baseline} textAnchor="end">
              {value}
            </text>
          </g>
        );
      })}
    </g>
  );
}
