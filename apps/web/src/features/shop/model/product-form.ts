import { canBeSold, createShopProduct, type PriceStep, type ShopProduct } from "@sunwright/contract/shop-products";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { type Category, fieldsOf } from "@sunwright/engine/procurement/specifications";
import { emptyStep, type StepForm, stepForm, stepOf } from "./price-steps";
import { amountOf, MINOR_UNITS } from "./amount";
import { typedNumber } from "../../../ui/number";

/** A price of one of the lists that every shop has. */
export interface ListedStep extends StepForm {
  readonly list: "publicPrices" | "tradePrices";
}

/** A product while it is typed: texts, so that nothing is rewritten under the cursor. */
export interface ProductForm {
  readonly name: string;
  readonly sku: string;
  readonly brand: string;
  readonly model: string;
  readonly description: string;
  readonly category: Category;
  readonly equipmentId: string | null;
  readonly spec: Readonly<Record<string, string>>;
  readonly tax: string;
  readonly cost: string;
  /** [years] */
  readonly warranty: string;
  readonly multiple: string;
  readonly steps: readonly ListedStep[];
  readonly pictures: ShopProduct["pictures"];
  readonly documents: ShopProduct["documents"];
}

export const EMPTY: ProductForm = {
  name: "",
  sku: "",
  brand: "",
  model: "",
  description: "",
  category: "panel",
  equipmentId: null,
  spec: {},
  tax: "",
  cost: "",
  warranty: "",
  multiple: "",
  steps: [],
  pictures: [],
  documents: [],
};

/** With a field for what everybody pays. */
export const withPublicPrice = (form: ProductForm): ProductForm =>
  form.steps.some(({ list }) => list === "publicPrices")
    ? form
    : { ...form, steps: [{ ...emptyStep(), list: "publicPrices" }, ...form.steps] };

/** Whether a product with these prices may be on sale now. */
export const isPriced = ({ publicPrices = [] }: Pick<Written, "publicPrices">, now = new Date()): boolean =>
  canBeSold(publicPrices, now);

const amountText = (minor: number) => String(minor / MINOR_UNITS);

/** What is stated, as texts. */
export const specTexts = (spec: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(spec).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : rounded(value)]],
    ),
  );
/** Without the tail of a division: no datasheet states a tenth digit. */
const rounded = (value: unknown) => (typeof value === "number" ? String(Number(value.toFixed(6))) : String(value));

export function formOf(product: ShopProduct): ProductForm {
  const stepsOf = (list: ListedStep["list"]) =>
    product[list].map((step, index) => ({ ...stepForm(step, `${list} ${index}`), list }));
  return {
    ...product,
    spec: specTexts(product.spec),
    tax: product.taxPercent === null ? "" : String(product.taxPercent),
    cost: product.costMinor === null ? "" : amountText(product.costMinor),
    warranty: product.warrantyYears === null ? "" : String(product.warrantyYears),
    multiple: product.multiple === 1 ? "" : String(product.multiple),
    steps: [...stepsOf("publicPrices"), ...stepsOf("tradePrices")],
  };
}

/** Several figures with commas or semicolons between them. "12,5" may be two figures or one, so it is none. */
const figuresOf = (text: string): readonly (number | null)[] =>
  text.split(/[;/]\s*|,\s+/).map((part) => (part.includes(",") ? null : typedNumber(part)));

export type Written = BodyInput<typeof createShopProduct>;
/** Of a field that holds no number, or nothing where something must be, or what the server would say of it. */
export type Fault = "needed" | "notNumber" | { readonly said: string };
export type Faults = Readonly<Record<string, Fault>>;
/** What is sent, by the field that shows what is wrong with it; each step shows its own faults. */
const FIELD_OF = new Map<PropertyKey | undefined, string>([
  ...(["name", "sku", "brand", "model"] as const).map((name) => [name, name] as const),
  ["taxPercent", "tax"],
  ["costMinor", "cost"],
  ["warrantyYears", "warranty"],
  ["multiple", "multiple"],
]);

/** What is sent, or what is wrong with it. */
export function writtenOf(form: ProductForm): { readonly body: Written; readonly faults: Faults } {
  const faults: Record<string, Fault> = {};
  for (const name of ["name", "sku"] as const) if (form[name].trim() === "") faults[name] = "needed";
  const number = (field: string, value: number | null): number => {
    if (value === null) faults[field] = "notNumber";
    return value ?? 0;
  };
  const spec: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(form.category)) {
    const text = form.spec[name]?.trim() ?? "";
    if (text === "") continue;
    if (field.kind === "choice") spec[name] = text;
    else if (field.kind === "figure") spec[name] = number(`spec.${name}`, typedNumber(text));
    else spec[name] = figuresOf(text).map((value) => number(`spec.${name}`, value));
  }
  const minor = (field: string, text: string) => Math.round(number(field, amountOf(text)) * MINOR_UNITS);
  const stepsOf = (list: ListedStep["list"]): PriceStep[] =>
    form.steps
      .filter((step) => step.list === list)
      .map((typed) => {
        const { step, faults: wrong } = stepOf(typed);
        if (Object.keys(wrong).length > 0) faults[`${typed.key} step`] = "notNumber";
        return step;
      });
  for (const { fileId, title } of form.documents) if (title.trim() === "") faults[`document.${fileId}`] = "needed";
  const { name, sku, brand, model, description, category, equipmentId, pictures, documents } = form;
  const body = {
    name,
    sku,
    brand,
    model,
    description,
    pictures,
    documents,
    category,
    equipmentId,
    spec,
    taxPercent: form.tax.trim() === "" ? null : number("tax", typedNumber(form.tax)),
    warrantyYears: form.warranty.trim() === "" ? null : number("warranty", typedNumber(form.warranty)),
    multiple: form.multiple.trim() === "" ? 1 : number("multiple", typedNumber(form.multiple)),
    costMinor: form.cost.trim() === "" ? null : minor("cost", form.cost),
    publicPrices: stepsOf("publicPrices"),
    tradePrices: stepsOf("tradePrices"),
  };
  for (const { path, message } of createShopProduct.body.safeParse(body).error?.issues ?? []) {
    const field = FIELD_OF.get(path[0]);
    if (field !== undefined) faults[field] ??= { said: message };
  }
  return { body, faults };
}
