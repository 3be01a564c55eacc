import {
  MOST_SHADE_OBJECTS,
  SHADE_OBJECT_BOUNDS,
  SHADE_OBJECT_KINDS,
} from "@sunwright/engine/parameters/shade-objects";
import { say } from "@sunwright/words/shade-objects";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { fieldLabel } from "../../../lib/parameter-words";
import { ROOF_SHADE } from "../../../lib/roof-shade";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { isWrong, NEW_OBJECT, OBJECT_FIELDS, type ObjectForm, objectForms, objectsText } from "../model/shade-objects";
import { fieldId } from "./fields";
import { useParameter, useParametersContext } from "./parameters-context";

const NAME = "shadeObjects";
const KINDS = SHADE_OBJECT_KINDS.map((kind) => ({ value: kind, label: say("kind", { kind }) }));

/** Trees and houses near the panels: the design takes their shade hour by hour. */
export function ShadeObjectsField() {
  const { value, error, help, change, leave } = useParameter(NAME);
  const { form } = useParametersContext();
  const [typed, setTyped] = useState<{ readonly text: string | null; readonly objects: readonly ObjectForm[] } | null>(
    null,
  );
  // What somebody else changed, or a draft brought back, stands in place of what was typed here.
  const objects = typed !== null && typed.text === value ? typed.objects : objectForms(value);
  const hold = (next: readonly ObjectForm[]) => {
    const text = objectsText(next);
    setTyped({ text, objects: next });
    change(text);
  };
  const put = (at: number, next: Partial<ObjectForm>) =>
    hold(objects.map((object, index) => (index === at ? { ...object, ...next } : object)));
  return (
    <section id={fieldId(NAME)} tabIndex={-1} aria-label={fieldLabel(NAME)} className="mt-5 border-t border-line pt-4">
      <h3 className="type-label">{fieldLabel(NAME)}</h3>
      <p className="type-help mt-1 text-text-3">{objects.length === 0 ? say("none") : say("help")}</p>
      {objects.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {objects.map((object, index) => (
            <ObjectRow
              // Rows have no names of their own; their boxes hold what the form holds.
              key={index}
              object={object}
              number={index + 1}
              onChange={(next) => put(index, next)}
              onLeave={leave}
              onRemove={() => hold(objects.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <Button
          variant="outline"
          size="sm"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          disabled={objects.length >= MOST_SHADE_OBJECTS}
          onClick={() => hold([...objects, NEW_OBJECT])}
        >
          {say("add")}
        </Button>
        {objects.length > 0 && help !== null && <p className="type-help text-text-3">{help}</p>}
      </div>
      {objects.length > 0 && form[ROOF_SHADE] !== null && <p className="type-help mt-2">{say("inPlace")}</p>}
      {error !== undefined && (
        <p className="ui-field-error mt-2" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

interface ObjectRowProps {
  readonly object: ObjectForm;
  readonly number: number;
  readonly onChange: (next: Partial<ObjectForm>) => void;
  readonly onLeave: () => void;
  readonly onRemove: () => void;
}

function ObjectRow({ object, number, onChange, onLeave, onRemove }: ObjectRowProps) {
  const name = say("numbered", { kind: object.kind, number });
  return (
    <li className="grid grid-cols-2 items-end gap-2 border-b border-line pb-3 last:border-b-0 last:pb-0 sm:grid-cols-[minmax(0,1.2fr)_repeat(4,minmax(0,1fr))_auto]">
      <Select
        aria-label={say("kindOf", { number })}
        value={object.kind}
        options={KINDS}
        size="sm"
        className="col-span-2 sm:col-span-1"
        onValueChange={(kind) => onChange({ kind })}
      />
      {OBJECT_FIELDS.map((field) => (
        <label key={field}>
          <span className="type-label">{say(`field.${field}`)}</span>
          <NumberInput
            aria-label={say("fieldOf", { field, object: name })}
            value={object[field]}
            {...SHADE_OBJECT_BOUNDS[field]}
            step={field === "direction" ? 5 : 0.1}
            whole={field === "direction"}
            unit={field === "direction" ? "°" : "m"}
            size="sm"
            invalid={isWrong(field, object[field])}
            onValueChange={(text) => onChange({ [field]: text })}
            onBlur={onLeave}
          />
        </label>
      ))}
      <IconButton
        label={say("remove", { object: name })}
        size="sm"
        danger
        className="col-span-2 justify-self-end sm:col-span-1"
        icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
