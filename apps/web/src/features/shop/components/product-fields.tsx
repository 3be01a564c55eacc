import { say } from "@sunwright/words/shop";
import { say as sayField } from "@sunwright/words/product-fields";
import type { ShopProduct } from "@sunwright/contract/shop-products";
import type { Currency } from "@sunwright/engine/parameters/options";
import {
  CATEGORIES,
  type Field as SpecField,
  type FieldName,
  fieldsOf,
} from "@sunwright/engine/procurement/specifications";
import { Trash2, TriangleAlert } from "lucide-react";
import { CURRENCY } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { Sheet, SheetSection } from "../../../ui/sheet";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import type { Faults, ProductForm, StepForm } from "../model/product-form";
import { FillFromLibrary } from "./fill-from-library";
import { ProductDocuments } from "./product-documents";
import { ProductPictures } from "./product-pictures";

interface ProductFieldsProps {
  readonly form: ProductForm;
  readonly onChange: (form: ProductForm) => void;
  /** Changes what the form holds when it is called: a file arrives later. */
  readonly onEdit: (edit: (before: ProductForm) => ProductForm) => void;
  readonly faults: Faults;
  readonly currency: Currency;
  readonly warnings: ShopProduct["warnings"];
}

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: sayField(`category.${value}`) }));

/** All that a shop says of a product. */
export function ProductFields({ form, onChange, onEdit, faults, currency, warnings }: ProductFieldsProps) {
  const set = (part: Partial<ProductForm>) => onChange({ ...form, ...part });
  const error = (field: string) => (faults[field] === undefined ? undefined : say(faults[field]));
  const line = (name: "name" | "brand" | "sku" | "model", max: number) => (
    <Field label={say(name)} error={error(name)}>
      <TextInput
        value={form[name]}
        maxLength={max}
        onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
      />
    </Field>
  );
  const fields = fieldsOf(form.category);
  const stated = fields.filter(([name]) => (form.spec[name] ?? "") !== "").length;
  return (
    <Sheet className="mt-5">
      <SheetSection level={2} title={say("identity")}>
        <div className="grid gap-4 sm:grid-cols-2">
          {line("name", 160)}
          {line("brand", 100)}
          <Field label={say("category")}>
            <Select
              value={form.category}
              options={CATEGORY_OPTIONS}
              onValueChange={(category) => set({ category, spec: {} })}
            />
          </Field>
          {line("model", 100)}
          {line("sku", 60)}
        </div>
        <Field label={say("description")} className="mt-4">
          <TextArea
            value={form.description}
            maxLength={2_000}
            rows={3}
            onChange={({ currentTarget }) => set({ description: currentTarget.value })}
          />
        </Field>
        <ProductPictures
          pictures={form.pictures}
          onChange={(pictures) => onEdit((before) => ({ ...before, pictures: pictures(before.pictures) }))}
        />
      </SheetSection>
      <SheetSection level={2} title={say("specification")}>
        <FillFromLibrary form={form} onChange={onChange} />
        <p className="type-help my-3 text-text-3">{say("stated", { count: stated, of: fields.length })}</p>
        {warnings.map(({ code, ...figures }) => (
          <p key={code} className="mb-3 flex gap-2 rounded-2 bg-warn-soft p-3 type-small">
            <TriangleAlert size={17} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
            {say(`sanity.${code}`, figures)}
          </p>
        ))}
        <div className="shop-fields">
          {fields.map(([name, field]) => (
            <SpecInput
              key={name}
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of categories are of these names
              name={name as FieldName}
              field={field}
              value={form.spec[name] ?? ""}
              error={error(`spec.${name}`)}
              onChange={(value) => set({ spec: { ...form.spec, [name]: value } })}
            />
          ))}
        </div>
      </SheetSection>
      <SheetSection level={2} title={say("prices")}>
        <Prices form={form} set={set} error={error} currency={currency} />
        <div className="shop-fields mt-5">
          <Field label={say("tax")} help={say("taxHelp")} error={error("tax")}>
            <NumberInput value={form.tax} unit="%" onValueChange={(tax) => set({ tax })} />
          </Field>
          <Field label={say("cost")} help={say("costHelp")} error={error("cost")}>
            <NumberInput value={form.cost} unit={CURRENCY[currency].symbol} onValueChange={(cost) => set({ cost })} />
          </Field>
        </div>
      </SheetSection>
      <SheetSection level={2} title={say("documents")}>
        <ProductDocuments
          documents={form.documents}
          onChange={(documents) => onEdit((before) => ({ ...before, documents: documents(before.documents) }))}
        />
      </SheetSection>
    </Sheet>
  );
}

interface SpecInputProps {
  readonly name: FieldName;
  readonly field: SpecField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function SpecInput({ name, field, value, error, onChange }: SpecInputProps) {
  const label = sayField(`field.${name}`);
  if (field.kind === "choice") {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- choices of categories have these names
    const wordsOf = (choice: string) => sayField(`choice.${choice}` as "choice.MPPT");
    const options = field.choices.map((choice) => ({ value: choice, label: wordsOf(choice) }));
    return (
      <Field label={label}>
        <Select value={value} options={options} placeholder={say("notChosen")} onValueChange={onChange} />
      </Field>
    );
  }
  return (
    <Field label={label} error={error} help={field.kind === "figures" ? say("severalHelp") : undefined}>
      <NumberInput value={value} unit={field.unit || undefined} onValueChange={onChange} />
    </Field>
  );
}

interface PricesProps {
  readonly form: ProductForm;
  readonly set: (part: Partial<ProductForm>) => void;
  readonly error: (field: string) => string | undefined;
  readonly currency: Currency;
}

function Prices({ form, set, error, currency }: PricesProps) {
  const change = (key: string, part: Partial<StepForm>) =>
    set({ steps: form.steps.map((step) => (step.key === key ? { ...step, ...part } : step)) });
  const add = (list: StepForm["list"]) => {
    const step = { key: crypto.randomUUID(), list, from: "1", each: "", validFrom: null, validUntil: null };
    set({ steps: [...form.steps, step] });
  };
  return (
    <div className="grid gap-3">
      {form.steps.map((step) => (
        <div key={step.key} className="shop-price">
          <span className="type-h4 self-center">{say(`list.${step.list}`)}</span>
          <Field label={say("column.from")} error={error(`${step.key} from`)}>
            <NumberInput whole value={step.from} onValueChange={(from) => change(step.key, { from })} />
          </Field>
          <Field label={say("column.each")} error={error(`${step.key} each`)}>
            <NumberInput
              value={step.each}
              unit={CURRENCY[currency].symbol}
              onValueChange={(each) => change(step.key, { each })}
            />
          </Field>
          <IconButton
            label={say("removePrice")}
            icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => set({ steps: form.steps.filter(({ key }) => key !== step.key) })}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => add("publicPrices")}>
          {say("addPublic")}
        </Button>
        <Button variant="outline" size="sm" onClick={() => add("tradePrices")}>
          {say("addTrade")}
        </Button>
      </div>
    </div>
  );
}
