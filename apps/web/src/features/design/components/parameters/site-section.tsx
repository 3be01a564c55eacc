import { DISPLAY_RATES } from "@sunwright/engine/sizing/currency";
import {
  COUNTRIES,
  CURRENCIES,
  INSTALLATION_LOCATIONS,
  NIGERIAN_REGIONS,
  type NigerianRegion,
} from "@sunwright/engine/sizing/options";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { formatNumber } from "../../../../lib/format";
import { CURRENCY } from "../../../../lib/money";
import { Combobox } from "../../../../ui/combobox";
import { Field } from "../../../../ui/field";
import { Select } from "../../../../ui/select";
import { SheetSection } from "../../../../ui/sheet";
import { citiesQuery } from "../../api/preview";
import { describeHabits, habitsToOffer, inCountry, REGION_SUN } from "../../model/country";
import type { Parameters } from "@sunwright/contract/projects";
import type { CityChoice } from "../../model/preview";
import { FIELD_LABELS } from "../../model/parameters";
import { Notice } from "../notice";
import { fieldId, SelectField, useParameter, useParameterHelp } from "./fields";
import type { ParametersForm } from "./form-values";

const countries = COUNTRIES.map((value) => ({ value, label: value }));
const currencies = CURRENCIES.map((value) => ({
  value,
  label: `${value}, ${CURRENCY[value].symbol}`,
  detail: CURRENCY[value].name,
}));
const locations = INSTALLATION_LOCATIONS.map((value) => ({ value, label: value }));
const NO_REGION = "none";
const regions = [
  { value: NO_REGION, label: "Not chosen", detail: "" },
  ...NIGERIAN_REGIONS.map((value) => ({ value, label: value, detail: REGION_SUN[value] })),
];

export function SiteSection() {
  const { control, setValue } = useFormContext<ParametersForm>();
  const [country, currency] = useWatch({ control, name: ["country", "currency"] });
  const [countryChanged, setCountryChanged] = useState(false);
  const moveTo = (next: Parameters["country"]) => {
    const { region, city } = inCountry(next);
    setValue("region", region, { shouldDirty: true });
    setValue("city", city, { shouldDirty: true });
    setValue("sunlightSource", "typed", { shouldDirty: true });
    setCountryChanged(true);
  };
  const rate = `1 USD = ${formatNumber(DISPLAY_RATES[currency], 2)} ${currency}`;
  return (
    <SheetSection title="Site" id="section-site">
      <div className="parameter-grid">
        <SelectField name="country" options={countries} onChosen={moveTo} />
        {country === "Nigeria" && <RegionField />}
        <CityField />
        <SelectField name="currency" options={currencies} help={rate} />
        <SelectField name="installationLocation" options={locations} />
      </div>
      {countryChanged && <HabitsOffer key={country} />}
    </SheetSection>
  );
}

function RegionField() {
  const { field, error } = useParameter("region");
  const help = useParameterHelp()("region");
  return (
    <Field
      id={fieldId("region")}
      label={FIELD_LABELS.region}
      optional="Optional"
      error={error}
      help={<RegionHelp region={field.value} use={help} />}
    >
      <Select
        value={field.value ?? NO_REGION}
        options={regions}
        onValueChange={(value) => field.onChange(value === NO_REGION ? null : value)}
      />
    </Field>
  );
}

const RegionHelp = ({ region, use }: { readonly region: NigerianRegion | null; readonly use: ReactNode }) => (
  <>
    {region !== null && <b>{REGION_SUN[region]}. </b>}
    {use}
  </>
);

const NO_CITY = { value: "none", label: "No city" };
const toItem = (city: CityChoice) => ({ value: city.id, label: city.name });

function CityField() {
  const { control, setValue } = useFormContext<ParametersForm>();
  const country = useWatch({ control, name: "country" });
  const { field, error } = useParameter("city");
  const cities = useQuery(citiesQuery(country));
  const help = useParameterHelp()("city");
  const choose = (id: string) => {
    const known = cities.data?.some((city) => city.id === id) ?? false;
    field.onChange(known ? id : null);
    // Without a city there is no sourced sun to use.
    if (!known) setValue("sunlightSource", "typed", { shouldDirty: true });
  };
  return (
    <Field
      id={fieldId("city")}
      label={FIELD_LABELS.city}
      optional="Optional"
      error={cities.isError ? "The list of cities could not be loaded" : error}
      help={help}
    >
      <Combobox
        freeText={false}
        placeholder={cities.isPending ? "Loading cities" : "Choose or type"}
        emptyText={`No sourced climate for this name in ${country}. The nearest city serves, or leave it empty.`}
        value={field.value ?? ""}
        items={[...(field.value === null ? [] : [NO_CITY]), ...(cities.data ?? []).map(toItem)]}
        onValueChange={choose}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

/** After a move: the currency and mains of the new country in one tap, and the way back. */
function HabitsOffer() {
  const { control, setValue } = useFormContext<ParametersForm>();
  const [country, currency, voltageFrequency] = useWatch({
    control,
    name: ["country", "currency", "voltageFrequency"],
  });
  const [before, setBefore] = useState<Pick<Parameters, "currency" | "voltageFrequency"> | null>(null);
  const chosen = { currency, voltageFrequency };
  const offer = habitsToOffer(country, chosen);
  const set = (habits: Pick<Parameters, "currency" | "voltageFrequency">) => {
    setValue("currency", habits.currency, { shouldDirty: true });
    setValue("voltageFrequency", habits.voltageFrequency, { shouldDirty: true });
  };
  if (before !== null)
    return (
      <Notice
        className="mt-4"
        text={`Set to ${describeHabits(chosen, before)} for ${country}.`}
        action="Undo"
        onPress={() => {
          set(before);
          setBefore(null);
        }}
      />
    );
  if (offer === null) return null;
  return (
    <Notice
      className="mt-4"
      text={`${country} uses ${describeHabits(offer, chosen)}.`}
      action={`Use ${describeHabits(offer, chosen)}`}
      onPress={() => {
        setBefore(chosen);
        set(offer);
      }}
    />
  );
}
