import { hasEnded, isOld } from "../countries/age";
import type { Entry } from "../countries/entry";
import { exportEntries } from "../countries/export-rule";
import { entriesOf, planFor } from "../countries/tariff-plan";
import { type MoneyAssumptions, type MoneyFigure, moneyFiguresIn } from "./assumptions";
import { exportRuleBy } from "./grid-bill";
import { withSystem } from "./house-plan";
import type { MoneyInput } from "./money-input";
import type { Text } from "../units/told";

/** A figure in use that should be looked up again before it is trusted. */
export interface OutdatedFigure {
  /** Past its last day, or older than its kind keeps fresh. */
  readonly code: "ended" | "old";
  /** `charges`: what a bill has beside its price of energy; `exports`: what is paid for energy sold. */
  readonly figure: MoneyFigure | "charges" | "exports";
  /** Its last day, or the day it speaks of. */
  readonly since: string;
  readonly source: Text;
}

const MONTHS = 12;

/**
 * The figures of a calculation of money that are past their validity on a day. What the person typed is theirs and does not
 * age. A figure that stands for a tariff has the days of all that is added in it.
 *
 * @param today  "2026-11-22"; given, because the engine has no clock.
 */
export function outdatedFigures(
  assumptions: MoneyAssumptions,
  {
    systemType,
    loadEnergy,
    gridExport,
    arrayKw,
    plan = null,
  }: Pick<MoneyInput, "systemType" | "loadEnergy" | "gridExport" | "arrayKw" | "plan">,
  today: string,
): readonly OutdatedFigure[] {
  const { currency, figures, plans, supplyHours } = assumptions;
  const exports = exportRuleBy(assumptions, withSystem(plan));
  const grid = systemType !== "off-grid";
  // Off the grid it is what the house pays today that goes by a tariff.
  const billed = grid || figures.gridHours.value > 0;
  const named = moneyFiguresIn(currency, systemType)
    .filter((name) => !figures[name].own && (billed || name !== "tariff"))
    .map((name) => ({ name, entry: figures[name].standard }));
  // The price of energy is the tariff's own figure; levies are in it where the person typed it.
  const charges = (grid ? (plan?.tariff.plan ?? planFor(plans, loadEnergy / MONTHS, supplyHours)).charges : []).filter(
    ({ kind }) => kind !== "energy" && !(kind === "levy" && figures.tariff.own),
  );
  const all: readonly { readonly name: OutdatedFigure["figure"]; readonly entry: Entry }[] = [
    ...named,
    ...charges.flatMap(entriesOf).map((entry) => ({ name: "charges" as const, entry })),
    ...(grid && gridExport > 0
      ? exportEntries(exports, arrayKw).map((entry) => ({ name: "exports" as const, entry }))
      : []),
  ];
  return all
    .filter(({ entry }) => isOld(entry, today))
    .map(({ name, entry }) => ({
      code: hasEnded(entry, today) ? "ended" : "old",
      figure: name,
      since: hasEnded(entry, today) ? (entry.until ?? entry.asOf) : entry.asOf,
      source: entry.source,
    }));
}
