/** What people ask for that takes nothing of the system: it makes electricity, or lives on something else. */
const SAID_FOR_NONE = {
  generator: ["gen", "generator", "i better pass my neighbour", "tiger gen", "small gen"],
  "gas-cooker": ["gas cooker", "gas stove"],
  "solar-water-heater": ["solar geyser", "solar water heater"],
  "petrol-vehicle": ["car", "motorcycle", "okada"],
} as const;
export type NoLoad = keyof typeof SAID_FOR_NONE;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object that is written out above
const NO_LOADS = Object.entries(SAID_FOR_NONE) as readonly (readonly [NoLoad, readonly string[]])[];

/** What words mean that name no load; null where they name none of these. */
export function noLoadCalled(words: string): NoLoad | null {
  const asked = words.trim().toLowerCase();
  return NO_LOADS.find(([, names]) => names.includes(asked))?.[0] ?? null;
}
