import { counted } from "../units/counted";
import { cableOf, sizeRun } from "./electrical/cables";
import { BATTERY_VOLTAGE, DAYS_OF_YEAR, MAX_DROP } from "./defaults";
import type { ApplianceLoad, DesignInput, Recommendation } from "./design";
import { dollars, figure, FROM, given, hour, kilowattHours, percent, rounded, show } from "./explain";
import { type Figures, figuresNear } from "./figures";
import { dailyConsumption } from "./load";
import { panelStrings } from "./electrical/panel-strings";
import { panelCount } from "./results";
import {
  panelRun,
  RUN_NAMES,
  type Run,
  builtRuns,
  generatorRun,
  gridRun,
  loadRun,
  typedDistance,
} from "./electrical/runs";

interface Ranked {
  /** What it is worth, to sort by: dollars, or more where the load would go unserved. */
  readonly worth: number;
  readonly recommendation: Recommendation;
}

/** Advice worth at least this is given. [US dollars] */
const LEAST_WORTH = 1;

/** What to change in this very project, most valuable first. Each is found by sizing the project again. */
export function recommendationsOf(figures: Figures): readonly Recommendation[] {
  if (figures.load.dailyConsumption === 0) return [];
  const found = [
    morePanels(figures),
    moveToMidday(figures),
    largestConsumer(figures),
    evenStrings(figures),
    oneLongString(figures),
    shorterRun(figures),
  ].filter((advice) => advice !== null);
  return found.toSorted((one, other) => other.worth - one.worth).map(({ recommendation }) => recommendation);
}

/** Unserved load outranks every saving. */
const RELIABILITY_WORTH = 1e12;

/** What it takes to keep the target under the sourced sun, when the typed one is brighter. */
function morePanels(figures: Figures): Ranked | null {
  const { array, battery, site, input, cost } = figures;
  if (input.parameters.systemType === "on-grid" || site.sunIsSourced) return null;
  const sunlightHours = site.meanSourcedSunHours;
  if (sunlightHours >= input.parameters.sunlightHours) return null;
  const after = figuresNear(figures, { ...input, parameters: { ...input.parameters, sunlightHours } });
  const more = panelCount(after.array.capacity) - panelCount(array.capacity);
  const larger = after.battery.capacity - battery.capacity;
  const extra = after.cost.total - cost.total;
  if (extra < LEAST_WORTH) return null;
  const total = panelCount(after.array.capacity);
  const parts = [
    more > 0 ? `Add ${counted(more, "panel")}, ${total} in all` : null,
    larger > 0 ? `${more > 0 ? "with" : "Add"} ${kilowattHours(larger)} more battery` : null,
  ].filter((part) => part !== null);
  const text = `${parts.join(", ")}, ${dollars(extra)}: needed to keep the target under ${site.row.name}'s sourced ${show(sunlightHours, 1)} sun hours, not the ${show(input.parameters.sunlightHours, 1)} typed.`;
  const trace = figure("more-panels", "Panels for the sourced sun", total, "pieces", {
    formula: "least cost of panels and battery that keep the target in the simulated years",
    equation: `${counted(total, "panel")} and ${kilowattHours(after.battery.capacity)} under ${show(sunlightHours, 2)} sun hours`,
    inputs: [
      given("n", "Panels now", panelCount(array.capacity), "pieces", FROM.computed),
      given("H", "Sourced sun hours", rounded(sunlightHours, 2), "h", site.row.name),
    ],
    source: "The project sized again under the sourced sun",
  });
  return { worth: RELIABILITY_WORTH + extra, recommendation: { id: "more-panels", text, trace } };
}

/** Hours around noon, when the panels carry a load directly. */
const MIDDAY = [10, 11, 12, 13, 14];
/** A motor that runs longer than this is not waited for: a fan or a freezer. [h] */
const LONGEST_MOVABLE = 4;

function moveToMidday(figures: Figures): Ranked | null {
  const { load: input } = figures.input;
  if (input.kind === "direct") return null;
  const moves = input.appliances
    .filter(isMovable)
    .map((appliance) => midday(figures, appliance, input.appliances))
    .filter((move) => move.worth >= LEAST_WORTH);
  return moves.toSorted((one, other) => other.worth - one.worth)[0] ?? null;
}

const isMovable = ({ motor, hoursPerDay, power, quantity, hoursOfDay }: ApplianceLoad) =>
  motor &&
  hoursPerDay > 0 &&
  hoursPerDay <= LONGEST_MOVABLE &&
  power * quantity > 0 &&
  (hoursOfDay.length === 0 || hoursOfDay.some((time) => !MIDDAY.includes(time)));

