/** What a stage is bought with and when. */
type StageTime =
  | { readonly kind: "day"; readonly month: number; readonly budget: number | null }
  /** As soon as what is saved and put aside has paid for it. */
  | { readonly kind: "saved" };

/** What stands after a stage, the parts of the home that were kept beside it. */
export interface StageSystem {
  /** New ones, those of earlier stages among them. */
  readonly panels: number;
  readonly modules: number;
  /** Index into the inverters. */
  readonly inverter: number;
}

/** Parts bought in one month. */
export interface Bought {
  readonly month: number;
  readonly panels: number;
  readonly modules: number;
}

export interface SearchedStage {
  readonly time: StageTime;
  /** The weakest inverter that carries it. */
  readonly leastInverter: number;
  /** The fewest modules beside so many panels were all of them new; null where none do. Never more than age asks for. */
  readonly leastModules: (inverter: number, panels: number) => number | null;
  /** Whether parts of these months keep the stage's promise in its month, by every hour. */
  readonly keeps: (inverter: number, parts: readonly Bought[], month: number) => boolean;
  /** Of all the stages before and with it. [a month] */
  readonly saved: (system: StageSystem) => number;
  /** Where it was bought already. */
  readonly bought: StageSystem | null;
  /** The month in which its parts are looked at, the same for every way: one that waits for its money is no worse for it. */
  readonly lookedAt: number;
  /** For how long its running counts, whatever day it is paid by: a stage that is dear now is no better for it. [months] */
  readonly counted: number;
}

export interface StageSearch {
  readonly stages: readonly SearchedStage[];
  /** Numbers of new panels that can be wired, ascending, 0 among them where what stands may do. */
  readonly counts: readonly number[];
  /** Rising in power. One that stands costs nothing. */
  readonly inverters: readonly { readonly price: number }[];
  /** The one that stands; null where none does. */
  readonly stands: number | null;
  readonly panelPrice: number;
  readonly modulePrice: number;
  /** Modules bought later may join those before. */
  readonly mixes: boolean;
  /** Put aside beside what is saved. [a month] */
  readonly aside: number;
  /** Months whose savings count. */
  readonly horizon: number;
}

interface FoundStage {
  readonly system: StageSystem;
  readonly month: number;
  readonly price: number;
  readonly saved: number;
}

export interface FoundPlan {
  readonly stages: readonly FoundStage[];
  /** What its stages save while they are counted, less what is spent: by it ways are compared. */
  readonly worth: number;
  /** Saved until the horizon less spent. */
  readonly net: number;
  readonly spent: number;
  /** What was bought for stages and replaced by a later one. */
  readonly thrownAway: { readonly inverters: number; readonly modules: number; readonly price: number };
}

/** Plans that differ by less are the same. */
const SAME = 1e-6;
/** Modules that age may ask for beyond those of new parts before a way is given up. House rule. */
const MOST_MORE = 6;

/**
 * The stages that cost least, what their systems burn and buy of the grid counted, all searched together. A way is bounded by what it would cost were its
 * parts always new; ways are looked at in that order until none that is left can be better, so that what is found is the
 * best there is. Of equal ones the one that spends later. Null where no way keeps every promise within its money.
 */
export function searchStages(task: StageSearch, allows: (way: Way) => boolean = () => true): FoundPlan | null {
  let best: FoundPlan | null = null;
  for (const { way, bound } of orderedWays(task, allows)) {
    if (best !== null && !isAhead(bound, best)) break;
    const found = followed(task, way, true);
    if (found !== null && (best === null || isAhead(found, best))) best = found;
  }
  return best;
}

function orderedWays(task: StageSearch, allows: (way: Way) => boolean) {
  return waysOf(task)
    .filter(allows)
    .flatMap((way) => {
      const bound = followed(task, way, false);
      return bound === null ? [] : [{ way, bound }];
    })
    .toSorted((one, other) => (isAhead(one.bound, other.bound) ? -1 : isAhead(other.bound, one.bound) ? 1 : 0));
}

function isAhead(one: FoundPlan, other: FoundPlan): boolean {
  if (Math.abs(one.worth - other.worth) > SAME) return one.worth > other.worth;
  for (const [at, { price }] of one.stages.entries()) {
    const others = other.stages[at]?.price ?? 0;
    if (Math.abs(price - others) > SAME) return price < others;
  }
  return false;
}

/** For how many stages to come a bank is bought, and how many modules beyond what they ask for as if new. */
interface Ahead {
  readonly span: number;
  readonly more: number;
}
const NOT_AHEAD: readonly Ahead[] = [{ span: 0, more: 0 }];
/** What age may ask for beyond that. House rule. */
const MARGINS = [0, 1, 2] as const;

/** Panels and inverter after each stage, and for how many stages each buys its battery ahead. */
export interface Way {
  readonly panels: readonly number[];
  readonly inverters: readonly number[];
  readonly ahead: readonly Ahead[];
}

function waysOf(task: StageSearch): readonly Way[] {
  const { stages } = task;
  const ways: Way[] = [];
  const step = (at: number, way: Way) => {
    const stage = stages[at];
    if (stage === undefined) {
      ways.push(way);
      return;
    }
    for (const panels of panelsFor(task, at, way))
      for (const inverter of invertersFor(task, at, way))
        for (const ahead of aheadFor(task, at))
          step(at + 1, {
            panels: [...way.panels, panels],
            inverters: [...way.inverters, inverter],
            ahead: [...way.ahead, ahead],
          });
  };
  step(0, { panels: [], inverters: [], ahead: [] });
  return ways;
}

