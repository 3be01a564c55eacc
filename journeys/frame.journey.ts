import type { Page } from "@playwright/test";
import { User } from "@sunwright/contract/accounts";
import { expect, expectAccessible, expectHolds, provoking, signedIn, test } from "./support/journey";
import { createAccount, somebody } from "./support/people";
import { hold } from "./support/requests";
import { pauseTime, tickUntilVisible } from "./support/time";
import { expectToast } from "./support/toast";

const signInTab = (page: Page) => page.getByRole("tab", { name: "Sign In" });
const calculator = (page: Page) => page.getByRole("heading", { name: "Power Consumption Calculator" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens the avatar's menu. */
async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Account menu" }).click();
  return page.getByRole("menu");
}

test("S-021 a visitor gets the auth screen in place, at / and elsewhere", async ({ page }) => {
  for (const path of ["/", "/calculator", "/installer-dashboard", "/projects/1", "/settings", "/no/such/page"]) {
    await page.goto(path);
    await expect(signInTab(page), "S-021 S-022").toBeVisible();
    expect(new URL(page.url()).pathname, "S-021 S-022 in place").toBe(path);
  }
});

test("while it is not known who is there, a spinner names the product @rest", async ({ page }) => {
  const answer = await hold(page, "**/api/auth/user");
  await page.goto("/calculator");
  const loading = page.getByRole("status");
  await expect(loading, "S-023 the text").toContainText("Loading Sunwright");
  await expect(loading.locator("svg"), "S-023 the spinner").toBeVisible();
  await expect(signInTab(page)).toHaveCount(0);
  await expectAccessible(page);
  answer();
  await expect(signInTab(page)).toBeVisible();
});

test.describe("a first answer that is neither yes nor no", () => {
  test.use(provoking(/status of 500.*\/api\/auth\/user/));

  test("ends as nobody being signed in @rest", async ({ page }) => {
    await page.route("**/api/auth/user", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/calculator");
    await expect(signInTab(page), "S-137").toBeVisible();
  });
});

test("an installer's home is the installer dashboard, the menu names the role @rest", async ({ page }) => {
  const person = await signedIn(page, "installer");
  await page.goto("/");
  await expect(heading(page)).toHaveText("Welcome back, Ada");
  await expect(page, "S-013").toHaveTitle(/^Installer dashboard/);
  const menu = await openMenu(page);
  await expect(menu.getByText("Ada Example", { exact: true }), "S-037").toBeVisible();
  await expect(menu.getByText(person.email, { exact: true }), "S-038").toBeVisible();
  await expect(menu.getByText("Installer", { exact: true }), "S-007 S-039").toBeVisible();
  await expectHolds(page);
});

test("a retailer's home is the retailer dashboard; the calculator is everyone's @rest", async ({ page }) => {
  await signedIn(page, "retailer");
  await page.goto("/");
  await expect(heading(page), "S-014").toHaveText("Retailer dashboard");
  const menu = await openMenu(page);
  await expect(menu.getByText("Retailer", { exact: true }), "S-008 S-039").toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/calculator");
  await expect(calculator(page), "S-016 for a retailer").toBeVisible();
});

test("everybody else is a User, and every page is open to them @rest", async ({ page }) => {
  await signedIn(page);
  await page.goto("/");
  await expect(calculator(page), "S-015").toBeVisible();
  const menu = await openMenu(page);
  await expect(menu.getByText("User", { exact: true }), "S-009 S-039").toBeVisible();
  for (const [path, title] of [
    ["/installer-dashboard", "Welcome back, Ada"],
    ["/retailer-dashboard", "Retailer dashboard"],
    ["/3d-visualizer", "3D Solar Layout Designer"],
  ] as const) {
    await page.goto(path);
    await expect(heading(page), "S-188").toHaveText(title);
    await expectHolds(page);
  }
});

test("an unknown address is a page of its own that leads home", async ({ page }) => {
  await signedIn(page, "installer");
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "404 Page Not Found", exact: true }), "S-020 S-024").toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist.", { exact: true }), "S-025").toBeVisible();
  await expectHolds(page);
  await page.getByRole("link", { name: "Go back home", exact: true }).click();
  await expect(page, "S-026").toHaveURL(/\/$/);
  await expect(heading(page)).toHaveText("Welcome back, Ada");
  await expect(page.locator("#main:focus, #main h1:focus")).toHaveCount(1);
});

