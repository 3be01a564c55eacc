import type { Design } from "@sunwright/engine/sizing/inputs/design";

/*
 * What an electrical engineer looks at before signing, written a second time from the standards and the data sheets: none of
 * the product's own functions, and its figures only as they are printed. Wiring by the tables of IEC 60364 and EN 50618 is
 * held by a checker of its own (`sizing/electrical/testing/checker`).
 */

/** The module that is designed with where none is chosen: 400 W, 12.28 A short-circuited. */
const MODULE = { power: 400, shortCircuit: 12.28 };
/** Bright clouds. Source: NEC 690.8(A), IEC 62548. */
const CLOUDS = 1.25;
/** Short-circuit current that all trackers of one hybrid take by its power. [kW, A] Source: Deye SUN-3K to SUN-16K, SG01LP1 to SG05LP1. */
const HYBRIDS = [
  { upTo: 3, amperes: 17 },
  { upTo: 6.5, amperes: 34 },
  { upTo: 10, amperes: 51 },
  { upTo: Infinity, amperes: 68 },
] as const;
/** A tracker for each 50 A. Source: Victron SmartSolar MPPT RS 450/100 and 450/200. */
const AMPERES_OF_A_TRACKER = 50;
const RS_VOLTAGE = 450;
/** What suppliers take on one phase. [VA] Source: the countries' grid codes, as `docs/engineering/electrical.md` cites them. */
const ONE_PHASE: Readonly<Record<string, number>> = {
  Nigeria: 13_800,
  Ghana: 13_800,
  Kenya: 8_000,
  "South Africa": 13_800,
  USA: 48_000,
  UK: 23_000,
  Germany: 4_600,
  Australia: 10_000,
  India: 5_000,
};
/** Panels ÷ grid inverter. Source: Fronius GEN24 Plus, data sheet. */
const MOST_PANELS_PER_INVERTER = 1.5;
/** Off-grid, array ÷ what makes the mean day: no engineer draws more. */
const MOST_TIMES_MEAN_DAY = 25;
const ROUNDING = 1e-6;

/** Of the country's money for a dollar, as the specification fixes them for designs at its own prices. Section 9. */
export const RATES: Readonly<Record<string, number>> = {
  Nigeria: 1_650,
  Ghana: 12.5,
  Kenya: 128,
  "South Africa": 18.5,
  USA: 1,
  UK: 0.79,
  Germany: 0.92,
  Australia: 1.52,
  India: 83,
};

type Rule = (design: Design) => string | null;

const isSaid = ({ warnings, electrical }: Design, ids: readonly string[]) =>
  [...warnings, ...electrical.refusals].some(({ id }) => ids.includes(id));

const partOf = ({ parts }: Design, kind: string) => parts.find((part) => part.kind === kind);

/** A target is met where the years told serve what was asked, and not a thousandth below it. */
const metIsServed: Rule = ({ simulation, basis, hybrid }) => {
  if (simulation === null || !simulation.targetMet) return null;
  const { hoursServed, target } = simulation;
  if (basis.parameters.systemType === "off-grid" && hoursServed.value < target.value - ROUNDING)
    return `met at ${hoursServed.value.toFixed(3)}% of ${target.value.toFixed(3)}%`;
  const window = hybrid?.points.find(({ chosen }) => chosen)?.windowServed ?? null;
  return window !== null && window < 0.99 - ROUNDING
    ? `met with ${(100 * window).toFixed(2)}% of the daily window`
    : null;
};

const stringsAreWhole: Rule = ({ panels }) => {
  const [count, inSeries, strings] = [panels.count.value, panels.inSeries.value, panels.strings.value];
  return inSeries * strings === count ? null : `${count} panels in ${strings} strings of ${inSeries}`;
};

/** What goes into trackers: into those of the hybrid where no controller is bought, else into those of the controllers. */
const trackersTakeStrings: Rule = (design) => {
  const { panels, basis } = design;
  const [inverter, controller] = [partOf(design, "inverter"), partOf(design, "charge-controller")];
  if (basis.parameters.systemType === "on-grid" || design.chosen || inverter === undefined || controller === undefined)
    return null;
  const strings = panels.strings.value;
  const into = (pieces: number) => CLOUDS * MODULE.shortCircuit * Math.ceil(strings / pieces);
  if (controller.count === 0) {
    const takes = HYBRIDS.find(({ upTo }) => inverter.size / 1_000 <= upTo)?.amperes ?? 0;
    const amperes = into(inverter.count);
    return amperes <= takes
      ? null
      : `${amperes.toFixed(1)} A into a hybrid of ${inverter.size} W that takes ${takes} A`;
  }
  const coldest = design.electrical.strings?.coldVoltage.value ?? 0;
  const high = coldest > 250;
  const each = Math.ceil(strings / controller.count);
  return high && each > controller.size / AMPERES_OF_A_TRACKER
    ? `${each} strings at a controller of ${RS_VOLTAGE} V and ${controller.size} A`
    : null;
};

/** What runs at once in the largest hour, through the inverter and out of the battery. */
const inverterCarries: Rule = (design) => {
  const { load, inverter, basis } = design;
  if (basis.parameters.systemType !== "off-grid" || isSaid(design, ["inverter-too-weak"])) return null;
  const [needs, has] = [load.coincidentPeak.value, inverter.capacityAtSite.value];
  return has === 0 || needs <= has + ROUNDING ? null : `${needs.toFixed(0)} W at once through ${has.toFixed(0)} W`;
};

