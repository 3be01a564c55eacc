import { panelPower } from "@sunwright/contract/roof-engine";
import { counted, formatNumber } from "../../../lib/format";
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
    <section className="roof-needed" aria-label="This project's panels">
      <h3 className="type-h4">This project needs {counted(count, "panel")}</h3>
      <p className="type-small">
        The design recommends {formatNumber(needed.capacity)} W of panels: {formatNumber(needed.capacity)} ÷{" "}
        {formatNumber(power)} W, rounded up. This layout holds {formatNumber(holds)} of the {formatNumber(count)}{" "}
        recommended panels.
        {needed.best.size > 0 && " The outlined ones have the most sun and sit lowest."}
        {panels.length < count && " The rest needs another roof, larger panels or the ground."}
        {needed.isOutdated && " An older method recommended them: calculate the project again first."}
      </p>
      {needed.best.size > 0 && (
        <Button variant="outline" size="sm" onClick={keep}>
          Keep only these {formatNumber(needed.best.size)}
        </Button>
      )}
    </section>
  );
}