test.describe("a page that does not come", () => {
  test.use(provoking(/ERR_FAILED.*\/assets\/projects-/, /dynamically imported module/, /Unable to preload/));

  test("says so in its place, and every other page opens as ever @rest", async ({ page }) => {
    let asked = 0;
    await page.route(/\/assets\/projects-.*\.js/, (route) => {
      asked++;
      return route.abort();
    });
    await signedIn(page, "installer");
    await page.goto("/installer-dashboard");
    await page.getByRole("banner").getByRole("link", { name: "Projects" }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "3D Visualizer" }).click();
    await expect(page.getByRole("heading", { level: 1 }).first()).toContainText("3D");
    expect(asked, "asked for without end").toBeLessThan(4);
  });
});

test("Back leads to where one was on a page @rest", async ({ page }) => {
  await signedIn(page, "installer");
  await page.goto("/settings");
  await page.setViewportSize({ width: 1440, height: 500 });
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Projects" }).focus();
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/projects$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByText("This device")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test.describe("a share link that opens nothing", () => {
  test.use(
    provoking(
      /status of (404|500).*\/api\/shared\//,
      /API error (404|500) \/api\/shared\//,
      /ERR_FAILED.*\/api\/shared\//,
    ),
  );

  test("shows Share Not Found, whatever went wrong, with the way home @rest", async ({ page }) => {
    const answer = await hold(page, "**/api/shared/*");
    await page.goto("/shared/no-such-token");
    await expect(page.getByText("Loading shared project").last(), "S-298").toBeVisible();
    answer();
    const notFound = page.getByRole("heading", { name: "Share Not Found" });
    await expect(notFound, "S-299 S-302").toBeVisible();
    await expect(page.getByText(/This link may have expired or been removed/), "S-300").toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }), "S-032").toHaveAttribute(
      "href",
      "/auth?next=%2Fshared%2Fno-such-token",
    );
    await expectHolds(page);
    await page.unroute("**/api/shared/*");
    for (const failure of [
      { status: 500, body: "" },
      { status: 200, json: null },
      { status: 200, json: {} },
      "abort",
    ] as const) {
      await page.route("**/api/shared/*", (route) => (failure === "abort" ? route.abort() : route.fulfill(failure)));
      await page.goto("/shared/no-such-token");
      await expect(notFound, "S-302").toBeVisible();
      await page.unroute("**/api/shared/*");
    }
    await page.getByRole("link", { name: "Go to Home" }).click();
    await expect(page, "S-301").toHaveURL(/\/$/);
    await expect(signInTab(page)).toBeVisible();
  });
});

test("the bar carries title, visualizer, settings, export and the person @phone @rest", async ({ page }, {
  project,
}) => {
  await signedIn(page);
  await page.goto("/");
  await expect(calculator(page)).toBeVisible();
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("button", { name: "Account menu" }), "S-033 S-035").toHaveText("AE");
  await expect(bar.getByRole("button", { name: "Display settings" }), "S-029").toBeVisible();
  if (project.name === "390") {
    // No room: the product's name stands for the title, which heads the page; the rest is in a menu.
    await expect(heading(page)).toHaveText("Professional Solar System Designer");
    await bar.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("menu").getByText("Export Report"), "S-030").toBeVisible();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "3D Visualizer" }).click();
  } else {
    await expect(bar.getByText("Professional Solar System Designer", { exact: true }), "S-027").toBeVisible();
    await bar.getByRole("button", { name: "Export Report" }).click();
    for (const name of ["Print", "PDF, to send or keep", "CSV, every hour of the year", "JSON, to import again"])
      await expect(page.getByRole("menuitem", { name }), "S-030").toBeVisible();
    await page.keyboard.press("Escape");
    await bar.getByRole("link", { name: "3D Visualizer" }).click();
  }
  await expect(page, "S-028").toHaveURL(/\/3d-visualizer$/);
  await expect(bar.getByText("Export Report"), "S-031").toHaveCount(0);
  await openMenu(page);
  await expect(page.getByRole("menu").getByRole("menuitem", { name: "Log out" }), "S-033").toBeVisible();
});

test("a person without names has a U for a picture @rest", async ({ page }) => {
  await signedIn(page, "installer");
  await page.route("**/api/auth/user", async (route) => {
    const response = await route.fetch();
    const user = User.parse(await response.json());
    await route.fulfill({ response, json: { ...user, firstName: "", lastName: "" } });
  });
  await page.goto("/3d-visualizer");
  await expect(page.getByRole("button", { name: "Account menu" }), "S-036").toHaveText("U");
});

