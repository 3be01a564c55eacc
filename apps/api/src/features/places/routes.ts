import { listTowns } from "@sunwright/contract/places";
import type { App } from "../../platform/app";
import { serveAsked } from "../../platform/serve";
import { findSession } from "../../platform/sessions";
import type { Places } from "./service";

/** The towns are the same for everybody who is signed in: the one statement finds the session. */
export function placeRoutes(app: App, places: Places): void {
  const ask = { statement: findSession, values: () => ({}) };
  serveAsked(app, listTowns, { ...ask, answer: (_rows, { query }) => places.list(query) });
}
