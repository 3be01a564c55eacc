import type { Part } from "../equipment/answer";
import type { ChosenParts } from "../equipment/chosen-parts";
import { moduleOf } from "../sizing/rule/bank-module";
import { temperatureFactor } from "../sizing/rule/array";
import { carriedLoad } from "../sizing/load/carried-load";
import { technologyFor } from "../sizing/rule/chosen-technology";
import { chargeControllers } from "../sizing/choice/charge-controller";
import type { DesignToBuy } from "../sizing/design-to-buy";
import { wirableFrom } from "../sizing/rule/panel-strings";
import { inverterPieces } from "../sizing/rule/inverter-pieces";
import type { SiteWeather } from "../sizing/inputs/own-weather";
import { panelCount } from "../sizing/rule/results";
import { ruleFiguresOf } from "../sizing/rule/figures-by-rule";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import type { Technology } from "../sizing/rule/technology";

/** A design as it stands: its own capacities, nothing searched. */
export function standingFigures(
  design: DesignToBuy,
  weather: SiteWeather | null = null,
  technology: Technology = technologyFor(design.basis),
): RuleFigures {
  const rule = ruleFiguresOf(design.basis, weather, technology);
  return withCapacities(rule, {
    panels: design.panels.capacity.value,
    battery: design.battery.capacity.value,
    inverter: design.inverter.capacity.value,
  });
}

interface Capacities {
  /** [W, Wh, W] */
  readonly panels: number;
  readonly battery: number;
  readonly inverter: number;
}

function withCapacities(rule: RuleFigures, { panels, battery, inverter }: Capacities): RuleFigures {
  const { heatShare, altitudeShare } = rule.inverter;
  return {
    ...rule,
    array: { ...rule.array, capacity: panels },
    battery: { ...rule.battery, capacity: battery },
    inverter: { ...rule.inverter, capacity: inverter, capacityAtSite: inverter * heatShare * altitudeShare },
  };
}

/**
 * The design with other parts in the place of some of its own: at least the panels' power in the heat of the month that
 * decides, at least the usable energy and the power that is drawn of the battery, at least the inverter's power, in whole
 * pieces that can be wired. More than was designed never serves less off-grid; what it does to the years is simulated when
 * the design is made again with them.
 */
export function withOtherParts(standing: RuleFigures, parts: ChosenParts): RuleFigures {
  const input = { ...standing.input, parts: { ...standing.input.parts, ...parts } };
  const technology = technologyFor(input);
  // A design may stand on another generic battery than the design page's.
  const kept = technology.battery.chosen === null ? { battery: standing.technology.battery } : {};
  const other = { ...standing, input, technology: { ...technology, ...kept } };
  return withCapacities(other, {
    panels: panelsFor(standing, other),
    battery: batteryFor(standing, other),
    inverter: inverterFor(standing, other),
  });
}

/** [W] */
function panelsFor(standing: RuleFigures, other: RuleFigures): number {
  const { sheet } = other.technology.panel;
  const asked = (standing.array.capacity * heatOf(standing)) / heatOf(other);
  // Less power lost to heat is no reason to buy less: the panels' own power is what was designed.
  const least = Math.max(asked, standing.array.capacity);
  return wirableFrom(other)(Math.ceil(least / sheet.power - ROUNDING)) * sheet.power;
}
/** Of a number of pieces. */
const ROUNDING = 1e-9;

function heatOf({ technology, site }: RuleFigures): number {
  return Math.min(
    ...site.dayTemperature.map((day) => temperatureFactor(technology.panel.perKelvin, day, site.cellRise)),
  );
}

/** [Wh] */
function batteryFor(standing: RuleFigures, other: RuleFigures): number {
  if (standing.battery.capacity === 0) return 0;
  const [was, is] = [standing.technology.battery, other.technology.battery];
  const usable = (standing.battery.capacity * was.depthOfDischarge) / is.depthOfDischarge;
  const drawn = carriedLoad(standing).runningPower / other.technology.inverter.efficiency / is.dischargeRate;
  const changed = other.input.parts?.battery !== standing.input.parts?.battery;
  const { energy } = moduleOf(other);
  const least = changed ? Math.max(usable, drawn) : standing.battery.capacity;
  return Math.ceil(least / energy - ROUNDING) * energy;
}

/** [W] */
function inverterFor(standing: RuleFigures, other: RuleFigures): number {
  const { capacity } = standing.inverter;
  const { chosen } = other.technology.inverter;
  const same = other.input.parts?.inverter === standing.input.parts?.inverter;
  if (capacity === 0 || chosen === null || same) return capacity;
  const { count, size } = inverterPieces(capacity, other);
  return count * size;
}

/** Pieces of a part that stand in figures. */
export function piecesOf(part: Part, figures: RuleFigures): number {
  if (part === "module") return panelCount(figures.array.capacity, figures.technology.panel.sheet.power);
  if (part === "inverter") return inverterPieces(figures.inverter.capacity, figures).count;
  if (part === "controller") return chargeControllers(figures)?.count ?? 0;
  const { energy, inSeries } = moduleOf(figures);
  return Math.round(figures.battery.capacity / energy) * inSeries;
}