test("the settings icon opens what changes the display at once @rest", async ({ page }) => {
  await signedIn(page, "installer");
  await page.goto("/");
  await page.getByRole("button", { name: "Display settings" }).click();
  const panel = page.getByRole("dialog", { name: "Display settings" });
  await expect(panel.getByRole("radio", { name: "Metric" })).toBeChecked();
  await expectHolds(page);
  await panel.getByRole("radio", { name: "Dark" }).click();
  await expect(page.locator("html"), "S-029 a real action").toHaveAttribute("data-theme", "dark");
  await expectHolds(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Display settings" })).toBeFocused();
});

test("who is signed in is asked again on mount, on focus and every minute @rest", async ({ page }) => {
  await signedIn(page, "installer");
  await page.clock.install();
  await page.addInitScript(() => {
    const fetchIt = window.fetch;
    window.fetch = async (input, init) => {
      const asked = Date.now();
      const answer = await fetchIt(input, init);
      if (input === "/api/auth/user") {
        const read = answer.json.bind(answer);
        answer.json = async () => {
          const user: unknown = await read();
          localStorage.setItem("asked", `${localStorage.getItem("asked") ?? ""} ${asked}`);
          return user;
        };
      }
      return answer;
    };
  });
  /** When the page asked, by its own clock, as far as it has been answered. [ms] */
  const asked = async () => {
    const times = await page.evaluate(() => localStorage.getItem("asked") ?? "");
    return times === "" ? [] : times.trim().split(" ").map(Number);
  };
  await pauseTime(page);
  await page.goto("/installer-dashboard");
  await tickUntilVisible(page, heading(page));
  await expect.poll(asked, { message: "S-138" }).toHaveLength(1);
  // The minutes begin with the effects of the page, of which the title is the last; time stands still until then.
  await expect(page).toHaveTitle(/^Installer dashboard/);
  // What the page fetches once it stands has parts that ask as they come: they come before the minutes are counted.
  const ahead = 6_000;
  await page.clock.runFor(ahead);
  await page.waitForLoadState("networkidle");
  for (let minute = 1; minute <= 2; minute++) {
    await page.clock.runFor(minute === 1 ? 60_100 - ahead : 60_100);
    await expect.poll(asked, { message: "S-140" }).toHaveLength(1 + minute);
  }
  const [, first = 0, second = 0] = await asked();
  expect(second - first, "S-140 every 60 seconds").toBeGreaterThanOrEqual(60_000);
  expect(second - first, "S-140 every 60 seconds").toBeLessThan(60_200);
  await page.clock.runFor(31_000);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect.poll(asked, { message: "S-139" }).toHaveLength(4);
});

test("every call carries the cookie, and a body of JSON only where there is something to send @rest", async ({
  page,
}) => {
  const person = somebody("installer");
  await createAccount(page.request, person);
  const calls: { call: string; cookie: boolean; type: string | undefined; body: string | null }[] = [];
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/")) return;
    const { cookie, "content-type": type } = await request.allHeaders();
    calls.push({
      call: `${request.method()} ${pathname}`,
      cookie: /(^|; )sunwright=/.test(cookie ?? ""),
      type,
      body: request.postData(),
    });
  });
  await page.goto("/auth");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/installer-dashboard$/);
  await page.goto("/profile");
  await page.getByLabel("First name").fill("Grace");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectToast(page, "Profile saved");
  const menu = await openMenu(page);
  await menu.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(() => calls.map(({ call }) => call)).toContain("POST /api/auth/logout");

  const signedInFrom = calls.findIndex(({ call }) => call === "POST /api/auth/login") + 1;
  const signedInUntil = calls.findIndex(({ call }) => call === "POST /api/auth/logout") + 1;
  expect(
    calls.slice(signedInFrom, signedInUntil).filter(({ cookie }) => !cookie),
    "S-190",
  ).toEqual([]);
  const withBody = calls.filter(({ body }) => body !== null);
  expect(
    withBody.map(({ call }) => call),
    "S-191",
  ).toEqual(["POST /api/auth/login", "PUT /api/account"]);
  for (const { type, body } of withBody) {
    expect(type, "S-191 JSON").toBe("application/json");
    expect(JSON.parse(body ?? ""), "S-191 JSON").toBeInstanceOf(Object);
  }
  for (const { type } of calls.filter(({ body }) => body === null)) expect(type, "S-191 no payload").toBeUndefined();
});

test("the skip link leads past the bar", async ({ page }) => {
  await signedIn(page, "installer");
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  // What is still being loaded may take the place of what would get the focus.
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});
