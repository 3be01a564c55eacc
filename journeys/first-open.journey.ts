import type { Page } from "@playwright/test";
import { expectTitle } from "./support/design";
import {
  expect,
  expectAccessible,
  expectHolds,
  expectNoSidewaysScroll,
  firstProject,
  provoking,
  signedIn,
  test,
} from "./support/journey";
import { expectFailure, expectSuccess, toasts } from "./support/toast";

const calculator = (page: Page) => page.getByRole("heading", { name: "Power Consumption Calculator" });

/** Keeps answers back until released, so that a state that lasts a moment can be looked at. */
async function hold(page: Page, path: string, method: "GET" | "POST"): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    if (route.request().method() === method) await held;
    await route.continue();
  });
  return release;
}

const countProjects = async (page: Page): Promise<unknown> => (await page.request.get("/api/projects")).json();

test("the first open makes one project, with the specification's defaults", async ({ page }) => {
  await signedIn(page);
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/projects")) sent.push(request.postDataJSON());
  });
  const release = await hold(page, "**/api/projects", "POST");
  await page.goto("/");
  await expect(page.getByText("Setting up your solar project", { exact: true }), "S-258").toBeVisible();
  await expectAccessible(page);
  release();
  await expectSuccess(page, "S-454", "Project created successfully");
  expect(sent, "S-401").toEqual([
    expect.objectContaining({
      name: "New Solar Project",
      sunlightHours: 6.5,
      backupDays: 3,
      backupHours: 24,
      systemType: "off-grid",
      voltageFrequency: "220V/50Hz Single Phase",
      installationLocation: "roof-flat",
      country: "Nigeria",
      currency: "NGN",
      ambientTemperature: 29,
    }),
  ]);
  await expect(calculator(page)).toBeVisible();
  await page.reload();
  await expect(calculator(page)).toBeVisible();
  expect(sent, "S-257 S-351 once").toHaveLength(1);
  expect(await countProjects(page), "S-257 S-351 none but this").toMatchObject({ total: 1 });
});

test("the design page stands under its headline, at / and at /calculator @rest", async ({ page }) => {
  await signedIn(page);
  await page.addInitScript(watchBand);
  for (const path of ["/", "/calculator"]) {
    await page.goto(path);
    const headline = page.getByRole("heading", { name: "Professional Solar System Designer", exact: true, level: 1 });
    await expect(headline, "S-004").toBeVisible();
    const subtitle = "Calculate your exact power needs and design the perfect solar solution";
    await expect(page.getByRole("main").getByText(subtitle, { exact: true }), "S-005").toBeVisible();
    const hero = page.locator("main > div").first();
    await expect(hero, "S-043 the banner's words").toHaveText(/^Professional Solar System Designer.*solar solution/);
    expect((await hero.boundingBox())?.width, "S-043 the banner is as wide as the page").toBe(
      page.viewportSize()?.width,
    );
    await expect(calculator(page), "S-257").toBeVisible();
    expect(
      await page.evaluate(() => sessionStorage.getItem("band gone")),
      "the banner stays once it is there",
    ).toBeNull();
  }
  expect(await countProjects(page)).toMatchObject({ total: 1 });
});

/** Runs in the page: notes when a banner that was on the screen is taken away. */
function watchBand() {
  const isBand = (node: Node) => node instanceof HTMLElement && node.classList.contains("bg-band");
  new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => [...removedNodes].some(isBand))) sessionStorage.setItem("band gone", "yes");
  }).observe(document, { childList: true, subtree: true });
}

test("two tabs opened at once share one first project @rest", async ({ page, context }) => {
  await signedIn(page);
  const other = await context.newPage();
  await Promise.all([page.goto("/"), other.goto("/")]);
  for (const tab of [page, other]) await expect(calculator(tab)).toBeVisible();
  expect(await countProjects(page), "S-351").toMatchObject({ total: 1 });
});

test("a project has its own address, and / comes back to the one changed last @rest", async ({ page }) => {
  await signedIn(page);
  await page.goto("/");
  await expect(calculator(page)).toBeVisible();
  const { id } = await firstProject(page);
  await page.goto(`/projects/${id}`);
  await expect(calculator(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "New Solar Project. Rename" }), "S-287").toBeVisible();
  expect(await countProjects(page)).toMatchObject({ total: 1 });
});

test("the appliance list says that it is loading @rest", async ({ page }) => {
  await signedIn(page);
  const release = await hold(page, "**/api/projects/*/appliances", "GET");
  await page.goto("/");
  await expect(page.getByText("Loading appliances", { exact: true }), "S-455").toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByText("No appliances added yet. Add your first appliance above.")).toBeVisible();
});

test.describe("a first project that cannot be made", () => {
  test.use(provoking(/status of 500.*\/api\/projects/, /API error 500 \/api\/projects/));

  test("says so and can be tried again @rest", async ({ page }) => {
    await signedIn(page);
    await page.route("**/api/projects", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { code: "internal", message: "Something went wrong" } })
        : route.continue(),
    );
    await page.goto("/");
    await expectFailure(page, "S-441", "Failed to create project");
    await expect(page.getByRole("main").getByText("Failed to create project")).toBeVisible();
    await expectHolds(page);
    await page.unroute("**/api/projects");
    await page.getByRole("button", { name: "Try again" }).click();
    await expectTitle(page, "Project created successfully");
    await expect(calculator(page)).toBeVisible();
  });
});

test.describe("somebody else's project", () => {
  test.use(provoking(/status of 404.*\/api\/projects\//, /API error 404 \/api\/projects\//));

  test("looks like none at all @rest", async ({ page, browser, baseURL }) => {
    await signedIn(page);
    await page.goto("/");
    await expectTitle(page, "Project created successfully");
    const { id } = await firstProject(page);
    const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await stranger.newPage();
    await signedIn(other);
    expect((await other.request.get(`/api/projects/${id}`)).status()).toBe(404);
    await other.goto(`/projects/${id}`);
    await expect(other.getByText("Project not found"), "S-287 whose it is not").toBeVisible();
    await expectAccessible(other);
    await expectNoSidewaysScroll(other);
    await stranger.close();
  });
});

test.describe("a session that ends meanwhile", () => {
  test.use(provoking(/status of 401/, /API error 401/));

  test("keeps the load and the parameters as typed until somebody signs in again @rest", async ({ page }) => {
    const person = await signedIn(page);
    await page.goto("/");
    await page.getByRole("combobox", { name: "Appliance" }).fill("Grinding stone");
    await page.getByRole("textbox", { name: "Power", exact: true }).fill("1350");
    await page.getByRole("button", { name: "Continue to System Parameters" }).click();
    await page.getByRole("textbox", { name: "Humidity" }).fill("63");
    await page.request.post("/api/auth/logout", { headers: { "sec-fetch-site": "same-origin" } });
    // The stream of the project ends with the session, so the page asks by itself.
    await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Email" }).fill(person.email);
    await page.getByRole("textbox", { name: "Password" }).fill(person.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("textbox", { name: "Humidity" })).toHaveValue("63");
    await expect(toasts(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Change the load" }).click();
    await expect(page.getByRole("combobox", { name: "Appliance" })).toHaveValue("Grinding stone");
    await expect(page.getByRole("textbox", { name: "Power", exact: true })).toHaveValue("1350");
  });
});
