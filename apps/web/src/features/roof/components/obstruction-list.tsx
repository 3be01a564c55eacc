import { say } from "@sunwright/words/roof";
import { rich } from "../../../lib/rich";
import { OBSTRUCTION_TYPES } from "@sunwright/engine/roof/roof-problem";
import { OBSTRUCTION_REACH, OBSTRUCTIONS_MAX } from "@sunwright/contract/limits";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { letterOf } from "@sunwright/report/drawings/roof";
import { changeObstruction, newObstruction, type ObstructionField, type ObstructionForm } from "../model/form";
import { freshId } from "../model/fresh-id";
import { obstructionTypeName } from "../model/names";
import type { RoofBoard } from "./use-roof";

const TYPES = OBSTRUCTION_TYPES.map((type) => ({ value: type, label: obstructionTypeName(type) }));
const FIELDS: readonly { readonly field: ObstructionField; readonly label: string }[] = [
  { field: "x", label: say("obstructionField.x") },
  { field: "y", label: say("obstructionField.y") },
  { field: "width", label: say("obstructionField.width") },
  { field: "height", label: say("obstructionField.height") },
  { field: "shadowLength", label: say("obstructionField.shadowLength") },
];
/** Known better than by its shadow: as measured above the roof. [m] */
const MEASURED = "measuredHeight";

export function ObstructionList({ board }: { readonly board: RoofBoard }) {
  const { obstructions } = board.form;
  const add = () => {
    const id = freshId(
      obstructions.map((one) => one.id),
      "obstruction",
    );
    board.setForm((form) => ({ ...form, obstructions: [...form.obstructions, newObstruction(form, id)] }));
    board.select({ kind: "obstruction", id });
  };
  return (
    <section className="roof-obstructions" aria-label={say("obstructions")}>
      <div className="roof-obstructions-head">
        <h2 className="type-h3">{say("obstructions")}</h2>
        <Button
          variant="outline"
          size="sm"
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={obstructions.length >= OBSTRUCTIONS_MAX}
          onClick={add}
        >
          {rich(say, "addObstruction", { reader: (inside) => <span className="sr-only">{inside}</span> })}
        </Button>
      </div>
      {obstructions.length === 0 ? (
        <p className="type-help text-text-3">{say("noObstructions")}</p>
      ) : (
        <ul>
          {obstructions.map((obstruction, index) => (
            <ObstructionRow key={obstruction.id} board={board} obstruction={obstruction} number={index + 1} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ObstructionRowProps {
  readonly board: RoofBoard;
  readonly obstruction: ObstructionForm;
  readonly number: number;
}

function ObstructionRow({ board, obstruction, number }: ObstructionRowProps) {
  const { id, type } = obstruction;
  const open = board.selected?.id === id;
  const name = say("numberedObstruction", { type, number });
  const change = (next: Partial<ObstructionForm>) => board.setForm((form) => changeObstruction(form, id, next));
  return (
    <li className="roof-obstruction-row" data-open={open}>
      <span className="roof-letter" aria-hidden="true">
        {letterOf(obstructionTypeName(type))}
      </span>
      <button
        type="button"
        className="roof-obstruction-name"
        aria-expanded={open}
        aria-label={
          open ? say("closeObstruction", { obstruction: name }) : say("editObstruction", { obstruction: name })
        }
        onClick={() => board.select(open ? null : { kind: "obstruction", id })}
      >
        <span className="type-h4">{obstructionTypeName(type)}</span>
        <span className="type-help text-text-3">{outline(obstruction, open)}</span>
      </button>
      <IconButton
        label={say("removeObstruction", { obstruction: name })}
        size="sm"
        danger
        icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => board.remove({ kind: "obstruction", id })}
      />
      {open && (
        <div className="roof-obstruction-fields">
          <Select
            aria-label={say("typeOfObstruction", { obstruction: name })}
            value={type}
            options={TYPES}
            size="sm"
            onValueChange={(next) => change({ type: next })}
            className="roof-obstruction-type"
          />
          {FIELDS.map(({ field, label }) => (
            <label key={field}>
              <span className="type-label">{label}</span>
              <NumberInput
                aria-label={say("fieldOfObstruction", { field, obstruction: name })}
                value={obstruction[field]}
                onValueChange={(text) => change({ [field]: text })}
                max={OBSTRUCTION_REACH}
                step={0.1}
                size="sm"
              />
            </label>
          ))}
          <label className="roof-obstruction-measured">
            <span className="type-label">{say("obstructionField.measuredHeight")}</span>
            <NumberInput
              aria-label={say("fieldOfObstruction", { field: MEASURED, obstruction: name })}
              value={obstruction[MEASURED]}
              onValueChange={(text) => change({ [MEASURED]: text })}
              min={0}
              max={OBSTRUCTION_REACH}
              step={0.1}
              unit="m"
              size="sm"
            />
          </label>
        </div>
      )}
    </li>
  );
}

function outline({ x, y, width, height, shadowLength, measuredHeight }: ObstructionForm, open: boolean): string {
  const isMeasured = measuredHeight.trim() !== "";
  if (open && isMeasured) return say("standsAsMeasured", { height: measuredHeight });
  if (open) return say("standsByShadow", { shadow: shadowLength });
  const place = { width, height, x, y };
  return isMeasured
    ? say("obstructionMeasured", { ...place, measured: measuredHeight })
    : say("obstructionShading", { ...place, shadow: shadowLength });
}
