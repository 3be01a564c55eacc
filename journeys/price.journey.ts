import { priceOfProject } from "@sunwright/engine/sizing/explain/price-ladder";
import { newProject, openProject, storedDesign, test, toPage } from "./support/design";
import { expect, expectHolds, expectNoSidewaysScroll, onBothWidths } from "./support/journey";

const naira = (amount: number) =>
  `₦${amount >= 1_000_000 ? `${(amount / 1_000_000).toFixed(1)} M` : Math.round(amount).toLocaleString("en-US")}`;

test("one price stands in the figures and on the ladder, and the fixed rates stay beside it", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  const price = priceOfProject(await storedDesign(page, project.id));
  expect(price).toMatchObject({ rung: "local", currency: "NGN" });
  const exact = `₦${Math.round(price.amount).toLocaleString("en-US")}`;

  await openProject(page, project, "money");
  const figures = page.getByRole("region", { name: "Figures" }).or(page.locator(".result-figures"));
  await expect(figures.first()).toContainText(/₦[\d.,]+/);
  const ladder = page.getByRole("region", { name: "What it costs" });
  const rung = (name: string) => ladder.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(rung("Local prices")).toContainText("The price");
  await expect(rung("Local prices")).toContainText(exact);
  await expect(rung("Local prices")).toContainText(
    new RegExp(`${naira(price.range?.low ?? 0)} to ${naira(price.range?.high ?? 0)}`.replaceAll(".", String.raw`\.`)),
  );
  await expect(rung("Cost Estimation, fixed rates")).toContainText(
    `₦${Math.round((project.estimatedCost ?? 0) * 1_650).toLocaleString("en-US")}`,
  );
  await ladder.locator("summary").click();
  await expect(ladder.getByRole("row", { name: /^Total/ })).toContainText(naira(price.amount));
  await expectHolds(page);
  await onBothWidths(page, () => expectNoSidewaysScroll(page));
  await toPage(page, "summary");
  await expect(page.locator(".result-figures")).toContainText(/Local prices of Nov 29, 2026, parts and labour/);
});
