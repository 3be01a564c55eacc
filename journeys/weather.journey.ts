// Of the rest: a weather file of your own, kept and removed.
import { epwText } from "@sunwright/engine/climate/testing/weather-writers";
import { weatherAt } from "@sunwright/engine/validation/testing/reference";
import { expectTitle, newProject, openProject, storedProject, test } from "./support/design";
import { expect, expectHolds, provoking } from "./support/journey";

/** The reference's hourly year of Lagos, as an EPW file. */
const LAGOS = epwText({ ...weatherAt("synthetic_lagos_ng"), timeZone: 1 });
const fileOf = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

test("a weather file of your own is read, told, kept and removed", async ({ page }) => {
  const project = await newProject(page, { parameters: { city: "ng-kano" }, calculated: true });
  await openProject(page, project, "system-parameters");
  await page.getByLabel("Weather file", { exact: true }).setInputFiles(fileOf("lagos.epw", LAGOS));
  await expectTitle(page, "Weather file used");
  const told = page.getByRole("region", { name: "Your own weather" });
  await expect(told).toContainText("lagos.epw (EPW)");
  await expect(told).toContainText("Time stamps mark the end of the hour.");
  await expect(told).toContainText("UTC+1");
  // Lagos to Kano along the great circle.
  await expect(told).toContainText(/The weather comes from a place 8\d\d km from Kano/);
  await expect.poll(async () => (await storedProject(page, project.id)).designIsCurrent).toBe(false);
  await expectHolds(page);
  await page.reload();
  await expect(told).toContainText("lagos.epw (EPW)");
  await page.getByRole("button", { name: "Remove weather file" }).click();
  await expectTitle(page, "Weather file removed");
  await expect(page.getByRole("region", { name: "Use your own weather file" })).toBeVisible();
  // The server fetches none unless it was configured to.
  await expect(page.getByRole("button", { name: /^Fetch from/ })).toHaveCount(0);
});

test.describe("a weather file that cannot be read", () => {
  test.use(provoking(/status of 422/, /API error 422/));

  test("names the line and what is wrong there, and what was stays @rest", async ({ page }) => {
    await openProject(page, await newProject(page), "system-parameters");
    const broken = LAGOS.split("\n").with(99, "1990,1,4,20,60,nothing").join("\n");
    await page.getByLabel("Weather file", { exact: true }).setInputFiles(fileOf("broken.epw", broken));
    await expect(page.getByRole("alert").filter({ hasText: "Line 100:" })).toBeVisible();
    await expectHolds(page);
    await page.getByLabel("Weather file", { exact: true }).setInputFiles(fileOf("lagos.epw", LAGOS));
    await expectTitle(page, "Weather file used");
    await expect(page.getByRole("alert").filter({ hasText: "Line 100:" })).toHaveCount(0);
  });
});

test("a file no reader would take is told so without being sent @rest", async ({ page }) => {
  await openProject(page, await newProject(page), "system-parameters");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  await page.getByLabel("Weather file", { exact: true }).setInputFiles(fileOf("huge.csv", "a".repeat(26_000_000)));
  await expect(page.getByRole("alert").filter({ hasText: "The file is 26 MB" })).toBeVisible();
  expect(sent).toEqual([]);
});

test("a horizon that may be counted from north or south is asked about, and drawn either way @rest", async ({
  page,
}) => {
  await openProject(page, await newProject(page), "system-parameters");
  const hill = "# azimuth, height of a hill\n-90,5\n0,35\n90,8\n";
  await page
    .getByLabel("Horizon file", { exact: true })
    .setInputFiles({ name: "hill.hor", mimeType: "text/plain", buffer: Buffer.from(hill) });
  const box = page.getByRole("textbox", { name: "Horizon" });
  await expect(box).toHaveValue("90 5, 180 35, 270 8");
  await expect(page.getByText("so it is read as counted from the south")).toBeVisible();
  await expectHolds(page);
  await page.getByRole("button", { name: "Count from the North" }).click();
  await expect(box).toHaveValue("0 35, 90 8, 270 5");
});
