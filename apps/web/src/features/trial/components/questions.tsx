import { say } from "@sunwright/words/trial";
import { type Home, homeConsumption, homesOf } from "@sunwright/engine/sizing/load/appliances/homes";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, type ReactNode } from "react";
import { formatNumber } from "../../../lib/format";
import { ChoiceCards } from "../../../ui/choice-cards";
import { Fetched } from "../../../ui/fetched";
import { onDemand } from "../../../ui/on-demand";
import { RadioRow } from "../../../ui/radio-row";
import { Segmented } from "../../../ui/segmented";
import { citiesQuery } from "../../parameters/api/preview";
import { type Answers, gridHoursOf, LIGHT_HOURS, lightText } from "../model/answers";
import { Roof } from "./roof";
import { TownField } from "./town";

const homeCard = (value: Home) => ({
  value,
  title: say(`home.${value}`),
  line: (
    <>
      <b>{say("aDay", { energy: formatNumber(homeConsumption(value) / 1000, 1) })}</b>
      <br />
      {say(`home.${value}.line`)}
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

/** Three parts, of which the first two have to be answered. */
export function Questions({ answers, onAnswer }: QuestionsProps) {
  const hours = gridHoursOf(answers);
  return (
    <ol className="trial-parts">
      <Part title={say("part.town")}>
        <TownField
          city={answers.city}
          // Hours that nobody chose follow the country, and a bill is by the tariffs of one.
          onChoose={({ country, city }) =>
            onAnswer({ country, city, ...(country !== answers.country && { bill: {}, gridHours: null }) })
          }
        />
      </Part>
      <Part title={say("part.power")}>
        <Power answers={answers} onAnswer={onAnswer} />
        <RadioRow
          label={say("light")}
          help={answers.gridHours === null && hours !== null ? say("lightUsual") : say("lightHelp")}
          options={light}
          value={hours === null ? "" : String(hours)}
          onValueChange={(chosen) => onAnswer({ gridHours: Number(chosen) })}
        />
      </Part>
      <Part title={say("part.roof")}>
        <Roof azimuth={answers.azimuth} tilt={answers.tilt} onAnswer={onAnswer} />
      </Part>
    </ol>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <li aria-labelledby={id} className="trial-part">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </li>
  );
}

/** What the home uses: by its kind, or by a bill. */
function Power({ answers, onAnswer }: QuestionsProps) {
  const { byBill, country, home } = answers;
  return (
    <div className="grid gap-4">
      <Segmented
        label={say("part.power")}
        full
        className="trial-narrow"
        value={byBill ? "bill" : "home"}
        options={[
          { value: "bill", label: say("power.bill") },
          { value: "home", label: say("power.home") },
        ]}
        onValueChange={(by) => onAnswer({ byBill: by === "bill", home: null })}
      />
      {!byBill ? (
        <HomeCards city={answers.city} home={typeof home === "string" ? home : null} onAnswer={onAnswer} />
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

interface HomeCardsProps extends Pick<Answers, "city"> {
  readonly home: Home | null;
  readonly onAnswer: QuestionsProps["onAnswer"];
}

/** The homes of the climate, once the place is known. */
function HomeCards({ city, home, onAnswer }: HomeCardsProps) {
  const { data: cities = [] } = useQuery(citiesQuery(null));
  const homes = homesOf(cities.find(({ id }) => id === city)?.temperature ?? null);
  const fits = home === null || homes.includes(home);
  const forget = useEffectEvent(() => onAnswer({ home: null }));
  useEffect(() => {
    if (!fits) forget();
  }, [fits]);
  return (
    <ChoiceCards
      label={say("home")}
      hideLabel
      columns={2}
      options={homes.map(homeCard)}
      value={fits ? (home ?? "") : ""}
      onValueChange={(chosen) => onAnswer({ home: chosen })}
    />
  );
}
