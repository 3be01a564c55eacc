import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectHolds, provoking, signedIn, test } from "./support/journey";
import { createAccount, signIn, somebody } from "./support/people";
import { email, fillSignIn, isMarkedDocument, markDocument, password } from "./support/sign-in";
import { expectToast, toasts } from "./support/toast";

test("the sign-in form asks for a valid e-mail and a password @rest", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByRole("tab"), "S-010").toHaveText(["Sign In", "Create Account"]);
  await expect(page.getByRole("button", { name: "Forgot your password?" }), "S-010").toBeVisible();
  await expect(email(page), "S-045").toBeEditable();
  await expect(password(page), "S-046").toHaveAttribute("type", "password");
  await expectHolds(page);
  await fillSignIn(page, "nobody", "");
  await expect(email(page), "S-175").toHaveAccessibleDescription("Invalid email address");
  await expect(password(page), "S-176").toHaveAccessibleDescription("Password required");
  await expect(email(page)).toBeFocused();
  await expectHolds(page);
});

test.describe("a wrong password", () => {
  test.use(provoking(/status of 401.*\/api\/auth\/login/, /API error 401 \/api\/auth\/login/));

  test("is refused in words that do not say which part was wrong", async ({ page }) => {
    const person = somebody();
    await createAccount(page.request, person);
    await page.goto("/auth");
    for (const address of [person.email, somebody().email]) {
      await fillSignIn(page, address, "eighteen mangoes");
      await expectToast(page, "Login Failed", "Invalid email or password", "S-212 S-213");
      await expect(email(page)).toHaveValue(address);
      await page.reload();
    }
  });
});

test.describe("a server in trouble", () => {
  test.use(
    provoking(
      /status of (500|429).*\/api\/auth\/login/,
      /API error (500|429) \/api\/auth\/login/,
      /ERR_FAILED.*\/api\/auth\/login/,
    ),
  );

  test("shows its own words, or that it is the server's fault, and keeps what was typed @rest", async ({ page }) => {
    await page.goto("/auth");
    await page.route("**/api/auth/login", (route) => route.fulfill({ status: 500, body: "" }));
    await fillSignIn(page, "ada@example.org", "seventeen mangoes");
    await expectToast(page, "Login Failed", "Server error. Please try again later.", "S-214 500");

    const body = { code: "too_many_attempts", message: "Too many attempts. Wait a little and try again." };
    await page.unroute("**/api/auth/login");
    await page.route("**/api/auth/login", (route) => route.fulfill({ status: 429, json: body }));
    await page.getByRole("button", { name: "Sign In" }).click();
    await expectToast(page, "Login Failed", body.message, "S-215");

    await page.unroute("**/api/auth/login");
    await page.route("**/api/auth/login", (route) => route.abort());
    await page.getByRole("button", { name: "Sign In" }).click();
    await expectToast(page, "Login Failed", "Server error. Please try again later.", "S-214 no answer");
    await expect(email(page)).toHaveValue("ada@example.org");
    await expect(password(page)).toHaveValue("seventeen mangoes");
  });
});

test("the outcome of a verification is told once and leaves the address clean @rest", async ({ page }) => {
  for (const [row, search, title, text] of [
    ["S-054 S-056", "verified=true&message=Welcome%20aboard", "Email Verified!", "Welcome aboard"],
    ["S-226", "verified=true", "Email Verified!", "Your account has been created successfully. You can now log in."],
    ["S-055 S-056", "verified=false&message=Too%20late", "Verification Failed", "Too late"],
    ["S-227", "verified=false", "Verification Failed", "Please check your verification link or try again."],
  ] as const) {
    await page.goto(`/auth?${search}`);
    await expectToast(page, title, text, row);
    await expect(page, "S-057").toHaveURL(/\/auth$/);
  }
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
}

/** Something in each of the places a browser keeps for a site, as if a page of ours had left it there. */
const leaveSomething = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem("left-over", "1");
    sessionStorage.setItem("left-over", "1");
  });
const leftOver = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("left-over"), sessionStorage.getItem("left-over")]);

test("logging out ends the session and leaves nothing in the browser", async ({ page }) => {
  await signedIn(page, "installer");
  await page.goto("/settings");
  await page.goto("/profile");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await leaveSomething(page);
  await logOut(page);
  await expect(page, "S-144").toHaveURL(/\/auth$/);
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  await expect(page.getByText(/signed in as/i), "S-141").toHaveCount(0);
  expect(await leftOver(page), "S-143").toEqual([null, null]);
  expect((await page.request.get("/api/auth/user")).status(), "S-042 S-141").toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("tab", { name: "Sign In" }), "S-141 S-142").toBeVisible();
  await expect(page.getByText("Ada"), "S-142").toHaveCount(0);
});

test.describe("a log-out call that fails", () => {
  test.use(provoking(/ERR_FAILED.*\/api\/auth\/logout/));

  test("still clears the browser and goes to /auth @rest", async ({ page }) => {
    await signedIn(page, "installer");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await leaveSomething(page);
    await page.route("**/api/auth/logout", (route) => route.abort());
    await logOut(page);
    await expect(page, "S-145 goes to /auth").toHaveURL(/\/auth$/);
    expect(await leftOver(page), "S-145 clears storage").toEqual([null, null]);
    await expectToast(page, "Logged out on this device");
  });
});

test("a signed-in person at /auth may go on or sign in as somebody else @rest", async ({ page }) => {
  const person = await signedIn(page, "installer");
  await page.goto("/auth");
  const goOn = page.getByRole("link", { name: `You are signed in as ${person.email}, continue` });
  await expect(goOn, "S-010 to a signed-in person, too").toBeVisible();
  await expectHolds(page);
  await goOn.click();
  await expect(page).toHaveURL(/\/installer-dashboard$/);
});

test("whoever signs in next finds nothing of the person before @rest", async ({ page }) => {
  const before = await signedIn(page, "installer");
  await page.goto("/auth");
  await expect(page.getByText(before.email)).toBeVisible();
  const next = { ...somebody("retailer"), firstName: "Grace" };
  await createAccount(page.request, next);
  await markDocument(page);
  await fillSignIn(page, next.email, next.password);
  await expect(page, "S-149").toHaveURL(/\/retailer-dashboard$/);
  expect(await isMarkedDocument(page), "S-149 a full redirect").toBe(false);
  await expectToast(page, "Login Successful", "Welcome back, Grace!");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menu").getByText(next.email)).toBeVisible();
  await expect(page.getByText(before.email), "S-150").toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.goto("/projects");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(before.email), "S-150").toHaveCount(0);
});

test("a link of ours that asks to sign in leads back to where it was, and never away from us @rest", async ({
  page,
}) => {
  for (const [next, arrives] of [
    ["/settings", /\/settings$/],
    ["https://example.com/", /localhost:\d+\/installer-dashboard$/],
    ["//example.com/", /localhost:\d+\/installer-dashboard$/],
  ] as const) {
    const person = somebody("installer");
    await createAccount(page.request, person);
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await fillSignIn(page, person.email, person.password);
    await expect(page).toHaveURL(arrives);
    await page.goto("about:blank");
    await page.context().clearCookies();
  }
});

test("another person who signs in in another tab is the person here, too @rest", async ({ page, context }) => {
  await signedIn(page, "installer");
  await page.goto("/profile");
  await expect(page.getByLabel("Business name")).toBeVisible();
  const other = await context.newPage();
  const second = somebody();
  await createAccount(other.request, second);
  await signIn(other, second);
  await other.close();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByLabel("First name")).toBeVisible();
  await expect(page.getByLabel("Business name")).toHaveCount(0);
});
