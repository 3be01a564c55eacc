import type { Locator, Page } from "@playwright/test";
import {
  chooseAppliance,
  expectTitle,
  HOUSE_DAILY,
  HOUSE_PEAK,
  newProject,
  openProject,
  storedProject,
  summary,
  test,
} from "./support/design";
import { expect, expectAccessible, expectHolds, expectNoSidewaysScroll, provoking } from "./support/journey";
import { box, direct, fans } from "./support/load";
import { expectApart, expectFailure, expectSuccess, toasts } from "./support/toast";

const EMPTY = "No appliances added yet. Add your first appliance above.";
const INCOMPLETE = "Please select an appliance or enter custom details";

const add = (page: Page) => page.getByRole("button", { name: "Add Appliance" });

/** One of the three boxes of an appliance in the list. */
const power = (page: Page, appliance: string) => box(page, `${appliance}, power in watts`);
const hours = (page: Page, appliance: string) => box(page, `${appliance}, hours per day`);
const quantity = (page: Page, appliance: string) => box(page, `${appliance}, quantity`);

test("a load is put together from the catalogue, its totals beside it @phone", async ({ page }) => {
  const project = await newProject(page, { appliances: [] });
  await openProject(page, project, "power-calculation");
  for (const tab of ["Add Appliances", "Direct Input"])
    await expect(page.getByRole("tab", { name: tab, exact: true }), "S-271").toBeVisible();
  await expect(page.getByRole("heading", { name: "Power Consumption Calculator" }), "S-261 S-271").toBeVisible();
  await expect(page.getByRole("list", { name: "Design Progress" }).locator(".ui-step-label"), "S-259").toHaveText([
    "Power Calculation",
    "System Parameters",
    "Results & Report",
  ]);
  await expect(page.getByText(EMPTY, { exact: true }), "S-456").toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await chooseAppliance(page, "Ceiling fan");
  await expect(page.getByText("Ceiling fan: rated 75 W, typically 9 h a day.")).toBeVisible();
  await page.getByRole("button", { name: "Use 9 h" }).click();
  await box(page, "Quantity").fill("4");
  await add(page).click();
  await expectSuccess(page, "S-442", "Appliance added successfully");
  await expect(page.getByText(EMPTY), "S-428 the list is read again").toHaveCount(0);
  await chooseAppliance(page, "Refrigerator");
  await box(page, "Hours per day").fill("8");
  await add(page).click();
  await expect(power(page, "Refrigerator"), "S-365 S-428 from the catalogue").toHaveValue("150");

  // 75 W × 4 × 9 h and 150 W × 8 h; both at once; 30 days.
  await expect(summary(page), "S-249 S-263 daily total").toContainText("3,900 Wh");
  await expect(summary(page), "S-263 peak total").toContainText("450 W");
  await expect(summary(page)).toContainText("117 kWh");
  const list = await page.request.get(`/api/projects/${project.id}/appliances`);
  expect(await list.json()).toMatchObject([
    { applianceId: "ceiling-fan", quantity: 4, hoursPerDay: 9, dailyConsumption: 2_700, peakPower: 300 },
    { applianceId: "refrigerator", quantity: 1, hoursPerDay: 8, dailyConsumption: 1_200, peakPower: 150 },
  ]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("the daily total stays in sight while the page is scrolled @phone @rest", async ({ page, isMobile }) => {
  await openProject(page, await newProject(page), "power-calculation");
  const daily = `${HOUSE_DAILY.toLocaleString("en-US")} Wh`;
  const total = isMobile ? page.getByText(daily).last() : summary(page).getByRole("button", { name: daily });
  await expect(total).toBeInViewport();
  await page.getByRole("button", { name: "Open the parameters" }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(total, "S-263 daily, while the page is scrolled").toBeInViewport({ ratio: 1 });
  if (isMobile) return;
  const peak = summary(page).getByRole("button", { name: `${HOUSE_PEAK.toLocaleString("en-US")} W`, exact: true });
  await expect(peak, "S-263 peak, while the page is scrolled").toBeInViewport({ ratio: 1 });
});

test("an appliance of your own needs a name and a power @rest", async ({ page }) => {
  const project = await newProject(page, { appliances: [] });
  await openProject(page, project, "power-calculation");
  const name = page.getByRole("combobox", { name: "Appliance" });
  await add(page).click();
  await expect(name, "S-366").toHaveAccessibleDescription(INCOMPLETE);
  await expectAccessible(page);
  await name.fill("Grinding stone");
  await page.keyboard.press("Escape");
  await add(page).click();
  await expect(name, "S-365 S-366 a name alone").toHaveAccessibleDescription(INCOMPLETE);
  await name.fill("");
  await box(page, "Power").fill("1350");
  await add(page).click();
  await expect(name, "S-365 S-366 a power alone").toHaveAccessibleDescription(INCOMPLETE);
  await name.fill("Grinding stone");
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "It has a motor or a compressor" }).check();
  await add(page).click();
  await expectTitle(page, "Appliance added successfully");
  await expect(power(page, "Grinding stone"), "S-365 name and power").toHaveValue("1350");
  await expect(summary(page)).toContainText("1,350 Wh");
  const list = await page.request.get(`/api/projects/${project.id}/appliances`);
  expect(await list.json()).toMatchObject([
    { applianceId: null, customName: "Grinding stone", customPower: 1_350, quantity: 1, hoursPerDay: 1, motor: true },
  ]);
});

test("a quantity is at least one, hours go from 0 to 24 in halves @rest", async ({ page }) => {
  await openProject(page, await newProject(page, { appliances: [] }), "power-calculation");
  const amount = box(page, "Quantity");
  for (const [typed, read] of [
    ["", "1"],
    ["0", "1"],
    ["2.7", "2"],
  ] as const) {
    await amount.fill(typed);
    await amount.blur();
    await expect(amount, `S-367 "${typed}"`).toHaveValue(read);
  }
  const daily = box(page, "Hours per day");
  await expect(daily, "S-368 starts at 1").toHaveValue("1");
  await daily.press("ArrowUp");
  await expect(daily, "S-368 step 0.5").toHaveValue("1.5");
  for (let presses = 0; presses < 4; presses++) await daily.press("ArrowDown");
  await expect(daily, "S-368 minimum 0").toHaveValue("0");
  await chooseAppliance(page, "Ceiling fan");
  await daily.fill("24.5");
  await add(page).click();
  await expect(daily).toHaveAccessibleDescription("A day has 24 hours");
  await daily.fill("24");
  await add(page).click();
  await expectTitle(page, "Appliance added successfully");
  // 75 W × 2 × 24 h
  await expect(summary(page)).toContainText("3,600 Wh");
});

test("an appliance is changed in place and removed @rest", async ({ page }) => {
  const project = await newProject(page, {
    appliances: [...fans.appliances, { customName: "Grinding stone", customPower: 900, hoursPerDay: 1 }],
  });
  await openProject(page, project, "power-calculation");
  const fan = power(page, "Ceiling fan");
  await fan.fill("9a0");
  await fan.blur();
  await expect(fan, "S-369 digits only").toHaveValue("90");
  await expect(summary(page), "S-428 after a change").toContainText("1,710 Wh");
  await quantity(page, "Ceiling fan").fill("3");
  await expect(summary(page)).toContainText("3,330 Wh");
  await hours(page, "Ceiling fan").fill("10.5");
  await expect(summary(page)).toContainText("3,735 Wh");
  await hours(page, "Ceiling fan").fill("30");
  await expect(page.getByText("A day has 24 hours")).toBeVisible();
  await expectAccessible(page);
  await hours(page, "Ceiling fan").fill("10.5");
  await expect(page.getByText("A day has 24 hours")).toHaveCount(0);

  // Cleared: the catalogue's rated power comes back; a custom appliance counts nothing and says so.
  await fan.fill("");
  await fan.blur();
  await expect(fan).toHaveValue("75");
  await power(page, "Grinding stone").fill("");
  await power(page, "Grinding stone").blur();
  await expect(page.getByText("Counts as 0 W until you type its power")).toBeVisible();
  await expect(summary(page)).toContainText("2,363 Wh");
  await expectAccessible(page);
  const list = await page.request.get(`/api/projects/${project.id}/appliances`);
  expect(await list.json(), "S-370").toMatchObject([{ customPower: null }, { customPower: null, dailyConsumption: 0 }]);

  await page.getByRole("button", { name: "Remove Grinding stone" }).click();
  await expectSuccess(page, "S-443", "Appliance removed successfully");
  await expectApart(toasts(page).last(), page.getByRole("button", { name: "Undo" }));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Remove Grinding stone" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove Grinding stone" }).click();
  await expect(page.getByText("Grinding stone was removed.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Ceiling fan" }).click();
  await expect(page.getByText(EMPTY), "S-428 after a removal").toBeVisible();
  await page.reload();
  await expect(page.getByText(EMPTY)).toBeVisible();
});

