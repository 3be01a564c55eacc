import { resolve } from "node:path";
import { newProject, openProject, storedProject, summary, test } from "./support/design";
import { expect, expectHolds } from "./support/journey";
import { expectSuccess } from "./support/toast";

const file = (name: string) => resolve(import.meta.dirname, "../packages/files/src/meter/testing/meter-files", name);

test("a meter's file becomes the day of the design, what can be read in two ways is asked, and a wrong one says its line @phone @rest", async ({
  page,
}) => {
  const project = await newProject(page, {
    appliances: [],
    parameters: { country: "Germany", city: "de-munich", town: null },
  });
  await openProject(page, project, "power-calculation");
  await page.getByRole("tab", { name: "Meter data", exact: true }).click();
  const input = page.getByLabel("Meter file");
  await input.setInputFiles({
    name: "twice.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Zeit;kWh\n2026-01-12 00:00;0,2\n2026-01-12 01:00;0,3\n2026-01-12 01:00;0,4\n"),
  });
  await expect(page.getByRole("alert")).toHaveText(
    /^Line 3: This time appears twice with different values, on lines 3 and 4/,
  );
  await input.setInputFiles(file("kw-called-kwh.csv"));
  const units = page.getByRole("radiogroup", { name: /^What is "Value \(kWh\)" in\?$/ });
  await expect(units).toContainText(/kWh: 43\.5\d* kWh a day/);
  await expect(units).toContainText(/kW: 10\.8\d* kWh a day/);
  await units.getByRole("radio", { name: /^kW:/ }).click();
  await expect(page.getByText("192 intervals of 15 minutes, by the clock of Europe/Berlin")).toBeVisible();
  await input.setInputFiles(file("de-15min-latin1.csv"));
  await expect(page.getByText("288 intervals of 15 minutes, by the clock of Europe/Berlin")).toBeVisible();
  await expect(page.getByText("Verbrauch kWh is what the house took")).toBeVisible();
  await expectHolds(page);
  // 36.883 kWh of three days.
  await page.getByRole("button", { name: /^Use 12\.29 kWh a day$/ }).click();
  await expectSuccess(page, "S-445", "Solar system calculated successfully");
  await expect(summary(page)).toContainText("12,294 Wh");
  expect(await storedProject(page, project.id)).toMatchObject({
    consumptionSource: "direct",
    directDailyConsumption: 12_294,
  });
});