function midday(figures: Figures, moved: ApplianceLoad, appliances: readonly ApplianceLoad[]): Ranked {
  const load: DesignInput["load"] = {
    kind: "appliances",
    appliances: appliances.map((appliance) => (appliance === moved ? { ...appliance, hoursOfDay: MIDDAY } : appliance)),
  };
  const after = figuresNear(figures, { ...figures.input, load });
  const panels = figures.array.capacity - after.array.capacity;
  const battery = figures.battery.capacity - after.battery.capacity;
  const saving = figures.cost.total - after.cost.total;
  const saved = [
    panels > 0 ? `${show(panels)} W of panels` : null,
    battery > 0 ? `${kilowattHours(battery)} of battery` : null,
  ].filter((part) => part !== null);
  const nights = `${percent(figures.load.nightShare)} to ${percent(after.load.nightShare)}`;
  const spared = (figures.load.nightShare - after.load.nightShare) * figures.load.dailyConsumption * DAYS_OF_YEAR;
  const text = `Run the ${lower(moved.name)} between ${hour(MIDDAY[0] ?? 10)} and 15:00. The share used at night goes from ${nights}: ${kilowattHours(spared)} a year stay out of the battery, and ${saved.join(" and ")} are saved, ${dollars(saving)}.`;
  const trace = figure("move-to-midday", `${moved.name} at midday`, saving, "USD", {
    formula: "saving = cost now − cost with its hours from 10:00 to 15:00",
    equation: `${dollars(figures.cost.total)} − ${dollars(after.cost.total)} = ${dollars(saving)}`,
    inputs: [
      given("E", moved.name, dailyConsumption(moved), "Wh", FROM.appliances),
      given("n", "Share used from 18:00 to 06:00, now", percent(figures.load.nightShare, 1), "", FROM.computed),
      given("n′", "Share used from 18:00 to 06:00, then", percent(after.load.nightShare, 1), "", FROM.computed),
    ],
    source: "The project sized again with the changed hours",
  });
  return { worth: saving, recommendation: { id: "move-to-midday", text, trace } };
}

const lower = (name: string) => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);

/** What the largest consumer costs, and what an hour less of it saves. */
function largestConsumer(figures: Figures): Ranked | null {
  const { load: input } = figures.input;
  if (input.kind === "direct" || input.appliances.length < 2) return null;
  const largest = input.appliances.reduce((one, other) =>
    dailyConsumption(other) > dailyConsumption(one) ? other : one,
  );
  if (largest.hoursPerDay < 1) return null;
  const load: DesignInput["load"] = {
    kind: "appliances",
    appliances: input.appliances.map((appliance) =>
      appliance === largest ? { ...appliance, hoursPerDay: appliance.hoursPerDay - 1 } : appliance,
    ),
  };
  const after = figuresNear(figures, { ...figures.input, load });
  const saving = figures.cost.total - after.cost.total;
  if (saving < LEAST_WORTH) return null;
  const panels = figures.array.capacity - after.array.capacity;
  const battery = figures.battery.capacity - after.battery.capacity;
  const saved = [
    panels > 0 ? `${show(panels)} W of panels` : null,
    battery > 0 ? `${kilowattHours(battery)} of battery` : null,
  ].filter((part) => part !== null);
  const share = percent(dailyConsumption(largest) / figures.load.dailyConsumption);
  const text = `${largest.name} uses ${share} of the day, ${show(dailyConsumption(largest))} Wh. One hour less saves ${saved.join(" and ")}, ${dollars(saving)}.`;
  const trace = figure("largest-consumer", `${largest.name}, one hour less`, saving, "USD", {
    formula: "saving = cost now − cost with one hour less",
    equation: `${dollars(figures.cost.total)} − ${dollars(after.cost.total)} = ${dollars(saving)}`,
    inputs: [given("E", largest.name, dailyConsumption(largest), "Wh", FROM.appliances)],
    source: "The project sized again with the changed hours",
  });
  return { worth: saving, recommendation: { id: "largest-consumer", text, trace } };
}

/** Panels to add so that all strings are equal. */
function evenStrings({ array, site }: Figures): Ranked | null {
  const count = panelCount(array.capacity);
  const strings = panelStrings(count, site);
  if (strings === null || strings.panels === count) return null;
  const more = strings.panels - count;
  const text = `${count} panels do not split into equal strings. With ${more} more, ${strings.panels} in all, they make ${strings.parallel} strings of ${strings.inSeries}.`;
  const trace = figure("even-strings", "Panels in equal strings", strings.panels, "pieces", {
    formula: "n = n_p × n_s, both whole",
    equation: `${strings.parallel} × ${strings.inSeries} = ${strings.panels}`,
    inputs: [given("n", "Panels", count, "pieces", FROM.computed)],
    source: "Strings on one input must have the same length: IEC 62548",
  });
  return { worth: 0.5, recommendation: { id: "even-strings", text, trace } };
}

