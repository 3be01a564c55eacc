// Of the rest: subsidies by who builds and when, at a home and at a school.
import type { Locator, Page } from "@playwright/test";
import { newProject, openProject, test } from "./support/design";
import { expect, expectHolds, expectNoSidewaysScroll, onBothWidths } from "./support/journey";

const subsidies = (page: Page): Locator => page.getByRole("region", { name: "What a subsidy takes off" });
const row = (page: Page, name: string): Locator =>
  subsidies(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await subsidies(page).getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
}

test("who builds and when decides what is taken off, and it is kept", async ({ page }) => {
  const parameters = { country: "Australia", city: "au-sydney", currency: "AUD", systemType: "on-grid" } as const;
  const project = await newProject(page, { parameters, calculated: true });
  await openProject(page, project, "money");
  await expect(subsidies(page)).toContainText("Choose who builds it and when it is finished");
  await choose(page, "Who builds", "I do, and I live there");
  await expect(row(page, "Certificates for the panels")).toContainText(
    /Taken off the invoice.*Valid until Dec 31, 2030/,
  );
  await expect(row(page, "Certificates for the panels")).toContainText(/−A\$[\d,.]+/);

  const day = subsidies(page).getByLabel("Finished on");
  await day.fill("2031-02-01");
  await day.blur();
  await expect(row(page, "Certificates for the panels")).toContainText("Ended on Dec 31, 2030. Nothing is taken off.");
  await day.fill("2026-12-20");
  await day.blur();
  await expect(row(page, "Certificates for the panels")).toContainText(/−A\$[\d,.]+/);

  await subsidies(page).getByText("At my price").click();
  const price = subsidies(page).getByRole("textbox", { name: "Price of energy sold" });
  await price.fill("0.08");
  await price.blur();
  await page.reload();
  await expect(subsidies(page).getByLabel("Finished on")).toHaveValue("2026-12-20");
  await expect(price).toHaveValue("0.08");
  await expectHolds(page, subsidies(page));
  await onBothWidths(page, () => expectNoSidewaysScroll(page));
});

test("a school off the grid in Ghana is asked how it has its power, and pays no grid bill", async ({ page }) => {
  const parameters = { country: "Ghana", city: "gh-wa", currency: "GHS", systemType: "off-grid" } as const;
  await openProject(page, await newProject(page, { parameters, calculated: true }), "money");
  const today = page.getByRole("region", { name: "Today", exact: true });
  await expect(today).toContainText("Nobody has said how this house has its power today");
  await expect(today).not.toContainText("Grid bill");
  await expect(today).toContainText("Grid 0 h, generator 0 h, nothing 24 h");
  await expect(subsidies(page)).toContainText("We found no subsidy for home solar in Ghana.");
  const hours = today.getByRole("textbox", { name: "Grid today" });
  await hours.fill("23");
  await hours.blur();
  await expect(today).not.toContainText("Nobody has said");
  await expectHolds(page, today);
});
