import { say } from "@sunwright/words/quote-check";
import type { Currency } from "@sunwright/engine/countries/names";
import { CURRENCY_SYMBOLS } from "@sunwright/words/owed-money";
import type { ReactNode } from "react";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { type QuoteForm, stateOf } from "../model/quote-form";
import type { QuoteField } from "../model/read-quote";

interface QuoteFieldsProps {
  readonly form: QuoteForm;
  readonly currency: Currency;
  readonly onChange: (form: QuoteForm) => void;
}

const CHOICES = {
  chemistry: [
    { value: "lithium", label: say("chemistry.lithium") },
    { value: "gel", label: say("chemistry.gel") },
    { value: "lead-acid", label: say("chemistry.lead-acid") },
  ],
  installation: [
    { value: "yes", label: say("installation.yes") },
    { value: "no", label: say("installation.no") },
  ],
  vat: [
    { value: "contained", label: say("vat.contained") },
    { value: "added", label: say("vat.added") },
  ],
} as const;

/** What the quote says, each with how sure that is. */
export function QuoteFields({ form, currency, onChange }: QuoteFieldsProps) {
  const set = (field: QuoteField) => (value: string) => onChange({ ...form, texts: { ...form.texts, [field]: value } });
  const box = (field: QuoteField, control: ReactNode) => (
    <Field label={say(`field.${field}`)} help={helpOf(form, field)}>
      {control}
    </Field>
  );
  const number = (field: QuoteField, unit: string | undefined, whole = false) =>
    box(
      field,
      <NumberInput
        value={form.texts[field]}
        onValueChange={set(field)}
        unit={unit}
        whole={whole}
        min={0}
        currency={field === "price" ? currency : undefined}
      />,
    );
  const choice = (field: keyof typeof CHOICES) =>
    box(
      field,
      <Select
        value={form.texts[field]}
        onValueChange={set(field)}
        placeholder={say("notSaid")}
        options={CHOICES[field]}
      />,
    );
  return (
    <section aria-label={say("fields.title")} className="mt-6">
      <h3 className="type-h3">{say("fields.title")}</h3>
      <p className="type-help mt-1 text-text-3">{say("fields.help")}</p>
      <div className="quote-fields mt-4">
        {number("price", CURRENCY_SYMBOLS[currency])}
        {number("count", undefined, true)}
        {number("watts", "W")}
        {number("kilowatts", "kW")}
        {number("kwh", "kWh")}
        {choice("chemistry")}
        {choice("installation")}
        {choice("vat")}
        {number("warranty", say("unit.years"))}
        {number("upfront", "%")}
      </div>
    </section>
  );
}

/** Where a figure was read, so that it can be compared with the paper. */
function helpOf(form: QuoteForm, field: QuoteField): string {
  const state = stateOf(form, field);
  const line = form.read?.fields[field]?.line ?? "";
  if (state === "read" || state === "check") return say(`state.${state}`, { line });
  return state === "missing" ? say("notSaid") : "";
}
