import { COUNTRY_MONEY } from "../../countries/country-money";
import { SINGLE_PHASE_LIMIT } from "../../countries/single-phase";
import { exchangeOf } from "../../prices/exchange-rate";
import { DISPLAY_RATES } from "../inputs/currency";
import { PANEL_EFFICIENCY } from "../inputs/defaults";
import type { DesignInput } from "../inputs/design";
import { phasesAt } from "./mains";
import { piecesOf } from "./pieces";
import type { RuleFigures } from "./rule-figures";

/** What a person says of the place and the purse, each a parameter; a design stored before there were any has none. */
export type TypedLimit = "roof" | "connection" | "budget";

/** Under which each is typed. */
export const LIMIT_PARAMETER = { roof: "panelSpace", connection: "connectionPower", budget: "buildBudget" } as const;

/** [W/m²] Source: IEC 61215, standard test conditions. */
const STANDARD_SUN = 1_000;
/** Of a number of panels. */
const ROUNDING = 1e-9;

/**
 * Of roof or ground for one panel: its own area, and what rows keep free between them where they were typed. [m²] The class
 * of the design page has the area that its power takes at the specification's efficiency.
 */
export function areaOfPanel({ technology, shade }: Pick<RuleFigures, "technology" | "shade">): number {
  const { chosen, power } = technology.panel.sheet;
  const own = chosen?.area ?? power / (STANDARD_SUN * PANEL_EFFICIENCY);
  const rows = shade?.rows ?? null;
  return rows === null ? own : own * Math.max(1, rows.pitch / rows.depth);
}

/** As typed; null where the search may take what it wants. [m²] */
export const areaForPanels = ({ input }: Pick<RuleFigures, "input">): number | null =>
  input.parameters.panelSpace ?? null;

/** Panels that fit on the area typed, whether or not so many can be wired. */
export function panelsOnArea(figures: Pick<RuleFigures, "input" | "technology" | "shade">): number {
  const area = areaForPanels(figures);
  return area === null ? Number.POSITIVE_INFINITY : Math.floor(area / areaOfPanel(figures) + ROUNDING);
}

/** So many panels, or the most below them that fit; the fewest that can be wired where the area takes fewer. */
export function thatFit(figures: RuleFigures, panels: number): number {
  const most = panelsOnArea(figures);
  if (panels <= most) return panels;
  const { wirable, wirableUpTo } = piecesOf(figures);
  return Math.max(wirable(1), wirableUpTo(most));
}

/** What the supplier takes of an inverter. */
export interface SupplyLimit {
  /** The country's limit of one phase, or the connection as it was typed. */
  readonly kind: "phase" | "connection";
  /** [kVA] */
  readonly power: number;
}

/** The lower of the two; null off the grid, and on three phases where no connection was typed. */
export function supplyLimit({ parameters }: Pick<DesignInput, "parameters">): SupplyLimit | null {
  if (parameters.systemType === "off-grid") return null;
  const connection = parameters.connectionPower ?? Number.POSITIVE_INFINITY;
  const onePhase =
    phasesAt(parameters) === 3 ? Number.POSITIVE_INFINITY : SINGLE_PHASE_LIMIT[parameters.country].value / 1_000;
  const power = Math.min(connection, onePhase);
  return Number.isFinite(power) ? { kind: connection < onePhase ? "connection" : "phase", power } : null;
}

/** Typed, in the money of the country; null without one. */
export const typedBudget = ({ input }: Pick<RuleFigures, "input">) => {
  const amount = input.parameters.buildBudget ?? null;
  return amount === null ? null : { amount, currency: COUNTRY_MONEY[input.parameters.country].currency };
};

/** The same at the rate of the prices that a design is found by; without one there is no end to it. [US dollars] */
export function budgetOf(figures: Pick<RuleFigures, "input" | "technology">): number {
  const budget = typedBudget(figures);
  if (budget === null) return Number.POSITIVE_INFINITY;
  const { amount, currency } = budget;
  const isSpecified = figures.technology.prices.basis === "specification";
  return amount / (isSpecified ? DISPLAY_RATES[currency] : exchangeOf(currency).value);
}

/** The same project without one of its limits; null where it has none. */
export function withoutLimit(input: DesignInput, limit: TypedLimit): DesignInput | null {
  const name = LIMIT_PARAMETER[limit];
  const typed = input.parameters[name] ?? null;
  return typed === null ? null : { ...input, parameters: { ...input.parameters, [name]: null } };
}
