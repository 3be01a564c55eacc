import { say } from "@sunwright/words/app";
import { say as sayBrand } from "@sunwright/words/brand";
import { useEffect, useState } from "react";
import type { Hero, HeroSite, HeroSteps } from "../../lib/page-frame";
import {
  arcPoints,
  dayOfYear,
  declinationOn,
  skyPoint,
  solarHour,
  type SkyPoint,
  type SunArc,
} from "../../lib/sun-arc";
import { arcPath, hourLabel, hourText, place, tickPath, type ArcFrame } from "../../lib/sun-arc-drawing";
import { DesignStepper } from "../../ui/design-stepper";

/** Until a project names its place: Kano, the site of our drawings. Position: row ng-kano of the climate table. */
const FIRST_SITE: HeroSite = { name: say("kano"), latitude: 12.048, longitude: 8.525 };
const HOURS = [8, 10, 12, 14, 16];
const FRAME: ArcFrame = { centreX: 347, horizonY: 150, radiusX: 255, radiusY: 138, tickLength: 14 };
const MINUTE = 60_000;

/** Headline, subtitle and the steps of the design; in its full size the sun of the site stands where it is now, by solar time. */
export function HeroBand({ size, site = FIRST_SITE, steps }: Hero) {
  if (size !== "full") {
    return (
      <div className="bg-band text-on-band print:hidden">
        <div className="page-width flex min-h-14 items-center justify-between gap-8 py-2 max-sm:min-h-12">
          <div className="min-w-0">
            <h1 className="type-h3">{sayBrand("headline")}</h1>
            <p className="type-small text-on-band-2">{sayBrand("subtitle")}</p>
          </div>
          {steps && <Steps {...steps} />}
        </div>
      </div>
    );
  }
  return (
    <div className="overflow-hidden bg-band text-on-band print:hidden">
      <div className="page-width flex min-h-[150px] items-stretch justify-between max-sm:h-auto max-sm:py-5">
        <div className="min-w-0 self-center py-3 max-sm:py-0">
          <h1 className="type-display text-[37px]/[42px] max-sm:text-[28px]/[32px]">{sayBrand("headline")}</h1>
          <p className="mt-1 text-[17px]/6 text-on-band-2 max-sm:mt-1.5 max-sm:text-[15px]/5">{sayBrand("subtitle")}</p>
          {steps && <Steps className="mt-3" {...steps} />}
        </div>
        <SunOfTheDay site={site} />
      </div>
    </div>
  );
}

const Steps = (props: HeroSteps & { className?: string }) => <DesignStepper look="band" {...props} />;

function SunOfTheDay({ site }: { site: HeroSite }) {
  const now = useNow();
  const arc: SunArc = { latitude: site.latitude, declination: declinationOn(dayOfYear(now)) };
  const at = place(FRAME, sunOf(arc, solarHour(now, site.longitude)));
  return (
    <svg
      viewBox="0 0 620 150"
      width="620"
      height="150"
      aria-hidden="true"
      className="-mr-5 flex-none self-end max-lg:hidden"
    >
      <g fill="none" stroke="var(--pine-400)">
        <path d={arcPath(FRAME, arc)} strokeWidth={1.3} />
        <path d={tickPath(FRAME, arc)} />
      </g>
      {HOURS.map((hour) => {
        const label = hourLabel(FRAME, arc, hour);
        return (
          <text
            key={hour}
            x={label.x}
            y={label.y + 4}
            textAnchor="middle"
            fontSize={12.5}
            fontWeight={500}
            fill="var(--on-band-2)"
          >
            {hourText(hour)}
          </text>
        );
      })}
      <circle cx={at.x} cy={at.y} r={17} fill="var(--sun-400)" />
    </svg>
  );
}

/** By night the sun waits, half hidden, where it rises or where it has set. */
function sunOf(arc: SunArc, hour: number): SkyPoint {
  const sun = skyPoint(arc, hour);
  if (sun.y >= 0) return sun;
  const day = arcPoints(arc);
  return (hour < 12 ? day.at(0) : day.at(-1)) ?? sun;
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
