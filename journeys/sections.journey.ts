// Of the rest: sections that are folded and unfolded.
import type { Page } from "@playwright/test";
import { HOUSE_DAILY, newProject, openProject, test, toPage } from "./support/design";
import { expect, expectHolds } from "./support/journey";
import { box, drawing, generate, optimized, panels, results, stored } from "./support/roof";

/** Opens a folded section by its heading, as a person would. */
async function unfold(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { name, level: 2, exact: true }).click();
}

/** Where each of the five tools stands. */
const TOOLS = [
  ["roof", ["Panel placement optimizer"]],
  ["compare", ["One-Click Solar Cost Comparison Wizard"]],
  ["people", ["Project Sharing and Collaboration", "Collaboration History", "Project Comments and Discussion"]],
] as const;

test("S-261 S-270 S-286 the sections of a sized project stand on its pages, those of the first steps folded", async ({
  page,
}) => {
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "results");
  const load = page.getByRole("heading", { name: "Power Consumption Calculator", exact: true });
  await expect(load, "S-261 the load section stands under the results").toHaveCount(1);
  await expect(page.getByText(`4 appliances, ${HOUSE_DAILY.toLocaleString("en-US")} Wh a day`)).toBeVisible();
  await expect(page.getByRole("tab", { name: "Add Appliances" }), "S-261 folded").toHaveCount(0);
  await unfold(page, "Power Consumption Calculator");
  await expect(page.getByRole("tab", { name: "Add Appliances" }), "S-261 unfolded").toBeVisible();
  await expect(load, "S-261 one heading").toHaveCount(1);
  await unfold(page, "System Parameters");
  await expect(page.getByLabel("Altitude", { exact: true })).toBeVisible();
  // At the top of the page its tabs lie over nothing.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectHolds(page, page.locator(".entered-sections"));

  for (const [name, headings] of TOOLS) {
    await toPage(page, name);
    for (const heading of headings)
      await expect(page.getByRole("heading", { name: heading, exact: true }), `S-270 ${heading}`).toBeVisible();
  }

  await toPage(page, "roof");
  const optimizer = page.getByRole("region", { name: "Panel placement optimizer" });
  await expect(optimizer).toContainText("Not run yet");
  await expect(drawing(page), "S-286 the optimizer is a section of the project").toBeVisible();
  await box(page, "Roof width").fill("10");
  await optimized(page);
  await expect(results(page), "S-286 with its results").toContainText("Efficiency score");
  const { optimizedLayout } = await stored(page, project.id);
  await expect(panels(page), "S-286 and its layout").toHaveCount(optimizedLayout.length);
  await expect(optimizer).toContainText(`${optimizedLayout.length} panels, `);
  await expectHolds(page, optimizer);
  await optimizer.getByRole("link", { name: "Open the optimizer on a page of its own" }).click();
  await expect(generate(page)).toBeVisible();
  await expect(box(page, "Roof width")).toHaveValue("10");
});

test("S-270 the tools wait until the system is sized @rest", async ({ page }) => {
  const project = await newProject(page);
  for (const [name, headings] of TOOLS) {
    await page.goto(`/projects/${project.id}/results/${name}`);
    await expect(page.getByText("This project has not been calculated yet.")).toBeVisible();
    for (const heading of headings)
      await expect(page.getByRole("heading", { name: heading }), "S-270 not sized").toHaveCount(0);
  }
});

test("S-030 Export Report stands on the roof page, and hands out what the design page does @rest", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  const project = await newProject(page, { calculated: true, parameters: { name: "Bello residence" } });
  await page.goto(`/projects/${project.id}/roof`);
  const menu = page.getByRole("banner").getByRole("button", { name: "Export Report" });
  await menu.click();
  const items = page.getByRole("menuitem");
  await expect(items, "S-030 print, PDF, CSV, JSON").toHaveText([/^Print/, /^PDF/, /^CSV/, /^JSON/]);
  const download = page.waitForEvent("download");
  await items.filter({ hasText: "JSON" }).click();
  expect((await download).suggestedFilename(), "S-030 the project's file").toBe("bello-residence.json");
  await menu.click();
  await items.filter({ hasText: "Print" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-report"), "S-030 the report goes to paper").toContainText("Bello residence");
  await expect(page.getByRole("region", { name: "Roof layout" }), "S-030 in place of the page").toBeHidden();
});
