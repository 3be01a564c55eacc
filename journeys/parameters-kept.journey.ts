// Of the rest: what is typed, over reloads and back and forth.
import type { Locator, Page } from "@playwright/test";
import { calculate, expectTitle, newProject, openProject, storedProject, summary, test } from "./support/design";
import { expect, expectHolds, provoking } from "./support/journey";
import { expectFailure } from "./support/toast";

const box = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Parameters" });
const calculateButton = (page: Page) => page.getByRole("button", { name: "Calculate Solar System" });

test("what is typed survives a reload and the way through the steps", async ({ page }) => {
  const project = await newProject(page);
  await openProject(page, project, "system-parameters");
  await box(page, "Humidity").fill("63");
  await box(page, "Altitude").fill("-1");
  await page.getByRole("radio", { name: "hybrid" }).check();
  await page.getByRole("button", { name: "Change the load" }).click();
  await page.getByRole("button", { name: "Continue to System Parameters" }).click();
  await expect(box(page, "Humidity")).toHaveValue("63");
  await page.reload();
  await expect(box(page, "Humidity")).toHaveValue("63");
  await expect(box(page, "Altitude")).toHaveValue("-1");
  await expect(page.getByRole("radio", { name: "hybrid" })).toBeChecked();
  await expect(page.getByText("3 changes not saved")).toBeVisible();
  expect(await storedProject(page, project.id)).toMatchObject({ humidity: 70, systemType: "off-grid" });
});

test.describe("two windows on one project", () => {
  test.use(provoking(/status of 409/, /API error 409/));

  test("a save over a newer one shows both, and the person's word counts @rest", async ({ page, context }) => {
    const project = await newProject(page);
    const other = await context.newPage();
    await openProject(page, project, "system-parameters");
    await openProject(other, project, "system-parameters");
    // Typed before the other window saves: what is saved while nothing is typed arrives by itself.
    await box(other, "Humidity").fill("50");
    await box(other, "Altitude").fill("300");
    await box(page, "Humidity").fill("40");
    await save(page).click();
    await expectTitle(page, "System parameters updated successfully");
    await save(other).click();
    const dialog = other.getByRole("dialog", { name: "This project was changed elsewhere" });
    await expect(dialog.getByRole("row", { name: "Humidity" })).toContainText("70 %40 %50 %");
    await expectHolds(other);
    await dialog.getByRole("button", { name: "Not now" }).click();
    await expect(box(other, "Humidity")).toHaveValue("50");
    await save(other).click();
    await expect(dialog).toBeVisible();
    await box(page, "Backup days").fill("4");
    await dialog.getByRole("button", { name: "Keep my values" }).click();
    await expectTitle(other, "System parameters updated successfully");
    expect(await storedProject(other, project.id)).toMatchObject({ humidity: 50, altitude: 300 });

    // Different fields: neither side loses anything.
    await save(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: "Add my changes" }).click();
    await expectTitle(page, "System parameters updated successfully");
    expect(await storedProject(page, project.id)).toMatchObject({ humidity: 50, altitude: 300, backupDays: 4 });
    await expect(box(page, "Altitude")).toHaveValue("300");
  });
});

test.describe("calls that fail", () => {
  test.use(provoking(/status of 500/, /API error 500/));
  const refuse = { status: 500, json: { code: "internal", message: "Something went wrong on our side" } };

  test("a calculation that fails goes back to step 2 with every field kept @rest", async ({ page }) => {
    const project = await newProject(page);
    await openProject(page, project, "system-parameters");
    await box(page, "Humidity").fill("61");
    let refused = () => {};
    const held = new Promise<void>((resolve) => (refused = resolve));
    await page.route("**/calculate", async (route) => {
      await held;
      await route.fulfill(refuse);
    });
    const called = page.waitForRequest("**/calculate");
    await calculateButton(page).click();
    // Step 3 is reached when the action fires, before there is an answer.
    await expect(page).toHaveURL(/\/results\/summary$/);
    const step = page.getByRole("list", { name: "Design Progress" }).locator("[aria-current=step]");
    await expect(step, "S-260 at once").toContainText("Results & Report");
    await expect(page.getByText("Calculating your solar system").first()).toBeVisible();
    expect((await (await called).allHeaders())["cookie"], "S-427 credentials").toMatch(/(^|; )sunwright=/);
    refused();
    await expectFailure(page, "S-427 S-429", "Failed to calculate solar system");
    await expect(box(page, "Humidity"), "S-260 the fields kept").toHaveValue("61");
    await expect(step, "S-260 back to 2").toContainText("System Parameters");
    await page.unroute("**/calculate");
    await calculate(page);
    await expect(page.getByRole("heading", { name: "Quick Stats" })).toBeVisible();
  });

  test("parameters that cannot be saved say so and stay as typed @rest", async ({ page }) => {
    const project = await newProject(page);
    await openProject(page, project, "system-parameters");
    await page.route("**/api/projects/*", (route) =>
      route.request().method() === "PUT" ? route.fulfill(refuse) : route.continue(),
    );
    await box(page, "Humidity").fill("62");
    await save(page).click();
    await expectFailure(page, "S-433", "Failed to update system parameters");
    await expect(box(page, "Humidity")).toHaveValue("62");
    await calculateButton(page).click();
    await expect(page).toHaveURL(/#system-parameters$/);
    await expect(box(page, "Humidity")).toHaveValue("62");
    expect(await storedProject(page, project.id)).toMatchObject({ humidity: 70, calculatedAt: null });
  });
});

test.describe("a project without a load", () => {
  test.use(provoking(/status of 422/, /API error 422/));

  test("cannot be calculated, and says what is missing @rest", async ({ page }) => {
    await openProject(page, await newProject(page, { appliances: [] }), "system-parameters");
    await expect(summary(page)).toContainText("Add an appliance or enter your consumption first.");
    await calculateButton(page).click();
    await expectTitle(page, "Failed to calculate solar system");
    await expect(page.locator("[data-toast=bad]")).toContainText("Add an appliance or enter your consumption first");
    await expect(calculateButton(page)).toBeVisible();
  });
});
