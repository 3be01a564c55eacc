// Of the rest: every figure of a layout, beside the roof itself.
import { test } from "./support/design";
import { expect, expectAccessible, provoking } from "./support/journey";
import { box, drawing, generate, openRoof, optimized, panels, results, stored } from "./support/roof";
import { expectToast, toasts } from "./support/toast";

test("every figure of the layout explains itself, and the drawings can be read as tables", async ({ page }) => {
  await openRoof(page, { parameters: { country: "Nigeria", city: "ng-kano" } });
  await page.getByRole("button", { name: "Add obstruction" }).click();
  await optimized(page);
  await expect(toasts(page)).toHaveCount(0);
  const tooltip = page.getByRole("tooltip");
  const figures = results(page).locator(".ui-num-why");
  // Power, bound, score, yield, utilization, loss and the score's three factors at least; the gap where it is not proved.
  expect(await figures.count()).toBeGreaterThanOrEqual(9);
  for (const figure of await figures.all()) {
    await figure.hover();
    await expect(tooltip.locator(".ui-explanation-equation")).toHaveText(/\d/);
    await expect(tooltip.locator(".ui-explanation-source").last()).toHaveText(/[a-z]{3}/);
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
  }
  const pieces = page.getByRole("table", { name: /^Panels, obstructions and walkways on the roof/ });
  const count = await panels(page).count();
  await expect(pieces.getByRole("row")).toHaveCount(1 + count + 1);
  await expect(pieces.getByRole("row", { name: /^chimney/ })).toHaveText(/5\.5.*3\.5.*1.*1/);
  await expect(drawing(page)).toHaveAccessibleName(
    new RegExp(`^Roof layout: ${count} panels, \\d+ shaded, 1 obstructions?$`),
  );
  const section = page.getByRole("region", { name: "Section, sun at noon" });
  await expect(section).toContainText("Kano");
  await expect(section.locator(".roof-sun")).toHaveCount(3);
  const suns = section.getByRole("table");
  // Kano lies 12° north: 90° less 12° and 23.4° in December, less 12° in March, 90° less 23.4° and plus 12° in June.
  for (const [day, height] of [
    ["21 December", /54\.[4-7]°/],
    ["21 March", /7[78]\.\d°|78°/],
    ["21 June", /78\.[4-8]°/],
  ] as const)
    await expect(suns.getByRole("row", { name: day })).toHaveText(height);
  await expectAccessible(page);
});

test.describe("a roof that is refused", () => {
  test.use(provoking(/400/, /API error/));
  test("says which boxes are at fault", async ({ page }) => {
    await openRoof(page);
    await page.getByText("Setbacks, walkways and rules").click();
    await box(page, "Setback, left").fill("20");
    await generate(page).click();
    await expectToast(page, "Optimization Failed", "Failed to generate optimal panel layout");
    await expect(page.getByText("Setback, left: Between 0 and 10", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(box(page, "Setback, left")).toHaveValue("0");
  });
});

test("a flat roof is laid in tilted rows, drawn as such in the section, and says what it cannot be asked", async ({
  page,
}) => {
  const id = await openRoof(page);
  await page.getByText("Setbacks, walkways and rules").click();
  await page.getByRole("checkbox", { name: "Flat roof: tilted rows" }).click();
  await expect(box(page, "Tilt")).toHaveValue("0");
  const kinds = page.getByRole("radiogroup", { name: "Layout" });
  await expect(kinds).toHaveAccessibleDescription(/always laid as rows of one orientation/);
  await expect(page.getByText("always laid as rows of one orientation")).toBeVisible();
  await expect(kinds.getByRole("radio", { name: "Same orientation" })).toBeDisabled();
  await expect(kinds.getByRole("radio", { checked: true })).toHaveCount(0);
  await box(page, "Tilt of the rows").fill("15");
  await expect(page.getByRole("region", { name: "Section, sun at noon" })).toContainText("Rows at 15°");
  await optimized(page);
  expect(await stored(page, id)).toMatchObject({ roofTilt: 0, mounting: { kind: "rows", tilt: 15 } });
  await expect(page.getByRole("region", { name: "What each kind of layout yields" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Flat roof: tilted rows" }).click();
  await expect(box(page, "Tilt")).toHaveValue("30");
  await expect(kinds.getByRole("radio", { name: "Most energy" })).toBeChecked();
});
