import { say } from "@sunwright/words/roof";
import type { Project } from "@sunwright/contract/projects";
import { panelPower } from "@sunwright/contract/roof-engine";
import { asShown, formatNumber } from "../../../lib/format";
import { countedShade } from "../../../lib/roof-shade";
import { Button } from "../../../ui/button";
import { LOSS_DIGITS } from "../model/bands";
import { roofInput } from "../model/form";
import { panelsInShade } from "../model/layout";
import { CountShade } from "./count-shade";
import type { NeededPanels } from "./needed-panels";
import type { RoofBoard } from "./use-roof";

interface NeededBoxProps {
  readonly project: Project;
  readonly board: RoofBoard;
  readonly needed: NeededPanels;
  readonly count: number;
}

/** How the layout compares with what the design asks for. */
export function NeededBox({ project, board, needed, count }: NeededBoxProps) {
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
          ...(countedShade(project) === null ? shadeSentences(board, needed, count) : []),
          ...(needed.isOutdated ? [say("recommendationOutdated")] : []),
        ].join(" ")}
      </p>
      {needed.best.size > 0 && (
        <Button variant="outline" size="sm" onClick={keep}>
          {say("keepOnly", { panels: needed.best.size })}
        </Button>
      )}
      <CountShade project={project} board={board} needed={needed} />
    </section>
  );
}

/** What the design leaves out until it counts it. Rows in front it may count already, so of rows nothing is said. */
function shadeSentences({ form }: RoofBoard, { shadingLoss, best }: NeededPanels, count: number): readonly string[] {
  const loss = shadingLoss ?? 0;
  const more = panelsInShade(count, loss);
  if (roofInput(form).mounting.kind === "rows" || more === null || asShown(loss, LOSS_DIGITS) === 0) return [];
  return [
    say("shadeNotCounted", {
      loss: formatNumber(loss, LOSS_DIGITS),
      panels: more,
      count,
      of: best.size > 0 ? "outlined" : "all",
    }),
  ];
}
