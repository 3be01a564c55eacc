// Of the rest: apps that show codes and passkeys, in all their states; the operator signs in by an app.
import type { Page } from "@playwright/test";
import { expect, expectHolds, provoking, test, verifiedPerson } from "./support/journey";
import { mailTo } from "./support/mailbox";
import { nextCode, oneTimeCode } from "./support/one-time-code";
import type { Person } from "./support/people";
import { fillSignIn } from "./support/sign-in";
import { expectToast } from "./support/toast";

const section = (page: Page) => page.locator("#second-sign-in");
const code = (page: Page) => page.getByLabel("Code from your app");
const home = (page: Page) => expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();

async function openSecond(page: Page): Promise<void> {
  await page.goto("/settings");
  await expect(section(page).getByText("Authenticator app")).toBeVisible();
}
async function confirm(page: Page, person: Person, action: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: action, exact: true }).click();
}
/** Nobody is signed in. The page before asks nothing any more. */
async function nobody(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto("/auth");
}
/** A browser in which nobody is signed in, half way after the password. */
async function halfway(page: Page, { email, password }: Person): Promise<void> {
  await nobody(page);
  await fillSignIn(page, email, password);
  await expect(page.getByRole("heading", { name: "Two-step verification" })).toBeVisible();
}

test.describe("an app that shows codes", () => {
  test.use(provoking(/status of 403.*\/api\/(account|auth)\/second/, /API error 403 \/api\/(account|auth)\/second/));

  test("is set up, asked for at the next sign-in, and turned off; recovery codes stand in for it", async ({
    page,
    product,
  }) => {
    const person = await verifiedPerson(page);
    await openSecond(page);
    await expectHolds(page, section(page));
    await section(page).getByRole("button", { name: "Set up an app" }).click();
    const dialog = page.getByRole("dialog");
    await confirm(page, { ...person, password: "eighteen mangoes" }, "Continue");
    await expect(dialog.getByLabel("Your password", { exact: true })).toHaveAccessibleDescription(
      "The current password is incorrect",
    );
    await confirm(page, person, "Continue");
    const secret = await dialog.getByLabel("Secret", { exact: true }).inputValue();
    await expect(dialog.getByRole("img", { name: "QR code for the secret" })).toBeVisible();
    await expectHolds(page, dialog);
    await code(page).fill("000000");
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await expect(code(page)).toHaveAccessibleDescription(/wrong or was already used/);
    const first = oneTimeCode(secret);
    await code(page).fill(first);
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(10);
    await expectHolds(page, dialog);
    const recovery = await dialog.getByRole("listitem").allInnerTexts();
    await dialog.getByRole("button", { name: "I have saved them" }).click();
    await expect(section(page).getByText("10 left", { exact: false })).toBeVisible();
    await mailTo(product.mailFolder, person.email, /Two-step verification/);

    await halfway(page, person);
    await expect(code(page)).toBeFocused();
    await expectHolds(page);
    await code(page).fill(first);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(code(page), "used before").toHaveAccessibleDescription(/wrong or was already used/);
    await code(page).fill(await nextCode(secret, first));
    await page.getByRole("button", { name: "Continue" }).click();
    await home(page);

    await halfway(page, person);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recovery[0]?.toLowerCase() ?? "");
    await page.keyboard.press("Enter");
    await home(page);
    await openSecond(page);
    await expect(section(page).getByText("9 left", { exact: false })).toBeVisible();

    // The second step was just taken: it stands for the password.
    await section(page).getByRole("button", { name: "Create new codes" }).click();
    await expect(dialog.getByLabel("Your password", { exact: true })).toBeHidden();
    await dialog.getByRole("button", { name: "Create new codes" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(10);
    await dialog.getByRole("button", { name: "I have saved them" }).click();
    await section(page).getByRole("button", { name: "Turn off" }).click();
    await dialog.getByRole("button", { name: "Turn off" }).click();
    await expect(section(page).getByRole("button", { name: "Set up an app" })).toBeVisible();
    await expect(section(page).getByText("Recovery codes")).toBeHidden();
  });
});

/** An authenticator that Chromium stands in for: it makes and uses passkeys as a telephone would. */
async function authenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifies: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

test.describe("a passkey", () => {
  test.use(provoking(/status of 403.*\/api\/auth/, /API error 403 \/api\/auth/));

  test("is added, is the second step, signs in alone when it verifies its holder, is renamed and removed", async ({
    page,
  }) => {
    const device = await authenticator(page);
    const person = await verifiedPerson(page);
    await openSecond(page);
    await section(page).getByRole("button", { name: "Add a passkey" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Telephone");
    await confirm(page, person, "Continue");
    await expect(dialog.getByRole("listitem")).toHaveCount(10);
    await dialog.getByRole("button", { name: "I have saved them" }).click();
    await expect(section(page).getByText("Telephone", { exact: true })).toBeVisible();

    await halfway(page, person);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await home(page);

    await nobody(page);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await home(page);

    await nobody(page);
    await device.verifies(false);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expectToast(page, "Login Failed");
    await device.verifies(true);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await home(page);

    await openSecond(page);
    await section(page).getByRole("button", { name: "Rename Telephone" }).click();
    await dialog.getByLabel("Name").fill("Key ring");
    await dialog.getByRole("button", { name: "Rename" }).click();
    await section(page).getByRole("button", { name: "Remove Key ring" }).click();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(section(page).getByText("Key ring")).toBeHidden();
    await nobody(page);
    await fillSignIn(page, person.email, person.password);
    await home(page);
  });
});
