// Of the rest: a day from a bill and from its months; what is read of a bill is unit tests.
import { newProject, openProject, storedProject, summary, test } from "./support/design";
import { expect, expectHolds } from "./support/journey";
import { box } from "./support/load";
import { expectSuccess } from "./support/toast";

test("a bill in money becomes the day of the design, and what may mean two things is asked @phone", async ({
  page,
}) => {
  const project = await newProject(page, { appliances: [] });
  await openProject(page, project, "power-calculation");
  await page.getByRole("tab", { name: "Bill", exact: true }).click();
  const use = page.getByRole("button", { name: /^Use .* kWh a day$/ });
  await expect(page.getByText("Enter what your bill says.")).toBeVisible();
  await page.getByRole("radio", { name: "A year", exact: true }).click();
  await page.getByRole("combobox", { name: "Tariff" }).click();
  await page.getByRole("option", { name: /^Band A/ }).click();
  // 3,650 kWh at ₦209, or 3,395 with 7.5% VAT on top.
  await box(page, "Amount for the year").fill("762,850");
  const tariffs = page.getByRole("radiogroup", { name: "Which of these is your tariff?" });
  await expect(tariffs.getByRole("radio")).toHaveText([/VAT is in the price/, /7\.5% VAT on top/]);
  await expect(tariffs).toContainText("3,650 kWh a year, 10 a day");
  await expect(use).toHaveCount(0);
  await tariffs.getByRole("radio", { name: /VAT is in the price/ }).click();
  const days = page.getByRole("radiogroup", { name: /Which day should the system power/ });
  await expect(use).toHaveCount(0);
  await expectHolds(page);
  await days.getByRole("radio", { name: /The whole day/ }).click();
  await expect(page.getByText(/A bill does not show peak power\. .* is an estimate/)).toBeVisible();
  await use.click();
  await expectSuccess(page, "S-445", "Solar system calculated successfully");
  await expect(summary(page)).toContainText("12,000 Wh");
  expect(await storedProject(page, project.id)).toMatchObject({
    consumptionSource: "direct",
    directDailyConsumption: 12_000,
  });
  // What was typed stays, and Direct Input shows what it came to.
  await page.getByRole("tab", { name: "Direct Input" }).click();
  await expect(box(page, "Daily consumption")).toHaveValue("12000");
  await page.reload();
  await page.getByRole("tab", { name: "Bill", exact: true }).click();
  await expect(box(page, "Amount for the year")).toHaveValue("762850");
});

test("months that no bill says follow the climate, and purchases need a second one", async ({ page }) => {
  const project = await newProject(page, { appliances: [] });
  await openProject(page, project, "power-calculation");
  await page.getByRole("tab", { name: "Bill", exact: true }).click();
  await page.getByRole("radio", { name: "kWh", exact: true }).click();
  await page.getByRole("radio", { name: "12 months", exact: true }).click();
  await box(page, "January").fill("310");
  await expect(page.getByText(/^11 months are filled in by the temperatures of Lagos/)).toBeVisible();
  await page.getByRole("radio", { name: "Prepaid", exact: true }).click();
  await page.getByLabel("Bought on").first().fill("2026-01-01");
  await box(page, "Amount").first().fill("31");
  await expect(page.getByText(/^Add the next purchase/)).toBeVisible();
  await page.getByLabel("Bought on").nth(1).fill("2026-02-01");
  await box(page, "Amount").nth(1).fill("20");
  await expect(page.getByText(/^That means/)).toContainText(/kWh a year, 1(?:\.\d)? kWh a day/);
});
