// Of the rest: every setting of an account; the walk of every page opens them.
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { newProject, openProject, unfoldViews } from "./support/design";
import { expect, expectAccessible, expectHolds, provoking, signedIn, test, verifiedPerson } from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { createAccount, signIn, somebody, type Person } from "./support/people";
import { expectToast } from "./support/toast";

const firstName = (page: Page) => page.getByLabel("First name");
const saveProfile = (page: Page) => page.getByRole("button", { name: "Save Profile" }).click();

async function openProfile(page: Page): Promise<void> {
  await page.goto("/profile");
  await expect(firstName(page)).toBeVisible();
}

async function openSettings(page: Page): Promise<void> {
  await page.goto("/settings");
  await expect(page.getByText("This device")).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
}

async function signInHere(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** The person signed in on another device, too, as far as the server can tell. */
async function otherDevice(
  playwright: PlaywrightWorkerArgs["playwright"],
  url: string,
  person: Person,
): Promise<APIRequestContext> {
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0";
  const request = await playwright.request.newContext({ baseURL: url, userAgent });
  await signIn({ request }, person);
  return request;
}

const stillSignedIn = async (device: APIRequestContext) => (await device.get("/api/auth/user")).ok();

test.describe("changing the password", () => {
  test.use(provoking(/status of (403|422).*\/api\/account\/password/, /API error (403|422) \/api\/account\/password/));

  test("asks for the current one, refuses common ones and signs out every other device", async ({
    page,
    playwright,
    product,
  }) => {
    const person = await verifiedPerson(page);
    const elsewhere = await otherDevice(playwright, product.url, person);
    await openSettings(page);
    const current = page.getByLabel("Current password", { exact: true });
    const next = page.getByLabel("New password", { exact: true });
    const again = page.getByLabel("Confirm new password", { exact: true });
    const change = async (...[one, two, three]: [string, string, string]) => {
      await current.fill(one);
      await next.fill(two);
      await again.fill(three);
      await page.getByRole("button", { name: "Change Password" }).click();
    };
    await change("", "short", "other");
    await expect(current).toHaveAccessibleDescription("Password required");
    await expect(next).toHaveAccessibleDescription("Password must be at least 8 characters");
    await expect(again).toHaveAccessibleDescription("Passwords don't match");
    await expectAccessible(page);
    await change("eighteen mangoes", "nineteen mangoes", "nineteen mangoes");
    await expect(current).toHaveAccessibleDescription("The current password is incorrect");
    await expect(current).toBeFocused();
    await change(person.password, "password123", "password123");
    await expect(next).toHaveAccessibleDescription("This password is one of the most common ones. Choose another.");
    expect(await stillSignedIn(elsewhere)).toBe(true);
    await change(person.password, "nineteen mangoes", "nineteen mangoes");
    await expectToast(page, "Password changed", "Every other device was signed out.");
    await expect(current).toHaveValue("");
    expect(await stillSignedIn(elsewhere)).toBe(false);
    expect(await stillSignedIn(page.request)).toBe(true);
    await signIn({ request: elsewhere }, { ...person, password: "nineteen mangoes" });
    await mailTo(product.mailFolder, person.email, /password was changed/i);
    await elsewhere.dispose();
  });
});

test("the list of sessions names each device and ends one, or all but this one", async ({
  page,
  browser,
  playwright,
  product,
}) => {
  const person = await signedIn(page, "installer");
  const stranger = await browser.newContext({
    baseURL: product.url,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  });
  const other = await stranger.newPage();
  await signIn(other, person);
  await other.goto("/profile");
  await firstName(other).fill("Typed elsewhere");

  await page.goto("/");
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" }), "S-041").toBeVisible();
  const devices = page.getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "This device" })).toContainText("Chrome on Linux");
  await expectHolds(page);
  await page.getByRole("button", { name: "End session: Firefox on Linux" }).click();
  await expect(devices).toHaveCount(1);
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  await expectToast(other, "Session expired, sign in", "What you typed is kept on this device.");
  await expect(other.getByRole("tab", { name: "Sign In" })).toBeVisible();
  await stranger.close();

  const more = await Promise.all([1, 2].map(() => otherDevice(playwright, product.url, person)));
  await page.reload();
  await expect(devices).toHaveCount(3);
  await page.getByRole("button", { name: "End all other sessions" }).click();
  await expectToast(page, "Every other device was signed out");
  await expect(devices).toHaveCount(1);
  for (const device of more) {
    expect(await stillSignedIn(device)).toBe(false);
    await device.dispose();
  }
  expect(await stillSignedIn(page.request)).toBe(true);
});

