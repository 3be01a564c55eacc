import { INVERTER_YEARS } from "../../economics/lives";
import { bestInverter, mostWorth, type OnGridCandidate, type OnGridTask } from "../../simulation/on-grid-search";
import { OnGridHouse } from "../../simulation/on-grid-year";
import { exportLimit, type House, panelShare } from "../../simulation/plant";
import { sumOf } from "../../simulation/years-of-sun";
import { DAYS_OF_YEAR } from "../inputs/defaults";
import { costFigures } from "../rule/cost";
import { panelStrings } from "../rule/panel-strings";
import { phasesOf } from "../electrical/runs";
import { type InverterQuery, invertersFor } from "../rule/grid-inverters";
import { onGridMoney } from "./on-grid-worth";
import { exportRuleOf } from "../rule/own-grid";
import { piecesOf, wirableCounts } from "../rule/pieces";
import { panelCount } from "../rule/results";
import type { RuleFigures } from "../rule/rule-figures";
import { budgetOf, panelsOnArea, supplyLimit, thatFit, withoutLimit } from "../rule/size-limits";

/** What the search on the grid decided beside the number of panels. */
export interface OnGridChoice {
  /** Rated. [kW] */
  readonly inverterKw: number;
  /** False where nothing that can be built is worth its price: then the panels are those of the year's energy. */
  readonly pays: boolean;
  /** The fewest new panels whose energy behind the inverter, with nothing clipped, is the year's load. */
  readonly byYear: number;
  /** The most panels that were looked at. */
  readonly most: number;
  /** What makes it no more of them: a home's array where nobody typed the area for panels. */
  readonly mostBy: "home" | "area" | "connection";
}

/** Of one panel. [kWp] */
const panelKwp = ({ technology }: RuleFigures) => technology.panel.sheet.power / 1_000;

interface Found extends OnGridChoice {
  readonly panels: number;
}

/** Of a number of panels. */
const ROUNDING = 1e-9;

/**
 * Arrays above this are not looked at unless the year's energy asks for them. [kWp] Source: § 12 (3) of the German turnover
 * tax law, 30 kWp stands for a home; a project does not know what fits its roof.
 */
const HOME_KWP = 30;

/**
 * The panels and the inverter worth most over the compared years; where none is worth its price, the panels of the year's
 * energy with the inverter that loses least money beside them.
 */
export function chooseOnGrid(figures: RuleFigures, house: House, limits = limitsOf(figures)): Found {
  const byYear = panelsOfYear(figures, house);
  const bound = mostPanels(figures, byYear);
  const task = onGridTask(figures, house, bound.most, limits);
  const best = mostWorth(task);
  if (best !== null && best.worth > 0) return { ...taken(best), pays: true, byYear, ...bound };
  const within = task.counts.findLast((count) => count <= byYear && task.invertersFor(count).length > 0);
  const country = countryLimits(figures);
  // No inverter is sold for what was typed: that is said of what would be chosen otherwise.
  if (within === undefined && (limits.inverterKw < country.inverterKw || limits.budget < country.budget))
    return chooseOnGrid(figures, house, country);
  return { ...beside(figures, house, within ?? thatFit(figures, byYear)), pays: false, byYear, ...bound };
}

/** So many panels and the inverter worth most beside them. */
export function beside(figures: RuleFigures, house: House, panels: number): Pick<Found, "panels" | "inverterKw"> {
  const found =
    bestInverter(onGridTask(figures, house, panels), panels) ??
    // More than one phase or the purse takes: that is said.
    bestInverter(onGridTask(figures, house, panels, NO_LIMITS), panels);
  return found === null ? { panels, inverterKw: panels * panelKwp(figures) } : taken(found);
}

/** What bounds the inverter beside any panels. */
interface OnGridLimits {
  /** The largest that the supplier takes. [kW] */
  readonly inverterKw: number;
  /** To build. [US dollars] */
  readonly budget: number;
}
const NO_LIMITS: OnGridLimits = { inverterKw: Number.POSITIVE_INFINITY, budget: Number.POSITIVE_INFINITY };
const limitsOf = (figures: RuleFigures): OnGridLimits => ({
  inverterKw: connectionLimit(figures),
  budget: budgetOf(figures),
});

/** The same as if nothing was typed. */
const countryLimits = ({ input }: RuleFigures): OnGridLimits => ({
  ...NO_LIMITS,
  inverterKw: supplyLimit(withoutLimit(input, "connection") ?? input)?.power ?? NO_LIMITS.inverterKw,
});

const taken = ({ panels, inverterKw }: OnGridCandidate) => ({ panels, inverterKw });

