import { say } from "@sunwright/words/large-load-form";
import { tell } from "@sunwright/words/engine";
import type { Project } from "@sunwright/contract/projects";
import { referenceCityId } from "@sunwright/engine/climate/reference-city";
import { daysByMonth } from "@sunwright/engine/sizing/load/months-of-use";
import { USUAL_CONSUMPTION } from "@sunwright/engine/sizing/load/large-loads/vehicle";
import { ELSEWHERE } from "@sunwright/engine/parameters/options";
import { useQuery } from "@tanstack/react-query";
import { labels } from "@sunwright/words/room";
import clsx from "clsx";
import { Car, Droplet, Heater, Thermometer } from "lucide-react";
import { useState } from "react";
import { energy, figureText, formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { numberText } from "../../../ui/number";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { heatingQuery } from "../../parameters/api/preview";
import {
  boxProblem,
  BOXES,
  boxText,
  CHARGER_POWER,
  CHOICES,
  chosen,
  isAsked,
  LARGE_LOADS,
  type LargeLoadKind,
  largeLoadOf,
  largeLoadToAdd,
} from "../model/large-loads";
import type { Texts } from "../model/typed-texts";
import { useDraft } from "./use-draft";

type ToAdd = ReturnType<typeof largeLoadToAdd>;

interface LargeLoadsProps {
  readonly project: Project;
  readonly busy: boolean;
  /** Resolves when it is in the list. */
  readonly onAdd: (appliance: ToAdd) => Promise<unknown>;
}

const BOX_LABELS: Readonly<Record<string, string>> = labels(say, {
  "vehicle.distance": "box.vehicle.distance",
  "vehicle.consumption": "box.vehicle.consumption",
  "vehicle.power": "box.vehicle.power",
  "heatPump.area": "box.heatPump.area",
  "heatPump.heat": "box.heatPump.heat",
  "heatPump.power": "box.heatPump.power",
  "waterHeater.litres": "box.waterHeater.litres",
  "waterHeater.power": "box.waterHeater.power",
  "pump.litres": "box.pump.litres",
  "pump.flow": "box.pump.flow",
  "pump.head": "box.pump.head",
  "pump.power": "box.pump.power",
});
const CHOICE_LABELS: Readonly<Record<string, string>> = labels(say, {
  "vehicle.charger": "choice.vehicle.charger",
  "vehicle.when": "choice.vehicle.when",
  "heatPump.know": "choice.heatPump.know",
  "heatPump.house": "choice.heatPump.house",
  "heatPump.flow": "choice.heatPump.flow",
  "waterHeater.when": "choice.waterHeater.when",
  "waterHeater.tank": "choice.waterHeater.tank",
  "pump.use": "choice.pump.use",
  "pump.tank": "choice.pump.tank",
});
const OPTIONS: Readonly<Record<string, string>> = labels(say, {
  "vehicle.charger.socket": "option.vehicle.charger.socket",
  "vehicle.charger.wallbox": "option.vehicle.charger.wallbox",
  "vehicle.charger.threePhase": "option.vehicle.charger.threePhase",
  "vehicle.when.noon": "option.vehicle.when.noon",
  "vehicle.when.night": "option.vehicle.when.night",
  "heatPump.know.area": "option.heatPump.know.area",
  "heatPump.know.heat": "option.heatPump.know.heat",
  "waterHeater.when.noon": "option.waterHeater.when.noon",
  "waterHeater.when.morning-and-evening": "option.waterHeater.when.morning-and-evening",
  "waterHeater.when.any": "option.waterHeater.when.any",
  "waterHeater.tank.since-2016": "option.waterHeater.tank.since-2016",
  "waterHeater.tank.before": "option.waterHeater.tank.before",
  "pump.use.borehole": "option.pump.use.borehole",
  "pump.use.irrigation": "option.pump.use.irrigation",
  "pump.tank.yes": "option.pump.tank.yes",
  "pump.tank.no": "option.pump.tank.no",
});

const ICONS = { vehicle: Car, heatPump: Thermometer, waterHeater: Heater, pump: Droplet } as const;

/** The few loads that decide a system, each asked for by what its owner knows of it. */
export function LargeLoads(props: LargeLoadsProps) {
  const [kind, setKind] = useState<LargeLoadKind | null>(null);
  return (
    <section aria-labelledby="large-loads-heading" className="grid gap-3 border-b border-line p-5">
      <h3 id="large-loads-heading" className="type-h4">
        {say("title")}
      </h3>
      <div className="large-loads">
        {LARGE_LOADS.map((each) => {
          const Icon = ICONS[each];
          return (
            <button
              key={each}
              type="button"
              aria-expanded={each === kind}
              className={clsx("large-load", each === kind && "large-load-chosen")}
              onClick={() => setKind(each === kind ? null : each)}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              <span className="type-label">{say(`kind.${each}`)}</span>
              <span className="type-help text-text-3">{say(`asks.${each}`)}</span>
            </button>
          );
        })}
      </div>
      {kind !== null && <LargeLoadForm key={kind} {...props} kind={kind} onDone={() => setKind(null)} />}
    </section>
  );
}

interface LargeLoadFormProps extends LargeLoadsProps {
  readonly kind: LargeLoadKind;
  readonly onDone: () => void;
}

const climateOf = ({ country, region, city }: Project) =>
  city ?? (country === ELSEWHERE ? null : referenceCityId(country, region));

function LargeLoadForm({ project, kind, busy, onAdd, onDone }: LargeLoadFormProps) {
  const draft = useDraft(`large-load-${kind}-${project.id}`);
  const [texts, setTexts] = useState<Texts>(() => draft.read() ?? {});
  const heats = kind === "heatPump" || kind === "waterHeater";
  const city = heats ? climateOf(project) : null;
  const { data: place = null } = useQuery(heatingQuery(city));
  const type = (change: Texts) => {
    const next = { ...texts, ...change };
    setTexts(next);
    draft.write(next);
  };
  const answer = largeLoadOf(texts, kind, place);
  const add = async () => {
    if (answer?.kind !== "load") return;
    const added = await onAdd(largeLoadToAdd(answer)).then(
      () => true,
      () => false,
    );
    if (!added) return;
    draft.clear();
    onDone();
  };
  return (
    <div className="large-load-form">
      <Choices kind={kind} texts={texts} onType={type} />
      <Boxes kind={kind} texts={texts} onType={type} />
      <p className="type-body" role="status">
        {heats && city === null ? (
          say("noClimate")
        ) : answer === null ? (
          <span className="text-text-3">{say("fillIn")}</span>
        ) : answer.kind === "impossible" ? (
          <span className="text-bad">{tell(answer.because)}</span>
        ) : (
          <Said {...answer.load} />
        )}
      </p>
      <div>
        <Button variant="outline" busy={busy} disabled={answer?.kind !== "load"} onClick={() => void add()}>
          {say("add")}
        </Button>
      </div>
    </div>
  );
}

/** A day of the year, and where months differ those with most and least. */
function Said({
  power,
  hoursPerDay,
  months,
}: {
  readonly power: number;
  readonly hoursPerDay: number;
  readonly months: readonly number[] | null;
}) {
  const day = power * hoursPerDay;
  const days = daysByMonth({ dailyConsumption: day, months });
  const kilowattHours = (energyOfDay: number) => figureText(energy(energyOfDay, "kilo"));
  return (
    <>
      <strong>{say("day", { energy: kilowattHours(day) })}</strong>{" "}
      {days !== null && say("season", { least: kilowattHours(days.least), most: kilowattHours(days.most) })}
    </>
  );
}

interface PartProps {
  readonly kind: LargeLoadKind;
  readonly texts: Texts;
  readonly onType: (change: Texts) => void;
}

/** More than this do not stand side by side on a phone. */
const SIDE_BY_SIDE = 3;

function Choices({ kind, texts, onType }: PartProps) {
  return Object.entries<readonly string[]>(CHOICES[kind]).map(([name, values]) => {
    if (name === "house" && chosen(texts, "know", CHOICES.heatPump.know) !== "area") return null;
    if (name === "tank" && kind === "pump" && texts["use"] === "irrigation") return null;
    const options = values.map((value) => ({ value, label: choiceLabel(kind, name, value) }));
    const choose = (value: string) =>
      onType({ [name]: value, ...(name === "charger" && { power: numberText(powerOfCharger(value)) }) });
    const label = CHOICE_LABELS[`${kind}.${name}`] ?? name;
    const value = chosen(texts, name, values);
    return (
      <Field key={name} label={label}>
        {values.length > SIDE_BY_SIDE ? (
          <Select options={options} value={value} onValueChange={choose} />
        ) : (
          <Segmented label={label} full value={value} options={options} onValueChange={choose} />
        )}
      </Field>
    );
  });
}

const powerOfCharger = (value: string) => new Map<string, number>(Object.entries(CHARGER_POWER)).get(value) ?? 0;

function choiceLabel(kind: LargeLoadKind, name: string, value: string): string {
  if (name === "flow") return say("flow", { flow: value });
  if (name === "house") return say("class", { house: value });
  return OPTIONS[`${kind}.${name}.${value}`] ?? value;
}

function Boxes({ kind, texts, onType }: PartProps) {
  return Object.entries(BOXES[kind])
    .filter(([name]) => isAsked(texts, kind, name))
    .map(([name, { unit, min, max }]) => (
      <Field
        key={name}
        label={BOX_LABELS[`${kind}.${name}`] ?? name}
        error={boxProblem(texts, kind, name) ?? undefined}
        help={name === "consumption" ? say("usualCar", { usual: formatNumber(USUAL_CONSUMPTION) }) : undefined}
      >
        <NumberInput
          unit={unit}
          min={min}
          max={max}
          value={boxText(texts, kind, name)}
          onValueChange={(text) => onType({ [name]: text })}
        />
      </Field>
    ));
}
