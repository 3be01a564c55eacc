import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, provoking, test } from "./support/journey";
import { fillSignIn } from "./support/sign-in";

test.use({
  serviceWorkers: "allow",
  storageState: { cookies: [], origins: [] },
  ...provoking(/ERR_INTERNET_DISCONNECTED/),
});

/** A page that stands so long has the rest of the application fetched. [ms] */
const KEPT_AFTER = 3_000;

const tryFirst = (page: Page) => page.getByRole("button", { name: "Try it first" });
const home = (page: Page) => page.getByRole("radio", { name: /^Flat/ });

test("a visitor whose connection breaks at once is told so by each press, and loses nothing @phone", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto("/");
  await expect(tryFirst(page)).toBeVisible();
  await context.setOffline(true);
  await fillSignIn(page, "amina@example.com", "hunter-22222");
  await expect(page.getByRole("alert").filter({ hasText: "Login Failed" })).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("amina@example.com");

  await tryFirst(page).click();
  const failed = page.getByRole("alert").filter({ hasText: "This part could not be loaded. Is there a connection?" });
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("amina@example.com");
  await tryFirst(page).click();
  await context.setOffline(false);
  // Where the browser forgets a failed script with the document alone, the page is loaded again.
  // It comes by itself, or by a press: a browser that forgets a failed script with the document alone loads it again.
  const again = failed.getByRole("button", { name: "Try again" });
  await expect(async () => {
    for (const button of [again, tryFirst(page)]) if (await button.isVisible()) await button.click();
    await expect(home(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  // With its style sheets, of which one that failed counts as there to who asks again.
  await expect(page.locator(".trial-page")).toHaveCSS("display", "grid");
});

test("a visitor's first page is kept within seconds: what it leads to opens without a connection, over a reload @rest", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto("/");
  await expect(tryFirst(page)).toBeVisible();
  await page.clock.runFor(KEPT_AFTER);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
  // Pages of the catalogue stay the server's for who is not signed in (record 204).
  await page.goto("/marketplace");
  await expect(page.getByRole("heading", { name: "Marketplace", level: 1 })).toBeVisible();
  await expect(tryFirst(page)).toHaveCount(0);

  await context.setOffline(true);
  await page.goto("/");
  await page.clock.runFor(KEPT_AFTER);
  await tryFirst(page).click();
  await page.getByLabel("Town or nearest city").fill("Lagos");
  await page
    .getByRole("option", { name: /^Lagos/ })
    .first()
    .click();
  await home(page).click();
  await expect(page.getByRole("region", { name: "Your system" })).toContainText("Lagos");
});
