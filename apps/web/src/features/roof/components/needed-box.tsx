import { say } from "@sunwright/words/roof";
import { panelPower } from "@sunwright/contract/roof-engine";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { roofInput } from "../model/form";
import type { NeededPanels } from "./needed-panels";
import type { RoofBoard } from "./use-roof";

interface NeededBoxProps {
  readonly board: RoofBoard;
  readonly needed: NeededPanels;
  readonly count: number;
}

/** How the layout compares with what the design asks for. */
export function NeededBox({ board, needed, count }: NeededBoxProps) {
  const { panels, form } = board;
  const holds = Math.min(panels.length, count);
  const power = panelPower(roofInput(form).panelDimensions);
  const keep = () => board.setPanels((all) => all.filter(({ id }) => needed.best.has(id)));
  return (
    <section className="roof-needed" aria-label={say("thisProjectsPanels")}>
      <h3 className="type-h4">{say("thisProjectNeedsPanels", { count })}</h3>
      <p className="type-small">
        {say("theDesignRecommends")} {formatNumber(needed.capacity)} {say("wOfPanels")} {formatNumber(needed.capacity)}{" "}
        ÷ {formatNumber(power)} {say("wRoundedUpThis")} {formatNumber(holds)} {say("ofThe")} {formatNumber(count)}{" "}
        {say("recommendedPanels")}
        {needed.best.size > 0 && say("theOutlinedOnesHave")}
        {panels.length < count && say("theRestNeedsAnother")}
        {needed.isOutdated && say("anOlderMethodRecommended")}
      </p>
      {needed.best.size > 0 && (
        <Button variant="outline" size="sm" onClick={keep}>
          {say("keepOnlyThese", { size: formatNumber(needed.best.size) })}
        </Button>
      )}
    </section>
  );
}
