// Of the rest: the dark, for pages that are looked at in the light.
import { expect, expectAccessible, provoking, signedIn, test } from "./support/journey";
import { expectToast } from "./support/toast";

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark", ...provoking(/status of 404.*\/api\/shared\//, /API error 404 \/api\/shared\//) });

  test("every page a visitor sees can be read", async ({ page }) => {
    await page.goto("/auth");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Create Account" }).click();
    await page.getByRole("radio", { name: "Solar Installer" }).click();
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("First name required")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/auth?mode=reset&verified=false");
    await expectToast(page, "Verification Failed");
    await expectAccessible(page);
    await page.goto("/reset-password");
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/shared/no-such-token");
    await expect(page.getByRole("heading", { name: "Share Not Found" })).toBeVisible();
    await expectAccessible(page);
  });

  test("every page of the frame and the account can be read", async ({ page }) => {
    await signedIn(page, "installer");
    for (const [path, title] of [
      ["/installer-dashboard", "Welcome back, Ada"],
      ["/no/such/page", "404 Page Not Found"],
      ["/gallery", "404 Page Not Found"],
      ["/profile", "Profile"],
      ["/settings", "Settings"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      if (path === "/profile") await expect(page.getByLabel("Business name")).toBeVisible();
      if (path === "/settings") await expect(page.getByText("This device")).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole("button", { name: "Account menu" }).click();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Notifications" }).click();
    await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Account menu" })).toBeFocused();
    await page.getByRole("button", { name: "Delete account" }).click();
    await expect(page.getByRole("dialog", { name: "Delete this account" })).toBeVisible();
    await expectAccessible(page);
  });
});
