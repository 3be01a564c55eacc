// Of the rest: what a finger reaches on a roof, beside the roof itself.
import type { Page } from "@playwright/test";
import { test } from "./support/design";
import { expect } from "./support/journey";
import { hold } from "./support/requests";
import { drawing, generate, openRoof, OPTIMIZE, optimized, panels, results } from "./support/roof";

test(
  "the button is in reach on opening, the work in view from wherever it was begun, and so is the layout it brings",
  { tag: "@phone" },
  async ({ page }) => {
    const id = await openRoof(page);
    await optimized(page);
    await page.goto("/projects");
    await page.goto(`/projects/${id}/roof`);
    await expect(panels(page)).toHaveCount(57);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(generate(page)).toBeInViewport({ ratio: 1 });
    await generate(page).focus();
    expect(await page.evaluate(() => scrollY), "the button is there already").toBe(0);
    await expectDrawnOrder(page);
    const use = (kind: string) => results(page).getByRole("button", { name: `Use ${kind}` });
    await expectShown(page, async () => {
      await generate(page).click();
      await expect(use("Rows only")).toBeDisabled();
      await expect(use("Rows only")).toHaveAccessibleDescription(/once the layout is generated/);
    });
    // The comparison of kinds stands below the figures, far from the progress on a phone.
    await expectShown(page, () => use("Rows only").click());
  },
);

/** A phone shows the drawing, what it is worth, then the inputs; wider screens the inputs first. Source: visual direction, 7. */
async function expectDrawnOrder(page: Page) {
  const top = (pane: string) => page.locator(pane).evaluate((element) => element.getBoundingClientRect().top);
  const [inputs, middle, worth] = [await top(".roof-inputs"), await top(".roof-mid"), await top(".roof-results")];
  const isPhone = (page.viewportSize()?.width ?? 0) <= 640;
  expect(isPhone ? [middle < worth, worth < inputs] : [inputs === middle, middle === worth]).toEqual([true, true]);
}

async function expectShown(page: Page, press: () => Promise<void>) {
  const release = await hold(page, OPTIMIZE);
  const progress = page.getByRole("progressbar", { name: "Optimization" });
  await press();
  await expect(progress).toBeInViewport({ ratio: 0.95 });
  await expect(drawing(page)).toBeInViewport({ ratio: 0.5 });
  release();
  await expect(progress).toBeHidden();
  await expect(panels(page)).not.toHaveCount(0);
  await expect(drawing(page)).toBeInViewport({ ratio: 0.5 });
}
