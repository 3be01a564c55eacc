import { hasEnded, isOld } from "../countries/age";
import type { PricedSystem, PriceLineKind } from "./local-price";
import { type PartPrice, type PricedPart, partPricesIn } from "./part-prices";

/** A price in use that should be asked again. */
export interface AgedPrice {
  readonly line: PriceLineKind;
  /** Past its last day, or older than a price stays fresh. */
  readonly code: "ended" | "old";
  /** Its last day, or the day it speaks of. */
  readonly since: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The prices of a system that are past their day. What a person typed is theirs and does not age, nor does a price whose
 * source names no day.
 *
 * @param today  "2026-11-22"; given, because the engine has no clock.
 */
export function agedPrices(system: PricedSystem, today: string): readonly AgedPrice[] {
  const { country, systemType, panels, battery, inverter, typed = {}, figures } = system;
  const table = partPricesIn(country, figures);
  const own: Partial<Record<PriceLineKind, unknown>> = typed;
  const of = (line: PriceLineKind, part: PricedPart, amount: number) =>
    amount > 0 && own[line] === undefined ? agedPrice(line, table[part], today) : [];
  return [
    ...of("panels", "module", panels),
    ...of("battery", "battery", battery),
    ...of("inverter", systemType === "on-grid" ? "inverterOnGrid" : "inverterHybrid", inverter),
    ...of("balance", "balance", panels),
    ...of("labour", "labour", panels),
    ...of("labour", "batteryLabour", table.batteryLabour.high * battery),
  ];
}

function agedPrice(line: PriceLineKind, { asOf, until = null }: PartPrice, today: string): readonly AgedPrice[] {
  if (until !== null && hasEnded({ until }, today)) return [{ line, code: "ended", since: until }];
  return DAY.test(asOf) && isOld({ kind: "price", asOf, until }, today) ? [{ line, code: "old", since: asOf }] : [];
}
