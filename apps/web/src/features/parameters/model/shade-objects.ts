import { SHADE_OBJECT_BOUNDS, type ShadeObjectKind } from "@sunwright/engine/parameters/shade-objects";
import { objectsIn } from "@sunwright/engine/parameters/shade-objects-text";
import { isNumberText, numberText, parseNumber } from "../../../ui/number";

export const OBJECT_FIELDS = ["distance", "direction", "width", "height"] as const;
export type ObjectField = (typeof OBJECT_FIELDS)[number];

/** An object as it is typed: figures as the boxes keep them. */
export type ObjectForm = { readonly kind: ShadeObjectKind } & Readonly<Record<ObjectField, string>>;

/** A tree of a garden, in the way of the noon sun north of the tropics. */
export const NEW_OBJECT: ObjectForm = { kind: "tree", distance: "5", direction: "180", width: "4", height: "5" };

export const objectForms = (text: string | null): readonly ObjectForm[] =>
  objectsIn(text ?? "").map(({ kind, distance, direction, width, height }) => ({
    kind,
    distance: numberText(distance),
    direction: numberText(direction),
    width: numberText(width),
    height: numberText(height),
  }));

/** As the project keeps them; what is no figure, or out of its bounds, stays in it for the form to name. */
export const objectsText = (forms: readonly ObjectForm[]): string | null =>
  forms.length === 0
    ? null
    : forms
        .map((form) => [form.kind, ...OBJECT_FIELDS.map((field) => writtenOf(field, form[field]))].join(" "))
        .join("; ");

const NO_FIGURE = "?";

function writtenOf(field: ObjectField, text: string): string {
  if (!isNumberText(text)) return NO_FIGURE;
  const value = parseNumber(text);
  const decimals = field === "direction" ? 1 : 10;
  return String(Math.round(decimals * value) / decimals);
}

export const isWrong = (field: ObjectField, text: string): boolean => {
  const { min, max } = SHADE_OBJECT_BOUNDS[field];
  return !(isNumberText(text) && parseNumber(text) >= min && parseNumber(text) <= max);
};
