import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signedIn, test } from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { createAccount, somebody } from "./support/people";

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).last().click();
}

const REFUSED = /status of 401.*\/api\/auth\/login/;

test("S-045..S-047 S-175 S-176 the sign-in form asks for a valid e-mail and a password", async ({ page }) => {
  await page.goto("/auth");
  await expect(
    page
      .getByRole("link", { name: "Forgot your password?" })
      .or(page.getByRole("button", { name: "Forgot your password?" })),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await fillSignIn(page, "nobody", "");
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expect(page.getByText("Password required")).toBeVisible();
});

test.describe("a wrong password", () => {
  test.use({ provoked: [REFUSED] });
  test("S-212 S-213 is refused in words that do not say which part was wrong", async ({ page }) => {
    const person = somebody();
    await createAccount(page.request, person);
    await page.goto("/auth");
    await fillSignIn(page, person.email, "eighteen mangoes");
    await expect(page.getByText("Login Failed")).toBeVisible();
    await expect(page.getByText("Invalid email or password").first()).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  });
});

test.describe("a server in trouble", () => {
  test.use({ provoked: [/Failed to load resource/, /API error/, /status of 5/, /status of 4/] });
  test("S-214 S-215 shows its own words, or that it is the server's fault", async ({ page }) => {
    await page.goto("/auth");
    await page.route("**/api/auth/login", (route) => route.fulfill({ status: 500, body: "" }));
    await fillSignIn(page, "ada@example.org", "seventeen mangoes");
    await expect(page.getByText("Server error. Please try again later.")).toBeVisible();
    await page.unroute("**/api/auth/login");
    const body = { code: "too_many_attempts", message: "Too many attempts. Wait a little and try again." };
    await page.route("**/api/auth/login", (route) => route.fulfill({ status: 429, json: body }));
    await fillSignIn(page, "ada@example.org", "seventeen mangoes");
    await expect(page.getByText(body.message).first()).toBeVisible();
  });
});

test("S-048..S-051 S-146 S-152 S-177 S-225 S-058..S-062 a forgotten password is replaced by mail", async ({
  page,
  product,
}) => {
  const person = somebody();
  await createAccount(page.request, person);
  await page.goto("/auth");
  await page.getByText("Forgot your password?").click();
  await page.getByLabel("Email", { exact: true }).fill("nobody");
  await page.getByRole("button", { name: /send/i }).click();
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByRole("button", { name: /send/i }).click();
  await expect(page.getByText("Reset Email Sent")).toBeVisible();
  await expect(page.getByText("Please check your email for password reset instructions.").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send Again" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /send/i }).first().click();
  await page.getByRole("button", { name: "Back to Sign In" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();

  await page.goto(linkIn(await mailTo(product.mailFolder, person.email, /password/i), "/reset-password"));
  await expect(page.getByLabel("New password", { exact: true })).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: /show/i }).first().click();
  await expect(page.getByLabel("New password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: /show/i }).first().click();
  await expect(page.getByLabel("Confirm password")).toHaveAttribute("type", "text");
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill("eighteen mangoes");
  await page.getByLabel("Confirm password").fill("eighteen mangoes");
  await page.getByRole("button", { name: /reset password/i }).click();
  await expect(page.getByText("Password Reset Successful").first()).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Sign In Now" }).or(page.getByRole("link", { name: "Sign In Now" })),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/, { timeout: 6_000 });
  await fillSignIn(page, person.email, "eighteen mangoes");
  await expect(page.getByText("Login Successful")).toBeVisible();
});

test("S-179 S-180 the new password is checked before it is sent", async ({ page, product }) => {
  const person = somebody();
  await createAccount(page.request, person);
  const headers = { "sec-fetch-site": "same-origin" };
  await page.request.post("/api/auth/request-password-reset", { data: { email: person.email }, headers });
  await page.goto(linkIn(await mailTo(product.mailFolder, person.email, /password/i), "/reset-password"));
  await page.getByLabel("New password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password").fill("short");
  await page.getByRole("button", { name: /reset password/i }).click();
  await expect(page.getByText("Password must be at least 8 characters long.").first()).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("eighteen mangoes");
  await page.getByRole("button", { name: /reset password/i }).click();
  await expect(page.getByText("Passwords don't match. Please try again.").first()).toBeVisible();
});

test("S-011 S-153 S-178 S-222 a reset page without a token says so", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(
    page.getByText("No reset token provided. Please check your email and use the complete reset link."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill("eighteen mangoes");
  await page.getByLabel("Confirm password").fill("eighteen mangoes");
  await page.getByRole("button", { name: /reset password/i }).click();
  await expect(page.getByText("Reset token is missing. Please use the link from your email.").first()).toBeVisible();
});

test("an expired reset link is told before anything is typed", async ({ page }) => {
  await page.goto("/reset-password?token=expired");
  await expect(
    page.getByText("This reset link has expired or was already used. Request a new one.").first(),
  ).toBeVisible();
  await expect(page.getByText("Request a new link")).toBeVisible();
  await expectAccessible(page);
});

test("S-054..S-057 S-227 the outcome of a verification is told once and leaves the address clean", async ({ page }) => {
  await page.goto("/auth?verified=true&message=Welcome%20aboard");
  await expect(page.getByText("Email Verified!")).toBeVisible();
  await expect(page.getByText("Welcome aboard")).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto("/auth?verified=false");
  await expect(page.getByText("Verification Failed")).toBeVisible();
  await expect(page.getByText("Please check your verification link or try again.")).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test.describe("log out", () => {
  test.use({ provoked: [/Failed to load resource/, /API error/] });

  async function logOut(page: Page): Promise<void> {
    await page
      .getByRole("button", { name: /account|menu|Ada Example/i })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
  }

  test("S-042 S-141..S-144 ends the session and clears what the browser holds", async ({ page }) => {
    await signedIn(page, "installer");
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("left-over", "1"));
    await logOut(page);
    await expect(page).toHaveURL(/\/auth$/);
    expect(await page.evaluate(() => localStorage.getItem("left-over"))).toBeNull();
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });

  test("S-145 clears and leaves even when the call fails", async ({ page }) => {
    await signedIn(page, "installer");
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("left-over", "1"));
    await page.route("**/api/auth/logout", (route) => route.abort());
    await logOut(page);
    await expect(page).toHaveURL(/\/auth$/);
    expect(await page.evaluate(() => localStorage.getItem("left-over"))).toBeNull();
  });
});

test("a signed-in person at /auth may go on or sign in as somebody else", async ({ page }) => {
  const person = await signedIn(page);
  await page.goto("/auth");
  await expect(page.getByText(new RegExp(`signed in as ${person.firstName}`, "i"))).toBeVisible();
  await expectAccessible(page);
});
