import { DIRECT_DAILY_CONSUMPTION_MAX, DIRECT_PEAK_POWER_MAX } from "@sunwright/contract/limits";
import type { Project } from "@sunwright/contract/projects";
import { monthlyConsumption } from "@sunwright/engine/sizing/results";
import { useEffect, useRef, useState } from "react";
import { Field } from "../../../../ui/field";
import { isNumberText, numberText, parseNumber } from "../../../../ui/number";
import { NumberInput } from "../../../../ui/number-input";
import type { DirectFigures } from "../../api/calculate";

import { energy, figureText, formatNumber, power } from "../../../../lib/format";

/** A pause in the typing this long starts the calculation. [ms] */
const CALCULATE_AFTER_MS = 700;

export type DirectState = "idle" | "calculating" | "calculated" | "failed";

interface DirectInputProps {
  readonly project: Project;
  readonly state: DirectState;
  /** Called after the pause, and with null at once when the boxes no longer hold both figures: a running call is then stale. */
  readonly onFigures: (figures: DirectFigures | null) => void;
}

/** What is wrong with a typed figure; an empty box is not wrong, only not filled. */
function directProblem(text: string, value: number | null, most: number, unit: string): string | null {
  if (text.trim() === "") return null;
  if (value === null) return "A number, 0 or more";
  if (value < 0) return `0 ${unit} or more`;
  return value > most ? `At most ${formatNumber(most)} ${unit}` : null;
}

const textOf = (value: number | null) => (value === null ? "" : numberText(value));
const figureOf = (text: string) => (isNumberText(text) ? parseNumber(text) : null);

export function DirectInput({ project, state, onFigures }: DirectInputProps) {
  const [daily, setDaily] = useState(() => textOf(project.directDailyConsumption));
  const [peak, setPeak] = useState(() => textOf(project.directPeakPower));
  const [edited, setEdited] = useState(false);
  const figures = { daily: figureOf(daily), peak: figureOf(peak) };
  const problem = {
    daily: directProblem(daily, figures.daily, DIRECT_DAILY_CONSUMPTION_MAX, "Wh"),
    peak: directProblem(peak, figures.peak, DIRECT_PEAK_POWER_MAX, "W"),
  };
  const valid = problem.daily === null && problem.peak === null;
  useCalculateAfterPause(edited && valid ? figures : null, onFigures);
  const type = (set: (text: string) => void) => (text: string) => {
    setEdited(true);
    set(text);
  };
  return (
    <div className="grid gap-5 p-5 sm:grid-cols-2">
      <Field
        label="Daily consumption"
        error={problem.daily}
        help={
          figures.daily === null
            ? "All that is used in a day."
            : `${figureText(energy(figures.daily, "kilo"))} a day, ${formatNumber(monthlyConsumption(figures.daily))} kWh a month.`
        }
      >
        <NumberInput unit="Wh" min={0} step={100} value={daily} onValueChange={type(setDaily)} />
      </Field>
      <Field
        label="Peak power"
        error={problem.peak}
        help={
          figures.peak === null
            ? "What runs at the same time, added up."
            : `${figureText(power(figures.peak, "kilo"))}. The inverter is sized for twice this.`
        }
      >
        <NumberInput unit="W" min={0} step={100} value={peak} onValueChange={type(setPeak)} />
      </Field>
      <KilowattHours daily={figures.daily} onType={type(setDaily)} />
      <p className="type-help self-end pb-1 text-text-3" role="status">
        {SAYS[state]}
      </p>
    </div>
  );
}

/** A bill counts in kWh. What is typed here fills the box in Wh. */
function KilowattHours({ daily, onType }: { readonly daily: number | null; readonly onType: (text: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const stored = daily === null ? "" : numberText(daily / 1000);
  const type = (text: string) => {
    setTyped(text);
    onType(isNumberText(text) ? numberText(parseNumber(text) * 1000) : text);
  };
  return (
    <Field
      label="Daily consumption in kWh"
      optional="Helper"
      help="Fills the box above. A bill or a meter counts in kWh."
    >
      <NumberInput
        unit="kWh"
        min={0}
        step={0.1}
        value={typed ?? stored}
        onValueChange={type}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}

const SAYS: Record<DirectState, string> = {
  idle: "Both figures together are calculated by themselves, 0.7 s after the last key.",
  calculating: "Calculating",
  calculated: "Calculated from these figures.",
  failed: "Not calculated. Your figures are kept here.",
};

function useCalculateAfterPause(
  figures: { daily: number | null; peak: number | null } | null,
  onFigures: (figures: DirectFigures | null) => void,
) {
  const tell = useRef(onFigures);
  useEffect(() => {
    tell.current = onFigures;
  });
  const daily = figures?.daily ?? null;
  const peak = figures?.peak ?? null;
  useEffect(() => {
    if (daily === null || peak === null || (daily <= 0 && peak <= 0)) {
      tell.current(null);
      return undefined;
    }
    const timer = setTimeout(() => {
      tell.current({ directDailyConsumption: daily, directPeakPower: peak });
    }, CALCULATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [daily, peak]);
}

export const directSummary = (project: Project) =>
  `${formatNumber(project.directDailyConsumption ?? 0)} Wh a day, ${formatNumber(project.directPeakPower ?? 0)} W at peak`;
