/** What may be bought, and what each system saves. Indices of a state point into `panels`, `batteries` and `inverters`. */
export interface StagedBuying {
  /** How many a system may have, rising from none. */
  readonly panels: readonly number[];
  readonly batteries: readonly number[];
  readonly inverters: readonly Inverter[];
  /** [kW] */
  readonly panelPower: number;
  readonly panelPrice: number;
  readonly batteryPrice: number;
  /** Panels an inverter takes. [kW per kW] */
  readonly mostPanels: number;
  /** By state, a month. */
  readonly saved: readonly (readonly (readonly number[])[])[];
  readonly stages: readonly Stage[];
  /** Where the last stage ends. [months] */
  readonly horizon: number;
  /** What of the saving is kept for the next stage. 0 to 1 */
  readonly kept: number;
  /** What an inverter or a battery that is replaced brings of its price. 0 to 1 */
  readonly resale: number;
  /** Old batteries and new ones in one bank; else all are new. */
  readonly batteriesMix: boolean;
  /** The last stage has to be this one. */
  readonly target: State | null;
}

interface Inverter {
  /** [kW] */
  readonly power: number;
  readonly price: number;
}

interface Stage {
  /** [months from the first] */
  readonly month: number;
  /** What is there beside what was kept. */
  readonly budget: number;
  /** Prices then ÷ prices now. */
  readonly prices: number;
}

export type State = readonly [panels: number, batteries: number, inverter: number];

export interface StagePlan {
  /** What is saved in all, less what is spent. */
  readonly net: number;
  readonly spent: number;
  /** The state of each stage. */
  readonly path: readonly State[];
  /** Ways to buy that the money allows. */
  readonly ways: number;
}

const NOTHING: State = [0, 0, 0];
/** Nets that differ by less are equal: sums of cents in another order. */
const ROUNDING = 1e-9;

/**
 * The way to buy in stages that saves most less what it costs, by trying all: nothing is sold but what is replaced, and
 * each stage is paid from what is there. Of equal ways the cheaper, then the one that buys later. Null where the target
 * cannot be paid.
 *
 * @param buying  money in one currency
 * Source of the rule: reference table r.
 */
export function buyInStages(buying: StagedBuying): StagePlan | null {
  let best: Omit<StagePlan, "ways"> | null = null;
  let ways = 0;
  const step = (at: number, from: State, purse: number, sofar: Omit<StagePlan, "ways">) => {
    const stage = buying.stages[at];
    if (stage === undefined) {
      ways += 1;
      if (best === null || isBetter(sofar, best)) best = sofar;
      return;
    }
    const isLast = at === buying.stages.length - 1;
    const months = (buying.stages[at + 1]?.month ?? buying.horizon) - stage.month;
    for (const { state, price } of choices(buying, from, stage, purse + stage.budget)) {
      if (isLast && buying.target !== null && !isSame(state, buying.target)) continue;
      const saved = savedBy(buying, state) * months;
      step(at + 1, state, purse + stage.budget - price + buying.kept * saved, {
        net: sofar.net + saved - price,
        spent: sofar.spent + price,
        path: [...sofar.path, state],
      });
    }
  };
  step(0, NOTHING, 0, { net: 0, spent: 0, path: [] });
  // Assigned in the walk, which the compiler does not follow.
  const found = best as Omit<StagePlan, "ways"> | null;
  return found === null ? null : { ...found, ways };
}

/** Buys at each stage what saves most a month with the money there, and looks no further. */
export function buyGreedily(buying: StagedBuying): Omit<StagePlan, "ways"> {
  let plan: Omit<StagePlan, "ways"> = { net: 0, spent: 0, path: [] };
  let purse = 0;
  for (const [at, stage] of buying.stages.entries()) {
    purse += stage.budget;
    const from = plan.path.at(-1) ?? NOTHING;
    const months = (buying.stages[at + 1]?.month ?? buying.horizon) - stage.month;
    const [first, ...others] = choices(buying, from, stage, purse);
    const taken = others.reduce(
      (most, one) => (savedBy(buying, one.state) > savedBy(buying, most.state) + ROUNDING ? one : most),
      first ?? { state: from, price: 0 },
    );
    const saved = savedBy(buying, taken.state) * months;
    purse += buying.kept * saved - taken.price;
    plan = {
      net: plan.net + saved - taken.price,
      spent: plan.spent + taken.price,
      path: [...plan.path, taken.state],
    };
  }
  return plan;
}

const isSame = (one: State, other: State): boolean => one.every((index, at) => index === other[at]);

/** Ways come in the order of their states: of equal ones the first stays. */
function isBetter(one: Omit<StagePlan, "ways">, best: Omit<StagePlan, "ways">): boolean {
  if (Math.abs(one.net - best.net) > ROUNDING) return one.net > best.net;
  return one.spent < best.spent - ROUNDING;
}

const savedBy = ({ saved }: StagedBuying, [panels, batteries, inverter]: State): number =>
  saved[panels]?.[batteries]?.[inverter] ?? 0;

interface Choice {
  readonly state: State;
  readonly price: number;
}

/** States that the money pays for, none smaller than what stands. */
function choices(buying: StagedBuying, from: State, { prices }: Stage, money: number): readonly Choice[] {
  const { panels, batteries, inverters, panelPower, mostPanels } = buying;
  const found: Choice[] = [];
  for (let panel = from[0]; panel < panels.length; panel += 1)
    for (let battery = from[1]; battery < batteries.length; battery += 1)
      for (let inverter = from[2]; inverter < inverters.length; inverter += 1) {
        const count = panels[panel] ?? 0;
        if (count > 0 && count * panelPower > (inverters[inverter]?.power ?? 0) * mostPanels + ROUNDING) continue;
        const state: State = [panel, battery, inverter];
        const price = prices * priceOf(buying, from, state);
        if (price <= money + ROUNDING) found.push({ state, price });
      }
  return found;
}

function priceOf(buying: StagedBuying, from: State, to: State): number {
  const added = (buying.panels[to[0]] ?? 0) - (buying.panels[from[0]] ?? 0);
  return added * buying.panelPrice + priceOfBatteries(buying, from[1], to[1]) + priceOfInverter(buying, from[2], to[2]);
}

function priceOfBatteries({ batteries, batteryPrice, batteriesMix, resale }: StagedBuying, from: number, to: number) {
  if (to === from) return 0;
  const [old, wanted] = [batteries[from] ?? 0, batteries[to] ?? 0];
  return batteryPrice * (batteriesMix ? wanted - old : wanted - resale * old);
}

const priceOfInverter = ({ inverters, resale }: StagedBuying, from: number, to: number): number =>
  to === from ? 0 : (inverters[to]?.price ?? 0) - resale * (inverters[from]?.price ?? 0);
