import { readProjectMoney } from "@sunwright/contract/economics";
import { listHistory, Project, readDesign } from "@sunwright/contract/projects";
import type { ProjectPrice } from "@sunwright/contract/prices";
import { capitalRecoveryFactor } from "@sunwright/engine/economics/annuity";
import { exchanged } from "@sunwright/engine/prices/exchange-rate";
import { sensitivityOf } from "@sunwright/engine/sensitivity/sensitivity";
import { yearlyCostTornado } from "@sunwright/engine/sensitivity/tornado";
import { designHours } from "@sunwright/engine/sizing/choice/design-hours";
import { designedYear } from "@sunwright/engine/sizing/choice/designed-year";
import { hourlyCsv } from "@sunwright/report/hourly-csv";
import { ledgerOf } from "@sunwright/report/money-text";
import { priceNote } from "@sunwright/report/price-text";
import { expect } from "vitest";
import type { Client } from "../../../testing/client";

type Known = ReturnType<(typeof ProjectPrice)["parse"]>;

/** The browser's pages, of what the calls answer: CSV, loan, curve of money and, where asked, what a changed world costs. */
export async function expectFigures(client: Client, id: string, { price, known }: Known, worlds: boolean) {
  if (price === null) throw new Error("It is calculated");
  const project = (await client.get(`/api/projects/${id}`)).read(Project);
  const { design } = (await client.get(`/api/projects/${id}/design`)).read(readDesign.response);
  const money = (await client.get(`/api/projects/${id}/economics`)).read(readProjectMoney.response);
  const { currency } = project;

  const hours = designHours(designedYear(design, design.simulation?.shownYear ?? 0));
  const head = hourlyCsv({ project, design, hours, money, known }).split("\r\n").slice(0, 8);
  const cells = head.find((line) => line.startsWith('"Price"'))?.split(/[,;](?=")/) ?? [];
  const written = (cells[0] ?? "").replace(/^"Price"[,;]/, "").replace(",", ".");
  expect(Math.abs(Number(written) - price.amount)).toBeLessThanOrEqual(0.005);
  expect(cells.slice(1)).toEqual([`"${price.currency}"`, `"${priceNote(price)}"`]);

  const ledger = ledgerOf(design, money, currency, {}, known);
  if (ledger === null) throw new Error("It has a load");
  const amount = exchanged(price.amount, price.currency, currency);
  const near = (found: number | undefined) => expect(Math.abs((found ?? 0) / amount - 1)).toBeLessThan(1e-9);
  expect(ledger.price).toEqual(price);
  // Nobody said who builds and when, so no subsidy is taken off.
  const { loan, solar } = ledger.money;
  near(loan.downPayment.value + loan.borrowed.value);
  near(solar.cumulative[0]);

  if (worlds) {
    const asked = { basis: design.basis, panels: design.panels.capacity.value, battery: design.battery.capacity.value };
    const sensitivity = sensitivityOf(asked);
    const tornado = sensitivity && yearlyCostTornado(sensitivity, ledger.assumptions, currency, ledger.price);
    const { years, realRate } = ledger.money;
    const yearly = solar.netPresentCost.value * capitalRecoveryFactor(realRate.value / 100, years);
    // Its years are simulated again, and those of the stored design are rounded.
    expect(Math.abs((tornado?.value ?? 0) / yearly - 1)).toBeLessThan(1e-5);
  }
}

/** The newest calculation in the history has this as the price after it. */
export async function expectInHistory(client: Client, id: string, price: NonNullable<Known["price"]>) {
  const history = (await client.get(`/api/projects/${id}/history`)).read(listHistory.response);
  const entry = history.find(({ action }) => action === "calculated");
  expect(entry?.changes["price"]).toMatchObject({ after: price });
}
