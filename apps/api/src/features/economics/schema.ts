import { MONEY_BOUNDS } from "@sunwright/contract/money-limits";
import { GENERATOR_KINDS } from "@sunwright/engine/economics/generator-set";
import { PROJECT_COUNTRIES } from "@sunwright/engine/parameters/options";
import { BUYERS } from "@sunwright/engine/prices/subsidies";
import { TARIFF_PLANS } from "@sunwright/engine/prices/tariff-plans";
import { date, doublePrecision, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { oneOf, within } from "../../platform/columns";
import { projects } from "../projects/schema";

/** A project's own figures of its money, a row for each country it had some in. Null follows the default. */
export const projectEconomics = pgTable(
  "project_economics",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    country: text("country", { enum: PROJECT_COUNTRIES }).notNull(),
    /** Prices in the country's own currency, rates in % a year. */
    tariff: doublePrecision("tariff"),
    petrolPrice: doublePrecision("petrol_price"),
    dieselPrice: doublePrecision("diesel_price"),
    /** Of the country's currency for a US dollar. */
    exchangeRate: doublePrecision("exchange_rate"),
    inflation: doublePrecision("inflation"),
    discountRate: doublePrecision("discount_rate"),
    loanRate: doublePrecision("loan_rate"),
    /** [months] */
    loanTerm: integer("loan_term"),
    downPayment: doublePrecision("down_payment"),
    years: integer("years"),
    /** How the house has its power today, a day. [h] */
    gridHours: doublePrecision("grid_hours"),
    setHours: doublePrecision("set_hours"),
    /** [%] */
    movedLoad: doublePrecision("moved_load"),
    /** [kW] */
    setPower: doublePrecision("set_power"),
    weeklyLitres: doublePrecision("weekly_litres"),
    weeklyFuel: doublePrecision("weekly_fuel"),
    exportPrice: doublePrecision("export_price"),
    generator: text("generator", { enum: GENERATOR_KINDS }),
    /** Who builds, and the day it is finished: subsidies go by them. */
    buyer: text("buyer", { enum: BUYERS }),
    installDay: date("install_day"),
    /** One by the hour, or that the country's plan holds in any case. */
    tariffPlan: text("tariff_plan", { enum: TARIFF_PLANS }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.country] }),
    oneOf(table.country, PROJECT_COUNTRIES),
    within(table.tariff, MONEY_BOUNDS.tariff),
    within(table.petrolPrice, MONEY_BOUNDS.petrolPrice),
    within(table.dieselPrice, MONEY_BOUNDS.dieselPrice),
    within(table.exchangeRate, MONEY_BOUNDS.exchangeRate),
    within(table.inflation, MONEY_BOUNDS.inflation),
    within(table.discountRate, MONEY_BOUNDS.discountRate),
    within(table.loanRate, MONEY_BOUNDS.loanRate),
    within(table.loanTerm, MONEY_BOUNDS.loanTerm),
    within(table.downPayment, MONEY_BOUNDS.downPayment),
    within(table.years, MONEY_BOUNDS.years),
    within(table.gridHours, MONEY_BOUNDS.gridHours),
    within(table.setHours, MONEY_BOUNDS.setHours),
    within(table.movedLoad, MONEY_BOUNDS.movedLoad),
    within(table.setPower, MONEY_BOUNDS.setPower),
    within(table.weeklyLitres, MONEY_BOUNDS.weeklyLitres),
    within(table.weeklyFuel, MONEY_BOUNDS.weeklyFuel),
    within(table.exportPrice, MONEY_BOUNDS.exportPrice),
    oneOf(table.generator, GENERATOR_KINDS),
    oneOf(table.buyer, BUYERS),
    oneOf(table.tariffPlan, TARIFF_PLANS),
  ],
);
