import { CATEGORIES, type Category, fieldsOf, type Specified } from "@sunwright/engine/procurement/specifications";
import { z } from "zod";

type Shape = Record<string, z.ZodType>;

/** Figures of datasheets are neither endless nor beyond any product. */
const LARGEST_FIGURE = 10_000_000;
const figure = z.number().min(-LARGEST_FIGURE).max(LARGEST_FIGURE);
const MOST_FIGURES = 20;

/** What a shop may state of a product of a category; null and left out say that it is not known. */
function specificationOf(category: Category): z.ZodType {
  const shape: Shape = {};
  for (const [name, field] of fieldsOf(category)) {
    const value =
      field.kind === "choice"
        ? z.enum(field.choices)
        : field.kind === "figures"
          ? z.array(figure).min(1).max(MOST_FIGURES)
          : figure;
    shape[name] = value.nullable().optional();
  }
  return z.strictObject(shape);
}

const SCHEMAS = new Map(CATEGORIES.map((category) => [category, specificationOf(category)]));

/** A category with the specification of its kind. */
export const Product = z
  .object({ category: z.enum(CATEGORIES), spec: z.unknown().default({}) })
  .transform(({ category, spec }, context): Specified => {
    const read = SCHEMAS.get(category)?.safeParse(spec);
    for (const issue of read?.error?.issues ?? [])
      context.addIssue({ code: "custom", path: ["spec", ...issue.path], message: issue.message });
    return { category, spec: read?.data ?? {} };
  });
