import { CURRENCIES, COUNTRIES, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { exchangeOf } from "@sunwright/engine/prices/exchange-rate";
import type { PricedSystem } from "@sunwright/engine/prices/local-price";
import { PART_PRICES } from "@sunwright/engine/prices/part-prices";
import { RUNGS, type Rung } from "@sunwright/engine/prices/price";
import { standing, type StoredRungs } from "@sunwright/engine/prices/standing";
import { priceOfStored } from "@sunwright/engine/sizing/explain/price-ladder";
import { expect, it } from "vitest";
import { moneyText } from "./currency-text";
import { formatDate } from "./format";
import { priceNote, priceShown } from "./price-text";

/** Numbers without a source of chance, the same in every run: Park and Miller's generator. */
function seeded(seed: number) {
  let state = seed;
  const next = () => (state = (16_807 * state) % 2_147_483_647) / 2_147_483_647;
  return { next, pick: <T>(of: readonly [T, ...T[]]): T => of[Math.floor(next() * of.length)] ?? of[0] };
}

const NOW = new Date("2026-11-29T12:00:00Z");

function randomProject(seed: number) {
  const { next, pick } = seeded(seed);
  const system: PricedSystem = {
    country: pick(COUNTRIES),
    systemType: pick(SYSTEM_TYPES),
    panels: Math.round(400 + 20_000 * next()),
    battery: Math.round(60_000 * next()),
    inverter: Math.round(500 + 20_000 * next()),
  };
  const { panels, battery, inverter } = system;
  const size = { panels, battery, inverter };
  const some = (day: string) => ({
    amount: Math.round(1e8 * next()) / 100,
    currency: pick(CURRENCIES),
    day: `2026-11-${day}T09:00:00.000Z`,
  });
  const shops = { ...some("27"), size };
  const offer = { ...some("25"), size, holds: true, barred: false };
  const contract = some("28");
  return { system, estimatedCost: Math.round(100_000 * next()), shops, offer, contract };
}
type Drawn = ReturnType<typeof randomProject>;

/** By hand, from the table alone: what is bought times what one costs, and work. */
function localByHand({ country, systemType, panels, battery, inverter }: PricedSystem): number {
  const table = PART_PRICES[country];
  const perInverter = systemType === "on-grid" ? table.inverterOnGrid : table.inverterHybrid;
  return (
    panels * table.module.middle +
    (battery / 1_000) * table.battery.middle +
    inverter * perInverter.middle +
    panels * table.balance.middle +
    labourByHand({ country, panels, battery })
  );
}
function labourByHand({ country, panels, battery }: Pick<PricedSystem, "country" | "panels" | "battery">): number {
  const { labour, batteryLabour } = PART_PRICES[country];
  return panels * labour.middle + (battery / 1_000) * batteryLabour.middle;
}

/** What each rung has to be, without the function under test. */
function byHand({ system, estimatedCost, shops, offer, contract }: Drawn, rung: Rung) {
  const { currency } = PART_PRICES[system.country];
  if (rung === "estimate") return { amount: estimatedCost, currency: "USD" as const };
  if (rung === "local") return { amount: localByHand(system), currency };
  if (rung === "shops") {
    const labour = (labourByHand(system) / exchangeOf(currency).value) * exchangeOf(shops.currency).value;
    return { amount: shops.amount + labour, currency: shops.currency };
  }
  return rung === "offer" ? offer : contract;
}

/** Known up to a rung and no further. */
function upTo({ shops, offer, contract }: Drawn, rung: Rung): StoredRungs {
  const knows = (one: Rung) => RUNGS.indexOf(one) <= RUNGS.indexOf(rung);
  return {
    shops: knows("shops") ? shops : null,
    offer: knows("offer") ? offer : null,
    contract: knows("contract") ? contract : null,
  };
}

it("is one price for each of 500 projects on each of five rungs, with amount, currency, rung and day", () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const drawn = randomProject(seed);
    for (const rung of RUNGS) {
      // As the database gives it back.
      const priced: PricedSystem | null = rung === "estimate" ? null : structuredClone(drawn.system);
      const { known } = standing(upTo(drawn, rung), drawn.system, NOW);
      const price = priceOfStored({ estimatedCost: drawn.estimatedCost, priced }, known);
      if (price === null) throw new Error("It is calculated");
      const wanted = byHand(drawn, rung);
      expect(price, `${seed} ${rung}`).toMatchObject({ rung, currency: wanted.currency });
      expect(Math.abs(price.amount - wanted.amount), `${seed} ${rung}`).toBeLessThan(1e-6 * (1 + wanted.amount));
      // What is written in its own currency is that amount, and the line under it names its day.
      if (rung === "estimate") continue;
      const written = moneyText(priceShown(price, price.currency)).replaceAll(/[^\d.]/g, "");
      expect(Math.abs(Number(written) - wanted.amount), `${seed} ${rung} ${written}`).toBeLessThanOrEqual(0.5);
      expect(priceNote(price)).toContain(formatDate(price.day));
    }
  }
});
