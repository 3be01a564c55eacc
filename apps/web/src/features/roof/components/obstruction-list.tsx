import { say } from "@sunwright/words/roof";
import { rich } from "../../../lib/rich";
import { OBSTRUCTION_TYPES } from "@sunwright/contract/roof-options";
import { OBSTRUCTIONS_MAX } from "@sunwright/contract/limits";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { letterOf } from "@sunwright/report/drawings/roof";
import { changeObstruction, newObstruction, type ObstructionField, type ObstructionForm } from "../model/form";
import { freshId } from "../model/fresh-id";
import type { RoofBoard } from "./use-roof";

const TYPES = OBSTRUCTION_TYPES.map((type) => ({ value: type, label: type }));
const FIELDS: readonly { readonly field: ObstructionField; readonly label: string }[] = [
  { field: "x", label: "x" },
  { field: "y", label: "y" },
  { field: "width", label: say("width") },
  { field: "height", label: say("height") },
  { field: "shadowLength", label: say("shadow2") },
];
/** Known better than by its shadow: as measured above the roof. [m] */
const MEASURED = { field: "measuredHeight", label: say("measuredHeight") } as const;

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
          {rich(say, "addObstruction", { b: (inside) => <span className="sr-only">{inside}</span> })}
        </Button>
      </div>
      {obstructions.length === 0 ? (
        <p className="type-help text-text-3">{say("noneAddChimneysVents")}</p>
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
  const name = `${type} ${number}`;
  const change = (next: Partial<ObstructionForm>) => board.setForm((form) => changeObstruction(form, id, next));
  return (
    <li className="roof-obstruction-row" data-open={open}>
      <span className="roof-letter" aria-hidden="true">
        {letterOf(type)}
      </span>
      <button
        type="button"
        className="roof-obstruction-name"
        aria-expanded={open}
        aria-label={`${open ? "Close" : "Edit"} ${name}`}
        onClick={() => board.select(open ? null : { kind: "obstruction", id })}
      >
        <span className="type-h4">{type}</span>
        <span className="type-help text-text-3">{outline(obstruction, open)}</span>
      </button>
      <IconButton
        label={say("remove", { name })}
        size="sm"
        danger
        icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => board.remove({ kind: "obstruction", id })}
      />
      {open && (
        <div className="roof-obstruction-fields">
          <Select
            aria-label={say("typeOf", { name })}
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
                aria-label={say("of", { label, name })}
                value={obstruction[field]}
                onValueChange={(text) => change({ [field]: text })}
                step={0.1}
                size="sm"
              />
            </label>
          ))}
          <label className="roof-obstruction-measured">
            <span className="type-label">{say("ifKnown", { label: MEASURED.label })}</span>
            <NumberInput
              aria-label={say("of", { label: MEASURED.label, name })}
              value={obstruction[MEASURED.field]}
              onValueChange={(text) => change({ [MEASURED.field]: text })}
              min={0}
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
  if (open && isMeasured) return say("standsMAboveThe", { measuredHeight });
  if (open) return say("shadowOfMIt", { shadowLength });
  return say("mAt", {
    width,
    height,
    x,
    y,
    isMeasured: isMeasured ? `${measuredHeight} m high` : `shadow ${shadowLength} m`,
  });
}
