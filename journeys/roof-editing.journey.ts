// Of the rest: panels moved by hand.
import type { Locator, Page } from "@playwright/test";
import { expectTitle, test } from "./support/design";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./support/journey";
import { box, drawing, obstructions, openRoof, optimized, panels, results, stored } from "./support/roof";

test(
  "pieces are dragged with mouse or finger, nudged by keys, and fit the screen @rest",
  { tag: "@phone" },
  async ({ page }, { project }) => {
    await openRoof(page);
    await page.getByRole("button", { name: "Add obstruction" }).click();
    const chimney = obstructions(page).first();
    const metre = ((await drawing(page).locator("[data-part=roof]").boundingBox())?.width ?? 0) / 12;
    await drag(page, chimney, 2 * metre, -metre, project.name === "390");
    await expect(box(page, "x of chimney 1")).toHaveValue("7.5");
    await expect(box(page, "y of chimney 1")).toHaveValue("2.5");
    await chimney.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(box(page, "x of chimney 1")).toHaveValue("7.61");
    await expect(box(page, "y of chimney 1")).toHaveValue("2.6");
    await optimized(page);
    const last = panels(page).last();
    const before = await last.getAttribute("aria-label");
    await drag(page, last, -metre / 2, 0, project.name === "390");
    await expect(last).not.toHaveAttribute("aria-label", before ?? "");
    await page.getByText("Setbacks, walkways and rules").click();
    await page.getByRole("radio", { name: /^another size/ }).click();
    await page.getByRole("button", { name: "Add walkway" }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  "walkways are dragged and nudged as obstructions are, checked at once, said aloud and taken back @rest",
  { tag: "@phone" },
  async ({ page }, { project }) => {
    const id = await openRoof(page);
    const touch = project.name === "390";
    await page.getByText("Setbacks, walkways and rules").click();
    await page.getByRole("button", { name: "Add walkway" }).click();
    await box(page, "Width of walkway 1").fill("0.6");
    const at = box(page, "From ridge to walkway 1");
    const before = await at.inputValue();
    await page.reload();
    await expect(at).toBeHidden();
    const walkway = drawing(page).locator("[data-walkway]");
    await expect(walkway).toHaveAccessibleName(/^Walkway 1 across the roof, 3\.\d+ to 4\.\d+ m from the ridge$/);
    const metre = ((await drawing(page).locator("[data-part=roof]").boundingBox())?.width ?? 0) / 12;
    // Taken hold of on the drawing, its numbers open; along its own way it does not move.
    await drag(page, walkway, 2 * metre, -metre, touch);
    await expect(at).toBeVisible();
    await expect(at).not.toHaveValue(before);
    const dragged = await at.inputValue();
    expect(Math.abs(Number(dragged) - (Number(before) - 1))).toBeLessThanOrEqual(0.11);
    await walkway.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    const nudged = (Number(dragged) + 0.1).toFixed(1).replace(".0", "");
    await expect(at).toHaveValue(nudged);
    await expect(page.getByRole("status").filter({ hasText: `Walkway 1 across the roof, ${nudged} to` })).toHaveCount(
      1,
    );
    await page.keyboard.press("ArrowUp");
    await expect(at).toHaveValue(dragged);
    for (let step = 0; step < 3; step++) await page.getByRole("button", { name: "Undo" }).click();
    await expect(at).toHaveValue(before);
    await optimized(page);
    expect((await stored(page, id)).rules.walkways).toMatchObject([{ direction: "across", at: Number(before) }]);
    // Onto the panels: each of them is found at once, by the check that a layout by hand is held to.
    await drag(page, walkway, 0, -metre, touch);
    await expect(results(page)).toContainText("cannot be built");
    await expect(results(page)).toContainText("lies on a walkway");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await walkway.focus();
    await page.keyboard.press("Delete");
    await expect(walkway).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(walkway).toHaveCount(1);
  },
);

test("panels are moved, checked at once, locked, laid around, removed and taken back", async ({ page }) => {
  const id = await openRoof(page);
  await box(page, "Roof width").fill("6");
  await box(page, "Roof height").fill("4");
  await optimized(page);
  const count = await panels(page).count();
  const first = panels(page).first();
  await first.focus();
  await page.keyboard.press("PageDown");
  await expect(panels(page).nth(1)).toBeFocused();
  await page.keyboard.press("PageUp");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(results(page)).toContainText("cannot be built");
  await expect(page.getByRole("button", { name: "Save this layout" })).toBeDisabled();
  // What cannot be built has no figures that hold.
  await expect(results(page)).not.toContainText("Efficiency score");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(results(page)).toContainText("proved");
  await panels(page).nth(2).click();
  await page.getByRole("button", { name: "Remove panel" }).click();
  await expect(panels(page)).toHaveCount(count - 1);
  await expect(results(page)).toContainText("Edited by you");
  await expect(results(page)).toContainText(/It yields [\d,]+ kWh a year less than the stored one/);
  await page.getByRole("button", { name: "Save this layout" }).click();
  await expectTitle(page, "Layout saved");
  expect(await stored(page, id)).toMatchObject({ edited: true, proof: null });
  await page.getByRole("button", { name: "Add a panel" }).click();
  await expect(panels(page)).toHaveCount(count);
  await page.getByRole("button", { name: "Back to the stored layout" }).click();
  await expect(panels(page)).toHaveCount(count - 1);
  await panels(page).first().click();
  await box(page, "Panel x").fill("2.2");
  await box(page, "Panel y").fill("1.4");
  await page.getByRole("button", { name: "Lock", exact: true }).click();
  await optimized(page);
  const { optimizedLayout } = await stored(page, id);
  expect(optimizedLayout.some(({ x, y }) => x === 2.2 && y === 1.4)).toBe(true);
});

/** With the mouse, or as a finger does it. */
async function drag(page: Page, piece: Locator, along: number, down: number, touch: boolean): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  const from = await piece.boundingBox();
  if (!from) throw new Error("The piece is not on the screen");
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  if (!touch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + along / 2, y + down / 2, { steps: 4 });
    await page.mouse.move(x + along, y + down, { steps: 4 });
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const touchAt = (type: "touchStart" | "touchMove", at: { x: number; y: number }) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: [at] });
  await touchAt("touchStart", { x, y });
  for (const part of [0.25, 0.5, 0.75, 0.9, 1]) await touchAt("touchMove", { x: x + along * part, y: y + down * part });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