test("the theme is kept with the account and stands before anything is painted", async ({ page, browser, product }) => {
  const person = await signedIn(page);
  await openSettings(page);
  await page.getByRole("radio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(async () => (await page.request.get("/api/auth/user")).text()).toContain('"theme":"dark"');
  await page.addInitScript(() => {
    /** Every look the page has had, from the first moment it had a body. */
    const looks: (string | undefined)[] = [];
    new MutationObserver(() => {
      const look = document.documentElement.dataset["theme"];
      if (document.body !== null && looks.at(-1) !== look) looks.push(look);
      sessionStorage.setItem("looks", looks.join(" "));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.reload();
  await expect(page.getByText("This device")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("looks"))).toBe("dark");

  const elsewhere = await browser.newContext({ baseURL: product.url });
  const other = await elsewhere.newPage();
  await other.goto("/auth");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await signInHere(other, person);
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await elsewhere.close();
});

test("currency and units change every figure on the design page, and are kept", async ({ page }) => {
  await signedIn(page);
  const project = await newProject(page, { calculated: true });
  await openSettings(page);
  await page.getByRole("combobox", { name: "Currency" }).click();
  await page.getByRole("option", { name: "Kenyan shilling (KSh)" }).click();
  await page.getByRole("radio", { name: "Imperial" }).click();
  await expect
    .poll(async () => (await page.request.get("/api/auth/user")).text())
    .toMatch(/"units":"imperial","currency":"KES"/);
  await openProject(page, project, "results");
  const shillings = Math.round((project.estimatedCost ?? 0) * 128).toLocaleString("en-US");
  await unfoldViews(page);
  await expect(page.getByText(shillings).first()).toBeVisible();
  await openProject(page, project, "system-parameters");
  // 29 °C and 200 m, the specification's defaults.
  await expect(page.getByText(/84 °F/).first()).toBeVisible();
  await expect(page.getByText(/656 ft/).first()).toBeVisible();
});

test.describe("a setting the server does not take", () => {
  test.use(provoking(/ERR_FAILED.*\/api\/account\/preferences/));

  test("goes back to what it was, and says so", async ({ page }) => {
    await signedIn(page);
    await openSettings(page);
    await page.route("**/api/account/preferences", (route) => route.abort());
    await page.getByRole("radio", { name: "Dark" }).click();
    await expectToast(page, "Setting not saved", "The server did not answer. Try again.");
    await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });
});

test("an address is verified by the mail sent again", async ({ page, product }) => {
  const person = await signedIn(page, "installer");
  await openSettings(page);
  await expect(page.getByText(/Not verified yet/)).toBeVisible();
  await mailTo(product.mailFolder, person.email, /verify/i);
  await page.getByRole("button", { name: "Send the mail again" }).click();
  await expectToast(page, "Verification mail sent");
  const again = await mailTo(product.mailFolder, person.email, /verify/i, 2);
  await page.goto(linkIn(again, "/api/auth/verify-email"));
  await expectToast(page, "Email Verified!");
  await openSettings(page);
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expect(page.getByText(/Not verified yet/)).toHaveCount(0);
});

test("your data is handed out in one file, without secrets", async ({ page }) => {
  const person = await signedIn(page, "installer");
  const project = await newProject(page, { parameters: { name: "Clinic in Kano" }, calculated: true });
  await openSettings(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("sunwright-my-data.json");
  const text = await readFile(await file.path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({
    product: "Sunwright",
    account: {
      user: { email: person.email },
      installer: { businessName: expect.stringContaining("Example Installations") },
    },
    projects: [{ id: project.id, name: "Clinic in Kano" }],
  });
  expect(text).not.toMatch(/argon2|hash|token/i);
});

test.describe("deleting the account", () => {
  test.use(provoking(/status of 403.*\/api\/account\/delete/, /API error 403 \/api\/account\/delete/));

  test("needs the password, and then nothing of it is left", async ({ page, product }) => {
    const person = await verifiedPerson(page, "installer");
    await openSettings(page);
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this account" });
    const password = dialog.getByLabel("Your password", { exact: true });
    await expect(password).toBeFocused();
    await expectHolds(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Delete account" })).toBeFocused();

    await page.getByRole("button", { name: "Delete account" }).click();
    await password.fill("eighteen mangoes");
    await dialog.getByRole("button", { name: "Delete Permanently" }).click();
    await expect(password).toHaveAccessibleDescription("The current password is incorrect");
    await password.fill(person.password);
    await dialog.getByRole("button", { name: "Delete Permanently" }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expectToast(page, "Account deleted", "Your profile, projects and sessions are gone.");
    expect(await stillSignedIn(page.request)).toBe(false);
    const answer = await page.request.post("/api/auth/login", {
      data: { email: person.email, password: person.password },
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(answer.status()).toBe(401);
    await mailTo(product.mailFolder, person.email, /account was deleted/i);
  });
});

test.describe("a session that ends while somebody types", () => {
  test.use(provoking(/status of 401.*\/api\/account$/, /API error 401 \/api\/account/));

  test("keeps what was typed for its owner, who comes back to the same page", async ({ page, context }) => {
    const person = await signedIn(page, "installer");
    await openProfile(page);
    await page.getByLabel("Description").fill("Twelve clinics in Kano");
    await context.clearCookies();
    await saveProfile(page);
    await expectToast(page, "Session expired, sign in", "What you typed is kept on this device.");
    await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/profile");
    await expectHolds(page);

    const stranger = somebody("installer");
    await createAccount(page.request, stranger);
    await signInHere(page, stranger);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(firstName(page)).toBeVisible();
    await expect(page.getByLabel("Description")).toHaveValue("");

    await context.clearCookies();
    await page.reload();
    await signIn(page, person);
    await openProfile(page);
    await expect(page.getByLabel("Description")).toHaveValue("Twelve clinics in Kano");
    await expect(page.getByText("Not saved yet.")).toBeVisible();
    await saveProfile(page);
    await expectToast(page, "Profile saved");
  });
});

test.describe("logging out with something unsaved", () => {
  test.use(provoking(/ERR_FAILED.*\/api\/account$/));

  test("saves it first, and asks once when it cannot", async ({ page }) => {
    const person = await signedIn(page, "installer");
    await openProfile(page);
    await page.getByLabel("City").fill("Kano");
    await page.route("**/api/account", (route) =>
      route.request().method() === "PUT" ? route.abort() : route.continue(),
    );
    const logOut = async () => {
      await openMenu(page);
      await page.getByRole("menuitem", { name: "Log out" }).click();
    };
    await logOut();
    const question = page.getByRole("dialog", { name: "1 unsynced change" });
    await expect(question).toBeVisible();
    await expectToast(page, "Profile not saved");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Stay signed in" }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Account menu" })).toBeFocused();
    await expect(page.getByLabel("City")).toHaveValue("Kano");

    await page.unroute("**/api/account");
    await logOut();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
    await signIn(page, person);
    await openProfile(page);
    await expect(page.getByLabel("City")).toHaveValue("Kano");
    await expect(page.getByText("Everything is saved.")).toBeVisible();
  });
});
