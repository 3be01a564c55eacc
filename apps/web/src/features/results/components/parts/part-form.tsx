import { PART_PRICE_MAX } from "@sunwright/contract/limits";
import { FIGURE_NAMES, type FigureName, type Part } from "@sunwright/engine/equipment/answer";
import {
  type ChoosableRecord,
  type Chosen,
  figuresAsked,
  nameOf,
  type TypedFigures,
} from "@sunwright/engine/equipment/chosen-parts";
import { say } from "@sunwright/words/choose-part";
import { say as sayWeak } from "@sunwright/words/equipment";
import { say as sayPart } from "@sunwright/words/parts";
import { useState } from "react";
import { Button } from "../../../../ui/button";
import { Field } from "../../../../ui/field";
import { parseNumber } from "../../../../ui/number";
import { NumberInput } from "../../../../ui/number-input";
import { useChoosePart, useRemovePart } from "../../api/parts";
import { figuresLine, typedText, typedValue, unitOf } from "./part-figures";

interface PartFormProps {
  readonly projectId: string;
  readonly part: Part;
  readonly row: ChoosableRecord;
  /** What was typed for it before; undefined for a part that is not chosen yet. */
  readonly chosen: Chosen<ChoosableRecord> | undefined;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** One part: what is known of it, its price, and what its row does not state. */
export function PartForm({ projectId, part, row, chosen, onBack, onDone }: PartFormProps) {
  const asked = figuresAsked(row);
  const [price, setPrice] = useState(chosen?.price === null || chosen === undefined ? "" : `${chosen.price}`);
  const [typed, setTyped] = useState<Readonly<Partial<Record<FigureName, string>>>>(() => textsOf(chosen?.typed ?? {}));
  const choose = useChoosePart(projectId, part);
  const remove = useRemovePart(projectId, part);
  const pricedAt = priceOf(price);
  const figures = figuresOf(asked, typed);
  const wrong = asked.filter((figure) => Number.isNaN(figures[figure]));
  const sound = !Number.isNaN(pricedAt) && wrong.length === 0;
  return (
    <form
      className="mt-2 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const body = { equipmentId: row.id, price: pricedAt, typed: figures };
        if (sound) choose.mutate(body, { onSuccess: onDone });
      }}
    >
      <div>
        <p className="part-name">{nameOf(row)}</p>
        <p className="type-small text-text-2">{figuresLine(row)}</p>
        {row.weak.map((weak) => (
          <p key={weak} className="mt-1 type-help text-text-3">
            {sayWeak(`weak.${weak}`)}
          </p>
        ))}
      </div>
      <Field
        label={say("price")}
        help={say("priceHelp")}
        error={Number.isNaN(pricedAt) ? say("priceBounds", { most: PART_PRICE_MAX }) : undefined}
        optional
      >
        <NumberInput value={price} min={0} unit={say("dollars")} onValueChange={setPrice} />
      </Field>
      {asked.length > 0 && (
        <fieldset className="part-typed">
          <legend className="type-label">{say("typed")}</legend>
          <p className="type-help text-text-3">{say("typedHelp")}</p>
          <div className="part-typed-fields">
            {asked.map((figure) => (
              <Field
                key={figure}
                label={sayPart(`figure.${figure}`)}
                error={wrong.includes(figure) ? say("typedBounds") : undefined}
              >
                <NumberInput
                  size="sm"
                  value={typed[figure] ?? ""}
                  unit={unitOf(figure)}
                  onValueChange={(text) => setTyped({ ...typed, [figure]: text })}
                />
              </Field>
            ))}
          </div>
        </fieldset>
      )}
      <div className="part-actions">
        <Button type="submit" busy={choose.isPending} disabled={!sound}>
          {say("use")}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {say("back")}
        </Button>
        {chosen && (
          <Button
            variant="outline"
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onDone })}
          >
            {say("remove")}
          </Button>
        )}
      </div>
    </form>
  );
}

const textsOf = (typed: TypedFigures) =>
  Object.fromEntries(
    FIGURE_NAMES.flatMap((figure) => {
      const value = typed[figure];
      return value === undefined ? [] : [[figure, typedText(figure, value)] as const];
    }),
  );

/** Null for none; NaN for what is no price. */
function priceOf(text: string): number | null {
  if (text.trim() === "") return null;
  const price = parseNumber(text);
  return price >= 0 && price <= PART_PRICE_MAX ? price : Number.NaN;
}

/** What was typed; NaN for what is no figure. */
function figuresOf(
  asked: readonly FigureName[],
  typed: Readonly<Partial<Record<FigureName, string>>>,
): Partial<Record<FigureName, number>> {
  const filled = asked.flatMap((figure) => {
    const text = typed[figure]?.trim() ?? "";
    if (text === "") return [];
    const value = typedValue(figure, parseNumber(text));
    return [[figure, value > 0 ? value : Number.NaN] as const];
  });
  return Object.fromEntries(filled);
}
