import { unpackYear } from "@sunwright/engine/climate/files/packed-year";
import { citiesOf } from "@sunwright/engine/climate/cities";
import { DESIGN_AGES } from "@sunwright/engine/parameters/options";
import { PARAMETERS } from "@sunwright/engine/parameters/table";
import { sensitivityOf } from "@sunwright/engine/sensitivity/sensitivity";
import { designHours } from "@sunwright/engine/sizing/design-hours";
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
    const cities = citiesOf(question.country).map(({ id, name }) => ({ id, name }));
    return { kind: "cities", cities };
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

const hoursOf = ({ weather, ...designed }: HoursQuestion): DesignHours => designHours(designed, unpacked(weather));

const unpacked = (weather: PackedWeather | null): SiteWeather | null =>
  weather && { name: weather.name, year: unpackYear(weather.hours) };

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
  const { systemType, backupDays, backupHours } = input.parameters;
  if (systemType === "on-grid") return null;
  const offGrid = systemType === "off-grid";
  if (offGrid ? backupDays >= PARAMETERS.backupDays.max : backupHours >= PARAMETERS.backupHours.max) return null;
  return added(input, offGrid ? { backupDays: backupDays + 1 } : { backupHours: backupHours + 1 }, weather, now);
}

function laterAgeThan(input: DesignInput, weather: SiteWeather | null, now: Design): LaterAge | null {
  const { systemType, designAge } = input.parameters;
  const age = DESIGN_AGES[DESIGN_AGES.indexOf(designAge) + 1];
  if (systemType === "on-grid" || age === undefined) return null;
  return { age, ...added(input, { designAge: age }, weather, now) };
}

/** What a change of the parameters adds to the design. */
function added(
  { load, parameters }: DesignInput,
  change: Partial<DesignInput["parameters"]>,
  weather: SiteWeather | null,
  now: Design,
): OneMore {
  const next = figuresOf({ load, parameters: { ...parameters, ...change } }, weather);
  return {
    battery: next.battery.capacity - now.battery.capacity.value,
    cost: next.cost.total - now.cost.total.value,
  };
}
