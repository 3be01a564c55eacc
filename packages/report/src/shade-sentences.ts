import type { Currency } from "@sunwright/engine/parameters/options";
import type { ShadeDesign, ShadedObject } from "@sunwright/engine/sizing/inputs/shade-design";
import { say } from "@sunwright/words/shade-objects";
import { moneyFromUsd, moneyText } from "./currency-text";

const WAYS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
/** [kWh a year] */
const NEXT_TO_NOTHING = 1;

/** "The tree 6 m to the south takes 212 kWh, ₦41,000 a year." */
export function shadeSentence({ kind, distance, direction, energy, worth }: ShadedObject, currency: Currency): string {
  const way = WAYS[Math.round(direction / (360 / WAYS.length)) % WAYS.length] ?? "n";
  const stands = { kind, distance, way };
  return energy.value < NEXT_TO_NOTHING
    ? say("takesNothing", stands)
    : say("takes", { ...stands, energy: energy.value, money: moneyText(moneyFromUsd(worth.value, currency)) });
}

/** How it was found: for whom the wiring is of interest. */
export const fieldSentence = ({ panels, strings, inSeries, tracking }: ShadeDesign): string =>
  say("field", { panels, strings, inSeries, tracking });
