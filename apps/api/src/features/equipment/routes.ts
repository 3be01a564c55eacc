import { listEquipment, readEquipment } from "@sunwright/contract/equipment";
import type { App } from "../../platform/app";
import { serveAsked } from "../../platform/serve";
import { findSession } from "../../platform/sessions";
import type { Equipment } from "./service";

/** The library is the same for everybody who is signed in: the one statement finds the session. */
export function equipmentRoutes(app: App, equipment: Equipment): void {
  const ask = { statement: findSession, values: () => ({}) };
  serveAsked(app, listEquipment, { ...ask, answer: (_rows, { query }) => equipment.list(query) });
  serveAsked(app, readEquipment, { ...ask, answer: (_rows, { params }) => equipment.read(params.equipmentId) });
}
