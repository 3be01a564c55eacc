import { say } from "@sunwright/words/trial";
import type { Country } from "@sunwright/engine/parameters/options";
import { referenceCityId } from "@sunwright/engine/climate/reference-city";
import { type Home, homeConsumption, homesOf } from "@sunwright/engine/sizing/load/appliances/homes";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { COUNTRY_CHOICES } from "../../../lib/country-choices";
import { formatNumber } from "../../../lib/format";
import { ChoiceCards } from "../../../ui/choice-cards";
import { Fetched } from "../../../ui/fetched";
import { Field } from "../../../ui/field";
import { onDemand } from "../../../ui/on-demand";
import { RadioRow } from "../../../ui/radio-row";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { citiesQuery } from "../../parameters/api/preview";
import { Roof } from "./roof";
import { type Answers, LIGHT_HOURS, lightText } from "../model/answers";

const homeCard = (value: Home) => ({
  value,
  title: say(`home.${value}`),
  line: (
    <>
      {say(`home.${value}.line`)} {say("aDay", { energy: formatNumber(homeConsumption(value) / 1000, 1) })}
    </>
  ),
});
const light = LIGHT_HOURS.map((hours) => ({ value: String(hours), label: lightText(hours) }));

/** It reads tariffs and says their names, which who has no bill at hand does without. */
const billOfHome = onDemand(() => import("./bill-of-home"));

interface QuestionsProps {
  readonly answers: Answers;
  readonly onAnswer: (given: Partial<Answers>) => void;
}

export const Questions = ({ answers, onAnswer }: QuestionsProps) => (
  <div className="grid gap-5">
    <Place {...answers} onAnswer={onAnswer} />
    <Power answers={answers} onAnswer={onAnswer} />
    <RadioRow
      label={say("light")}
      help={say("lightHelp")}
      options={light}
      value={answers.gridHours === null ? "" : String(answers.gridHours)}
      onValueChange={(hours) => onAnswer({ gridHours: Number(hours) })}
    />
    <Roof azimuth={answers.azimuth} tilt={answers.tilt} onAnswer={onAnswer} />
  </div>
);

/** What the home uses: by its kind, or by a bill. */
function Power({ answers, onAnswer }: QuestionsProps) {
  const { byBill, country, home } = answers;
  return (
    <div className="grid gap-4">
      <Segmented
        label={say("power")}
        full
        value={byBill ? "bill" : "home"}
        options={[
          { value: "home", label: say("power.home") },
          { value: "bill", label: say("power.bill") },
        ]}
        onValueChange={(by) => onAnswer({ byBill: by === "bill", home: null })}
      />
      {!byBill ? (
        <HomeCards {...answers} home={typeof home === "string" ? home : null} onAnswer={onAnswer} />
      ) : country === null ? (
        <p className="type-small text-text-2">{say("billFirst")}</p>
      ) : (
        <Fetched script={billOfHome}>
          {({ BillOfHome }) => (
            <BillOfHome country={country} city={answers.city} bill={answers.bill} onAnswer={onAnswer} />
          )}
        </Fetched>
      )}
    </div>
  );
}

interface HomeCardsProps extends Pick<Answers, "country" | "city"> {
  readonly home: Home | null;
  readonly onAnswer: QuestionsProps["onAnswer"];
}

/** The homes of the climate, once the place is known. */
function HomeCards({ country, city, home, onAnswer }: HomeCardsProps) {
  const { data: cities = [] } = useQuery({ ...citiesQuery(country ?? "Nigeria"), enabled: country !== null });
  const homes = homesOf(cities.find(({ id }) => id === city)?.temperature ?? null);
  const fits = home === null || homes.includes(home);
  const forget = useEffectEvent(() => onAnswer({ home: null }));
  useEffect(() => {
    if (!fits) forget();
  }, [fits]);
  return (
    <ChoiceCards
      label={say("home")}
      help={say("homeHelp")}
      columns={2}
      options={homes.map(homeCard)}
      value={fits ? (home ?? "") : ""}
      onValueChange={(chosen) => onAnswer({ home: chosen })}
    />
  );
}

function Place({ country, city, onAnswer }: Pick<Answers, "country" | "city"> & Pick<QuestionsProps, "onAnswer">) {
  /** A country begins with the city that speaks for it. */
  const moveTo = (next: Country) => onAnswer({ country: next, city: referenceCityId(next, null) });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label={say("country")}>
        <Select
          options={COUNTRY_CHOICES}
          value={country ?? ""}
          placeholder={say("chooseCountry")}
          onValueChange={moveTo}
        />
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
