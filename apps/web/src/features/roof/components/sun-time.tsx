import { say } from "@sunwright/words/roof";
import { Segmented } from "../../../ui/segmented";
import { SliderNumber } from "../../../ui/slider-number";
import { clamp, numberText, drawnNumber } from "../../../ui/number";
import { SUN_DAYS } from "../model/section";
import { type RoofShadow, shadowWords, SUN_HOURS, type SunTime } from "../model/shadow";
import { SUN_DAY_NAMES } from "../model/names";

interface SunTimeChoiceProps {
  readonly time: SunTime;
  readonly shadow: RoofShadow;
  readonly onChange: (time: SunTime) => void;
}

const DAYS = SUN_DAYS.map((day) => ({ value: day, label: SUN_DAY_NAMES[day] }));

/** The day and the hour whose shadows the drawing shows. */
export function SunTimeChoice({ time, shadow, onChange }: SunTimeChoiceProps) {
  return (
    <section className="roof-sun-time" aria-label={say("shadows")}>
      <p className="roof-field-label">{say("shadowsDrawnAt")}</p>
      <Segmented
        label={say("shadowDay")}
        size="sm"
        full
        value={time.day}
        options={DAYS}
        onValueChange={(day) => onChange({ ...time, day })}
      />
      <SliderNumber
        label={say("shadowHour")}
        hideLabel
        value={numberText(time.hour)}
        onValueChange={(text) => onChange({ ...time, hour: clamp(drawnNumber(text), SUN_HOURS.min, SUN_HOURS.max) })}
        min={SUN_HOURS.min}
        max={SUN_HOURS.max}
        step={SUN_HOURS.step}
        unit="h"
        ticks={[6, 9, 12, 15, 18]}
        className="roof-sun-hour"
      />
      <p className="type-help text-text-3" role="status">
        {shadowWords(time, shadow)}
      </p>
    </section>
  );
}
