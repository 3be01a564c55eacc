// Of the rest: a design from two figures.
import {
  expectTitle,
  newProject,
  openProject,
  storedDesign,
  storedProject,
  summary,
  test,
  toParameters,
} from "./support/design";
import { expect, expectHolds } from "./support/journey";
import { box, direct, fans } from "./support/load";
import { expectSuccess } from "./support/toast";

test("direct input calculates by itself once both figures are there", async ({ page }) => {
  const project = await newProject(page, { appliances: [] });
  await page.clock.install();
  await openProject(page, project, "power-calculation");
  await direct(page).click();
  await expectHolds(page);
  const calls: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/calculate")) calls.push(request.postDataJSON());
  });
  const daily = box(page, "Daily consumption");
  const peak = box(page, "Peak power");
  await daily.fill("0");
  await peak.fill("0");
  // Longer than the pause in the typing that starts a calculation.
  await page.clock.runFor(1_000);
  await daily.fill("-1");
  await expect(daily, "S-371 minimum 0").toHaveAccessibleDescription("0 Wh or more");
  await peak.fill("many");
  await expect(peak, "S-371 numbers").toHaveAccessibleDescription("A number, 0 or more");
  await peak.fill("-1");
  await expect(peak, "S-371 minimum 0").toHaveAccessibleDescription("0 W or more");
  await expectHolds(page);
  await daily.fill("12 500");
  await expect(daily).toHaveAccessibleDescription(/Read as 12,500 Wh/);
  await daily.fill("1.500");
  await page.clock.runFor(1_000);
  await page.getByRole("button", { name: "1,500", exact: true }).click();
  await expect(daily).toHaveValue("1500");
  await box(page, "Daily consumption in kWh").fill("0,500");
  await expect(daily).toHaveValue("500");
  await box(page, "Daily consumption in kWh").fill("10");
  await expect(daily).toHaveValue("10000");
  expect(calls, "S-350 not before both are filled and one is above 0").toEqual([]);
  await peak.fill("3000");
  await expectSuccess(page, "S-350 S-445", "Solar system calculated successfully");
  expect(calls, "S-350 once").toEqual([{ directDailyConsumption: 10_000, directPeakPower: 3_000 }]);
  await expect(page.getByText("Calculated from these figures.")).toBeVisible();
  await expect(summary(page), "S-249 directly").toContainText("10,000 Wh");
  expect(await storedProject(page, project.id)).toMatchObject({
    consumptionSource: "direct",
    recommendedInverterCapacity: 6_000,
  });
});

test("Calculate keeps to the direct figures, until the appliances are asked for @rest", async ({ page }) => {
  const figures = { directDailyConsumption: 10_000, directPeakPower: 3_000 };
  const project = await newProject(page, { ...fans, calculated: figures });
  await openProject(page, project, "system-parameters");
  const sent = page.waitForRequest("**/calculate");
  await page.getByRole("button", { name: "Calculate Solar System" }).click();
  expect((await sent).postDataJSON(), "S-405").toEqual(figures);
  await expectTitle(page, "Solar system calculated successfully");
  expect(await storedProject(page, project.id)).toMatchObject({ consumptionSource: "direct" });
  await openProject(page, project, "power-calculation");
  await page.getByRole("tab", { name: "Add Appliances" }).click();
  await expect(
    page.getByText("The design is sized from Direct Input: 10,000 Wh a day, 3,000 W at peak."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Use these appliances" }).click();
  await expect(summary(page)).toContainText("675 Wh");
  await toParameters(page);
  await page.getByRole("button", { name: "Calculate Solar System" }).click();
  await expect(page.getByRole("heading", { name: "Quick Stats" })).toBeVisible();
  const design = await storedDesign(page, project.id);
  expect(design.load.dailyConsumption.value).toBe(675);
});

test("direct figures count even when one goes on before the pause is over @rest", async ({ page }) => {
  const project = await newProject(page, { appliances: [] });
  await openProject(page, project, "power-calculation");
  await direct(page).click();
  await box(page, "Daily consumption").fill("4000");
  await box(page, "Peak power").fill("900");
  await toParameters(page);
  await expect(summary(page)).toContainText("4,000 Wh");
  await page.getByRole("button", { name: "Change the load" }).click();
  await expect(box(page, "Daily consumption")).toHaveValue("4000");
  expect(await storedProject(page, project.id)).toMatchObject({ recommendedInverterCapacity: 1_800 });
});
