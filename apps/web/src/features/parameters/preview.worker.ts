import { unpackYear } from "@sunwright/engine/climate/files/packed-year";
import { CITIES, citiesOf, type City } from "@sunwright/engine/climate/cities";
import { sensitivityOf } from "@sunwright/engine/sensitivity/sensitivity";
import { designHours } from "@sunwright/engine/sizing/choice/design-hours";
import type { Country } from "@sunwright/engine/parameters/options";
import { type HeatingPlace, heatingPlaceOf } from "@sunwright/engine/sizing/site/heating-place";
import { firstDesign } from "@sunwright/engine/sizing/first-design";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import type { SiteWeather } from "@sunwright/engine/sizing/inputs/own-weather";
import { type Figures, figuresOf } from "@sunwright/engine/sizing/choice/figures";
import { laterAgeOf, oneMoreOf, previewOf } from "@sunwright/engine/sizing/preview";
import { recommendationsOf } from "@sunwright/engine/sizing/advice/recommendations";
import { townAir } from "@sunwright/engine/sizing/site/place-parameters";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import type {
  AskedSystem,
  CityChoice,
  HoursQuestion,
  PackedWeather,
  Preview,
  PreviewAnswer,
  PreviewQuestion,
  PreviewReply,
} from "./model/preview";

interface Numbered {
  readonly id: number;
  readonly question: PreviewQuestion;
}

/** The same engine as the server's, off the page's own thread, so that typing stays smooth. */
addEventListener("message", ({ data }: MessageEvent<Numbered>) => {
  const reply: PreviewReply = { id: data.id, answer: answerOf(data.question) };
  postMessage(reply, { transfer: columnsOf(reply.answer) });
});

function answerOf(question: PreviewQuestion): PreviewAnswer {
  try {
    if (question.kind === "preview") return { kind: "preview", preview: preview(figures(question.asked)) };
    if (question.kind === "recommendations")
      return { kind: "recommendations", recommendations: recommendationsOf(figures(question.asked)) };
    if (question.kind === "design") {
      const { input, weather } = question.asked;
      return { kind: "design", design: sizeSystem(input, unpacked(weather)) };
    }
    if (question.kind === "hours") return { kind: "hours", hours: hoursOf(question.question) };
    if (question.kind === "sensitivity")
      return { kind: "sensitivity", sensitivity: sensitivityOf(question.asked, unpacked(question.weather)) };
    if (question.kind === "first")
      return { kind: "first", first: firstDesign(question.house, question.habits, question.figures) };
    if (question.kind === "heating") return { kind: "heating", place: heatingPlace(question.city) };
    return { kind: "cities", cities: citiesIn(question.country).map(cityChoice) };
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

function heatingPlace(id: string): HeatingPlace | null {
  const city = CITIES.find((each) => each.id === id);
  return city === undefined ? null : heatingPlaceOf(city);
}

const citiesIn = (country: Country | null) => (country === null ? CITIES : citiesOf(country));

const cityChoice = (city: City): CityChoice => ({
  id: city.id,
  country: city.country,
  name: city.name,
  temperature: city.temperature,
  air: townAir(city),
});

const hoursOf = ({ weather, ...designed }: HoursQuestion): DesignHours => designHours(designed, unpacked(weather));

/** The last weather, unpacked: the years that follow from it are kept with it, and making them takes longer than a sizing. */
let last: { readonly packed: PackedWeather; readonly weather: SiteWeather } | null = null;

function unpacked(packed: PackedWeather | null): SiteWeather | null {
  if (packed === null) return null;
  if (last === null || !isSame(last.packed, packed))
    last = { packed, weather: { name: packed.name, year: unpackYear(packed.hours) } };
  return last.weather;
}
const isSame = (one: PackedWeather, other: PackedWeather) =>
  one.name === other.name &&
  one.hours.length === other.hours.length &&
  one.hours.every((byte, index) => byte === other.hours[index]);

/** The columns of a year change hands instead of being copied. */
function columnsOf(answer: PreviewAnswer): Transferable[] {
  if (answer.kind !== "hours") return [];
  const columns = Object.values<Float64Array>({ ...answer.hours });
  return columns.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));
}

const figures = ({ input, weather }: AskedSystem): Figures => figuresOf(input, unpacked(weather));

const preview = (now: Figures): Preview => ({
  design: previewOf(now),
  oneMore: oneMoreOf(now),
  laterAge: laterAgeOf(now),
});
