import data from "./data/no-load.json" with { type: "json" };

/** What people ask for that takes nothing of the system: it makes electricity, or lives on something else. */
export type NoLoad = keyof typeof data;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the data
const NO_LOADS = Object.entries(data) as readonly (readonly [NoLoad, readonly string[]])[];

/** What words mean that name no load; null where they name none of these. */
export function noLoadCalled(words: string): NoLoad | null {
  const asked = words.trim().toLowerCase();
  return NO_LOADS.find(([, names]) => names.includes(asked))?.[0] ?? null;
}
