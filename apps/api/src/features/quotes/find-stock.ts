import type { Response } from "@sunwright/contract/endpoint";
import type { findStock } from "@sunwright/contract/quotes";
import type { Filling } from "@sunwright/engine/procurement/fill";
import { materialsOf } from "@sunwright/engine/procurement/materials";
import { kindOfLine } from "@sunwright/engine/quotes/design-quoted";
import { LINE_KINDS } from "@sunwright/engine/quotes/written-quote";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { Clock } from "../../platform/clock";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/sessions";
import { cheapestFilling } from "../marketplace/cheapest-filling";
import { buyerOf } from "../products/price-buyer";
import { frozenHouse } from "../requests/lead-table";
import type { SizingPool } from "../sizing/pool";
import type { Desk } from "./desk";

interface Sources {
  readonly clock: Clock;
  readonly desk: Desk;
  readonly pool: Pick<SizingPool, "buy">;
}

const ASKED = { goal: "least-cost", extraShop: 0, optional: false } as const;

/** Live stock for all parts of a request's design in one go. Throws installer_not_found, quote_not_found, quote_over and as a filling does. */
export const createStockFinder =
  ({ clock, desk, pool }: Sources) =>
  async (
    executor: Executor,
    viewer: Viewer,
    { quoteId, signal }: { readonly quoteId: string; readonly signal: AbortSignal },
  ): Promise<Response<typeof findStock>> => {
    const { request } = await desk.requireOpen(executor, viewer.userId, quoteId);
    const house = await frozenHouse(executor, request.id);
    if (house === null) throw new AppError("quote_over");
    const { design, weather } = house;
    const { country, town } = design.basis.parameters;
    const { answer } = await cheapestFilling(executor, pool, {
      design,
      weather,
      asked: ASKED,
      currency: request.currency,
      buyer: await buyerOf(executor, viewer),
      place: { country, town: town ?? null },
      at: clock.now(),
      owner: viewer.userId,
      signal,
    });
    return { ...foundLines(design, answer.filling), keepsTarget: answer.keepsTarget };
  };

/** Each product once, for all parts that it fills, in the order in which a quote lists its kinds. */
function foundLines(design: Design, { lines, gaps, bought }: Pick<Filling, "lines" | "gaps" | "bought">) {
  const found = bought.map(({ offer: { id, brand, name, category }, quantity }) => {
    const first = lines.find(({ offer }) => offer.id === id);
    const kind = kindOfLine({ category, id: first?.line ?? "" });
    return { kind, productId: id, name: `${brand} ${name}`.trim(), quantity };
  });
  const areaOf = (run: string) => {
    const offer = lines.find(({ line }) => line === `cable-${run}`)?.offer;
    return offer?.category === "cable" ? (offer.spec.areaSquareMillimetres ?? null) : null;
  };
  const open = materialsOf(design).filter(({ id }) => gaps.some(({ line }) => line === id));
  const kinds = new Set(open.map(kindOfLine));
  return {
    lines: LINE_KINDS.flatMap((kind) => found.filter((line) => line.kind === kind)),
    cables: {
      panelToInverterMm2: areaOf("panel-inverter"),
      batteryMm2: areaOf("battery-inverter"),
      loadMm2: areaOf("inverter-load"),
    },
    gaps: LINE_KINDS.filter((kind) => kinds.has(kind)),
  };
}
