import { expect, type Locator, type Page } from "@playwright/test";

const HOUR = 3_600_000;

/** From here on the page's time passes only when told to. Needs `page.clock.install()` before the page was opened. */
export const pauseTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + HOUR);

/** Lets a paused page take the steps that lead to this, of no length each, and so a few milliseconds at most. */
export async function tickUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(locator).toBeVisible({ timeout: 100 });
  }).toPass();
}