const onePhase: Rule = (design) => {
  const { systemType, country } = design.basis.parameters;
  const most = ONE_PHASE[country] ?? Infinity;
  const power = design.inverter.capacity.value;
  if (systemType === "off-grid" || design.inverter.phases === 3 || power <= most) return null;
  return isSaid(design, ["single-phase-limit"])
    ? null
    : `${power} W on one phase in ${country}, which takes ${most} VA`;
};

const gridInverterTakesPanels: Rule = ({ basis, panels, inverter }) => {
  if (basis.parameters.systemType !== "on-grid" || panels.count.value === 0) return null;
  const [array, rated] = [panels.capacity.value, inverter.capacity.value];
  return array <= MOST_PANELS_PER_INVERTER * rated + MODULE.power ? null : `${array} W of panels at ${rated} W`;
};

/** Half of the capacity an hour, unless the battery bought states more or the design says so. */
const batteryGives: Rule = (design) => {
  const { battery, load, basis } = design;
  if (basis.parameters.systemType !== "off-grid" || design.chosen || battery.capacity.value === 0) return null;
  const needed = load.coincidentPeak.value / 0.95;
  const gives = 0.5 * battery.capacity.value;
  const ids = ["battery-drained-fast", "bus-current", "target-missed", "inverter-too-weak"];
  return needed <= gives + ROUNDING || isSaid(design, ids)
    ? null
    : `${needed.toFixed(0)} W out of ${gives.toFixed(0)} W`;
};

const panelsAreBounded: Rule = ({ basis, load, panels, site }) => {
  if (basis.parameters.systemType !== "off-grid") return null;
  const sun = site.monthlySunHours.reduce((sum, hours) => sum + hours, 0) / site.monthlySunHours.length;
  // Half is lost on the way at the most.
  const ofMeanDay = load.dailyConsumption.value / Math.max(0.1, sun) / 0.5;
  const most = MOST_TIMES_MEAN_DAY * ofMeanDay + 20 * MODULE.power;
  return panels.capacity.value <= most
    ? null
    : `${panels.count.value} panels for ${load.dailyConsumption.value} Wh a day`;
};

/** What a person presses leads on: an offer is one that the design does not have. */
const offersAreNew: Rule = ({ warnings, basis }) =>
  warnings.some(({ offer }) => offer?.generator !== undefined && basis.parameters.generator !== "none")
    ? "offers a generator beside a generator"
    : null;

/** Of a module of 400 W at 21.2%, and beside it what rows keep free. [m²] Source: design workflow specification, section 9. */
const panelsFit: Rule = (design) => {
  const { panels, basis } = design;
  const { panelSpace, rowPitch, rowDepth, installationLocation } = basis.parameters;
  if (panelSpace === null || panelSpace === undefined || basis.parts !== undefined) return null;
  const inRows = installationLocation === "roof-flat" || installationLocation === "ground-mount";
  const spread = inRows && rowPitch !== null ? Math.max(1, rowPitch / rowDepth) : 1;
  const needed = panels.count.value * (MODULE.power / 212) * spread;
  return needed <= panelSpace + 0.01 || isSaid(design, ["more-than-fit"])
    ? null
    : `${panels.count.value} panels need ${needed.toFixed(1)} m² of ${panelSpace}`;
};

const connectionTakes: Rule = (design) => {
  const { connectionPower, systemType } = design.basis.parameters;
  if (systemType === "off-grid" || connectionPower === null || connectionPower === undefined) return null;
  const kilowatts = design.inverter.capacity.value / 1_000;
  return kilowatts <= connectionPower + ROUNDING || isSaid(design, ["connection-limit", "single-phase-limit"])
    ? null
    : `${kilowatts} kW at a connection of ${connectionPower} kVA`;
};

/** Parts and labour, and the set where one stands by. */
const budgetBuys: Rule = (design) => {
  const { buildBudget, country } = design.basis.parameters;
  if (buildBudget === null || buildBudget === undefined || design.simulation === null) return null;
  const set = partOf(design, "generator")?.cost ?? 0;
  const cost = (design.cost.total.value + set) * (RATES[country] ?? 1);
  return cost <= buildBudget * (1 + 1e-4) || isSaid(design, ["above-budget"])
    ? null
    : `${cost.toFixed(0)} of a budget of ${buildBudget}`;
};

/** A limit that was typed and is reached is told: nobody finds by chance that the roof or the purse made the design. */
const whatBindsIsSaid: Rule = (design) => {
  const { simulation, basis, warnings } = design;
  if (simulation === null || simulation.targetMet || basis.parameters.systemType !== "off-grid") return null;
  const why = ["target-missed", "inverter-too-weak", "bound-by-", "above-budget", "more-than-fit"];
  return warnings.some(({ id }) => why.some((one) => id.startsWith(one))) ? null : "target missed and nothing says why";
};

const RULES: Readonly<Record<string, Rule>> = {
  "panels fit their area": panelsFit,
  "the connection takes the inverter": connectionTakes,
  "the budget buys it": budgetBuys,
  "what binds is said": whatBindsIsSaid,
  "met means served": metIsServed,
  "strings are whole": stringsAreWhole,
  "trackers take their strings": trackersTakeStrings,
  "the inverter carries what runs at once": inverterCarries,
  "the phase takes the inverter": onePhase,
  "the grid inverter takes its panels": gridInverterTakesPanels,
  "the battery gives what runs at once": batteryGives,
  "panels are bounded": panelsAreBounded,
  "offers are new": offersAreNew,
};
export const RULE_NAMES = Object.keys(RULES);

/** What an engineer would not sign, by the name of the rule. */
export const unsigned = (design: Design): readonly { readonly rule: string; readonly why: string }[] =>
  Object.entries(RULES).flatMap(([rule, says]) => {
    const why = says(design);
    return why === null ? [] : [{ rule, why }];
  });
