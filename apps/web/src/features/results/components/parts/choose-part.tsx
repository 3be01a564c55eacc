import type { Project } from "@sunwright/contract/projects";
import type { Part } from "@sunwright/engine/equipment/answer";
import { nameOf } from "@sunwright/engine/equipment/chosen-parts";
import type { ChosenDesign, DesignPart } from "@sunwright/engine/sizing/inputs/design";
import { say } from "@sunwright/words/results";
import { useQuery } from "@tanstack/react-query";
import { onDemand } from "../../../../ui/on-demand";
import { partsQuery } from "../../../../lib/project-queries";

const dialog = onDemand(() => import("./part-dialog"));

const PARTS: Readonly<Record<DesignPart["kind"], Part | null>> = {
  panel: "module",
  "battery-module": "battery",
  inverter: "inverter",
  "charge-controller": "controller",
  generator: null,
};

interface ChoosePartProps {
  readonly project: Pick<Project, "id" | "systemType" | "currency">;
  readonly kind: DesignPart["kind"];
  /** What the design on the page was made with. */
  readonly designed: ChosenDesign | undefined;
  /** Held by the page: what is typed stays where a phone is turned. */
  readonly onChoose: (part: Part) => void;
}

/** Opens the search of the equipment library for one part; fetched when a person turns to it. */
export function ChoosePart({ kind, ...rest }: ChoosePartProps) {
  const part = PARTS[kind];
  return part === null ? null : <Choose part={part} {...rest} />;
}

function Choose({ project, part, designed, onChoose }: Omit<ChoosePartProps, "kind"> & { readonly part: Part }) {
  const chosen = useQuery(partsQuery(project.id)).data?.parts[part];
  const waits = chosen !== undefined && designed?.parts.every(({ id }) => id !== chosen.row.id) !== false;
  return (
    <>
      {waits && <p className="type-help text-text-3">{say("parts.next", { name: nameOf(chosen.row) })}</p>}
      <button
        type="button"
        className="link type-help min-h-6"
        onPointerEnter={dialog.load}
        onFocus={dialog.load}
        onClick={() => {
          dialog.load();
          onChoose(part);
        }}
      >
        {say(chosen ? "parts.change" : "parts.choose", { part })}
      </button>
    </>
  );
}

interface ChoosingProps extends Pick<ChoosePartProps, "project"> {
  readonly part: Part;
  readonly onClose: () => void;
}

/** The search itself, once it is there. */
export function ChoosingPart(props: ChoosingProps) {
  const loaded = dialog.useLoaded();
  return loaded && <loaded.PartDialog {...props} />;
}
