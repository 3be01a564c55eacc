import { unpackYear } from "@sunwright/engine/climate/files/packed-year";
import { citiesOf } from "@sunwright/engine/climate/cities";
import { PARAMETERS } from "@sunwright/engine/parameters/table";
import { keptLonger } from "@sunwright/engine/sizing/ages";
import { sensitivityOf } from "@sunwright/engine/sensitivity/sensitivity";
import { designHours } from "@sunwright/engine/sizing/design-hours";
import { firstDesign } from "@sunwright/engine/sizing/first-design";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import type { Design, DesignInput } from "@sunwright/engine/sizing/design";
import type { SiteWeather } from "@sunwright/engine/sizing/own-weather";
import { figuresOf } from "@sunwright/engine/sizing/figures";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import type {
  HoursQuestion,
  LaterAge,
  OneMore,
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
    if (question.kind === "size") return { kind: "size", preview: preview(question.input, unpacked(question.weather)) };
    if (question.kind === "hours") return { kind: "hours", hours: hoursOf(question.question) };
    if (question.kind === "sensitivity")
      return { kind: "sensitivity", sensitivity: sensitivityOf(question.asked, unpacked(question.weather)) };
    if (question.kind === "first") return { kind: "first", first: firstDesign(question.house, question.habits) };
    const cities = citiesOf(question.country).map(({ id, name }) => ({ id, name }));
    return { kind: "cities", cities };
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

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

function preview(input: DesignInput, weather: SiteWeather | null): Preview {
  const design = sizeSystem(input, weather);
  return { design, oneMore: oneMoreThan(input, weather, design), laterAge: laterAgeThan(input, weather, design) };
}

function oneMoreThan(input: DesignInput, weather: SiteWeather | null, now: Design): OneMore | null {
  const { load, parameters } = input;
  const { systemType, backupDays, backupHours } = parameters;
  if (systemType === "on-grid") return null;
  const offGrid = systemType === "off-grid";
  if (offGrid ? backupDays >= PARAMETERS.backupDays.max : backupHours >= PARAMETERS.backupHours.max) return null;
  const more = offGrid ? { backupDays: backupDays + 1 } : { backupHours: backupHours + 1 };
  return added({ load, parameters: { ...parameters, ...more } }, weather, now);
}

function laterAgeThan(input: DesignInput, weather: SiteWeather | null, now: Design): LaterAge | null {
  const later = keptLonger(input);
  return later && { age: later.age, ...added(later.input, weather, now) };
}

/** What another input adds to the design. */
function added(input: DesignInput, weather: SiteWeather | null, now: Design): OneMore {
  const next = figuresOf(input, weather);
  return {
    battery: next.battery.capacity - now.battery.capacity.value,
    cost: next.cost.total - now.cost.total.value,
  };
}