/** What is searched: present worth against the grid alone and, as `alone`, what that costs over the years. [US dollars] */
export function onGridTask(
  figures: RuleFigures,
  house: House,
  most: number,
  limits = limitsOf(figures),
): OnGridTask & { readonly alone: number } {
  const money = onGridMoney(figures);
  const hours = new OnGridHouse(house);
  const { heatShare, altitudeShare } = figures.inverter;
  const phases = phasesOf(figures);
  const siteShare = heatShare * altitudeShare;
  const nothing = hours.yearOf({ pvKwp: 0, inverterKw: 0, exportKw: 0 });
  const alone = money.present(money.gridAlone(nothing));
  return {
    alone,
    counts: wirableCounts(piecesOf(figures), 1, most),
    invertersFor: (panels) =>
      invertersAt(figures, {
        panels,
        pvKwp: panels * panelKwp(figures),
        siteShare,
        phases,
        most: limits.inverterKw,
      }).filter((inverterKw) => buildCost(figures, panels, inverterKw) <= limits.budget),
    worth: (panels, inverterKw) => {
      const pvKwp = panels * panelKwp(figures);
      const exportKw = exportLimit(house.grid?.exportCap, pvKwp);
      const year = hours.yearOf({ pvKwp, inverterKw: inverterKw * siteShare, exportKw });
      const parts = {
        panels: panels * figures.technology.panel.sheet.power,
        inverter: inverterKw * 1_000,
        battery: 0,
        batteryYears: INVERTER_YEARS,
      };
      return alone - money.present(money.withSystem(parts, year));
    },
  };
}

const buildCost = ({ technology }: RuleFigures, panels: number, inverterKw: number): number =>
  costFigures(panels * technology.panel.sheet.power, 0, 1_000 * inverterKw, technology).total;

interface InvertersAsked extends InverterQuery {
  readonly panels: number;
}

/** Sizes sold, or as many of the chosen inverter as may stand beside so many panels, each with a string at least. [kW] */
function invertersAt(figures: RuleFigures, asked: InvertersAsked): readonly number[] {
  const { chosen } = figures.technology.inverter;
  if (chosen === null) return invertersFor(asked);
  const { panels, pvKwp, siteShare, most } = asked;
  const rated = chosen.power / 1_000;
  const strings = chosen.micro ? panels : (panelStrings(panels, figures)?.parallel ?? 1);
  const least = chosen.micro ? panels : Math.ceil((1_000 * pvKwp) / chosen.mostPanels - ROUNDING);
  const whole = Math.max(least, Math.ceil(pvKwp / (rated * siteShare)));
  const sizes: number[] = [];
  for (let count = Math.max(1, least); count <= Math.min(strings, whole) && count * rated <= most; count += 1)
    sizes.push(count * rated);
  return sizes;
}

/** New panels that make in a mean year what the house uses. */
function panelsOfYear(figures: RuleFigures, house: House): number {
  const { load, array } = figures;
  const yearly = (load.dailyConsumption / 1_000) * DAYS_OF_YEAR;
  const perPanel = panelShare({ ...house, panelsLeft: 1 }, panelKwp(figures)) * house.inverter.efficiency;
  const made = (house.years.reduce((total, { sun }) => total + sumOf(sun), 0) / house.years.length) * perPanel;
  const needed =
    made > 0 ? Math.ceil(yearly / made - ROUNDING) : panelCount(array.byRule, figures.technology.panel.sheet.power);
  return piecesOf(figures).wirable(Math.max(1, needed));
}

/**
 * The most panels looked at. Where export is taken off the bill, no more than the connection: in Delhi an array may have the
 * sanctioned load, which a project does not state; what a supplier takes on one phase stands for it.
 */
function mostPanels(figures: RuleFigures, byYear: number): Pick<OnGridChoice, "most" | "mostBy"> {
  const home = Math.max(Math.floor(HOME_KWP / panelKwp(figures)), byYear);
  const offset = exportRuleOf(figures.input).kind === "offset";
  const connection = offset ? Math.floor(connectionLimit(figures) / panelKwp(figures)) : Number.POSITIVE_INFINITY;
  const looked = Math.max(1, Math.min(home, connection));
  if (panelsOnArea(figures) < looked) return { most: thatFit(figures, looked), mostBy: "area" };
  return { most: looked, mostBy: connection < home ? "connection" : "home" };
}

/** The largest inverter the supplier takes. [kW] Three phases are not limited unless a connection is typed. */
const connectionLimit = ({ input }: Pick<RuleFigures, "input">): number =>
  supplyLimit(input)?.power ?? Number.POSITIVE_INFINITY;
