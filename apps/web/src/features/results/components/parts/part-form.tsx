import { PART_PRICE_MAX } from "@sunwright/contract/limits";
import type { Project } from "@sunwright/contract/projects";
import { FIGURE_NAMES, type FigureName, type Part } from "@sunwright/engine/equipment/answer";
import {
  type ChoosableRecord,
  type Chosen,
  figuresAsked,
  nameOf,
  type NumberFigure,
  type TypedFigures,
} from "@sunwright/engine/equipment/chosen-parts";
import { boundsOf, type FigureBounds } from "@sunwright/engine/equipment/typed-bounds";
import { CONTROLLER_TYPES } from "@sunwright/engine/equipment/records";
import { CURRENCIES, type Currency } from "@sunwright/engine/parameters/options";
import { toDisplayCurrency } from "@sunwright/engine/sizing/inputs/currency";
import { say } from "@sunwright/words/choose-part";
import { say as sayWeak } from "@sunwright/words/equipment";
import { say as sayPart } from "@sunwright/words/parts";
import { useState } from "react";
import { Button } from "../../../../ui/button";
import { Field } from "../../../../ui/field";
import { parseNumber } from "../../../../ui/number";
import { NumberInput } from "../../../../ui/number-input";
import { Select } from "../../../../ui/select";
import { useChoosePart, useRemovePart } from "../../api/parts";
import { figuresLine, typedText, typedValue, unitOf } from "./part-figures";

interface PartFormProps {
  readonly project: Pick<Project, "id" | "currency">;
  readonly part: Part;
  readonly row: ChoosableRecord;
  /** What was typed for it before; undefined for a part that is not chosen yet. */
  readonly chosen: Chosen<ChoosableRecord> | undefined;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** One part: what is known of it, its price, and what its row does not state. */
export function PartForm({ project, part, row, chosen, onBack, onDone }: PartFormProps) {
  const asked = figuresAsked(row).filter(isNumber);
  const typeOpen = figuresAsked(row).includes("controller-type");
  const [price, setPrice] = useState(chosen?.price === null || chosen === undefined ? "" : `${chosen.price}`);
  const [typed, setTyped] = useState<Readonly<Partial<Record<NumberFigure, string>>>>(() =>
    textsOf(chosen?.typed ?? {}),
  );
  const [currency, setCurrency] = useState(chosen?.price == null ? project.currency : (chosen.currency ?? "USD"));
  const [type, setType] = useState(chosen?.typed["controller-type"]);
  const choose = useChoosePart(project.id, part);
  const remove = useRemovePart(project.id, part);
  const pricedAt = priceOf(price, currency);
  const figures = figuresOf(asked, typed);
  const sure = Object.fromEntries(Object.entries(figures).filter(([, value]) => !Number.isNaN(value)));
  const wrong = asked.filter((figure) => isOut(figures[figure], boundsOf(figure, row, sure)));
  const sound = !Number.isNaN(pricedAt) && wrong.length === 0;
  return (
    <form
      className="mt-2 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const body = { equipmentId: row.id, price: pricedAt, currency, typed: { ...figures, "controller-type": type } };
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
      <div className="part-price">
        <Field
          label={say("price")}
          help={say("priceHelp")}
          error={
            Number.isNaN(pricedAt)
              ? say("priceBounds", { most: toDisplayCurrency(PART_PRICE_MAX, currency) })
              : undefined
          }
          optional
        >
          <NumberInput currency={currency} value={price} min={0} onValueChange={setPrice} />
        </Field>
        <Field label={say("priceCurrency")}>
          <Select value={currency} options={CURRENCY_CHOICES} onValueChange={setCurrency} />
        </Field>
      </div>
      {(asked.length > 0 || typeOpen) && (
        <fieldset className="part-typed">
          <legend className="type-label">{say("typed")}</legend>
          <p className="type-help text-text-3">{say("typedHelp")}</p>
          <div className="part-typed-fields">
            {typeOpen && (
              <Field label={sayPart("figure.controller-type")}>
                <Select
                  size="sm"
                  value={type}
                  placeholder={say("controllerType.open")}
                  options={CONTROLLER_CHOICES}
                  onValueChange={setType}
                />
              </Field>
            )}
            {asked.map((figure) => (
              <Field
                key={figure}
                label={sayPart(`figure.${figure}`)}
                error={wrong.includes(figure) ? boundsText(figure, boundsOf(figure, row, sure)) : undefined}
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

const isOut = (value: number | undefined, { least, most }: FigureBounds) =>
  value !== undefined && !(value >= least && value <= most);

const boundsText = (figure: NumberFigure, { least, most }: FigureBounds) =>
  say("typedBounds", { least: Number(typedText(figure, least)), most: Number(typedText(figure, most)) });

const isNumber = (figure: FigureName): figure is NumberFigure => figure !== "controller-type";

const CURRENCY_CHOICES = CURRENCIES.map((code) => ({ value: code, label: code }));
const CONTROLLER_CHOICES = CONTROLLER_TYPES.map((type) => ({ value: type, label: say(`controllerType.${type}`) }));

const textsOf = (typed: TypedFigures) =>
  Object.fromEntries(
    FIGURE_NAMES.flatMap((figure) => {
      const value = isNumber(figure) ? typed[figure] : undefined;
      return value === undefined ? [] : [[figure, typedText(figure, value)] as const];
    }),
  );

/** Null for none; NaN for what is no price. */
function priceOf(text: string, currency: Currency): number | null {
  if (text.trim() === "") return null;
  const price = parseNumber(text);
  return price > 0 && price <= toDisplayCurrency(PART_PRICE_MAX, currency) ? price : Number.NaN;
}

/** What was typed; NaN for what is no figure. */
function figuresOf(
  asked: readonly NumberFigure[],
  typed: Readonly<Partial<Record<NumberFigure, string>>>,
): Partial<Record<NumberFigure, number>> {
  const filled = asked.flatMap((figure) => {
    const text = typed[figure]?.trim() ?? "";
    if (text === "") return [];
    const value = typedValue(figure, parseNumber(text));
    return [[figure, value > 0 ? value : Number.NaN] as const];
  });
  return Object.fromEntries(filled);
}
