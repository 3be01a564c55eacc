import { monthName } from "@sunwright/report/calendar";
import { SUN_BY_MONTH } from "@sunwright/engine/sizing/inputs/elsewhere";
import { say } from "@sunwright/words/another-country";
import { useState } from "react";
import { fieldLabel } from "../../../lib/parameter-words";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { TextInput } from "../../../ui/text-input";
import { isHalfTyped, sunOfTyped, townOf, typedMonths, typedPlace, type TypedPlace } from "../model/typed-place";
import { fieldId } from "./fields";
import { useParameter } from "./parameters-context";

/** What boxes hold beside the value that they are kept as: an unfinished entry is no value yet. */
function useTyped<Typed>(kept: string | null, read: (kept: string | null) => Typed) {
  const [held, hold] = useState({ kept, typed: read(kept) });
  const typed = held.kept === kept ? held.typed : read(kept);
  return [typed, (next: Typed, written: string | null) => hold({ kept: written, typed: next })] as const;
}

/** Where a project in another country stands, by its coordinates. */
export function PlaceByCoordinates() {
  const { value, change, leave, error, help } = useParameter("town");
  const [place, hold] = useTyped(value, typedPlace);
  const set = (part: Partial<TypedPlace>) => {
    const next = { ...place, ...part };
    const town = townOf(next);
    hold(next, town);
    change(town);
  };
  const isMissing = value === null && (place.latitude !== "" || place.longitude !== "");
  return (
    <section aria-label={say("place")} className="mt-5 border-t border-line pt-4">
      <div className="parameter-grid">
        <Field
          id={fieldId("town")}
          label={say("latitude")}
          error={error ?? (isMissing ? say("notOnGlobe") : undefined)}
          help={help}
        >
          <NumberInput
            value={place.latitude}
            min={-90}
            max={90}
            unit="°"
            onValueChange={(latitude) => set({ latitude })}
            onBlur={leave}
          />
        </Field>
        <Field label={say("longitude")} help={say("fromMap")}>
          <NumberInput
            value={place.longitude}
            min={-180}
            max={180}
            unit="°"
            onValueChange={(longitude) => set({ longitude })}
            onBlur={leave}
          />
        </Field>
        <Field label={say("height")} optional>
          <NumberInput
            value={place.elevation}
            unit="m"
            onValueChange={(elevation) => set({ elevation })}
            onBlur={leave}
          />
        </Field>
        <Field label={say("name")} optional>
          <TextInput value={place.name} onChange={(event) => set({ name: event.target.value })} onBlur={leave} />
        </Field>
      </div>
    </section>
  );
}

/** The sun of each month on level ground, as maps and tables of the sun give it. */
export function SunOfMonths() {
  const { value, change, leave, error, help } = useParameter(SUN_BY_MONTH);
  const [months, hold] = useTyped(value, typedMonths);
  const set = (month: number, text: string) => {
    const next = months.map((each, index) => (index === month ? text : each));
    const sun = sunOfTyped(next);
    hold(next, sun);
    change(sun);
  };
  return (
    <fieldset className="mt-5 border-t border-line pt-4">
      <legend className="type-label">{fieldLabel(SUN_BY_MONTH)}</legend>
      <p className="type-help mt-1 mb-3 text-text-2">{say("sunHelp")}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {months.map((text, month) => (
          <Field key={monthName(month)} label={monthName(month, "short")}>
            <NumberInput
              size="sm"
              value={text}
              min={0}
              max={12.99}
              step={0.1}
              onValueChange={(typed) => set(month, typed)}
              onBlur={leave}
            />
          </Field>
        ))}
      </div>
      {(error !== undefined || isHalfTyped(months)) && (
        <p role="alert" className="type-help mt-2 text-bad">
          {error ?? say("allTwelve")}
        </p>
      )}
      {help && <p className="type-help mt-2 text-text-2">{help}</p>}
    </fieldset>
  );
}
