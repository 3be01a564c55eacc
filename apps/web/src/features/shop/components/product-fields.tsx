import { say } from "@sunwright/words/shop";
import { say as sayField } from "@sunwright/words/product-fields";
import { say as sayPrices } from "@sunwright/words/price-lists";
import { PANEL_SIDE_MAX } from "@sunwright/contract/limits";
import { QUANTITY_STEP_MAX, type ShopProduct, STEPS_MAX, WARRANTY_YEARS_MAX } from "@sunwright/contract/shop-products";
import type { Shop } from "@sunwright/contract/shops";
import {
  CATEGORIES,
  type Field as SpecField,
  type FieldName,
  fieldsOf,
} from "@sunwright/engine/procurement/specifications";
import { AS_SHIPPED } from "@sunwright/engine/countries/country-figures";
import { taxContained } from "@sunwright/engine/procurement/tax";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { amountText } from "../../../lib/minor-money";
import { CURRENCY } from "../../../lib/money";
import { useNewestFigures } from "../../../lib/newest-figures";
import { local } from "../../../lib/storage";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { Sheet, SheetSection } from "../../../ui/sheet";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { emptyStep, shopTaxOn } from "../model/price-steps";
import type { Faults, ListedStep, ProductForm } from "../model/product-form";
import { amountOf, MINOR_UNITS } from "../model/amount";
import { addsTaxIn } from "@sunwright/engine/countries/tax-kind";
import { TYPED_WAYS, type TypedWay } from "../model/typed-price";
import { today } from "../../../lib/today";
import { FillFromLibrary } from "./fill-from-library";
import { PriceStepRow } from "./price-steps";
import { ProductDocuments } from "./product-documents";
import { ProductPictures } from "./product-pictures";
import { typedNumber } from "../../../ui/number";

interface ProductFieldsProps {
  readonly form: ProductForm;
  readonly onChange: (form: ProductForm) => void;
  /** Changes what the form holds when it is called: a file arrives later. */
  readonly onEdit: (edit: (before: ProductForm) => ProductForm) => void;
  readonly faults: Faults;
  readonly tried: boolean;
  /** It was to be sold, and has no price to sell it at. */
  readonly unpriced: boolean;
  readonly shop: Shop;
  readonly warnings: ShopProduct["warnings"];
}

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: sayField(`category.${value}`) }));

/** All that a shop says of a product. */
export function ProductFields(props: ProductFieldsProps) {
  const { form, onChange, onEdit, faults, tried, unpriced, shop, warnings } = props;
  const set = (part: Partial<ProductForm>) => onChange({ ...form, ...part });
  const error = (field: string) => {
    const fault = faults[field];
    return typeof fault === "object" ? fault.said : fault && say(fault);
  };
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
    <Sheet className="min-w-0">
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
          <Field label={say("warranty")} help={say("warrantyHelp")} error={error("warranty")}>
            <NumberInput
              value={form.warranty}
              unit={say("warrantyUnit")}
              min={0}
              max={WARRANTY_YEARS_MAX}
              onValueChange={(warranty) => set({ warranty })}
            />
          </Field>
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
        <Prices form={form} set={set} tried={tried} unpriced={unpriced} shop={shop} />
        <div className="shop-fields mt-5">
          <Field label={say("tax")} help={say("taxHelp")} error={error("tax")}>
            <NumberInput value={form.tax} unit="%" onValueChange={(tax) => set({ tax })} />
          </Field>
          <Field label={say("multiple")} help={say("multipleHelp")} error={error("multiple")}>
            <NumberInput
              whole
              value={form.multiple}
              unit={say("multipleUnit")}
              min={1}
              max={QUANTITY_STEP_MAX}
              onValueChange={(multiple) => set({ multiple })}
            />
          </Field>
          <Field label={say("cost")} help={say("costHelp")} error={error("cost")}>
            <NumberInput
              value={form.cost}
              unit={CURRENCY[shop.currency].symbol}
              onValueChange={(cost) => set({ cost })}
            />
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
      {field.kind === "figures" ? (
        <TextInput value={value} inputMode="text" onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <NumberInput
          value={value}
          unit={field.unit || undefined}
          {...(name === "widthMetres" && { min: 0, max: PANEL_SIDE_MAX })}
          onValueChange={onChange}
        />
      )}
    </Field>
  );
}

interface PricesProps extends Pick<ProductFieldsProps, "form" | "tried" | "unpriced"> {
  readonly set: (part: Partial<ProductForm>) => void;
  readonly shop: Shop;
}

/** Public and trade prices by quantity, each with what is left of it and the days it holds. */
function Prices({ form, set, tried, unpriced, shop }: PricesProps) {
  const { currency } = shop;
  const add = (list: ListedStep["list"]) => set({ steps: [...form.steps, { ...emptyStep(), list }] });
  const cost = amountOf(form.cost);
  const figures = useNewestFigures() ?? AS_SHIPPED;
  const tax = typedNumber(form.tax) ?? shopTaxOn(shop, today(), figures);
  const [typed, setTyped] = useTypedWay();
  const added = addsTaxIn(shop.country);
  const way = added ? "with-tax" : typed;
  const first = form.steps.find(({ list }) => list === "publicPrices");
  const watts = form.category === "panel" ? typedNumber(form.spec["powerWatts"] ?? "") : null;
  return (
    <div className="grid gap-4">
      {added ? (
        <p className="type-small text-text-2">{say("typed.added")}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Segmented
            label={say("typed")}
            size="sm"
            value={typed}
            onValueChange={setTyped}
            options={TYPED_WAYS.map((value) => ({ value, label: say(`typed.${value}`) }))}
          />
          {first !== undefined && amountOf(first.each) !== null && (
            <p className="type-small" aria-live="polite">
              {say("typed.buyer", {
                price: amountText(minorOf(first.each), currency),
                tax: amountText(taxContained(minorOf(first.each), tax), currency),
                percent: tax,
              })}
            </p>
          )}
        </div>
      )}
      {form.steps.map((step) => (
        <PriceStepRow
          key={step.key}
          form={step}
          list={say(`list.${step.list}`)}
          currency={currency}
          tried={tried}
          refusal={unpriced && step === first ? say("needsPrice") : undefined}
          typed={way}
          product={{ cost, tax, watts, addsTax: added }}
          onChange={(changed) =>
            set({ steps: form.steps.map((one) => (one.key === step.key ? { ...changed, list: step.list } : one)) })
          }
          onRemove={() => set({ steps: form.steps.filter(({ key }) => key !== step.key) })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        {(["publicPrices", "tradePrices"] as const)
          .filter((list) => form.steps.filter((step) => step.list === list).length < STEPS_MAX)
          .map((list) => (
            <Button key={list} variant="outline" size="sm" onClick={() => add(list)}>
              {say(list === "publicPrices" ? "addPublic" : "addTrade")}
            </Button>
          ))}
      </div>
      <p className="type-small text-text-2">
        {cost === null
          ? sayPrices("marginNone")
          : sayPrices("marginHelp", { cost: amountText(cost * MINOR_UNITS, currency) })}
      </p>
    </div>
  );
}

const minorOf = (text: string) => Math.round((amountOf(text) ?? 0) * MINOR_UNITS);

/** As the shop chose last in this browser. */
const TYPED_KEY = "shop-prices-typed";
function useTypedWay() {
  const [typed, setTyped] = useState<TypedWay>(
    () => TYPED_WAYS.find((way) => way === local.read(TYPED_KEY)) ?? "with-tax",
  );
  const choose = (way: TypedWay) => {
    local.write(TYPED_KEY, way);
    setTyped(way);
  };
  return [typed, choose] as const;
}
