import { hybridTrackers } from "../sizing/rule/hybrid-trackers";
import { panelInputs } from "../sizing/rule/panel-inputs";
import { busVoltageOf } from "../sizing/rule/bus-voltage";
import { RECORD_LOW_MARGIN, STANDARD_CELL_RISE } from "../sizing/inputs/defaults";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import { stringsOfTrackers } from "../equipment/panel-input";
import { chargeVoltageOf } from "./bank-voltage";
import { classOf, type PanelClass } from "./panel-class";
import { panelsLeftAfter } from "./part-ages";
import type { StandingController, StandingPanels, StandingRule, StandingVerdict } from "./standing";

/** Where panels may stand beside the rows of new ones. */
export interface PanelPlaces {
  /** That charges the bank's voltage; null where none does. */
  readonly controller: StandingController | null;
}

interface JudgedPanels {
  readonly verdict: StandingVerdict;
  readonly place: "rows" | "tracker" | "controller" | null;
}

/**
 * Apart by more than this, panels lose to each other. Sources: currents and voltages, SolarEdge and Victron design guides,
 * 5%, cited; directions, house rule.
 */
const MOST_APART = { share: 0.05, degrees: 15 } as const;
/** A row never charges a battery it is not above. [V] Source: Victron Energy, MPPT manuals. */
const ABOVE_BATTERY = 1;
/** [years] Makers guarantee 25; beyond 30 the seals and the glass decide, not the power. House rule. */
const PANEL_YEARS = 30;
/** Of voltage with temperature, crystalline silicon. [1/K] Medians of the equipment library. */
const OPEN_PER_KELVIN = -0.0027;
const POWER_PER_KELVIN = -0.0035;

/** Kept in the rows of the new ones, on a tracker or the old controller by themselves, or taken by nothing. */
export function judgePanels(
  panels: readonly StandingPanels[],
  figures: RuleFigures,
  { controller }: PanelPlaces,
): readonly JudgedPanels[] {
  let trackersLeft = sparedTrackers(figures);
  let controllerLeft = controller;
  return panels.map((each, at) => {
    const left = panelsLeftAfter(each.years);
    const of = { kind: "panels", at, left } as const;
    if (each.years > PANEL_YEARS)
      return { place: null, verdict: { ...of, ...told("refused", "past-life", each.years, PANEL_YEARS) } };
    const apart = apartBy(each, figures);
    if (apart === null)
      return {
        place: "rows",
        verdict: { ...of, verdict: "kept", rule: null, found: null, limit: null, counted: true },
      };
    const verdict = { ...of, ...apart };
    if (trackersLeft > 0 && fitsTracker(each, figures)) {
      trackersLeft -= 1;
      return { place: "tracker", verdict: { ...verdict, verdict: "apart", counted: true } };
    }
    if (controllerLeft !== null && fitsController(each, controllerLeft, figures)) {
      controllerLeft = null;
      return { place: "controller", verdict: { ...verdict, verdict: "apart", counted: true } };
    }
    return { place: null, verdict: { ...verdict, verdict: "apart", counted: false } };
  });
}

const told = (verdict: "refused", rule: StandingRule, found: number, limit: number) =>
  ({ verdict, rule, found, limit, counted: false }) as const;

/** Why they do not stand in one row with new ones; null where they may. */
function apartBy(
  panels: StandingPanels,
  { technology, site }: RuleFigures,
): Pick<StandingVerdict, "rule" | "found" | "limit"> | null {
  const { sheet } = technology.panel;
  const own = classOf(panels);
  const turned = panels.azimuth === null ? 0 : Math.abs(((panels.azimuth - site.facing + 540) % 360) - 180);
  if (turned > MOST_APART.degrees) return { rule: "other-direction", found: panels.azimuth, limit: site.facing };
  if (isApart(own.powerCurrent, sheet.powerCurrent))
    return { rule: "string-current", found: own.powerCurrent, limit: sheet.powerCurrent };
  if (isApart(own.powerVoltage, sheet.powerVoltage))
    return { rule: "string-voltage", found: own.powerVoltage, limit: sheet.powerVoltage };
  return null;
}

const isApart = (one: number, other: number) => Math.abs(one - other) > MOST_APART.share * other;

/** Trackers of the last stage's inverter beyond those its own rows take; a class of one inverter, where none is chosen. */
function sparedTrackers(figures: RuleFigures): number {
  const { inverter, technology } = figures;
  if (technology.inverter.chosen !== null) return 0;
  const trackers = hybridTrackers(inverter.capacity);
  const rows = stringsOfTrackers(trackers.slice(1), technology.panel.sheet) ?? 0;
  return trackers.length > 1 && rows > 0 ? 1 : 0;
}

interface Row {
  readonly cold: number;
  readonly hot: number;
}

/** A row open at its coldest, and at maximum power at its hottest. [V] */
export function rowOf(own: PanelClass, inSeries: number, { site }: RuleFigures): Row {
  const coldest = site.coldestNight - RECORD_LOW_MARGIN;
  const hottest = site.hottestDay + STANDARD_CELL_RISE;
  return {
    cold: inSeries * own.openVoltage * (1 + OPEN_PER_KELVIN * (coldest - 25)),
    hot: inSeries * own.powerVoltage * (1 + POWER_PER_KELVIN * (hottest - 25)),
  };
}

/** One row of all of them on a tracker by itself. */
function fitsTracker(panels: StandingPanels, figures: RuleFigures): boolean {
  const own = classOf(panels);
  const tracker = hybridTrackers(figures.inverter.capacity)[0];
  if (panels.inSeries !== null && panels.inSeries !== panels.count) return false;
  if (tracker === undefined || (stringsOfTrackers([tracker], own) ?? 0) < 1) return false;
  const row = rowOf(own, panels.count, figures);
  const [input] = panelInputs(figures);
  return input !== undefined && row.cold <= input.maxVoltage && row.hot >= input.trackerMin;
}

/** Equal rows on the controller that stands, in the length told or any that fits. */
function fitsController(
  panels: StandingPanels,
  { current, panelVoltage }: StandingController,
  figures: RuleFigures,
): boolean {
  const own = classOf(panels);
  const charging = (panels.count * panels.watts) / busVoltageOf(figures.input.parameters);
  if (charging > current) return false;
  const least = chargeVoltageOf(figures) + ABOVE_BATTERY;
  const lengths =
    panels.inSeries === null ? Array.from({ length: panels.count }, (_, at) => at + 1) : [panels.inSeries];
  return lengths.some((inSeries) => {
    const row = rowOf(own, inSeries, figures);
    return panels.count % inSeries === 0 && row.cold <= panelVoltage && row.hot >= least;
  });
}
