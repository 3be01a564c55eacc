import { say } from "@sunwright/words/designer";
import { rich } from "../../../lib/rich";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../ui/icon-button";
import { Segmented } from "../../../ui/segmented";
import { HEAT_KEY, heatSentence, type HeatMode } from "../model/heat";
import { compassName } from "../model/roof-config";
import { dayFrom, dayName, daylight, dayValue, hourText, sunNow, skyPlace, sunPath } from "../model/sky";
import { TextInput } from "../../../ui/text-input";
import type { Designer } from "./use-designer";
import { usePlay } from "./use-play";

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
const SHADE: readonly { readonly value: HeatMode; readonly label: string }[] = [
  { value: "none", label: say("shade.off") },
  { value: "day", label: say("shade.day") },
  { value: "year", label: say("shade.year") },
];

/** When the sun is shown, and what its shade takes. */
export function SunBar({ designer }: { readonly designer: Designer }) {
  const { moment, setMoment, site, heatMode, setHeatMode } = designer;
  const play = usePlay(moment, setMoment);
  const [year] = useState(() => new Date().getFullYear());
  return (
    <section className="designer-sun" aria-label={say("sunAndShade")}>
      <IconButton
        label={play.playing ? say("pause") : say("playDay")}
        bordered
        icon={play.playing ? <Pause {...icon} /> : <Play {...icon} />}
        onClick={play.toggle}
      />
      <label className="designer-hour">
        <span className="type-label">
          {rich(say, "hour.now", { hour: hourText(moment.hour), b: (inside) => <b className="n n-4">{inside}</b> })}
        </span>
        <input
          type="range"
          min={0}
          max={23.75}
          step={0.25}
          value={moment.hour}
          aria-label={say("hour")}
          aria-valuetext={hourText(moment.hour)}
          onChange={(event) => {
            play.stop();
            setMoment({ hour: Number(event.target.value) });
          }}
        />
      </label>
      <div className="designer-date">
        <label className="type-label" htmlFor="designer-date">
          {say("date")}
        </label>
        <TextInput
          id="designer-date"
          type="date"
          size="sm"
          value={dayValue(moment.day, year)}
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          onChange={(event) => {
            const day = dayFrom(event.target.value);
            if (day !== null) setMoment({ day });
          }}
        />
      </div>
      <div className="designer-shade">
        <span className="type-label" aria-hidden="true">
          {say("shade.title")}
        </span>
        <Segmented label={say("shade.title")} size="sm" value={heatMode} onValueChange={setHeatMode} options={SHADE} />
      </div>
      <div className="designer-sun-words type-help text-text-3" role="status">
        {site && heatMode === "none" && <p>{sunSentence(designer)}</p>}
        {heatMode !== "none" && <HeatKey designer={designer} mode={heatMode} />}
      </div>
    </section>
  );
}

function sunSentence({ site, moment }: Designer): string {
  if (!site) return "";
  const light = daylight(sunPath(site, moment.day));
  const where = { place: site.name, day: dayName(moment.day) };
  if (!light) return say("sun.doesNotRise", where);
  const hours = { from: hourText(light.from), to: hourText(light.to) };
  const place = skyPlace(sunNow(site, moment));
  if (place === null) return say("sun.belowHorizon", { ...where, ...hours });
  return say("sun.above", {
    ...where,
    ...hours,
    elevation: Math.round(place.elevation),
    direction: compassName(place.azimuth),
  });
}

/** What the colours mean, and in one sentence what they show. */
function HeatKey({ designer, mode }: { readonly designer: Designer; readonly mode: "day" | "year" }) {
  const { heat, moment } = designer;
  return (
    <>
      <span className="designer-heat-key">
        {HEAT_KEY.map(({ access, colour }) => (
          <span key={access}>
            <i style={{ background: colour }} aria-hidden="true" />
            {Math.round(access * 100)}%
          </span>
        ))}
      </span>
      <p>{heat ? heatSentence(mode, heat, dayName(moment.day)) : say("shade.computing")}</p>
    </>
  );
}
