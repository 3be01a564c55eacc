import type { Page } from "@playwright/test";
import { CERTIFICATIONS, LOCAL_CERTIFICATIONS } from "@sunwright/contract/accounts";
import { PSEUDO_LANGUAGE } from "@sunwright/words/pseudo";
import { expect, expectNoSidewaysScroll, signedIn, test } from "./support/journey";

/** Names, dates and units are written alike in both languages. */
const ALIKE =
  /^(Sunwright|Ada|Example|Installations|Trading|Store|person[\w.@-]*|https?|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Kano|Nigeria|kWh|kWp|NGN|USD|Chrome|Chromium|HeadlessChrome|Linux|PDF|CSV|JSON|API)$/;

/** Data like what people type: the sample figures that the server makes up for dashboards, and names of certificates. */
const DATA: ReadonlySet<string> = new Set([
  "Family house",
  "Shop with cold room",
  "Farm with borehole",
  "Clinic",
  "Bakery",
  "School",
  "Nassarawa GRA",
  "Wudil",
  "Bichi",
  "Rano",
  "Dala",
  "Gaya",
  "30 m of 10 mm² copper",
  "400 W monocrystalline",
  "48 V 235 Ah lithium",
  "5.8 kW pure sine inverter",
  "Rail 4.4 m",
  "100 Ah gel",
  "MC4 connector pair",
  ...["Kano", "Kaduna", "Katsina", "Zaria"].map((town) => `Installer, ${town}`),
  ...["1", "2", "3", "4", "5", "6", "7"].map((number) => `Sample ${number}`),
  ...CERTIFICATIONS,
  ...LOCAL_CERTIFICATIONS,
]);

/** Texts and accessible names on the page with a word that no catalogue has been through. */
const untranslated = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const look = (text: string | null) => {
      // A translated text has accents; what is put into it, as a name is, stays as it was.
      if (text !== null && /[A-Za-z]{3,}/.test(text) && !/[\u00c0-\u024f[\]]/.test(text)) found.add(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent !== null && !parent.closest("script, style, noscript") && parent.checkVisibility())
        look(node.nodeValue);
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title], [alt]"))
      for (const name of ["aria-label", "placeholder", "title", "alt"]) look(element.getAttribute(name));
    look(document.title);
    return [...found];
  });

/** What is left when names, dates and units are taken off. */
async function expectTranslated(page: Page): Promise<void> {
  const left = (await untranslated(page)).filter(
    (text) =>
      !DATA.has(text) &&
      text.split(/[^\p{L}\p{N}.@_-]+/u).some((word) => /[A-Za-z]{3,}/.test(word) && !ALIKE.test(word)),
  );
  expect(left, page.url()).toEqual([]);
}

/** No text is wider than the box that hides what hangs over. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, a, h1, h2, h3, label, th, td, p, li, legend, summary")]
      .filter((element) => element.childElementCount === 0 && element.checkVisibility())
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return (
          overflowX !== "visible" &&
          element.clientWidth > 1 &&
          textOverflow !== "ellipsis" &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.textContent),
  );

const STRANGERS_PAGES = ["/auth", "/auth?mode=reset", "/reset-password", "/nowhere"];
const PAGES = [
  "/projects",
  "/profile",
  "/settings",
  "/installer-dashboard",
  "/retailer-dashboard",
  "/marketplace",
  "/wholesale",
  "/products/new",
  "/inventory",
];

test.describe("in a language made from English", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript((language) => localStorage.setItem("language", JSON.stringify(language)), PSEUDO_LANGUAGE),
  );

  async function look(page: Page) {
    await expectTranslated(page);
    expect(await cutTexts(page), page.url()).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  async function walk(page: Page, path: string) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", PSEUDO_LANGUAGE);
    await expect(page.locator("h1").first()).toBeVisible();
    await expect(page.locator("[aria-busy=true], .ui-page-loading")).toHaveCount(0);
    await look(page);
  }

  test("every text of a stranger's pages comes from the catalogue and fits @phone", async ({ page }) => {
    for (const path of STRANGERS_PAGES) await test.step(path, () => walk(page, path));
    await page.goto("/auth");
    await page.getByRole("tab").last().click();
    // Each kind of account has fields of its own.
    await expect(page.getByRole("radio")).toHaveCount(3);
    for (const kind of await page.getByRole("radio").all()) {
      await kind.click();
      await look(page);
    }
  });

  test("every text of a person's own pages comes from the catalogue and fits @phone", async ({ page }) => {
    await signedIn(page, "installer");
    for (const path of PAGES) await test.step(path, () => walk(page, path));
  });
});
