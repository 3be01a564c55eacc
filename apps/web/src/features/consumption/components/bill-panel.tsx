import { say } from "@sunwright/words/bill";
import type { Project } from "@sunwright/contract/projects";
import { guessedPeak } from "@sunwright/engine/sizing/load/bill-load";
import { useState } from "react";
import { figureText, power } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { billDraftName, type Texts } from "../model/typed-texts";
import { BillFields } from "./bill-fields";
import { BillMeaning } from "./bill-meaning";
import { useBill } from "./use-bill";
import { useDirectCalculation } from "./use-direct-calculation";
import { useDraft } from "./use-draft";

interface BillPanelProps {
  readonly project: Project;
  /** The project is sized by the day that the bill means, which is the figure of Direct Input. [Wh] */
  readonly onUsed: (daily: number) => void;
}

/** Consumption as a bill says it, in place of appliances. What was typed stays in this browser; the project keeps its day. */
export function BillPanel({ project, onUsed }: BillPanelProps) {
  const draft = useDraft(billDraftName(project.id));
  const [texts, setTexts] = useState<Texts>(() => draft.read() ?? {});
  const bill = useBill(texts, project);
  const { state, calculate } = useDirectCalculation(project.id);
  const type = (change: Texts) => {
    const next = { ...texts, ...change };
    setTexts(next);
    draft.write(next);
  };
  const daily = bill.daily === null ? null : Math.round(1_000 * bill.daily);
  const typedPeak = project.directPeakPower ?? 0;
  const keepsPeak = daily !== null && typedPeak > 0 && daily <= 24 * typedPeak;
  const peak = daily === null ? 0 : keepsPeak ? typedPeak : guessedPeak(daily);
  return (
    <div className="grid gap-5 p-5">
      <BillFields texts={texts} country={project.country} months={bill.option?.year.months ?? null} onType={type} />
      <div className="border-t border-line pt-5">
        <BillMeaning texts={texts} country={project.country} bill={bill} onType={type} />
      </div>
      {daily !== null && (
        <div>
          <Button
            busy={state === "calculating"}
            onClick={() => {
              onUsed(daily);
              void calculate({ directDailyConsumption: daily, directPeakPower: peak });
            }}
          >
            {say("use", { daily: daily / 1_000 })}
          </Button>
          <p className="type-help mt-2 text-text-3">
            {say(keepsPeak ? "peakKept" : "peak", { peak: figureText(power(peak, "kilo")) })}
          </p>
        </div>
      )}
    </div>
  );
}
