import { say } from "@sunwright/words/parameters";
import type { TownPlace } from "@sunwright/contract/places";
import type { Parameters } from "@sunwright/contract/projects";
import {
  CURRENCIES,
  ELSEWHERE,
  INSTALLATION_LOCATIONS,
  NIGERIAN_REGIONS,
  type NigerianRegion,
} from "@sunwright/engine/parameters/options";
import { parameter, PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { PLACE_CHOICES } from "../../../lib/country-choices";
import { CURRENCY, rateText } from "../../../lib/money";
import { Combobox } from "../../../ui/combobox";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { SheetSection } from "../../../ui/sheet";
import { citiesQuery } from "../api/preview";
import { describeHabits, habitsToOffer, inCountry, regionSunText, type Habits } from "../model/country";
import { fieldLabel, optionText } from "../../../lib/parameter-words";
import type { CityChoice } from "../model/preview";
import { Fetched } from "../../../ui/fetched";
import { Notice } from "../../../ui/notice";
import { onDemand } from "../../../ui/on-demand";
import { fieldId, FigureField, SelectField } from "./fields";
import { PanelPlane } from "./panel-plane";
import { useParameter, useParametersContext } from "./parameters-context";
import { Subject } from "./subject";
import { useTown } from "./use-town";
import { FieldWarnings } from "./warnings";
import { WeatherFile } from "./weather-file";

/** They search towns and read files, which the form itself does not need; together, so that what is below moves once. */
const fetchedFields = onDemand(async () => {
  const [{ TownField }, { HorizonField }, { ShadeObjectsField }, { RoofShadeField }, { LayoutPlane }] =
    await Promise.all([
      import("./town-field"),
      import("./horizon-field"),
      import("./shade-objects-field"),
      import("./roof-shade-field"),
      import("./layout-plane"),
    ]);
  return { TownField, HorizonField, ShadeObjectsField, RoofShadeField, LayoutPlane };
});

const ofAnotherCountry = onDemand(() => import("./another-country"));

const currencies = CURRENCIES.map((value) => ({
  value,
  label: `${value}, ${CURRENCY[value].symbol}`,
  detail: CURRENCY[value].name,
}));
const locations = INSTALLATION_LOCATIONS.map((value) => ({ value, label: optionText("installationLocation", value) }));
const NO_REGION = "none";
const regions = [
  { value: NO_REGION, label: say("regionNotChosen"), detail: "" },
  ...NIGERIAN_REGIONS.map((value) => ({ value, label: optionText("region", value), detail: regionSunText(value) })),
];

/** What stands between the sun and the panels. */
const SEEN_FROM_SITE = PARAMETER_NAMES.filter((name) => ["profile", "shade", "objects"].includes(parameter(name).kind));

export function SiteSection({ projectId }: { readonly projectId: string }) {
  const { form, type } = useParametersContext();
  const { country, currency } = form;
  const [countryChanged, setCountryChanged] = useState(false);
  const moveTo = (next: Parameters["country"]) => {
    type({ ...inCountry(next), sunlightSource: "typed" });
    setCountryChanged(true);
  };
  const { line, follow } = useTown();
  const standIn = ({ town, row, elevation }: TownPlace) => follow({ town, city: row.id }, row.id, elevation);
  return (
    <SheetSection title={say("site")} id="section-site">
      <div className="parameter-grid">
        <SelectField name="country" options={PLACE_CHOICES} onChosen={moveTo} />
        {country === "Nigeria" && <RegionField />}
        {country !== ELSEWHERE && <CityField onChosen={(id) => follow({ city: id, town: null }, id, null)} />}
        <SelectField
          name="currency"
          options={currencies}
          help={currency === "USD" ? say("costsKeptInDollars") : rateText(currency)}
        />
        <SelectField name="installationLocation" options={locations} />
        <PanelPlane />
        <Rows />
        <FigureField name="panelSpace" />
        <FigureField name="buildBudget" />
      </div>
      {line ?? (countryChanged && <HabitsOffer key={country} />)}
      <FieldWarnings section="site" />
      {country === ELSEWHERE && (
        <Fetched script={ofAnotherCountry}>
          {({ PlaceByCoordinates, SunOfMonths }) => (
            <>
              <PlaceByCoordinates />
              <SunOfMonths />
            </>
          )}
        </Fetched>
      )}
      <Fetched script={fetchedFields}>
        {({ TownField, HorizonField, ShadeObjectsField, RoofShadeField, LayoutPlane }) => (
          <>
            <LayoutPlane projectId={projectId} />
            {country !== ELSEWHERE && <TownField onChosen={standIn} />}
            <Subject title={say("weatherAndShade")} names={SEEN_FROM_SITE}>
              <WeatherFile projectId={projectId} />
              <HorizonField />
              <ShadeObjectsField />
              <RoofShadeField />
            </Subject>
          </>
        )}
      </Fetched>
    </SheetSection>
  );
}

/** How far rows stand apart, where panels stand in rows. */
function Rows() {
  const { installationLocation: location, rowPitch } = useParametersContext().form;
  if (location !== "roof-flat" && location !== "ground-mount") return null;
  return (
    <>
      <FigureField name="rowPitch" />
      {rowPitch.trim() !== "" && <FigureField name="rowDepth" />}
    </>
  );
}

function RegionField() {
  const { value, change, error, help } = useParameter("region");
  return (
    <Field
      id={fieldId("region")}
      label={fieldLabel("region")}
      optional
      error={error}
      help={<RegionHelp region={value} use={help} />}
    >
      <Select
        value={value ?? NO_REGION}
        options={regions}
        onValueChange={(chosen) => change(NIGERIAN_REGIONS.find((region) => region === chosen) ?? null)}
      />
    </Field>
  );
}

const RegionHelp = ({ region, use }: { readonly region: NigerianRegion | null; readonly use: ReactNode }) => (
  <>
    {region !== null && <b>{regionSunText(region)}. </b>}
    {use}
  </>
);

const NO_CITY = { value: "none", label: say("noCity") };
const toItem = (city: CityChoice) => ({ value: city.id, label: city.name });

function CityField({ onChosen }: { readonly onChosen: (id: string) => void }) {
  const { form, type } = useParametersContext();
  const { country } = form;
  const { value, error, help, leave } = useParameter("city");
  const cities = useQuery(citiesQuery(country));
  const choose = (id: string) => {
    const known = cities.data?.some((city) => city.id === id) ?? false;
    if (known) onChosen(id);
    // Without a city there is no sourced sun to use.
    else type({ city: null, sunlightSource: "typed" });
  };
  return (
    <Field
      id={fieldId("city")}
      label={fieldLabel("city")}
      optional
      error={cities.isError ? say("citiesNotLoaded") : error}
      help={help}
    >
      <Combobox
        freeText={false}
        placeholder={cities.isPending ? say("loadingCities") : say("chooseOrType")}
        emptyText={say("cityUnknown", { country: optionText("country", country) })}
        value={value ?? ""}
        items={[...(value === null ? [] : [NO_CITY]), ...(cities.data ?? []).map(toItem)]}
        onValueChange={choose}
        onBlur={leave}
      />
    </Field>
  );
}

/** After a move: the currency and mains of the new country in one tap, and the way back. */
function HabitsOffer() {
  const { form, type } = useParametersContext();
  const { country, currency, voltageFrequency } = form;
  const [before, setBefore] = useState<Habits | null>(null);
  const chosen = { currency, voltageFrequency };
  const offer = habitsToOffer(country, chosen);
  if (before !== null)
    return (
      <Notice
        className="mt-4"
        text={say("setToHabits", { habits: describeHabits(chosen, before), country: optionText("country", country) })}
        action={say("undo")}
        onPress={() => {
          type(before);
          setBefore(null);
        }}
      />
    );
  if (offer === null) return null;
  const habits = describeHabits(offer, chosen);
  return (
    <Notice
      className="mt-4"
      text={say("countryUses", { country: optionText("country", country), habits })}
      action={say("useHabits", { habits })}
      onPress={() => {
        setBefore(chosen);
        type(offer);
      }}
    />
  );
}