/** What the chart "Load by hour of the day" says of one hour, in W. */
const loadAt = (page: Page, hour: string): Locator =>
  page
    .getByRole("table", { name: "Load by hour of the day" })
    .getByRole("row", { name: `${hour}:00 to` })
    .getByRole("cell");

test("the hours an appliance runs in shape the 24-hour curve @rest", async ({ page }) => {
  await openProject(page, await newProject(page, fans), "power-calculation");
  // 75 W over the catalogue's 13 hours, 9 h a day of them: 75 × 9 ÷ 13.
  await expect(loadAt(page, "00")).toHaveText("52");
  await expect(loadAt(page, "10")).toHaveText("0");
  await page.getByRole("button", { name: /^Ceiling fan: .* Change hours$/ }).click();
  const hoursOfDay = page.getByRole("group", { name: "Hours of the day" });
  await expect(hoursOfDay.getByRole("button", { pressed: true })).toHaveCount(13);
  await expectHolds(page);
  await page.getByRole("button", { name: "06 to 18", exact: true }).click();
  await hoursOfDay.getByRole("button", { name: "06 to 07" }).click();
  await hoursOfDay.getByRole("button", { name: "07 to 08" }).click();
  await hoursOfDay.getByRole("button", { name: "08 to 09" }).click();
  await hoursOfDay.getByRole("button", { name: "09 to 10" }).click();
  await expect(page.getByText("9 h a day do not fit into 8 hours. Choose at least 9.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep these hours" })).toBeDisabled();
  await hoursOfDay.getByRole("button", { name: "09 to 10" }).press("Space");
  await page.getByRole("button", { name: "Keep these hours" }).click();
  await expect(loadAt(page, "00")).toHaveText("0");
  await expect(loadAt(page, "10")).toHaveText("75");
  await expect(page.getByText("100% is used between 06 and 18")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Ceiling fan: 09 to 18. Change hours" })).toBeVisible();
});

