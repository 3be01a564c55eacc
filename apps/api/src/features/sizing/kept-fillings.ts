import { createHash } from "node:crypto";
import { unpackYear } from "@sunwright/engine/climate/files/packed-year";
import { filledDesign } from "@sunwright/engine/procurement/filled-design";
import { type MakeToBuy, sizedFor } from "@sunwright/engine/procurement/made-design";
import type { Offer } from "@sunwright/engine/procurement/offers";
import type { StandingDesign } from "@sunwright/engine/procurement/standing-design";
import { LRUCache } from "lru-cache";
import type { BuyingAnswer, BuyingTask, Weather } from "./buying-task";

/** Of one thread: some tens of kilobytes each. */
const DESIGNS_KEPT = 200;
const FILLINGS_KEPT = 100;

const designs = new LRUCache<string, StandingDesign>({ max: DESIGNS_KEPT });
const fillings = new LRUCache<string, BuyingAnswer>({ max: FILLINGS_KEPT });

const digestOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64");
};
const weatherParts = (weather: Weather) => (weather === null ? [""] : [weather.name, weather.hours]);

/** Sizes inputs, each once: whoever fills a list tries the same parts as the last one did, whoever sells them. */
export function makeFor(weather: Weather): MakeToBuy {
  const make = sizedFor(weather && { name: weather.name, year: unpackYear(weather.hours) });
  return (input) => {
    const key = digestOf(JSON.stringify(input), ...weatherParts(weather));
    const known = designs.get(key);
    if (known !== undefined) return known;
    const made = make(input);
    designs.set(key, made);
    return made;
  };
}

/**
 * Fills a list, once from the same market: the engine has no clock and no chance, so that the same design, offers and wishes
 * have the same answer.
 */
export function filledFor(task: BuyingTask & { readonly kind: "filling" }, standing: StandingDesign): BuyingAnswer {
  const { design, weather, market, asked } = task;
  const { basis, panels, battery, inverter } = design;
  const sizes = [panels, battery, inverter].map(({ capacity }) => capacity.value);
  const wanted = JSON.stringify([basis, sizes, standing.keepsTarget, market.shops, asked]);
  const key = digestOf(wanted, ...market.offers, ...weatherParts(weather));
  const known = fillings.get(key);
  if (known !== undefined) return known;
  const offers = market.offers.flatMap(offersIn);
  const filled = filledDesign(standing, { shops: market.shops, offers }, asked, makeFor(weather));
  const answer = { kind: "filling", filling: filled.filling, keepsTarget: filled.standing.keepsTarget } as const;
  fillings.set(key, answer);
  return answer;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server writes them and nobody else
const offersIn = (text: string) => JSON.parse(text) as readonly Offer[];
