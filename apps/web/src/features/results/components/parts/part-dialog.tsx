import type { PartCandidate } from "@sunwright/contract/parts";
import type { Project } from "@sunwright/contract/projects";
import type { Part } from "@sunwright/engine/equipment/answer";
import { type ChoosableRecord, figuresLeftOpen, nameOf } from "@sunwright/engine/equipment/chosen-parts";
import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/choose-part";
import { say as sayUi } from "@sunwright/words/ui";
import { say as sayPart } from "@sunwright/words/parts";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { listed } from "../../../../lib/listed";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { Empty } from "../../../../ui/empty";
import { ErrorRow } from "../../../../ui/error-row";
import { Field } from "../../../../ui/field";
import { SolarArraySymbol } from "../../../../ui/symbols";
import { TextInput } from "../../../../ui/text-input";
import { partsQuery } from "../../../../lib/project-queries";
import { candidatesQuery } from "../../api/parts";
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
      footer={
        picked === null && (
          <Button variant="outline" onClick={onClose}>
            {sayUi("cancel")}
          </Button>
        )
      }
    >
      {picked === null ? (
        <PartSearch projectId={project.id} part={part} onPick={setPicked} />
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

interface PartSearchProps {
  readonly projectId: string;
  readonly part: Part;
  readonly onPick: (row: ChoosableRecord) => void;
}

function PartSearch({ projectId, part, onPick }: PartSearchProps) {
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const found = useQuery(candidatesQuery(projectId, part, asked === "" ? {} : { q: asked }));
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
  readonly candidates: readonly PartCandidate[];
  readonly total: number;
  readonly fitting: number;
}

function FoundParts({ candidates, total, fitting, onPick }: FoundPartsProps) {
  const shown = total > candidates.length ? candidates.length : 0;
  const looked = candidates.some(({ fits }) => fits !== null);
  if (total === 0) return <Empty symbol={<SolarArraySymbol />}>{say("none")}</Empty>;
  return (
    <>
      <p role="status" className="type-help text-text-3">
        {looked ? say("foundFitting", { total, shown, fitting }) : say("found", { total, shown })}
      </p>
      <ul className="part-list">
        {candidates.map(({ row, fits, why }) => (
          <li key={row.id}>
            <button type="button" className="part-row" onClick={() => onPick(row)}>
              <span className="part-name">{nameOf(row)}</span>
              <span className="type-help text-text-2">{figuresLine(row)}</span>
              <NotStated row={row} />
              {fits !== null && fits !== "asks" && (
                <span className="type-help part-fit" data-fits={fits}>
                  {why === null ? say("fits") : say("refused", { why: tell(why) })}
                </span>
              )}
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
