import type { Page } from "@playwright/test";
import { MEMBER_ADDRESSES, PUBLIC_ADDRESSES } from "../apps/web/src/app/addresses";
import { expect, provoking, test } from "./support/journey";

/** What a visitor finds on the public pages; /auth is the auth screen itself. */
const HEADINGS: Readonly<Record<(typeof PUBLIC_ADDRESSES)[number], string | null>> = {
  "/auth": null,
  "/check-quote": "Check a quote",
  "/legal/imprint": "Imprint",
  "/legal/privacy": "Privacy",
  "/legal/terms": "Terms",
  "/passports/$passport": "This passport does not exist, or its link was turned off.",
  "/reset-password": "Set a new password",
  "/shared/$shareToken": "Share Not Found",
  "/try": "Your house, your roof, one answer",
  "/unsubscribe": "Stop these e-mails",
  "/validation": "Validation",
};

const visited = (address: string) => address.replace(/\/\$$/, "/no/such/page").replaceAll(/\$\w+/g, "some-id");

test.use(provoking(/status of 404.*\/api\/(shared|passports)\//, /API error 404 \/api\/(shared|passports)\//));

const signInTab = (page: Page) => page.getByRole("tab", { name: "Sign In" });

async function expectAuthScreen(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const path = visited(address);
    await page.goto(path);
    await expect(signInTab(page), `S-022 the auth screen at ${path}`).toBeVisible();
    expect(new URL(page.url()).pathname, `S-022 ${path} stays the address`).toBe(path);
  }
}

/** That these are all the router knows is held by the unit test of the router. */
test("S-022 a visitor reaches the public pages, and gets the auth screen in place at other addresses", async ({
  page,
}) => {
  const signIn = signInTab(page);
  for (const address of PUBLIC_ADDRESSES) {
    const path = visited(address);
    await page.goto(path);
    const name = HEADINGS[address];
    if (name === null) await expect(signIn, `S-022 ${path} is public`).toBeVisible();
    else {
      await expect(page.getByRole("heading", { level: 1, name }), `S-022 ${path} is public`).toBeVisible();
      await expect(signIn, `S-022 no auth screen at ${path}`).toHaveCount(0);
    }
    expect(new URL(page.url()).pathname, `S-022 ${path} stays the address`).toBe(path);
  }
  await expectAuthScreen(page, [
    "/",
    "/projects/$projectId/results/$page",
    "/shop/products",
    "/shared",
    "/validation/more",
  ]);
});

/** Of the catalogue, which the server writes for everybody. Nothing of it is some-id. */
const CATALOGUE: Readonly<Record<string, string>> = {
  "/installers/$firmId": "This firm is no longer shown",
  "/marketplace": "Marketplace",
  "/marketplace/products/$productId": "This product is no longer on sale",
};

test("S-022 a visitor gets the auth screen at every address that is a member's @rest", async ({ page }) => {
  test.slow();
  const members = MEMBER_ADDRESSES.filter((address) => !Object.hasOwn(CATALOGUE, address));
  await expectAuthScreen(page, [...members, "/projects/1/2/3"]);
});

test.describe("the public catalogue", () => {
  test.use(provoking(/status of 404.*\/(installers|marketplace\/products)\/some-id/));

  test("S-022 a visitor reads it without an account, and may sign in from it @rest", async ({ page }) => {
    for (const [address, heading] of Object.entries(CATALOGUE)) {
      const path = visited(address);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading }), `S-022 ${path} is public`).toBeVisible();
      await expect(signInTab(page), `S-022 no auth screen at ${path}`).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Sign In", exact: true }).first()).toBeVisible();
    }
  });
});
