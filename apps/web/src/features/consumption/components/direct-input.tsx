import { say } from "@sunwright/words/consumption";
import type { Project } from "@sunwright/contract/projects";
import { monthlyConsumption } from "@sunwright/engine/sizing/rule/results";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Field } from "../../../ui/field";
import { afterLeaving, isNumberText, isUnread, numberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import {
  type DirectFigures,
  directProblems,
  figureOf,
  missingFigure,
  readDirectFigures,
} from "../model/direct-figures";
import { sameTexts, type Draft } from "./use-draft";
import { energy, figureText, formatNumber, power } from "../../../lib/format";

/** A pause in the typing this long starts the calculation. [ms] */
const CALCULATE_AFTER_MS = 700;

export type DirectState = "idle" | "calculating" | "calculated" | "failed";

interface DirectInputProps {
  readonly project: Project;
  readonly state: DirectState;
  /** Figures not calculated yet. */
  readonly draft: Draft;
  /** Called after the pause, and with null at once when the boxes no longer hold both figures: a running call is then stale. */
  readonly onFigures: (figures: DirectFigures | null) => void;
}

const textOf = (value: number | null) => (value === null ? "" : numberText(value));

export function DirectInput({ project, state, draft, onFigures }: DirectInputProps) {
  const [kept] = useState(draft.read);
  const stored = { daily: textOf(project.directDailyConsumption), peak: textOf(project.directPeakPower) };
  const [typed, setTyped] = useState({ ...stored, ...kept });
  const [edited, setEdited] = useState(kept !== null);
  const { daily, peak } = typed;
  const figures = { daily: figureOf(daily), peak: figureOf(peak) };
  const problem = directProblems(typed);
  const missing = missingFigure(typed);
  useCalculateAfterPause(edited ? readDirectFigures(typed) : null, onFigures);
  const type = (name: keyof typeof typed) => (text: string) => {
    const next = { ...typed, [name]: text };
    setEdited(true);
    setTyped(next);
    if (sameTexts(next, stored)) draft.clear();
    else draft.write(next);
  };
  return (
    <div className="grid gap-5 p-5 sm:grid-cols-2">
      <Field
        label={say("dailyConsumption")}
        error={problem.daily}
        help={
          figures.daily === null
            ? say("direct.dailyHelp")
            : say("direct.dailyEquals", {
                daily: figureText(energy(figures.daily, "kilo")),
                monthly: formatNumber(monthlyConsumption(figures.daily)),
              })
        }
      >
        <NumberInput unit={say("wattHours")} min={0} step={100} value={daily} onValueChange={type("daily")} />
      </Field>
      <Field
        label={say("peakPower")}
        error={problem.peak}
        help={
          figures.peak === null
            ? say("direct.peakHelp")
            : say("direct.peakEquals", { peak: figureText(power(figures.peak, "kilo")) })
        }
      >
        <NumberInput unit="W" min={0} step={100} value={peak} onValueChange={type("peak")} />
      </Field>
      <KilowattHours daily={figures.daily} onType={type("daily")} />
      <p className="type-help self-end pb-1 text-text-3" role="status">
        {missing === null ? SAYS[state] : say(missing === "peak" ? "direct.peakMissing" : "direct.dailyMissing")}
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
    onType(isNumberText(text) ? numberText(parseNumber(text) * 1000) : isUnread(text) ? "" : text);
  };
  return (
    <Field label={say("direct.kilowattHours")} optional={say("direct.helper")} help={say("direct.kilowattHours.help")}>
      <NumberInput
        unit={say("kilowattHours")}
        min={0}
        step={0.1}
        value={typed ?? stored}
        onValueChange={type}
        onBlur={() => setTyped(afterLeaving)}
      />
    </Field>
  );
}

const SAYS: Record<DirectState, string> = {
  idle: say("direct.idle"),
  calculating: say("direct.calculating"),
  calculated: say("direct.calculated"),
  failed: say("direct.failed"),
};

function useCalculateAfterPause(figures: DirectFigures | null, onFigures: (figures: DirectFigures | null) => void) {
  const tell = useEffectEvent(onFigures);
  const waiting = useRef<DirectFigures>(null);
  const daily = figures?.directDailyConsumption ?? null;
  const peak = figures?.directPeakPower ?? null;
  useEffect(() => {
    if (daily === null || peak === null) {
      waiting.current = null;
      tell(null);
      return undefined;
    }
    const both = { directDailyConsumption: daily, directPeakPower: peak };
    waiting.current = both;
    const timer = setTimeout(() => {
      waiting.current = null;
      tell(both);
    }, CALCULATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [daily, peak]);
  // Boxes that disappear while the pause still runs calculate at once.
  useEffect(() => () => (waiting.current === null ? undefined : tell(waiting.current)), []);
}
