import type { Access } from "@sunwright/contract/access";
import type { CatalogueItem } from "@sunwright/contract/appliances";
import type { Body } from "@sunwright/contract/endpoint";
import type { calculateProject } from "@sunwright/contract/projects";
import { told as toldElsewhere } from "@sunwright/engine/climate/elsewhere-told";
import { ELSEWHERE } from "@sunwright/engine/parameters/options";
import { sizingParameters } from "@sunwright/engine/parameters/parameters";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { ownGridOf } from "@sunwright/engine/sizing/inputs/own-grid";
import type { Clock } from "../../platform/clock";
import type { Executor } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import type { Caller } from "../projects/access";
import { toLoad } from "../appliances/rules";
import { listAppliances } from "../appliances/table";
import { figuresOfCountry } from "../figures/table";
import { type FindPart, resolved } from "../parts/rules";
import { findParts } from "../parts/table";
import { requireProject } from "../projects/require-project";
import { found } from "../projects/refusals";
import type { ProjectRow } from "../projects/table";
import { findMoney } from "../economics/table";
import { findWeatherYear } from "../weather/table";
import { chooseLoad } from "./rules";
import type { DesignTask } from "./task";

/** An item of the catalogue by its id. */
export type FindItem = (id: string) => CatalogueItem | null;

/** Where what a project names by an id is found. */
export interface Found {
  readonly catalogueItem: FindItem;
  readonly findPart: FindPart;
  readonly clock: Pick<Clock, "now">;
}

/** Whose work it is, on which project. */
export interface Work {
  readonly executor: Executor;
  readonly caller: Caller;
  readonly projectId: string;
  readonly signal: AbortSignal;
}

/** A project as it stands, in the form the engine takes. */
export interface Basis {
  readonly project: ProjectRow;
  readonly input: DesignInput;
  readonly weather: DesignTask["weather"];
}

/** In a country that has no climate here, and no coordinates are typed. */
const isNowhere = ({ country, town }: ProjectRow): boolean => country === ELSEWHERE && placeOf(town) === null;

/** Throws project_not_found, not_permitted, nothing_to_size and, of another country without a place, invalid_input. */
export async function basisOf(
  { executor, caller, projectId }: Omit<Work, "signal">,
  need: Access,
  { catalogueItem, findPart, clock }: Found,
  sent: Body<typeof calculateProject>,
): Promise<Basis> {
  const project = await requireProject(executor, caller, projectId, need);
  const appliances = found(await listAppliances(executor, caller, projectId));
  const loads = appliances.map((row) => toLoad(row, row.catalogueId === null ? null : catalogueItem(row.catalogueId)));
  const load = chooseLoad(sent, project, loads);
  if (!load) throw new AppError("nothing_to_size");
  const weather = await findWeatherYear(executor, caller, projectId);
  if (weather === null && isNowhere(project)) throw invalidField("town", toldElsewhere("placeNeeded"));
  const chosen = found(await findParts(executor, caller, projectId));
  const parts = chosen.length > 0 ? { parts: resolved(chosen, findPart) } : {};
  const countryFigures = await figuresOfCountry(executor, project.country, clock.now());
  const parameters = sizingParameters(project);
  const { figures: typed } = found(await findMoney(executor, caller, projectId));
  const own = ownGridOf(parameters, typed);
  return { project, input: { load, parameters, ...parts, prices: "local", ...countryFigures, ...own }, weather };
}
