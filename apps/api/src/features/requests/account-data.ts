import type { Clock } from "../../platform/clock";
import type { Executor } from "../../platform/database";
import { listOfPages, type Pieces } from "../../platform/pieces";
import { presentRequest } from "./present";
import { requestsOfPerson } from "./request-table";

/** What a person asked installers for, whom, and who saw it, for the account's export. */
export const createRequestExport =
  (clock: Clock) =>
  (executor: Executor, userId: string): Pieces =>
    listOfPages(pages(executor, userId, clock));

async function* pages(executor: Executor, userId: string, clock: Clock) {
  for (const row of await requestsOfPerson(executor, userId))
    yield [{ projectId: row.projectId, ...(await presentRequest(executor, row, clock.now())) }];
}
