import { nameOf } from "@sunwright/engine/equipment/chosen-parts";
import { say } from "@sunwright/words/roof";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { partsQuery } from "../../../lib/project-queries";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { panelOfModule } from "../model/chosen-panel";
import { type RoofForm, sameForm } from "../model/form";
import type { RoofBoard } from "./use-roof";
import { drawnNumber } from "../../../ui/number";

interface ChosenPanelProps {
  readonly projectId: string;
  readonly board: RoofBoard;
}

/** The panel that the design was given from the equipment library: a new roof begins with it, any other is offered it. */
export function ChosenPanel({ projectId, board }: ChosenPanelProps) {
  const { form, setForm, untouched } = board;
  const module = useQuery(partsQuery(projectId)).data?.parts.module?.row;
  const begun = useRef(false);
  useEffect(() => {
    if (module === undefined || begun.current) return;
    begun.current = true;
    if (untouched) setForm((now) => withPanel(now, module));
  }, [module, untouched, setForm]);
  if (module === undefined) return null;
  const { panel, stated } = panelOfModule(module);
  const taken = sameForm(form, withPanel(form, module));
  const sides = {
    width: formatNumber(drawnNumber(panel.width), 3),
    height: formatNumber(drawnNumber(panel.height), 3),
  };
  return (
    <div className="mt-2 grid justify-items-start gap-2 type-help text-text-2">
      <p>{say("designPanel", { name: nameOf(module), power: drawnNumber(panel.power), ...sides })}</p>
      {!stated && <p className="text-text-3">{say("designPanel.sidesOfArea")}</p>}
      {!taken && (
        <Button variant="outline" size="sm" onClick={() => setForm((now) => withPanel(now, module))}>
          {say("designPanel.use")}
        </Button>
      )}
    </div>
  );
}

const withPanel = (form: RoofForm, module: Parameters<typeof panelOfModule>[0]): RoofForm => ({
  ...form,
  panelType: "own",
  ownPanel: panelOfModule(module).panel,
});
