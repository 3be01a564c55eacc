import type { Clock } from "../../platform/clock";
import type { Executor } from "../../platform/database";
import { listOfPages, type Pieces } from "../../platform/pieces";
import { requestsOfPerson } from "../requests/request-table";
import { presentOffer } from "./present";
import { offersOf } from "./quote-table";

/** What firms offered a person, for the account's export. */
export const createOfferExport =
  (clock: Clock) =>
  (executor: Executor, userId: string): Pieces =>
    listOfPages(pages(executor, userId, clock));

async function* pages(executor: Executor, userId: string, clock: Clock) {
  for (const request of await requestsOfPerson(executor, userId))
    yield (await offersOf(executor, request.id)).map((row) => presentOffer(row, request, clock.now()));
}
