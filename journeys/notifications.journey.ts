import type { Locator, Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, firstProject, signedIn, test } from "./support/journey";
import { pauseTime, tickUntilVisible } from "./support/time";
import { expectToast, toasts } from "./support/toast";

const calculator = (page: Page) => page.getByRole("heading", { name: "Power Consumption Calculator" });

test("one notification at a time, five seconds, F8 reaches it, 420 px at most @phone", async ({ page }, {
  project,
}) => {
  await page.clock.install();
  await page.goto("/auth?verified=true");
  await expectToast(page, "Email Verified!");
  await page.keyboard.press("F8");
  const region = page.getByRole("region", { name: /notifications/i });
  expect(await region.evaluate((element) => element.contains(document.activeElement)), "S-236").toBe(true);
  const width = (await toasts(page).boundingBox())?.width ?? 0;
  expect(width, "S-237").toBeLessThanOrEqual(420);
  if (project.name === "1440") expect(width, "S-237 on wide screens").toBeGreaterThan(400);
  // While the focus is on it, time does not take it away.
  await pauseTime(page);
  await expect(toasts(page)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email", { exact: true }).fill("nobody@example.org");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  const second = toasts(page).getByText("Reset Email Sent");
  await tickUntilVisible(page, second);
  await expect(toasts(page), "S-233").toHaveCount(1);
  await page.mouse.move(2, 2);
  await page.clock.runFor(4_800);
  await expect(second, "S-234 after 4,800 ms").toBeVisible();
  await page.clock.runFor(200);
  await expect(toasts(page), "S-234 after 5,000 ms").toHaveCount(0);
});

/** Drags to the right by so much: with a finger where there is one, else with the mouse. [px] */
async function drag(page: Page, target: Locator, distance: number, touch: boolean): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to drag");
  const [x, y] = [box.x + 60, box.y + 20];
  const points = Array.from({ length: distance / 10 }, (_, index) => ({ x: x + 10 * (index + 1), y }));
  if (touch) {
    const device = await page.context().newCDPSession(page);
    await device.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    for (const point of points)
      await device.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    await device.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const point of points) await page.mouse.move(point.x, point.y);
    await page.mouse.up();
  }
}

test("a notification is swiped away to the right, over 50 px @phone @rest", async ({ page, hasTouch }) => {
  await page.goto("/auth?verified=true");
  await expect(toasts(page)).toBeVisible();
  // With the focus on it, it stays until it is swiped.
  await page.keyboard.press("F8");
  await drag(page, toasts(page), 50, hasTouch);
  await expect(toasts(page), "S-235 not before the threshold").toHaveAttribute("data-swipe", "cancel");
  await drag(page, toasts(page), 60, hasTouch);
  await expect(toasts(page), "S-235 over 50 px").toHaveCount(0);
});

/** As a hand does it, in many small steps. */
async function glideOnto(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to move to");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
}
const glideAway = (page: Page) => page.mouse.move(2, 600, { steps: 10 });

test("a tooltip opens after 700 ms, the next within 300 ms at once @phone @rest", async ({ page }) => {
  await signedIn(page);
  await page.goto("/");
  await expect(calculator(page)).toBeVisible();
  const project = await firstProject(page);
  await page.clock.install();
  await page.goto("/projects");
  const first = page.getByRole("button", { name: "Display settings" });
  const second = page.getByRole("button", { name: `Actions for ${project.name}` });
  await expect(second).toBeVisible();
  await pauseTime(page);
  const tooltip = page.getByRole("tooltip");

  await glideOnto(page, first);
  await page.clock.runFor(690);
  await expect(tooltip, "S-238 not before 700 ms").toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip, "S-238 after 700 ms").toHaveText("Display settings");

  await glideAway(page);
  await page.clock.runFor(290);
  await glideOnto(page, second);
  await page.clock.runFor(1);
  await expect(tooltip, "S-238 at once within 300 ms").toHaveText(`Actions for ${project.name}`);

  await glideAway(page);
  await page.clock.runFor(310);
  await glideOnto(page, first);
  await page.clock.runFor(690);
  await expect(tooltip, "S-238 not at once after 300 ms").toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText("Display settings");
});
