import type { Response } from "@sunwright/contract/endpoint";
import type { calculateProject, readDesign } from "@sunwright/contract/projects";
import type { Person } from "./api";

export type Calculated = Response<typeof calculateProject>;

/** Two typed figures in place of appliances. */
export const DIRECT = { directDailyConsumption: 10_000, directPeakPower: 2_500 };

export const calculate = (person: Person, id: string, body?: object) =>
  person.post<Calculated>(`/api/projects/${id}/calculate`, body);

export const designOf = (person: Person, id: string) =>
  person.get<Response<typeof readDesign>>(`/api/projects/${id}/design`);
