import { say } from "@sunwright/words/bill";
import { tell } from "@sunwright/words/engine";
import { billChoices } from "@sunwright/engine/countries/bill-readings";
import { CURRENCY_OF } from "@sunwright/engine/countries/country-money";
import type { Country } from "@sunwright/engine/parameters/options";
import { DAYS_OF_MONTH } from "@sunwright/engine/units/year";
import { say as sayCountry } from "@sunwright/words/countries";
import { monthName } from "@sunwright/report/calendar";
import { CURRENCY } from "../../../lib/money";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import { amountBox, BILLS, billKind, billMonth, billUnit, dayBox, monthBox, purchasesIn } from "../model/bill";
import type { Texts } from "../model/typed-texts";

interface BillFieldsProps {
  readonly texts: Texts;
  readonly country: Country;
  /** What each month was read as; null: not read. [kWh] */
  readonly months: readonly number[] | null;
  readonly onType: (change: Texts) => void;
}

const MONTHS = DAYS_OF_MONTH.map((_, month) => ({ value: String(month), label: monthName(month) }));
const UNKNOWN = "unknown";

/** What stands on the bill. */
export function BillFields(props: BillFieldsProps) {
  const { texts, country, onType } = props;
  const currency = CURRENCY_OF[country];
  const choices = billUnit(texts) === "money" ? billChoices(country) : [];
  return (
    <div className="grid gap-5">
      <div className="grid gap-5">
        <div>
          <p className="type-label mb-1.5" aria-hidden="true">
            {say("have")}
          </p>
          <Segmented
            label={say("have")}
            full
            value={billKind(texts)}
            options={BILLS.map((value) => ({ value, label: say(`have.${value}`) }))}
            onValueChange={(have) => onType({ have })}
          />
        </div>
        <div>
          <p className="type-label mb-1.5" aria-hidden="true">
            {say("in")}
          </p>
          <Segmented
            label={say("in")}
            full
            value={billUnit(texts)}
            options={[
              { value: "money", label: CURRENCY[currency].symbol },
              { value: "energy", label: say("kilowattHours") },
            ]}
            onValueChange={(unit) => onType({ unit })}
          />
        </div>
      </div>
      {choices.length > 0 && (
        <Field label={say("tariff")} help={say("tariff.asOf", { country: sayCountry(country) })}>
          <Select
            options={[
              { value: UNKNOWN, label: say("tariff.unknown") },
              ...choices.map(({ id, name }) => ({ value: id, label: tell(name) })),
            ]}
            value={texts["tariff"] || UNKNOWN}
            onValueChange={(tariff) => onType({ tariff: tariff === UNKNOWN ? "" : tariff })}
          />
        </Field>
      )}
      <Amounts {...props} />
    </div>
  );
}

function Amounts({ texts, country, months, onType }: BillFieldsProps) {
  const kind = billKind(texts);
  const box = useBox(texts, country, onType);
  if (kind === "twelve")
    return (
      <div className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-4 lg:grid-cols-6">
        {MONTHS.map(({ label }, month) => (
          <Field
            key={label}
            label={monthName(month, "short")}
            help={months === null ? undefined : say("monthEnergy", { energy: months[month] ?? 0 })}
          >
            <NumberInput {...box(monthBox(month))} unit={undefined} aria-label={label} />
          </Field>
        ))}
      </div>
    );
  if (kind === "tokens") return <Purchases texts={texts} country={country} onType={onType} />;
  if (kind === "year")
    return (
      <Field label={say("yearAmount")}>
        <NumberInput {...box("year")} />
      </Field>
    );
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label={say("month")}>
        <Select options={MONTHS} value={String(billMonth(texts))} onValueChange={(month) => onType({ month })} />
      </Field>
      <Field label={say("amount")}>
        <NumberInput {...box("amount")} />
      </Field>
    </div>
  );
}

function Purchases({ texts, country, onType }: Omit<BillFieldsProps, "months">) {
  const box = useBox(texts, country, onType);
  return (
    <div className="grid gap-4">
      {purchasesIn(texts).map((index) => (
        <div key={index} className="grid grid-cols-2 gap-4">
          <Field label={say("purchaseDay")}>
            <TextInput
              type="date"
              value={texts[dayBox(index)] ?? ""}
              onChange={({ currentTarget }) => onType({ [dayBox(index)]: currentTarget.value })}
            />
          </Field>
          <Field label={say("amount")}>
            <NumberInput {...box(amountBox(index))} />
          </Field>
        </div>
      ))}
      <p className="type-help text-text-3">{say("purchases")}</p>
    </div>
  );
}

/** A box of the form: money by the country's currency, energy in kilowatt hours. */
function useBox(texts: Texts, country: Country, onType: (change: Texts) => void) {
  const currency = CURRENCY_OF[country];
  const money = billUnit(texts) === "money";
  return (name: string) => ({
    value: texts[name] ?? "",
    onValueChange: (text: string) => onType({ [name]: text }),
    min: 0,
    unit: money ? CURRENCY[currency].symbol : say("kilowattHours"),
    ...(money && { currency }),
  });
}
