import type { Project } from "@sunwright/contract/projects";
import type { Part } from "@sunwright/engine/equipment/answer";
import { type ChoosableRecord, figuresLeftOpen, nameOf, partOfKind } from "@sunwright/engine/equipment/chosen-parts";
import type { EquipmentKind, EquipmentRecord } from "@sunwright/engine/equipment/records";
import { say } from "@sunwright/words/choose-part";
import { say as sayPart } from "@sunwright/words/parts";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { listed } from "../../../../lib/listed";
import { Dialog } from "../../../../ui/dialog";
import { Empty } from "../../../../ui/empty";
import { ErrorRow } from "../../../../ui/error-row";
import { Field } from "../../../../ui/field";
import { SolarArraySymbol } from "../../../../ui/symbols";
import { TextInput } from "../../../../ui/text-input";
import { partsQuery } from "../../../../lib/project-queries";
import { equipmentQuery } from "../../api/parts";
import { figuresLine } from "./part-figures";
import { PartForm } from "./part-form";
import "./parts.css";

interface PartDialogProps {
  readonly project: Pick<Project, "id" | "systemType" | "currency">;
  readonly part: Part;
  readonly onClose: () => void;
}

/** Searches the equipment library for one part; what is selected is looked at, priced and chosen. */
export function PartDialog({ project, part, onClose }: PartDialogProps) {
  const chosen = useQuery(partsQuery(project.id)).data?.parts[part];
  const [picked, setPicked] = useState<ChoosableRecord | null>(chosen?.row ?? null);
  return (
    <Dialog
      size="lg"
      open
      onOpenChange={(open) => !open && onClose()}
      title={say("title", { part })}
      description={picked === null ? say("explained") : undefined}
    >
      {picked === null ? (
        <PartSearch kind={kindOf(part, project)} onPick={setPicked} />
      ) : (
        <PartForm
          key={picked.id}
          project={project}
          part={part}
          row={picked}
          chosen={chosen?.row.id === picked.id ? chosen : undefined}
          onBack={() => setPicked(null)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

/** The kind of the library that stands for a part in this kind of system. */
function kindOf(part: Part, { systemType }: Pick<Project, "systemType">): EquipmentKind {
  if (part === "controller") return "charge-controller";
  return part === "inverter" && systemType !== "on-grid" ? "battery-inverter" : part;
}

interface PartSearchProps {
  readonly kind: EquipmentKind;
  readonly onPick: (row: ChoosableRecord) => void;
}

function PartSearch({ kind, onPick }: PartSearchProps) {
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const found = useQuery(equipmentQuery({ kind, ...(asked !== "" && { q: asked }) }));
  return (
    <div className="mt-4 grid gap-4">
      <Field label={say("search")} help={say("searchHint")}>
        <TextInput
          type="search"
          value={words}
          maxLength={100}
          autoComplete="off"
          start={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      {found.isError && (
        <ErrorRow message={say("notLoaded")} onRetry={() => void found.refetch()} retrying={found.isFetching} />
      )}
      {found.data && <FoundParts {...found.data} onPick={onPick} />}
    </div>
  );
}

interface FoundPartsProps extends Pick<PartSearchProps, "onPick"> {
  readonly parts: readonly EquipmentRecord[];
  readonly total: number;
}

function FoundParts({ parts, total, onPick }: FoundPartsProps) {
  if (total === 0) return <Empty symbol={<SolarArraySymbol />}>{say("none")}</Empty>;
  return (
    <>
      <p role="status" className="type-help text-text-3">
        {say("found", { total, shown: total > parts.length ? parts.length : 0 })}
      </p>
      <ul className="part-list">
        {parts.filter(isChoosable).map((row) => (
          <li key={row.id}>
            <button type="button" className="part-row" onClick={() => onPick(row)}>
              <span className="part-name">{nameOf(row)}</span>
              <span className="type-help text-text-2">{figuresLine(row)}</span>
              <NotStated row={row} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What this row leaves open, beside what all rows of its kind do. */
function NotStated({ row }: { readonly row: ChoosableRecord }) {
  const open = figuresLeftOpen(row);
  if (open.length === 0) return null;
  const figures = listed(open.map((figure) => sayPart(`figure.${figure}`)));
  return <span className="type-help text-text-3">{say("notStated", { figures })}</span>;
}

const isChoosable = (row: EquipmentRecord): row is ChoosableRecord => partOfKind(row.kind) !== null;
