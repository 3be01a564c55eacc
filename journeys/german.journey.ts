import { newProject, RESULT_PAGES, test } from "./support/design";
import { expect } from "./support/journey";
import { expectNothingCut } from "./support/words";

test.describe("a browser that asks for German", () => {
  test.use({ locale: "de-AT", storageState: undefined });

  test("speaks it from the first picture on, can be told otherwise, and is told so by a link", async ({ page }) => {
    await page.goto("/auth");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const german = page.getByRole("button", { name: "Sprache: Deutsch" });
    const english = page.getByRole("button", { name: "Language: English" });
    await german.click();
    await page.getByRole("radio", { name: /English/ }).click();
    await page.getByRole("button", { name: "Weiter auf English" }).click();
    await expect(english).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");

    await page.reload();
    await expect(english, "it is kept").toBeVisible();
    await page.goto("/auth?lang=de");
    await expect(german).toBeVisible();
  });
});

/** Pages, and those of a result. */
const SCREENS = ["/auth", "/projects", "/profile", "/settings", "/marketplace", "/orders", "/cart", "/notifications"];

test("@rest twelve screens in German hold their texts at 320 and 1440 px", async ({ page }) => {
  test.slow();
  const project = await newProject(page, { calculated: true, parameters: { city: "ng-kano" } });
  const results = ["summary", "energy", "wiring", "money"].filter((name) => name in RESULT_PAGES);
  const paths = [...SCREENS, ...results.map((name) => `/projects/${project.id}/results/${name}`)];
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(`${path}?lang=de`);
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.locator("[aria-busy=true], .ui-page-loading")).toHaveCount(0);
      await expectNothingCut(page);
    }
  }
});