test.describe("calls that fail", () => {
  test.use(provoking(/status of 500/, /API error 500/));
  const refuse = { status: 500, json: { code: "internal", message: "Something went wrong on our side" } };

  test("an appliance that cannot be added stays as typed, over a reload too @rest", async ({ page }) => {
    await openProject(page, await newProject(page, { appliances: [] }), "power-calculation");
    await page.route("**/appliances", (route) =>
      route.request().method() === "POST" ? route.fulfill(refuse) : route.continue(),
    );
    await chooseAppliance(page, "Refrigerator");
    await box(page, "Quantity").fill("2");
    await box(page, "Hours per day").fill("7.5");
    await add(page).click();
    await expectFailure(page, "S-427 S-430", "Failed to add appliance");
    await page.unroute("**/appliances");
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Appliance" })).toHaveValue("Refrigerator");
    await expect(box(page, "Quantity")).toHaveValue("2");
    await expect(box(page, "Hours per day")).toHaveValue("7.5");
    await add(page).click();
    await expectTitle(page, "Appliance added successfully");
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Appliance" })).toHaveValue("");
  });

  test("an appliance that cannot be changed or removed keeps what was typed and its place @rest", async ({ page }) => {
    await openProject(page, await newProject(page, fans), "power-calculation");
    await page.route("**/appliances/*", (route) => route.fulfill(refuse));
    await power(page, "Ceiling fan").fill("99");
    await power(page, "Ceiling fan").blur();
    await expectFailure(page, "S-431", "Failed to update appliance");
    await expect(power(page, "Ceiling fan")).toHaveValue("99");
    await page.getByRole("button", { name: "Remove Ceiling fan" }).click();
    await expectFailure(page, "S-432", "Failed to remove appliance");
    await expect(power(page, "Ceiling fan")).toHaveValue("99");
    await page.unroute("**/appliances/*");
    await page.reload();
    // What could not be saved is sent again: 99 W × 9 h.
    await expect(power(page, "Ceiling fan")).toHaveValue("99");
    await expect(summary(page)).toContainText("891 Wh");
    await expect(toasts(page)).toHaveCount(0);
  });

  test("direct figures that cannot be calculated stay, and count after a reload @rest", async ({ page }) => {
    const project = await newProject(page, { appliances: [] });
    await openProject(page, project, "power-calculation");
    await page.route("**/calculate", (route) => route.fulfill(refuse));
    await direct(page).click();
    await box(page, "Daily consumption").fill("5000");
    await box(page, "Peak power").fill("1200");
    await expectFailure(page, "S-350 S-429", "Failed to calculate solar system");
    await expect(page.getByText("Not calculated. Your figures are kept here.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/calculate");
    await page.reload();
    await direct(page).click();
    await expect(box(page, "Daily consumption")).toHaveValue("5000");
    await expectTitle(page, "Solar system calculated successfully");
    expect(await storedProject(page, project.id)).toMatchObject({ recommendedInverterCapacity: 2_400 });
  });
});

test("an appliance an outage may stop is marked, kept, and matters for hybrid systems only @rest", async ({ page }) => {
  const project = await newProject(page, fans);
  await openProject(page, project, "power-calculation");
  const essential = page.getByRole("switch", { name: "Ceiling fan, essential in an outage" });
  await expect(essential).toBeChecked();
  await expect(page.getByText("Essential matters for hybrid systems only: this off-grid one")).toBeVisible();
  await essential.focus();
  await page.keyboard.press("Space");
  await expect(essential).not.toBeChecked();
  await expect(essential).toContainText("Can wait");
  await expectHolds(page);
  await expect
    .poll(async () => (await page.request.get(`/api/projects/${project.id}/appliances`)).text())
    .toContain('"essential":false');
  await page.reload();
  await expect(essential).not.toBeChecked();
});
