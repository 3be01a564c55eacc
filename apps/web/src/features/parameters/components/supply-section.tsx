import { say } from "@sunwright/words/parameters";
import { parametersIn } from "@sunwright/engine/parameters/parameters";
import { GENERATORS, HYBRID_GOALS } from "@sunwright/engine/parameters/options";
import { PARAMETERS } from "@sunwright/engine/parameters/table";
import type { ReactNode } from "react";
import { DayStrip } from "../../../ui/day-strip";
import { Field } from "../../../ui/field";
import { numberText, parseNumber } from "../../../ui/number";
import { RadioRow } from "../../../ui/radio-row";
import { Select } from "../../../ui/select";
import { clockHour, fieldLabel, optionText } from "../../../lib/parameter-words";
import { gridHours, BAND_CHOICES } from "../model/service-bands";
import { fieldId, FigureField } from "./fields";
import { useParameter, useParametersContext } from "./parameters-context";
import { Subject } from "./subject";
import { FieldWarnings } from "./warnings";

const generators = GENERATORS.map((value) => ({ value, label: optionText("generator", value) }));
const goals = HYBRID_GOALS.map((value) => ({ value, label: optionText("hybridGoal", value) }));
const startingHours = Array.from({ length: 24 }, (_, hour) => ({ value: `${hour}`, label: clockHour(hour) }));

/** When the grid is away, and what stands by. Each field says itself where a system type has no use for it. */
export function SupplySection({ plan }: { readonly plan?: ReactNode }) {
  const { form } = useParametersContext();
  const generator = useParameter("generator");
  const goal = useParameter("hybridGoal");
  return (
    <Subject title={say("gridAndGenerator")} id="section-supply" names={parametersIn("supply")}>
      <div className="parameter-grid">
        <FigureField name="outageHours" />
        <OutageStart />
        <FigureField name="outagesPerYear" />
        <FigureField name="outageMeanHours" />
        <FigureField name="connectionPower" />
        <RadioRow
          label={fieldLabel("hybridGoal")}
          className="supply-generator"
          options={goals}
          value={goal.value}
          onValueChange={goal.change}
          help={goal.help}
        />
        <RadioRow
          label={fieldLabel("generator")}
          className="supply-generator"
          options={generators}
          value={generator.value}
          onValueChange={generator.change}
          help={generator.help}
        />
      </div>
      {form.country === "Nigeria" && form.systemType === "hybrid" && <ServiceBands />}
      {form.systemType === "hybrid" && <GridDay />}
      {plan}
      <FieldWarnings section="supply" />
    </Subject>
  );
}

function OutageStart() {
  const { value, change, error, help } = useParameter("outageStart");
  return (
    <Field id={fieldId("outageStart")} label={fieldLabel("outageStart")} error={error} help={help}>
      <Select value={`${value}`} options={startingHours} onValueChange={(hour) => change(Number(hour))} />
    </Field>
  );
}

/** The bands by which Nigerians know their supply, as a shortcut to the hours without it. */
function ServiceBands() {
  const { value, change } = useParameter("outageHours");
  const chosen = parseNumber(value);
  return (
    <div className="mt-4">
      <div role="group" aria-label={say("serviceBands")} className="flex flex-wrap items-center gap-2">
        <span className="type-small mr-1">{say("yourServiceBand")}</span>
        {BAND_CHOICES.map(({ band, supply, outage }) => (
          <button
            key={band}
            type="button"
            className="band-shortcut type-help"
            aria-pressed={outage === chosen}
            aria-label={say("serviceBand", { band, supply, outage })}
            onClick={() => change(numberText(outage))}
          >
            <b>{band}</b> {supply} h
          </button>
        ))}
      </div>
      <p className="type-help mt-1.5 text-text-3">{say("serviceBandsHelp")}</p>
    </div>
  );
}

/** The outage on the day's clock. Nothing while the grid is always there. */
function GridDay() {
  const { form, messages } = useParametersContext();
  const hours = parseNumber(form.outageHours);
  if (hours <= 0 || messages.outageHours !== undefined) return null;
  const start = clockHour(form.outageStart);
  const words =
    hours >= PARAMETERS.outageHours.max
      ? say("noGridAllDay")
      : say("noGridBetween", { start, end: clockHour((form.outageStart + Math.round(hours)) % 24) });
  return (
    <DayStrip
      className="mt-4"
      label={words}
      caption={words}
      hours={gridHours({ ...form, outageHours: hours }).map((there) => (there ? "grid" : "none"))}
    />
  );
}
