import type { StagesPlan } from "@sunwright/engine/stages/planned";
import { moneyText, wholeMoney } from "@sunwright/report/currency-text";
import { say } from "@sunwright/words/stages";
import { useEffect, useState } from "react";
import { formatMonth } from "../../../lib/format";
import { useSettled } from "../../../lib/use-settled";
import { parseNumber } from "../../../ui/number";
import { SliderNumber } from "../../../ui/slider-number";

interface PutAsideProps {
  readonly plan: StagesPlan;
  readonly aside: number;
  /** Null for somebody who may only look. */
  readonly onAside: ((aside: number) => void) | null;
}

/** The track ends at a twelfth of the dearest stage, in two figures. */
function mostAside({ stages }: StagesPlan): number {
  const twelfth = Math.max(...stages.map(({ price }) => price)) / 12;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(10, twelfth))) - 1);
  return Math.ceil(twelfth / step) * step;
}

/** Months to the next stage follow what is put aside. */
export function PutAside({ plan, aside, onAside }: PutAsideProps) {
  const [text, setText] = useState(String(aside));
  const settled = useSettled(text);
  const most = mostAside(plan);
  useEffect(() => {
    const value = parseNumber(settled);
    if (onAside !== null && Number.isFinite(value) && value >= 0 && value !== aside) onAside(value);
    // The plan follows what is typed, not the other way round.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return (
    <section aria-labelledby="stages-when">
      <h2 id="stages-when" className="type-h3 stages-rule">
        {say("when")}
      </h2>
      <ol className="stage-dates">
        {plan.stages.map(({ month, day, price }, at) => (
          <li key={day + String(at)}>
            <span className="font-semibold">{say("stageNumber", { number: at + 1 })}</span>
            <span>{month === 0 ? say("when.now") : `${formatMonth(day)}, ${say("when.wait", { months: month })}`}</span>
            <span className="n">{moneyText(wholeMoney(price, plan.currency))}</span>
          </li>
        ))}
      </ol>
      {onAside !== null && (
        <SliderNumber
          label={say("aside.label")}
          value={text}
          onValueChange={setText}
          min={0}
          max={most}
          step={most / 100}
          unit={plan.currency}
          className="mt-4"
        />
      )}
    </section>
  );
}
