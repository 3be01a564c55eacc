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
  const power = panelPower(roofInput(form).panelDimensions);
  const keep = () => board.setPanels((all) => all.filter(({ id }) => needed.best.has(id)));
  return (
    <section className="roof-needed" aria-label={say("projectPanels")}>
      <h3 className="type-h4">{say("projectNeeds", { panels: count })}</h3>
      <p className="type-small">
        {[
          say("recommendation", {
            capacity: formatNumber(needed.capacity),
            power: formatNumber(power),
            held: Math.min(panels.length, count),
            needed: count,
          }),
          ...(needed.best.size > 0 ? [say("bestAreOutlined")] : []),
          ...(panels.length < count ? [say("restNeedsRoom")] : []),
          ...(needed.isOutdated ? [say("recommendationOutdated")] : []),
        ].join(" ")}
      </p>
      {needed.best.size > 0 && (
        <Button variant="outline" size="sm" onClick={keep}>
          {say("keepOnly", { panels: needed.best.size })}
        </Button>
      )}
    </section>
  );
}
