import { expect, type Locator, type Page } from "@playwright/test";
import { type PanelPlacement, PanelPlacement as Placement } from "@sunwright/contract/roof";
import { newProject } from "./design";
import { toasts } from "./toast";

export const results = (page: Page): Locator => page.getByRole("complementary", { name: "Optimization Results" });
export const drawing = (page: Page): Locator => page.getByRole("group", { name: /^Roof layout:/ });
export const panels = (page: Page): Locator => drawing(page).locator("[data-panel]");
export const obstructions = (page: Page): Locator => drawing(page).locator("[data-obstruction]");
export const box = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });
export const generate = (page: Page): Locator => page.getByRole("button", { name: "Generate Optimal Layout" });
export const OPTIMIZE = "**/api/projects/*/optimize-panels";
export const PLACEMENT = "**/api/projects/*/panel-placement";

export async function openRoof(page: Page, wanted: Parameters<typeof newProject>[1] = {}): Promise<string> {
  const { id } = await newProject(page, { appliances: [], ...wanted });
  await page.goto(`/projects/${id}/roof`);
  await expect(generate(page)).toBeVisible();
  return id;
}

export async function optimized(page: Page): Promise<void> {
  await generate(page).click();
  // Seconds of search, times whatever else the machine does.
  await expect(toasts(page).getByText("Optimization Complete", { exact: true })).toBeVisible();
}

export const stored = async (page: Page, id: string): Promise<PanelPlacement> =>
  Placement.parse(await (await page.request.get(`/api/projects/${id}/panel-placement`)).json());

/** As computed, of each of these. */
export const fillsOf = (pieces: Locator): Promise<string[]> =>
  pieces.evaluateAll((all) => all.map((element) => getComputedStyle(element).fill));
export const colour = (page: Page, name: string) =>
  page.evaluate((token) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${token})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
