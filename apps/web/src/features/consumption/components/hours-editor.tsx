import { say } from "@sunwright/words/consumption";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import clsx from "clsx";
import { Clock } from "lucide-react";
import { createContext, type KeyboardEvent, type ReactNode, use, useMemo, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { Popover } from "../../../ui/popover";
import { daysByMonth } from "@sunwright/engine/sizing/load/months-of-use";
import { energy, figureText } from "../../../lib/format";
import { applianceName, type AppliancePatch } from "../model/appliances";
import {
  ALL_DAY,
  describeHours,
  describeUse,
  hourName,
  hoursProblem,
  NIGHT_HOURS,
  SUNNY_HOURS,
  toggleHour,
} from "@sunwright/report/hours-of-day";

interface HoursEditorProps {
  readonly appliance: ProjectAppliance;
  readonly onPatch: (patch: AppliancePatch) => Promise<unknown>;
}

/** The appliance whose hours are being chosen, and what is chosen so far. */
interface Choice {
  readonly id: string;
  readonly hours: readonly number[];
}
const Choosing = createContext<readonly [Choice | null, (choice: Choice | null) => void]>([null, () => undefined]);

/** Keeps what is chosen while the list turns from a table into cards: a phone is turned, a window made narrower. */
export function HoursBeingChosen({ children }: { readonly children: ReactNode }) {
  const [choice, setChoice] = useState<Choice | null>(null);
  return <Choosing value={useMemo(() => [choice, setChoice], [choice])}>{children}</Choosing>;
}

/** When an appliance runs, by the hours of a day and, where it follows the year, by month. */
export function HoursEditor(props: HoursEditorProps) {
  const days = daysByMonth(props.appliance);
  return (
    <>
      <HoursOfDay {...props} />
      {days !== null && (
        <span className="type-help block text-text-3">
          {say("byMonth", {
            least: figureText(energy(days.least, "kilo")),
            most: figureText(energy(days.most, "kilo")),
          })}
        </span>
      )}
    </>
  );
}

/** Said under its name, edited on a strip of 24 cells. */
function HoursOfDay({ appliance, onPatch }: HoursEditorProps) {
  const [choice, choose] = use(Choosing);
  const { id, hoursOfDay } = appliance;
  const when = describeUse(hoursOfDay, appliance.hoursPerDay);
  const name = applianceName(appliance);
  const chosen = choice?.id === id ? choice.hours : null;
  return (
    <Popover
      open={chosen !== null}
      onOpenChange={(open) => choose(open ? { id, hours: hoursOfDay } : null)}
      align="start"
      label={say("hours.title", { name })}
      trigger={
        <button type="button" className="hours-trigger type-help" aria-label={say("hours.change", { name, when })}>
          <Clock size={13} strokeWidth={1.75} aria-hidden="true" />
          {when}
        </button>
      }
    >
      <HoursForm
        appliance={appliance}
        onPatch={onPatch}
        hours={chosen ?? hoursOfDay}
        onChange={(hours) => choose({ id, hours })}
        onDone={() => choose(null)}
      />
    </Popover>
  );
}

interface HoursFormProps extends HoursEditorProps {
  readonly hours: readonly number[];
  readonly onChange: (hours: readonly number[]) => void;
  readonly onDone: () => void;
}

function HoursForm({ appliance, onPatch, hours, onChange, onDone }: HoursFormProps) {
  const problem = hoursProblem(hours, appliance.hoursPerDay);
  const save = () => {
    onDone();
    // A failure is told by a toast, and the strip opens with the stored hours again.
    onPatch({ hoursOfDay: [...hours] }).catch(() => undefined);
  };
  return (
    <div className="grid gap-3">
      <p className="type-h4">{say("hours.title", { name: applianceName(appliance) })}</p>
      <HourCells hours={hours} onChange={onChange} />
      <HourShortcuts appliance={appliance} onChange={onChange} />
      <p className={clsx("type-help", problem ? "text-bad" : "text-text-3")} role={problem ? "alert" : undefined}>
        {problem ?? say("hours.spread", { when: describeHours(hours), hours: appliance.hoursPerDay })}
      </p>
      <div className="flex justify-end gap-2">
        <Button variant="outline" size="sm" onClick={onDone}>
          {say("hours.cancel")}
        </Button>
        <Button size="sm" disabled={problem !== null} onClick={save}>
          {say("hours.keep")}
        </Button>
      </div>
    </div>
  );
}

function HourShortcuts({
  appliance,
  onChange,
}: {
  readonly appliance: ProjectAppliance;
  readonly onChange: (hours: readonly number[]) => void;
}) {
  const catalogue = appliance.appliance;
  const shortcuts = [
    ...(catalogue ? [{ name: "typical", label: say("hours.typical"), hours: catalogue.hoursOfDay }] : []),
    { name: "all-day", label: say("hours.allDay"), hours: ALL_DAY },
    { name: "daylight", label: say("hours.daylight"), hours: SUNNY_HOURS },
    { name: "night", label: say("hours.night"), hours: NIGHT_HOURS },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {shortcuts.map(({ name, label, hours }) => (
        <button key={name} type="button" className="hours-shortcut type-help" onClick={() => onChange([...hours])}>
          {label}
        </button>
      ))}
    </div>
  );
}

const STEP_BY_KEY: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -12, ArrowDown: 12 };

/** One tab stop; arrow keys move between the cells, Space and Enter switch one. */
function HourCells({
  hours,
  onChange,
}: {
  readonly hours: readonly number[];
  readonly onChange: (hours: readonly number[]) => void;
}) {
  const [current, setCurrent] = useState(hours[0] ?? 0);
  const cells = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEP_BY_KEY[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + 24) % 24;
    setCurrent(next);
    cells.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={cells} role="group" aria-label={say("hours.cells")} className="hour-cells">
      {ALL_DAY.map((hour) => (
        <button
          key={hour}
          type="button"
          tabIndex={hour === current ? 0 : -1}
          aria-pressed={hours.includes(hour)}
          aria-label={say("hours.cell", { from: hourName(hour), to: hourName(hour + 1) })}
          className="hour-cell"
          onKeyDown={handleKeyDown}
          onFocus={() => setCurrent(hour)}
          onClick={() => onChange(toggleHour(hours, hour))}
        >
          {hourName(hour)}
        </button>
      ))}
    </div>
  );
}
