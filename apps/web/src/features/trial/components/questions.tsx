import { say } from "@sunwright/words/trial";
import { say as sayCountry } from "@sunwright/words/countries";
import { COUNTRIES, type Country } from "@sunwright/engine/parameters/options";
import { referenceCityId } from "@sunwright/engine/climate/reference-city";
import { HOMES, homeConsumption } from "@sunwright/engine/sizing/load/appliances/homes";
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "../../../lib/format";
import { ChoiceCards } from "../../../ui/choice-cards";
import { Field } from "../../../ui/field";
import { RadioRow } from "../../../ui/radio-row";
import { Select } from "../../../ui/select";
import { citiesQuery } from "../../parameters/api/preview";
import { type Answers, LIGHT_HOURS, lightText } from "../model/answers";

const countries = COUNTRIES.map((value) => ({ value, label: sayCountry(value) }));
const homes = HOMES.map((value) => ({
  value,
  title: say(`home.${value}`),
  line: (
    <>
      {say(`home.${value}.line`)} {say("aDay", { energy: formatNumber(homeConsumption(value) / 1000, 1) })}
    </>
  ),
}));
const light = LIGHT_HOURS.map((hours) => ({ value: String(hours), label: lightText(hours) }));

interface QuestionsProps {
  readonly answers: Answers;
  readonly onAnswer: (given: Partial<Answers>) => void;
}

export const Questions = ({ answers, onAnswer }: QuestionsProps) => (
  <div className="grid gap-5">
    <Place {...answers} onAnswer={onAnswer} />
    <ChoiceCards
      label={say("home")}
      help={say("homeHelp")}
      columns={2}
      options={homes}
      value={answers.home ?? ""}
      onValueChange={(home) => onAnswer({ home })}
    />
    <RadioRow
      label={say("light")}
      help={say("lightHelp")}
      options={light}
      value={answers.gridHours === null ? "" : String(answers.gridHours)}
      onValueChange={(hours) => onAnswer({ gridHours: Number(hours) })}
    />
  </div>
);

function Place({ country, city, onAnswer }: Pick<Answers, "country" | "city"> & Pick<QuestionsProps, "onAnswer">) {
  /** A country begins with the city that speaks for it. */
  const moveTo = (next: Country) => onAnswer({ country: next, city: referenceCityId(next, null) });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label={say("country")}>
        <Select options={countries} value={country ?? ""} placeholder={say("chooseCountry")} onValueChange={moveTo} />
      </Field>
      {country === null ? (
        <Field label={say("city")}>
          <Select options={[]} value="" placeholder={say("chooseCity")} onValueChange={() => undefined} disabled />
        </Field>
      ) : (
        <CityField country={country} city={city} onChoose={(chosen) => onAnswer({ city: chosen })} />
      )}
    </div>
  );
}

interface CityFieldProps {
  readonly country: Country;
  readonly city: string | null;
  readonly onChoose: (city: string) => void;
}

function CityField({ country, city, onChoose }: CityFieldProps) {
  const { data = [], isError } = useQuery(citiesQuery(country));
  return (
    <Field label={say("city")} error={isError ? say("citiesNotLoaded") : undefined}>
      <Select
        options={data.map(({ id, name }) => ({ value: id, label: name }))}
        value={data.length > 0 ? (city ?? "") : ""}
        placeholder={say("loadingCities")}
        onValueChange={onChoose}
        disabled={data.length === 0}
      />
    </Field>
  );
}
