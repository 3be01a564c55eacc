import type { Country } from "@sunwright/engine/countries/names";
import type { KnownRungs } from "@sunwright/engine/prices/ladder";
import type { Currency, SystemType } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { moneyText } from "@sunwright/report/currency-text";
import { priceNote, priceShown } from "@sunwright/report/price-text";
import { priceOfProject } from "@sunwright/engine/sizing/explain/price-ladder";
import { formatNumber } from "@sunwright/report/format";
import { shownHours } from "@sunwright/report/months-of-year";
import { producedTrace, solarShareTrace } from "@sunwright/report/shown-traces";
import { systemTypeOf } from "@sunwright/report/system-type";
import { verdict, verdictText } from "@sunwright/report/verdict";
import { homeVerdict, sunsShareAtHome } from "@sunwright/report/home-verdict";
import type { ResultView } from "@sunwright/contract/result-views";
import { say as home } from "@sunwright/words/home-view";
import { say as sayOfDesign } from "@sunwright/words/design";
import { say as sayOfAny } from "@sunwright/words/lib";
import { say } from "@sunwright/words/result-pages";
import { say as sayOfShared } from "@sunwright/words/shared-project";
import type { PageText } from "../../platform/page-head";
import { cityName, outdatedText, SYSTEMS } from "../projects/page-words";

export interface ProjectPage {
  readonly name: string;
  readonly country: Country;
  readonly city: string | null;
  readonly town: string | null;
  readonly systemType: SystemType;
  readonly currency: Currency;
  /** Null where it was not calculated, and where an older method made it. */
  readonly design: Design | null;
  /** Of its price beyond the design, as whoever asks may know it. */
  readonly known: KnownRungs;
  /** The inputs have changed since. */
  readonly isStale: boolean;
  readonly isOutdated: boolean;
  /** Which of both the page's script will draw. */
  readonly view: ResultView;
}

/** A project as its own people first see it: its answer and the figures on top of its results. */
export function textOf(page: ProjectPage): PageText {
  const { name, country, city, town, systemType, design } = page;
  const place = placeOf(town)?.name ?? cityName(country, city);
  return {
    title: name,
    lines: [
      place === undefined ? country : sayOfDesign("placeInCountry", { place, country }),
      sayOfAny("systemTypeTitle", { systemType: SYSTEMS[systemType] }),
    ],
    note: null,
    warning: warningOf(page),
    answer: answerOf(page),
    figures: design === null ? [] : figuresOf(page, design),
    table: null,
  };
}

function answerOf({ design, name, currency, isOutdated, view }: ProjectPage): string | null {
  if (design !== null)
    return verdictText(view === "home" ? homeVerdict(design, name) : verdict(design, name, currency));
  return isOutdated ? null : sayOfShared("system.notCalculated");
}

function warningOf({ design, isOutdated, isStale }: ProjectPage): string | null {
  if (isOutdated) return outdatedText();
  return design !== null && isStale ? `${sayOfDesign("stale.changed")} ${sayOfDesign("stale.oldFigures")}` : null;
}

function figuresOf({ known, currency, view }: ProjectPage, design: Design): PageText["figures"] {
  const { simulation } = design;
  const ofTheSun = view === "home" && systemTypeOf(design) !== "on-grid" ? powerFromTheSun : fromTheSun;
  const price = priceOfProject(design, known);
  return [
    ...(simulation === null ? [] : [power(design, simulation), ofTheSun(simulation, design)]),
    [say("figure.cost"), `${moneyText(priceShown(price, currency))} (${priceNote(price, currency)})`],
  ];
}

/** On the grid no hour is dark by design: what the sun carries is the question there. */
const power = (design: Design, { flows, unmetHours }: SimulatedDesign) =>
  systemTypeOf(design) === "on-grid"
    ? ([say("figure.sunsShare"), `${formatNumber(solarShareTrace(flows).value)} %`] as const)
    : ([
        say("figure.withoutPower"),
        `${formatNumber(shownHours(unmetHours.value))} ${say("figure.hoursAYear")}`,
      ] as const);

const powerFromTheSun = (simulation: SimulatedDesign, design: Design) =>
  [home("figure.powerFromSun"), `${sunsShareAtHome(design, simulation).text} %`] as const;

const fromTheSun = ({ flows }: SimulatedDesign) =>
  [
    say("figure.fromTheSun"),
    `${formatNumber(producedTrace(flows).value, 2)} ${say("figure.kilowattHoursADay")}`,
  ] as const;
