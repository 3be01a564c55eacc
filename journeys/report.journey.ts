import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { listHistory, listProjects } from "@sunwright/contract/projects";
import { pagesOfPdf, wordsOfPdf } from "../apps/api/src/testing/pdf-text";
import { newProject, openProject, storedProject, test, toPage } from "./support/design";
import { expect, expectAccessible, expectNoSidewaysScroll, provoking } from "./support/journey";
import { toasts } from "./support/toast";

test.use(provoking(/status of 422.*\/api\/projects\/import/, /API error 422 \/api\/projects\/import/));

/** Export Report stands in the bar of a desk and in the menu of a phone. */
const openExports = (page: Page, isMobile: boolean) =>
  page.getByRole("button", { name: isMobile ? "Menu" : "Export Report", exact: true }).click();

async function exportAs(page: Page, format: RegExp): Promise<Download> {
  await openExports(page, false);
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: format }).click();
  return download;
}
const bytesOf = async (download: Download) => readFile(await download.path());
const squeezed = (text: string) => text.replaceAll(/\s+/g, "");

/** Every figure of the lettered views of the design that explains itself, as it is read; money has a page of its own. */
const figuresOnScreen = (page: Page) =>
  page
    .locator('.result-view:has(.result-letter):not([aria-label="Money"]) .ui-num')
    .evaluateAll((figures) => figures.map((figure) => (figure instanceof HTMLElement ? figure.innerText : "")));

async function exportsOf(page: Page, id: string): Promise<string[]> {
  const answer = await page.request.get(`/api/projects/${id}/history`);
  const items = listHistory.response.parse(await answer.json());
  return items.flatMap(({ action, changes }) => (action === "exported" ? [String(changes["format"])] : [])).sort();
}

test("print, PDF, CSV and JSON say what the screens say, and the history hears of each", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  const project = await newProject(page, {
    calculated: true,
    parameters: { name: "Bello residence", city: "ng-kano", backupDays: 1 },
  });
  // A page that was open keeps what it shows.
  await openProject(page, project, "energy");
  await expect(page.getByRole("slider", { name: /^Hourly simulation/ })).toBeVisible();
  await toPage(page, "wiring");
  await expect(page.getByRole("heading", { name: "Electrical design" })).toBeVisible();
  await toPage(page, "summary");
  await expect(page.getByRole("heading", { name: "System Architecture Overview" })).toBeVisible();
  const figures = (await figuresOnScreen(page)).map(squeezed).filter((figure) => figure !== "");
  expect(figures.length).toBeGreaterThan(40);

  await page.getByRole("button", { name: "Generate Detailed Report" }).click();
  await expect(page.locator("html"), "S-278").toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  const paper = page.locator(".print-report");
  for (const name of [
    "Hourly simulation",
    "Every hour of the year",
    "Cost against hours without power",
    "What the money is based on",
  ])
    await expect(paper.getByRole("heading", { name })).toBeVisible();
  const printed = squeezed(await paper.innerText());
  await page.emulateMedia({ media: null });
  const sheets = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(sheets.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(5);

  const pdf = await exportAs(page, /^PDF/);
  expect(pdf.suggestedFilename(), "S-030").toBe("bello-residence.pdf");
  const bytes = await bytesOf(pdf);
  const words = squeezed(wordsOfPdf(bytes));
  expect(pagesOfPdf(bytes)).toBeGreaterThanOrEqual(5);
  for (const word of [
    "Bello residence",
    "Hourly simulation",
    "Electrical design",
    "What the money is based on",
    "Page 2 of",
  ])
    expect(words).toContain(squeezed(word));
  const lost = (text: string) => figures.filter((figure) => !text.includes(figure));
  expect({ print: lost(printed), pdf: lost(words) }).toEqual({ print: [], pdf: [] });

  const csv = await exportAs(page, /^CSV/);
  expect(csv.suggestedFilename()).toBe("bello-residence.csv");
  const rows = (await bytesOf(csv)).toString("utf8").trimEnd().split("\r\n");
  expect(rows[0]).toBe('"Project","Bello residence"');
  const head = rows.findIndex((row) => row.startsWith('"Hour of the year","Local time"'));
  expect(rows.length - head - 1).toBe(8_760);

  const json = await exportAs(page, /^JSON/);
  expect(json.suggestedFilename()).toBe("bello-residence.json");
  await expect.poll(() => exportsOf(page, project.id)).toEqual(["csv", "json", "pdf", "print"]);

  const text = (await bytesOf(json)).toString("utf8");
  await page.goto("/projects");
  await expectAccessible(page);
  const choose = (content: string) =>
    page
      .getByLabel("Project file")
      .setInputFiles({ name: "p.json", mimeType: "application/json", buffer: Buffer.from(content) });
  await choose(text.replace('"altitude": 200', '"altitude": 200000'));
  await expect(toasts(page).first()).toContainText("project.altitude: Between 0 and 6,000");
  await choose("not json");
  await expect(toasts(page).first()).toContainText("The file is not JSON.");
  const all = listProjects.response.parse(await (await page.request.get("/api/projects")).json()).total;
  await choose(text);
  await page.waitForURL((url) => url.pathname.startsWith("/projects/") && !url.pathname.includes(project.id));
  const copy = await storedProject(page, new URL(page.url()).pathname.split("/")[2] ?? "");
  const { recommendedPanelCapacity, recommendedBatteryCapacity, estimatedCost } = project;
  expect(copy).toMatchObject({
    name: "Bello residence",
    recommendedPanelCapacity,
    recommendedBatteryCapacity,
    estimatedCost,
  });
  expect(listProjects.response.parse(await (await page.request.get("/api/projects")).json()).total).toBe(all + 1);
});

test("the menu of a phone holds the four ways a report leaves @rest", { tag: "@phone" }, async ({ page, isMobile }) => {
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "results");
  await openExports(page, isMobile);
  for (const name of [/^Print/, /^PDF/, /^CSV/, /^JSON/])
    await expect(page.getByRole("menuitem", { name })).toBeVisible();
  await expectAccessible(page, page.getByRole("menu"));
  await page.keyboard.press("Escape");
  await page.goto("/projects");
  await expect(page.getByRole("button", { name: "Import project" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
