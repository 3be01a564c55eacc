import type { Page } from "@playwright/test";
import { createShare } from "@sunwright/contract/shares";
import { PSEUDO_LANGUAGE } from "@sunwright/words/pseudo";
import { newProject } from "./support/design";
import { expect, expectHolds, signedIn, test } from "./support/journey";
import { drawnPanel, openShop, PANEL_400, send, storePicture } from "./support/shop";
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
    return Array.from(document.querySelectorAll("main :is(h1, p, dt, label, input, button)"), (each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return `${each.textContent} ${[x, y, width, height].map(Math.round).join(" ")}`;
    });
  });

/** A text is in the document before its styles are; nobody sees it without them. */
const styled = (page: Page) => expect(page.locator("[data-first-text] > header")).toHaveCSS("display", "flex");

const picture = (page: Page) => page.locator("[data-first-picture]");

for (const address of ["/auth", "/"])
  test(`a first visit to ${address} sees the auth screen before its script is there, and keeps what is typed after it @rest`, async ({
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

test("whoever opens a shared project reads it before the page's script is there, and until the page itself stands @phone @rest", async ({
  page,
}) => {
  await signedIn(page);
  const { id } = await newProject(page, {
    calculated: true,
    parameters: { name: "Bello <i>Residence</i>", city: "ng-kano" },
  });
  const answer = await page.request.post(`/api/projects/${id}/shares`, {
    data: { permission: "view", isPublic: true, expiresAt: null, sharedWith: null },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const { shareToken } = createShare.response.parse(await answer.json());
  await page.goto("about:blank");
  await page.context().clearCookies();
  const scripts = await hold(page, "**/assets/framework-*.js");
  const opened = await hold(page, `**/api/shared/${shareToken}`);
  await page.goto(`/shared/${shareToken}`, { waitUntil: "commit" });
  const text = page.locator("[data-first-text]");
  await expect(text.getByRole("heading", { level: 1 })).toHaveText("Bello <i>Residence</i>");
  await expect(text.getByText("Battery Bank")).toBeVisible();
  await styled(page);
  await expectHolds(page);
  const places = await placesIn(page);
  scripts();
  // The page's bar has come; what is read has not moved.
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(text.getByText("Battery Bank")).toBeVisible();
  expect(await placesIn(page)).toEqual(places);
  opened();
  await expect(text).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bello <i>Residence</i>");
  await expect(page.getByRole("link", { name: "Create Your Own Project" })).toBeVisible();
});

test("a person reads the answer of their project before the page's script is there, and the page stands in its place @phone", async ({
  page,
}) => {
  await signedIn(page);
  const { id } = await newProject(page, {
    calculated: true,
    parameters: { name: "Bello <i>Residence</i>", city: "ng-kano" },
  });
  const scripts = await hold(page, "**/assets/framework-*.js");
  await page.goto(`/projects/${id}/results/summary`, { waitUntil: "commit" });
  const text = page.locator("[data-first-text]");
  await expect(text.getByRole("heading", { level: 1 })).toHaveText("Bello <i>Residence</i>");
  const answer = text.locator("[data-answer]");
  await expect(answer).toContainText("keep Bello <i>Residence</i> running for");
  const said = await answer.innerText();
  await expect(text.getByText("Power from the sun")).toBeVisible();
  await styled(page);
  await expectHolds(page);
  scripts();
  await expect(page.getByRole("heading", { name: "Results & Report", level: 2 })).toBeVisible();
  await expect(text).toHaveCount(0);
  expect(await page.locator("p.verdict").innerText()).toBe(said);
});

/** The first photo in an element, and how large it is drawn. */
const photo = async (page: Page, inside: string) => {
  const first = page.locator(`${inside} img`).first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  return first.evaluate(({ src, naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement) => ({
    src,
    width: naturalWidth * Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight),
  }));
};

test("whoever opens the marketplace sees its newest products and their photos before the page's script is there @phone @rest", async ({
  page,
}) => {
  const name = `Photo <i>${Date.now().toString(36)}</i>`;
  const sold = { sku: name, category: "panel", spec: PANEL_400, pieces: 3 } as const;
  const publicPrices = [{ fromQuantity: 1, unitMinor: 18_500_000 }];
  const shop = await openShop(page, {
    profile: { currency: "NGN" },
    products: async () => {
      const fileId = await storePicture(page, await drawnPanel(page));
      return [{ ...sold, name, publicPrices, pictures: [{ fileId, alternative: "A panel from the front" }] }];
    },
  });
  const scripts = await hold(page, "**/assets/framework-*.js");
  await page.goto("/marketplace", { waitUntil: "commit" });
  const card = page.locator("[data-first-text]").getByRole("listitem").first();
  await expect(card).toContainText(name);
  await expect(card).toContainText("3 in stock");
  await styled(page);
  await expectHolds(page);
  const before = await photo(page, "[data-first-text]");
  scripts();
  await expect(page.locator("[data-first-text]")).toHaveCount(0);
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  const after = await photo(page, ".market-cards");
  // A larger one would be painted as something new, seconds later.
  expect(after.src).toBe(before.src);
  expect(after.width).toBeLessThanOrEqual(before.width);
  // Other journeys on this server find what they sell themselves.
  for (const id of shop.ids) await send(page, "post", `/api/shop/products/${id}/events`, { event: "archive" });
});

test("every other page begins with the mark, before its script is there @rest", async ({ page }) => {
  await signedIn(page);
  const scripts = await hold(page, "**/assets/framework-*.js");
  await page.goto("/projects", { waitUntil: "commit" });
  await expect(page.locator("[data-first-loading]").getByText("Sunwright", { exact: true }).last()).toBeVisible();
  scripts();
  await expect(page.locator("[data-first-loading]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("who is signed in, and who reads another language, gets no picture @rest", async ({ page }) => {
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
