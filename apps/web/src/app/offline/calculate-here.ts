import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { ProjectMoney } from "@sunwright/contract/economics";
import type { ProjectParts } from "@sunwright/contract/parts";
import type { Project, readDesign } from "@sunwright/contract/projects";
import type { Response } from "@sunwright/contract/endpoint";
import type { Weather } from "@sunwright/contract/weather";
import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import type { Design, LoadInput } from "@sunwright/engine/sizing/inputs/design";
import { hasLoad } from "@sunwright/engine/sizing/load/load";
import { askWorker } from "../../features/parameters/api/preview";
import { designInput, projectLoad } from "../../features/parameters/model/design-input";
import type { PackedWeather } from "../../features/parameters/model/preview";
import { parametersOf } from "@sunwright/engine/parameters/parameters";
import { readKept } from "../../lib/offline/store";
import { AT } from "./addresses-kept";

type KeptDesign = Response<typeof readDesign>;

interface Figures {
  readonly directDailyConsumption?: number;
  readonly directPeakPower?: number;
}

/** The design of a kept project, by the engine in its worker. Null where there is nothing to size, or too little is kept. */
export async function designHere(id: string, figures: Figures): Promise<Design | null> {
  const project = await json<Project>(AT.project(id));
  const appliances = await json<readonly ProjectAppliance[]>(AT.appliances(id));
  if (!project || !appliances) return null;
  const load = sentLoad(figures) ?? projectLoad(project, appliances);
  if (!hasLoad(load)) return null;
  const parts = (await json<ProjectParts>(AT.parts(id)))?.parts ?? {};
  const renewed = await json<CountryFigures>(AT.figures);
  const money = await json<ProjectMoney>(AT.economics(id));
  const own = money?.country === project.country ? money.figures : null;
  const book = (await json<KeptDesign>(AT.design(id)))?.design.basis.book;
  const asked = designInput(load, parametersOf(project), { parts, figures: renewed, own });
  // A design at the price book of a firm is found so again, by what it was when it was last read.
  const input = book?.currency === COUNTRY_MONEY[project.country].currency ? { ...asked, book } : asked;
  const answer = await askWorker({ kind: "design", asked: { input, weather: await weatherOf(id) } });
  return answer.kind === "design" ? answer.design : null;
}

const sentLoad = ({ directDailyConsumption, directPeakPower }: Figures): LoadInput | null =>
  directDailyConsumption === undefined || directPeakPower === undefined
    ? null
    : { kind: "direct", dailyConsumption: directDailyConsumption, peakPower: directPeakPower };

/** The project's own weather; null for that of its city. Throws where it has its own and its hours are not kept. */
async function weatherOf(id: string): Promise<PackedWeather | null> {
  const own = (await json<{ readonly weather: Weather | null }>(AT.weather(id)))?.weather ?? null;
  if (own === null) return null;
  const hours = await readKept(AT.hours(id));
  if (!hours || !("bytes" in hours)) throw new Error("The hours of the project's own weather are not kept");
  return { name: own.place === "" ? own.fileName : own.place, hours: new Uint8Array(hours.bytes) };
}

async function json<Kept>(url: string): Promise<Kept | undefined> {
  const kept = await readKept(url);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the server against the contract, or made here from it
  return kept && "json" in kept ? (kept.json as Kept) : undefined;
}
