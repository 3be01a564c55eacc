import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectHolds, provoking, test } from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { createAccount, somebody, type Person } from "./support/people";
import type { RunningProduct } from "./support/server";
import { hold } from "./support/requests";
import { email, fillSignIn, password } from "./support/sign-in";
import { pauseTime, tickUntilVisible } from "./support/time";
import { expectSuccess, expectToast } from "./support/toast";

test("a reset link is asked for, asked for again, and left alone @rest", async ({ page, product }) => {
  const person = somebody();
  await createAccount(page.request, person);
  await page.goto("/auth");
  await expect(page.getByRole("tab", { name: "Sign In" }), "S-146 sign-in").toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" }), "S-047 S-146 reset-request").toBeFocused();
  await email(page).fill("nobody");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(email(page), "S-048 S-177").toHaveAccessibleDescription("Invalid email address");
  await expectHolds(page);
  await email(page).fill(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expectToast(
    page,
    "Reset Email Sent",
    "Please check your email for password reset instructions.",
    "S-048 S-225",
  );
  await expect(page.getByRole("heading", { name: "Check your email" }), "S-049 S-146 sent").toBeFocused();
  await expectHolds(page);
  await page.getByRole("button", { name: "Send Again" }).click();
  await expect(email(page), "S-051").toHaveValue(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await page.getByRole("button", { name: "Back to Sign In" }).click();
  await expect(password(page), "S-050").toBeVisible();
  await expect(email(page)).toHaveValue(person.email);
  await mailTo(product.mailFolder, person.email, /password/i);
});

test.describe("a reset request that fails", () => {
  test.use(
    provoking(
      /status of 429.*\/api\/auth\/request-password-reset/,
      /API error 429 \/api\/auth\/request-password-reset/,
      /ERR_FAILED.*\/api\/auth\/request-password-reset/,
    ),
  );

  test("says why, or that it failed, and keeps the address @rest", async ({ page }) => {
    await page.goto("/auth?mode=reset");
    const body = { code: "too_many_attempts", message: "Too many attempts. Wait a little and try again." };
    await page.route("**/request-password-reset", (route) => route.fulfill({ status: 429, json: body }));
    await email(page).fill("ada@example.org");
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expectToast(page, "Reset Failed", body.message, "S-218");
    await page.unroute("**/request-password-reset");
    await page.route("**/request-password-reset", (route) => route.abort());
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expectToast(page, "Reset Failed", "Failed to send reset email. Please try again.", "S-219");
    await expect(email(page)).toHaveValue("ada@example.org");
  });
});

const newPassword = (page: Page) => page.getByLabel("New password", { exact: true });
const confirmation = (page: Page) => page.getByLabel("Confirm password", { exact: true });
const resetPassword = (page: Page) => page.getByRole("button", { name: "Reset Password" }).click();

/** A person with a reset link that works. */
async function resetLink(page: Page, product: RunningProduct): Promise<{ person: Person; link: string }> {
  const person = somebody();
  await createAccount(page.request, person);
  await page.request.post("/api/auth/request-password-reset", {
    data: { email: person.email },
    headers: { "sec-fetch-site": "same-origin" },
  });
  return { person, link: linkIn(await mailTo(product.mailFolder, person.email, /password/i), "/reset-password") };
}

async function fillReset(page: Page, secret: string, repeated = secret): Promise<void> {
  await newPassword(page).fill(secret);
  await confirmation(page).fill(repeated);
  await resetPassword(page);
}

test("a forgotten password is replaced by the link of the mail", async ({ page, product }) => {
  const { person, link } = await resetLink(page, product);
  const answer = await hold(page, "**/api/auth/check-reset-token");
  await page.goto(link);
  await expect(page.getByText("Checking your reset link").last(), "S-152 validating").toBeVisible();
  await expect(newPassword(page)).toHaveCount(0);
  answer();
  await expect(page.getByRole("button", { name: "Reset Password" }), "S-152 form").toBeVisible();
  for (const [row, box] of [
    ["S-058", newPassword(page)],
    ["S-059", confirmation(page)],
  ] as const) {
    await expect(box, row).toHaveAttribute("type", "password");
    const toggle = box.locator("..").getByRole("button");
    await expect(toggle, row).toHaveAccessibleName("Show password");
    await toggle.click();
    await expect(box, row).toHaveAttribute("type", "text");
    await expect(toggle, row).toHaveAccessibleName("Hide password");
    await toggle.click();
    await expect(box, row).toHaveAttribute("type", "password");
  }
  await expectHolds(page);
  // Leaves the page where it is when it opens the sign-in screen by itself, so that there is time to look.
  let opened = 0;
  await page.route("**/auth", (route) => {
    opened += 1;
    return opened === 1 ? route.fulfill({ status: 204 }) : route.continue();
  });
  await fillReset(page, "eighteen mangoes");
  const success = page.getByRole("heading", { name: "Password Reset Successful", exact: true });
  await expect(success, "S-060 S-152 success").toBeFocused();
  await expectHolds(page);
  await expect.poll(() => opened).toBe(1);
  await page.getByRole("link", { name: "Sign In Now" }).click();
  await expect(page, "S-062").toHaveURL(/\/auth$/);
  await fillSignIn(page, person.email, "eighteen mangoes");
  await expectSuccess(page, "S-011 by the token of the link", "Login Successful");
});

test("three seconds after a reset the sign-in screen opens by itself @rest", async ({ page, product }) => {
  const { link } = await resetLink(page, product);
  await page.clock.install();
  await page.goto(link);
  await expect(newPassword(page)).toBeVisible();
  await pauseTime(page);
  await fillReset(page, "eighteen mangoes");
  const done = page.getByRole("heading", { name: "Password Reset Successful" });
  await tickUntilVisible(page, done);
  await page.clock.runFor(2_900);
  await expect(done).toBeVisible();
  expect(new URL(page.url()).pathname, "S-061 not before 3 seconds").toBe("/reset-password");
  await page.clock.runFor(100);
  await expect(page, "S-061 after 3 seconds").toHaveURL(/\/auth$/);
});

test("the new password is checked before it is sent @rest", async ({ page, product }) => {
  const { link } = await resetLink(page, product);
  await page.goto(link);
  await fillReset(page, "short");
  await expect(newPassword(page), "S-179").toHaveAccessibleDescription("Password must be at least 8 characters long.");
  await expect(newPassword(page)).toBeFocused();
  await fillReset(page, "eighteen mangoes", "eighteen mango");
  await expect(confirmation(page), "S-180").toHaveAccessibleDescription("Passwords don't match. Please try again.");
  await expect(confirmation(page)).toBeFocused();
  await expectAccessible(page);
});

test.describe("a reset that fails", () => {
  test.use(
    provoking(
      /status of (400|422|500).*\/api\/auth\/reset-password/,
      /API error (400|422|500) \/api\/auth\/reset-password/,
      /ERR_FAILED.*\/api\/auth\/reset-password/,
    ),
  );

  test("says what the server says, else that it failed, else that nobody answered @rest", async ({ page, product }) => {
    const { link } = await resetLink(page, product);
    await page.goto(link);
    await fillReset(page, "password123");
    await expect(page.getByText("This password is one of the most common ones. Choose another.")).toBeVisible();
    const refuse = async (answer: { status: number; body?: string; json?: object }) => {
      await page.unroute("**/api/auth/reset-password");
      await page.route("**/api/auth/reset-password", (route) => route.fulfill(answer));
      await fillReset(page, "eighteen mangoes");
    };
    await refuse({ status: 500, body: "" });
    await expect(page.getByText("Failed to reset password. Please try again.")).toBeVisible();
    await refuse({ status: 200, json: { success: false, message: "This link is for another account." } });
    await expect(page.getByText("This link is for another account."), "S-220 the server's message").toBeVisible();
    await refuse({ status: 200, json: { success: false } });
    await expect(page.getByText("Failed to reset password. Please try again.", { exact: true }), "S-220").toBeVisible();
    await page.unroute("**/api/auth/reset-password");
    await page.route("**/api/auth/reset-password", (route) => route.abort());
    await resetPassword(page);
    await expect(page.getByText("An error occurred. Please try again later.", { exact: true }), "S-221").toBeVisible();
    await expect(newPassword(page)).toHaveValue("eighteen mangoes");
    await expectAccessible(page);
  });
});

test("a reset page without a token says so @rest", async ({ page }) => {
  await page.goto("/reset-password?token=");
  await expect(page.getByRole("alert")).toContainText("No reset token provided.");
  await page.goto("/reset-password");
  await expect(page.getByRole("alert"), "S-011 S-153 S-222").toContainText(
    "No reset token provided. Please check your email and use the complete reset link.",
  );
  await expectHolds(page);
  await fillReset(page, "eighteen mangoes");
  const missing = page.getByText("Reset token is missing. Please use the link from your email.", { exact: true });
  await expect(missing, "S-178").toBeVisible();
  await expectHolds(page);
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
});

test("an expired reset link is told before anything is typed @rest", async ({ page }) => {
  await page.goto("/reset-password?token=expired");
  await expect(page.getByRole("alert")).toContainText(
    "This reset link has expired or was already used. Request a new one.",
  );
  await expect(page.getByRole("link", { name: "Request a new link" })).toBeVisible();
  await expect(newPassword(page)).toHaveCount(0);
  await expectHolds(page);
});