function panelsFor({ counts, stages }: StageSearch, at: number, { panels }: Way): readonly number[] {
  const bought = stages[at]?.bought;
  return bought ? [bought.panels] : counts.filter((count) => count >= (panels.at(-1) ?? 0));
}

function invertersFor({ inverters, stages, stands }: StageSearch, at: number, way: Way): readonly number[] {
  const stage = stages[at];
  if (stage?.bought) return [stage.bought.inverter];
  const before = way.inverters.at(-1) ?? stands;
  return inverters.flatMap((_, index) => {
    if (index < (stage?.leastInverter ?? 0)) return [];
    // One that does goes on; another is bought only where a later stage needs it.
    if (before === index) return [index];
    if (index === stands) return [];
    const wanted = stages.slice(at).some(({ leastInverter }) => leastInverter === index);
    return (before === null || index > before) && wanted ? [index] : [];
  });
}

/** Where new modules may not join old ones, a bank may be bought for the stages to come. */
const aheadFor = ({ mixes, stages }: StageSearch, at: number): readonly Ahead[] =>
  mixes || stages[at]?.bought
    ? NOT_AHEAD
    : [
        ...NOT_AHEAD,
        ...Array.from({ length: stages.length - at - 1 }, (_, ahead) => ahead + 1).flatMap((span) =>
          MARGINS.map((more) => ({ span, more })),
        ),
      ];

/** A way with its months and money; as if nothing aged where it is not exact. Null where a promise or the money is missed. */
function followed(task: StageSearch, way: Way, exact: boolean): FoundPlan | null {
  let parts: readonly Bought[] = [];
  let [purse, before, month] = [0, task.stands, 0];
  let [modules, thrownInverters, thrownModules, thrownPrice] = [0, 0, 0, 0];
  const stages: FoundStage[] = [];
  for (const [at, stage] of task.stages.entries()) {
    const [panels = 0, inverter = 0] = [way.panels[at], way.inverters[at]];
    const least = modulesAhead(task, way, at);
    if (least === null) return null;
    const replaces = before !== null && before !== inverter;
    const added = panels - (way.panels[at - 1] ?? 0);
    const inverterPrice = before === inverter ? 0 : (task.inverters[inverter]?.price ?? 0);
    const last = stages.at(-1);
    let wanted = stage.bought?.modules ?? Math.max(modules, least);
    for (let more = 0; ; more += 1, wanted += 1) {
      if (more > MOST_MORE) return null;
      const renews = !task.mixes && wanted > modules && modules > 0;
      const price = added * task.panelPrice + (renews ? wanted : wanted - modules) * task.modulePrice + inverterPrice;
      const when = monthOf(task, stage, { price, month, purse, saved: last?.saved ?? 0, first: at === 0 });
      if (when === null) return null;
      const next: readonly Bought[] = renews
        ? [...parts.map((part) => ({ ...part, modules: 0 })), { month: stage.lookedAt, panels: added, modules: wanted }]
        : [...parts, { month: stage.lookedAt, panels: added, modules: wanted - modules }];
      if (exact && stage.bought === null && !stage.keeps(inverter, next, stage.lookedAt)) continue;
      if (renews) [thrownModules, thrownPrice] = [thrownModules + modules, thrownPrice + modules * task.modulePrice];
      if (replaces && before !== task.stands)
        [thrownInverters, thrownPrice] = [thrownInverters + 1, thrownPrice + (task.inverters[before ?? 0]?.price ?? 0)];
      [parts, modules, before, month, purse] = [next, wanted, inverter, when.month, when.purse];
      const system = { panels, modules, inverter };
      stages.push({ system, month, price, saved: stage.saved(system) });
      break;
    }
  }
  const spent = stages.reduce((total, { price }) => total + price, 0);
  const saved = stages.reduce((total, stage, at) => {
    const until = Math.min(task.horizon, stages[at + 1]?.month ?? task.horizon);
    return total + stage.saved * Math.max(0, until - stage.month);
  }, 0);
  const worth = stages.reduce((total, { saved: each }, at) => total + each * (task.stages[at]?.counted ?? 0), -spent);
  const thrownAway = { inverters: thrownInverters, modules: thrownModules, price: thrownPrice };
  return { stages, worth, net: saved - spent, spent, thrownAway };
}

/** The fewest modules of the stage, and of those it buys ahead for. */
function modulesAhead({ stages }: StageSearch, { panels, inverters, ahead }: Way, at: number): number | null {
  let most = 0;
  for (let of = at; of <= at + (ahead[at]?.span ?? 0); of += 1) {
    const least = stages[of]?.leastModules(inverters[of] ?? 0, panels[of] ?? 0) ?? null;
    if (least === null) return null;
    most = Math.max(most, least);
  }
  return most + (ahead[at]?.more ?? 0);
}

interface Paid {
  readonly price: number;
  readonly month: number;
  readonly purse: number;
  /** By the stages before. [a month] */
  readonly saved: number;
  readonly first: boolean;
}

/** When a stage is paid for, and what is then left; null where its money is too little, or never there. */
function monthOf({ aside, horizon }: StageSearch, { time, bought }: SearchedStage, paid: Paid) {
  const { price, month, purse, saved, first } = paid;
  if (time.kind === "day") {
    const on = first ? time.month : Math.max(month, time.month);
    const kept = first ? 0 : purse + (on - month) * (saved + aside);
    if (bought === null && time.budget !== null && price > time.budget + SAME) return null;
    return { month: on, purse: kept };
  }
  const missing = Math.max(0, price - purse);
  if (missing === 0) return { month, purse: purse - price };
  if (saved + aside <= 0) return null;
  const wait = Math.ceil(missing / (saved + aside) - SAME);
  return month + wait > horizon ? null : { month: month + wait, purse: purse + wait * (saved + aside) - price };
}
