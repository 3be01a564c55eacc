import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { LRUCache } from "lru-cache";
import type { Task } from "../../platform/worker-pool";
import type { DesignTask } from "./task";

export type MakeDesign = (task: Task<DesignTask>) => Promise<Design>;

/** Of one server, for some hundred designs. [bytes] */
const KEPT_MAX = 32 * 1024 * 1024;

/** Everything a design is made from. */
function keyOf({ input, weather }: DesignTask): string {
  const hash = createHash("sha256").update(JSON.stringify([input, weather?.name ?? null]));
  return (weather === null ? hash : hash.update(weather.hours)).digest("base64");
}

/**
 * Keeps the designs that were made last: the engine has no clock and no chance, so the same input has the same design.
 * Every caller has a copy of their own.
 */
export function keepDesigns(make: MakeDesign, bytes = KEPT_MAX): MakeDesign {
  const kept = new LRUCache<string, Buffer>({ maxSize: bytes, sizeCalculation: ({ length }) => length });
  return async (task) => {
    const key = keyOf(task.input);
    const known = kept.get(key);
    // What stands there was written below.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `serialize` and its other half keep the type
    if (known !== undefined && !task.signal.aborted) return deserialize(known) as Design;
    const design = await make(task);
    kept.set(key, serialize(design));
    return design;
  };
}
