/** A module of the application: what it weighs, and what it imports at once. */
export interface Divided {
  readonly size: number;
  readonly imports: readonly string[];
}

/** Modules that begin together: a page with what is around it. */
export interface Load {
  readonly roots: readonly string[];
  /** How much a byte of it counts beside a byte of another load. */
  readonly weight: number;
}

interface Terms {
  readonly modules: ReadonlyMap<string, Divided>;
  readonly loads: readonly Load[];
  /** What one more file costs a load, in the unit of the sizes. */
  readonly fileCost: number;
}

/** Modules that lie in one file. */
interface Part {
  readonly modules: readonly string[];
  size: number;
  /** All parts that come with it, itself among them. */
  comesWith: Set<Part>;
}

/**
 * Divides modules among files, so that a load brings little that it does not need and few files. Modules that the same
 * roots need lie together; then each part, the smallest first, joins the one with which all loads together become
 * cheapest, as long as one is cheaper than none. No two files import each other in a circle, for parts never do: what
 * a module imports is needed by the same roots and maybe more. What one root alone needs is left out: it lies with the root.
 */
export function divide({ modules, loads, fileCost }: Terms): readonly (readonly string[])[] {
  const parts = partsOf(modules, [...new Set(loads.flatMap(({ roots }) => roots))]);
  const partOf = new Map([...parts].flatMap((part) => part.modules.map((id) => [id, part] as const)));
  const brought = loads.map(({ roots, weight }) => ({
    weight,
    parts: new Set(roots.flatMap((root) => [...(partOf.get(root)?.comesWith ?? [])])),
  }));
  const isAlone = (part: Part) => loads.some(({ roots }) => roots.some((root) => part.modules.includes(root)));
  const free = new Set([...parts].filter((part) => !isAlone(part)));
  const waiting = [...free].toSorted(bySize);
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    if (!free.has(part)) continue;
    const partner = cheapest(part, free, brought, fileCost);
    if (partner === null) continue;
    const joined = join(part, partner, parts, brought);
    for (const gone of [part, partner]) free.delete(gone);
    free.add(joined);
    waiting.push(joined);
    waiting.sort(bySize);
  }
  return [...free].map((part) => part.modules);
}

const bySize = (one: Part, other: Part) => one.size - other.size;

/** Modules by the roots that need them. */
function partsOf(modules: Terms["modules"], roots: readonly string[]): Set<Part> {
  const needing = new Map<string, number[]>();
  for (const [index, root] of roots.entries())
    for (const id of cameWith(modules, root)) needing.set(id, [...(needing.get(id) ?? []), index]);
  const byRoots = new Map<string, string[]>();
  for (const [id, indices] of needing) {
    const ids = byRoots.get(indices.join(" "));
    if (ids) ids.push(id);
    else byRoots.set(indices.join(" "), [id]);
  }
  const parts = new Set<Part>();
  const partOf = new Map<string, Part>();
  for (const ids of byRoots.values()) {
    const size = ids.reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0);
    const part: Part = { modules: ids, size, comesWith: new Set() };
    for (const id of ids) partOf.set(id, part);
    parts.add(part);
  }
  for (const part of parts)
    for (const id of part.modules.flatMap((each) => [...cameWith(modules, each)])) {
      const found = partOf.get(id);
      if (found) part.comesWith.add(found);
    }
  return parts;
}

function cameWith(modules: Terms["modules"], id: string, found = new Set<string>()): ReadonlySet<string> {
  const own = modules.get(id);
  if (own === undefined || found.has(id)) return found;
  found.add(id);
  for (const imported of own.imports) cameWith(modules, imported, found);
  return found;
}

interface Brought {
  readonly weight: number;
  readonly parts: Set<Part>;
}

function cheapest(part: Part, others: ReadonlySet<Part>, loads: readonly Brought[], fileCost: number): Part | null {
  let [best, least]: [Part | null, number] = [null, 0];
  for (const other of others) {
    if (other === part || wouldCircle(part, other)) continue;
    const cost = loads.reduce((sum, load) => sum + load.weight * costOf(part, other, load.parts, fileCost), 0);
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

/** What a load pays more where two parts are one. */
function costOf(one: Part, other: Part, brought: ReadonlySet<Part>, fileCost: number): number {
  const [hasOne, hasOther] = [brought.has(one), brought.has(other)];
  if (hasOne && hasOther) return -fileCost;
  if (!hasOne && !hasOther) return 0;
  let cost = -fileCost;
  for (const each of (hasOne ? other : one).comesWith) if (!brought.has(each)) cost += each.size + fileCost;
  return cost;
}

/** Whether something that is neither of the two lies between them. */
const wouldCircle = (one: Part, other: Part) => liesBetween(one, other) || liesBetween(other, one);
const liesBetween = (above: Part, below: Part) =>
  above.comesWith.has(below) &&
  [...above.comesWith].some((each) => each !== above && each !== below && each.comesWith.has(below));

function join(one: Part, other: Part, parts: Set<Part>, loads: readonly Brought[]): Part {
  const joined: Part = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    comesWith: new Set([...one.comesWith, ...other.comesWith]),
  };
  const replace = (set: Set<Part>) => {
    const had = [set.delete(one), set.delete(other)].some(Boolean);
    if (had) for (const each of joined.comesWith) set.add(each);
    if (had) set.add(joined);
  };
  replace(joined.comesWith);
  parts.add(joined);
  for (const gone of [one, other]) parts.delete(gone);
  for (const part of parts) if (part !== joined) replace(part.comesWith);
  for (const load of loads) replace(load.parts);
  return joined;
}
