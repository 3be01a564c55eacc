import type { Page } from "@playwright/test";
import { PSEUDO_LANGUAGE } from "@sunwright/words/pseudo";
import { expect, signedIn, test } from "./support/journey";
import { email } from "./support/sign-in";

/** Keeps what an address answers until it is released. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Where the texts and controls of the screen stand, once their letters are there. */
const placesIn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.querySelectorAll("main :is(h1, p, label, input, button)"), (each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return `${each.textContent} ${[x, y, width, height].map(Math.round).join(" ")}`;
    });
  });

const picture = (page: Page) => page.locator("[data-first-picture]");

for (const address of ["/auth", "/"])
  test(`a first visit to ${address} sees the auth screen before its script is there, and keeps what is typed after it`, async ({
    page,
  }) => {
    const scripts = await hold(page, "**/assets/framework-*.js");
    const answer = await hold(page, "**/api/auth/user");
    await page.goto(address, { waitUntil: "commit" });
    await expect(picture(page).getByText("Professional Solar System Designer")).toBeVisible();
    // Nothing in it takes a key or a press.
    await page.keyboard.press("Tab");
    await page.keyboard.type("ada");
    await expect(picture(page).locator("input").first()).toHaveValue("");
    const places = await placesIn(page);
    expect(await page.evaluate(() => document.activeElement?.closest("[data-first-picture]") ?? null)).toBeNull();
    scripts();
    // At its own address the screen asks nobody who is there; elsewhere the application shows the picture until it knows.
    if (address === "/") await expect(page.locator("#root > div > [data-first-picture]")).toBeVisible();
    else await expect(picture(page)).toHaveCount(0);
    answer();
    await expect(picture(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Professional Solar System Designer");
    expect(await placesIn(page)).toEqual(places);
    await email(page).fill("ada@example.org");
    await expect(email(page)).toHaveValue("ada@example.org");
  });

test("who is signed in, and who reads another language, gets no picture", async ({ page }) => {
  await page.addInitScript((language) => localStorage.setItem("language", JSON.stringify(language)), PSEUDO_LANGUAGE);
  const scripts = await hold(page, "**/assets/framework-*.js");
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(picture(page)).toHaveCount(1);
  await expect(picture(page)).toBeHidden();
  scripts();
  await expect(picture(page)).toHaveCount(0);
  await signedIn(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("#root")).toBeAttached();
  await expect(picture(page)).toHaveCount(0);
});
