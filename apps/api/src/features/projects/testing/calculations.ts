import type { Response } from "@sunwright/contract/endpoint";
import type { calculateProject, readDesign } from "@sunwright/contract/projects";
import { sql } from "drizzle-orm";
import type { Person, TestApi } from "./api";

export type Calculated = Response<typeof calculateProject>;

/** Two typed figures in place of appliances. */
export const DIRECT = { directDailyConsumption: 10_000, directPeakPower: 2_500 };

export const calculate = (person: Person, id: string, body?: object) =>
  person.post<Calculated>(`/api/projects/${id}/calculate`, body);

/** Makes the stored design one that an older method left. */
export const outdate = (api: Pick<TestApi, "database">, id: string) =>
  api.database.executor.execute(
    sql`UPDATE projects SET design = jsonb_set(design, '{method}', '"A method of last year"') WHERE id = ${id}::uuid`,
  );

export const designOf = (person: Person, id: string) =>
  person.get<Response<typeof readDesign>>(`/api/projects/${id}/design`);
