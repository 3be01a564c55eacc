import { expect, expectAccessible, expectNoSidewaysScroll, signedIn, test } from "./support/journey";

test("S-021 S-022 a visitor gets the auth screen in place, at / and at every other address", async ({ page }) => {
  for (const path of ["/", "/calculator", "/installer-dashboard", "/no/such/page"]) {
    await page.goto(path);
    await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("S-023 while it is not known who is there, a spinner names the product", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/auth/user", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/calculator");
  await expect(page.getByText(/Sunwright/).first()).toBeVisible();
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveCount(0);
  answer();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
});

test("S-013 S-007 S-037..S-039 an installer's home is the installer dashboard, the menu names the role", async ({
  page,
}) => {
  const person = await signedIn(page, "installer");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/installer/i);
  await page.getByRole("button", { name: /Ada Example/ }).click();
  const panel = page.getByRole("menu");
  await expect(panel.getByText("Ada Example")).toBeVisible();
  await expect(panel.getByText(person.email)).toBeVisible();
  await expect(panel.getByText("Installer", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("S-014 S-008 S-009 a retailer's home is the retailer dashboard; the calculator is everyone's", async ({
  page,
}) => {
  await signedIn(page, "retailer");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/retailer|store/i);
  await page.getByRole("button", { name: /Ada Example/ }).click();
  await expect(page.getByRole("menu").getByText("Retailer", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/calculator");
  await expect(page.getByRole("heading", { name: "Power Consumption Calculator" })).toBeVisible();
});

test("S-009 S-015 S-016 S-188 everybody else is a User, and / is the calculator", async ({ page }) => {
  await signedIn(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Power Consumption Calculator" })).toBeVisible();
  await page.getByRole("button", { name: /Ada Example/ }).click();
  await expect(page.getByRole("menu").getByText("User", { exact: true })).toBeVisible();
  for (const path of ["/installer-dashboard", "/retailer-dashboard", "/3d-visualizer", "/calculator"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test("S-020 S-024..S-026 an unknown address is a page of its own that leads home", async ({ page }) => {
  await signedIn(page, "installer");
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe("a share link that does not exist", () => {
  test.use({ provoked: [/status of 404.*\/api\/shared\//] });
  test("S-298..S-302 shows Share Not Found with the way home", async ({ page }) => {
    await page.goto("/shared/no-such-token");
    await expect(page.getByRole("heading", { name: "Share Not Found" })).toBeVisible();
    await expect(page.getByText(/expired or been removed/)).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("link", { name: "Go to Home" })
      .or(page.getByRole("button", { name: "Go to Home" }))
      .click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("S-027..S-030 S-032 S-033 S-035 the bar carries title, visualizer, settings, export and the person", async ({
  page,
}, { project }) => {
  await page.goto("/auth");
  await signedIn(page);
  await page.goto("/");
  const bar = page.getByRole("banner");
  await expect(bar.getByText("Professional Solar System Designer").first()).toBeAttached();
  await expect(bar.getByRole("button", { name: /Ada Example/ })).toHaveText(/AE/);
  if (project.name !== "390") {
    await expect(bar.getByRole("link", { name: "3D Visualizer" })).toHaveAttribute("href", "/3d-visualizer");
    await expect(bar.getByRole("button", { name: "Export Report" })).toBeVisible();
  }
});

test("S-040 S-041 profile and settings are pages that change something", async ({ page }) => {
  await signedIn(page, "installer");
  await page.goto("/");
  await page.getByRole("button", { name: /Ada Example/ }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByLabel("First name").fill("Adaeze");
  await page.getByRole("button", { name: /save/i }).first().click();
  await expect(page.getByRole("button", { name: /Adaeze Example/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /Adaeze Example/ }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("S-138..S-140 who is signed in is asked again on mount, on focus and every minute", async ({ page }) => {
  await signedIn(page, "installer");
  await page.clock.install();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/user")) asked += 1;
  });
  await page.goto("/installer-dashboard");
  await expect.poll(() => asked).toBeGreaterThanOrEqual(1);
  const mounted = asked;
  await page.clock.runFor(61_000);
  await expect.poll(() => asked).toBeGreaterThan(mounted);
  const waited = asked;
  await page.clock.runFor(31_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect.poll(() => asked).toBeGreaterThan(waited);
});

test("S-233..S-237 one notification at a time, five seconds, F8 reaches it, 420 px at most", async ({ page }, {
  project,
}) => {
  await page.clock.install();
  await page.goto("/auth?verified=true");
  const region = page.getByRole("region", { name: /notification/i });
  const toast = region.getByText("Email Verified!");
  await expect(toast).toBeVisible();
  await expect(region.getByRole("listitem")).toHaveCount(1);
  if (project.name === "1440")
    expect((await region.getByRole("listitem").boundingBox())?.width).toBeLessThanOrEqual(420);
  await page.keyboard.press("F8");
  expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.getByRole("tab", { name: "Sign In" }).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_000);
  await expect(toast).toHaveCount(0);
});