/** What the string voltage saves against the same power at 48 V. */
function oneLongString(figures: Figures): Ranked | null {
  const { array, site } = figures;
  const strings = panelStrings(panelCount(array.capacity), site);
  if (strings === null || strings.inSeries < 2) return null;
  const now = panelRun(figures);
  const typed = typedDistance(figures, now);
  const low = sizeRun({
    ...now.input,
    voltage: BATTERY_VOLTAGE,
    current: (now.input.current * now.input.voltage) / BATTERY_VOLTAGE,
  });
  const cable = (area: number, parallel: number) => `${parallel > 1 ? `${show(parallel)} × ` : ""}${show(area, 1)} mm²`;
  const high = cable(now.choice.cable.area, now.choice.parallel);
  const atLow = cable(low.cable.area, low.parallel);
  if (high === atLow) return null;
  const wiring =
    strings.parallel === 1
      ? `Wire the ${strings.panels} panels as one string`
      : `Wire the panels as ${strings.parallel} strings of ${strings.inSeries}`;
  const text = `${wiring}, ${show(strings.hotVoltage)} V. The ${show(typed)} m run${now.length > typed ? ` with its ${show(now.length - typed)} m of pole` : ""} then needs ${high} copper; at 48 V it would need ${atLow} to stay under ${MAX_DROP.panels}% drop.`;
  const trace = figure("string-wiring", "Panel cable at string voltage", now.choice.cable.area, "mm²", {
    formula: "ΔU = 2 × L × I × R ÷ U, I = P ÷ U",
    equation: `${show(now.input.voltage)} V: ${show(now.input.current, 1)} A, ${high}; 48 V: ${show((now.input.current * now.input.voltage) / BATTERY_VOLTAGE, 1)} A, ${atLow}`,
    inputs: [given("L", "Panel to inverter", typed, "m", FROM.user)],
    source: "IEC 60364-5-52 and IEC 60228, reference table j",
  });
  return { worth: 0.4, recommendation: { id: "string-wiring", text, trace } };
}

const RERUN: Readonly<Record<Run["run"], (figures: Figures, distance: number) => Run>> = {
  "panel-inverter": panelRun,
  "inverter-load": loadRun,
  "inverter-generator": generatorRun,
  "inverter-grid": gridRun,
};

/** The used run whose next smaller cable is the fewest metres away. */
function shorterRun(figures: Figures): Ranked | null {
  const options = builtRuns(figures)
    .map((run) => shortening(figures, run))
    .filter((option) => option !== null);
  const best = options.toSorted((one, other) => one.cut - other.cut)[0];
  if (best === undefined) return null;
  const { run, length, area } = best;
  const typed = typedDistance(figures, run);
  const pole = run.length - typed;
  const text = `${RUN_NAMES[run.run]}: ${show(length - pole)} m instead of ${show(typed)} m would do with ${show(area, 1)} mm² copper instead of ${show(run.choice.cable.area, 1)} mm².`;
  const trace = figure("shorter-run", `${RUN_NAMES[run.run]}, shorter`, length - pole, "m", {
    formula: "L ≤ ΔU_max × U ÷ (k × I × (R cos φ + X sin φ))",
    equation: `${show(area, 1)} mm² keeps ${show(run.input.maxDropPercent)}% up to ${show(length)} m${pole > 0 ? `, ${show(pole)} m of it up the pole` : ""}`,
    inputs: [
      given("L", "Length now, one way", typed, "m", FROM.user),
      given("I", "Current", rounded(run.input.current, 2), "A", FROM.computed),
    ],
    source: "IEC 60364-5-52 annex G",
  });
  return { worth: 0.3, recommendation: { id: "shorter-run", text, trace } };
}

/** A shorter run with a smaller cable, where the drop and not the current decides and it is at most half away. */
function shortening(figures: Figures, run: Run): { run: Run; length: number; area: number; cut: number } | null {
  if (run.choice.parallel > 1) return null;
  const pole = run.length - typedDistance(figures, run);
  const half = RERUN[run.run](figures, Math.max(1, run.length / 2 - pole));
  const area = nextSmaller(run, half);
  if (area === null) return null;
  const perMetre = cableOf(area, run.input).dropPercent / run.length;
  const length = Math.floor(run.input.maxDropPercent / perMetre);
  return length - pole < 1 || length >= run.length ? null : { run, length, area, cut: 1 - length / run.length };
}

/** The largest size below the chosen one that carries the current, if half the distance already allows one. */
function nextSmaller(run: Run, half: Run): number | null {
  const chosen = run.choice.cable.area;
  if (half.choice.cable.area >= chosen) return null;
  const shorter = Array.from({ length: 20 }, (_, step) =>
    sizeRun({ ...run.input, length: run.length * (1 - (step + 1) / 40) }),
  );
  return shorter.map(({ cable }) => cable.area).find((area) => area < chosen) ?? null;
}
