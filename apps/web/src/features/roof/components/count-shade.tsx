import type { Project } from "@sunwright/contract/projects";
import { say } from "@sunwright/words/roof";
import { useMutation } from "@tanstack/react-query";
import { userMessageOf } from "../../../lib/api-error";
import { showParameter } from "../../../lib/parameter-words";
import { useUpdateProject } from "../../../lib/project-queries";
import { countedShade, ROOF_SHADE } from "../../../lib/roof-shade";
import { holdsUnread } from "../../../ui/number";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/toast-store";
import { shadeOf } from "../api/shade";
import { roofInput } from "../model/form";
import type { NeededPanels } from "./needed-panels";
import type { RoofBoard } from "./use-roof";

interface CountShadeProps {
  readonly project: Project;
  readonly board: RoofBoard;
  readonly needed: NeededPanels;
}

/** Takes the shade of the panels that the design needs into the design's own years, or out of them. */
export function CountShade({ project, board, needed }: CountShadeProps) {
  const { count, leaveOut, busy } = useCountShade(project, board, needed);
  const counted = countedShade(project);
  const input = roofInput(board.form);
  const hasShade = input.shadingObstructions.length > 0 && board.panels.length > 0;
  if (!hasShade && counted === null) return null;
  return (
    <>
      {counted !== null && (
        <p className="type-small">{say("shadeCounted", { hours: showParameter(ROOF_SHADE, counted) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {hasShade && (
          <Button variant="outline" size="sm" disabled={busy || holdsUnread(board.form)} onClick={count}>
            {say(counted === null ? "countShade" : "countShadeAgain")}
          </Button>
        )}
        {counted !== null && (
          <Button variant="ghost" size="sm" disabled={busy} onClick={leaveOut}>
            {say("uncountShade")}
          </Button>
        )}
      </div>
    </>
  );
}

function useCountShade(
  { id, country, region, city, town }: Project,
  { form, panels }: RoofBoard,
  { best }: NeededPanels,
) {
  const update = useUpdateProject(id);
  const { mutate, isPending } = useMutation({
    mutationFn: async (counted: boolean) => {
      const kept = panels.filter((panel) => best.size === 0 || best.has(panel.id));
      const question = { site: { country, region, city, town }, input: roofInput(form), panels: kept };
      await update.mutateAsync({ [ROOF_SHADE]: counted ? await shadeOf(question) : null });
    },
    onSuccess: (_answer, counted) =>
      toast(
        counted
          ? { tone: "ok", title: say("shadeSaved"), description: say("shadeSavedHelp") }
          : { tone: "ok", title: say("shadeUncounted"), description: say("shadeSavedHelp") },
      ),
    onError: (error) =>
      toast({ tone: "bad", title: say("shadeNotSaved"), description: userMessageOf(error, say("tryAgain")) }),
  });
  return { count: () => mutate(true), leaveOut: () => mutate(false), busy: isPending };
}
