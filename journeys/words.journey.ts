// Of the rest: every text in the language made from English.
import type { Locator, Page } from "@playwright/test";
import type { Project } from "@sunwright/contract/projects";
import { createShare } from "@sunwright/contract/shares";
import { LETTERS } from "@sunwright/engine/validation/contents";
import { PSEUDO_LANGUAGE } from "@sunwright/words/pseudo";
import { newProject, pageNames, RESULT_PAGES, test, type ResultPage } from "./support/design";
import { expect, provoking, signedIn } from "./support/journey";
import { bringWords, expectWords, expectWordsHere, expectWordsOfExplanations, settled, spoken } from "./support/words";

const STRANGERS_PAGES = ["/auth", "/auth?mode=reset", "/reset-password", "/nowhere"];
const PAGES = [
  "/projects",
  "/profile",
  "/settings",
  "/installer-dashboard",
  "/leads",
  "/retailer-dashboard",
  "/marketplace",
  "/wholesale",
];

const speaking = (language: string) => localStorage.setItem("language", JSON.stringify(language));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(speaking, PSEUDO_LANGUAGE);
  await bringWords(page);
});

async function walk(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
  await expectWords(page);
}

test.describe("of a stranger", () => {
  test.use({ storageState: undefined });

  test("every text of a stranger's pages comes from the catalogue and fits", async ({ page }) => {
    for (const path of STRANGERS_PAGES) await test.step(path, () => walk(page, path));
    await page.goto("/auth");
    await page.getByRole("tab").last().click();
    // Each kind of account has fields of its own.
    await expect(page.getByRole("radio")).toHaveCount(3);
    for (const kind of await page.getByRole("radio").all()) {
      await kind.click();
      await expectWords(page);
    }
  });

  test("every text of the validation comes from the catalogue and fits", async ({ page }) => {
    await walk(page, "/validation");
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page.getByRole("table")).toHaveCount(LETTERS.length);
    await expectWords(page);
  });

  test("every text of a person's own pages comes from the catalogue and fits", async ({ page }) => {
    await signedIn(page, "installer");
    for (const path of PAGES) await test.step(path, () => walk(page, path));
  });

  test("every text of a shop's rooms comes from the catalogue and fits", async ({ page }) => {
    await signedIn(page, "retailer");
    for (const path of ["/shop/products", "/shop/products/new", "/shop/stock", "/shop/stock/import", "/shop/profile"])
      await test.step(path, () => walk(page, path));
  });
});

let made: Promise<Project> | undefined;
/** One project for all of a worker's journeys, with warnings, refusals and advice to be read. */
const project = (page: Page): Promise<Project> =>
  (made ??= newProject(page, {
    calculated: true,
    parameters: { name: "Ada", city: "ng-kano", systemType: "hybrid", voltageFrequency: "110V/60Hz Single Phase" },
  }));

/** `where` is a step, or a page of the result. */
async function open(page: Page, { id }: Pick<Project, "id">, where: string): Promise<void> {
  await page.goto(where in RESULT_PAGES ? `/projects/${id}/results/${where}` : `/projects/${id}#${where}`);
  await settled(page);
}

const button = (on: Page | Locator, english: string) => on.getByRole("button", { name: spoken(english), exact: true });

/** What stands on a page of the result when all of it has come. */
const ARRIVED: Readonly<Record<ResultPage, string>> = {
  summary: "#view-A",
  energy: "#view-B [role=slider]",
  wiring: "#view-J",
  money: ".money-verdict",
  roof: ".roof-board",
  compare: ".comparison",
  people: ".comments",
};

async function openPage(page: Page, of: Pick<Project, "id">, name: ResultPage): Promise<void> {
  await open(page, of, name);
  await expect(page.locator(ARRIVED[name]).first()).toBeVisible();
  await unfold(page);
}

test("every text of a request to installers comes from the catalogue and fits", async ({ page }) => {
  const { id } = await project(page);
  await walk(page, `/projects/${id}/request`);
  await page.getByRole("main").getByRole("switch").first().click();
  await expectWords(page);
});

/** What each box offers. */
async function expectOptions(page: Page, on: Page | Locator = page): Promise<void> {
  for (const box of await on.getByRole("combobox").all()) {
    await box.click();
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectWordsHere(page, "[role=listbox]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
  }
}

/** What stands folded until it is asked for. */
const unfold = (page: Page) =>
  page.locator("details:not([open])").evaluateAll((all) => all.forEach((fold) => fold.setAttribute("open", "")));

/** The explanations of every figure: more than `least`, or not all is there yet. */
async function expectExplanations(page: Page, on: Locator, least: number): Promise<void> {
  const figures = on.locator("button.ui-num-why:visible");
  expect(await figures.count()).toBeGreaterThan(least);
  await expectWordsOfExplanations(page, figures);
}

/** Figures that explain themselves: more than so many a page. */
const EXPLAINED = [
  ["summary", 12],
  ["energy", 10],
  ["wiring", 15],
  ["money", 10],
] as const;

test("every text of the load comes from the catalogue and fits", async ({ page }) => {
  await open(page, await project(page), "power-calculation");
  await expectWords(page);
  await expectOptions(page, page.locator(".add-appliance"));
  await page.getByRole("tab").last().click();
  await expectWords(page);
  await walk(page, "/calculator");
});

test("every text of the parameters comes from the catalogue and fits", async ({ page }) => {
  await open(page, await project(page), "system-parameters");
  await unfold(page);
  await expectWords(page);
  await expectOptions(page);
  for (const type of ["off-grid", "on-grid"]) {
    await page.locator(`[role=radio][value="${type}"]`).click();
    await expectWords(page);
  }
});

test("every text of the seven pages of a result comes from the catalogue and fits", async ({ page }) => {
  test.slow();
  const made = await project(page);
  for (const name of pageNames)
    await test.step(name, async () => {
      await openPage(page, made, name);
      await expectWords(page);
    });
});

for (const systemType of ["off-grid", "on-grid"] as const)
  test(`every text of the results ${systemType} comes from the catalogue and fits`, async ({ page }) => {
    test.slow();
    const made = await newProject(page, {
      calculated: true,
      parameters: { name: "Ada", city: "ng-kano", systemType },
    });
    for (const [name, least] of EXPLAINED)
      await test.step(name, async () => {
        await openPage(page, made, name);
        await expectWordsHere(page);
        await expectExplanations(page, page.locator(".result-page"), least);
      });
  });

test("every text of a shared project comes from the catalogue and fits", async ({ page, browser, baseURL }) => {
  const { id } = await project(page);
  const answer = await page.request.post(`/api/projects/${id}/shares`, {
    data: { permission: "edit", isPublic: true, expiresAt: "2040-12-31T00:00:00.000Z", sharedWith: null },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const { shareToken } = createShare.response.parse(await answer.json());
  const context = await browser.newContext({ ...(baseURL && { baseURL }), storageState: { cookies: [], origins: [] } });
  await context.addInitScript(speaking, PSEUDO_LANGUAGE);
  await walk(await context.newPage(), `/shared/${shareToken}`);
  await context.close();
});

test.describe("two windows on one project", () => {
  test.use(provoking(/status of 409/, /API error 409/));

  test("every text of a conflict comes from the catalogue and fits", async ({ page }) => {
    const { id } = await newProject(page, { parameters: { name: "Ada", city: "ng-kano" } });
    await open(page, { id }, "system-parameters");
    const altitude = page.getByLabel(spoken("Altitude"), { exact: true });
    await altitude.fill("300");
    await page.request.put(`/api/projects/${id}`, {
      data: { altitude: 500 },
      headers: { "sec-fetch-site": "same-origin" },
    });
    await button(page, "Save Parameters").click();
    await expect(page.getByRole("dialog").getByRole("row").first()).toBeVisible();
    await expectWords(page, "[role=dialog]");
  });
});

test("every explanation of a figure comes from the catalogue and fits", async ({ page }) => {
  test.slow();
  const made = await project(page);
  for (const [name, least] of EXPLAINED)
    await test.step(name, async () => {
      await openPage(page, made, name);
      await expectExplanations(page, page.getByRole("main"), least);
    });
});

test("every text of the money comes from the catalogue and fits", async ({ page }) => {
  await openPage(page, await project(page), "money");
  await button(page, "Change the assumptions").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectWords(page, "[role=dialog]");
  await expectOptions(page, page.getByRole("dialog"));
});

// The dialog stands in a drawing that is another on a phone: a change of width would close it.
test("every text of choosing a part comes from the catalogue and fits @phone", async ({ page }) => {
  await openPage(page, await project(page), "summary");
  await button(page, "Choose a panel").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill("LR5-72HPH-570M");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expectWordsHere(page, "[role=dialog]");
  await dialog.getByRole("listitem").getByRole("button").click();
  await expect(dialog.locator("fieldset")).toBeVisible();
  await expectWordsHere(page, "[role=dialog]");
});

test("every text of the comparison comes from the catalogue and fits", async ({ page }) => {
  await openPage(page, await project(page), "compare");
  const wizard = page.getByRole("region", { name: spoken("One-Click Solar Cost Comparison Wizard"), exact: true });
  await expectOptions(page, wizard);
  await button(wizard, "Generate Comparison").click();
  await expect(wizard.getByRole("table").first()).toBeVisible();
  await expectWords(page);
  await expectExplanations(page, wizard, 20);
});

test("every text of the report comes from the catalogue and fits the paper", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await openPage(page, await project(page), "summary");
  await button(page, "Generate Detailed Report").click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  // A4 at 96 dpi less its margins. [px]
  await page.setViewportSize({ width: 703, height: 1_010 });
  await page.emulateMedia({ media: "print" });
  await expectWordsHere(page);
});

test("every text of comments, history and sharing comes from the catalogue and fits", async ({ page }) => {
  const { id } = await project(page);
  const from = { headers: { "sec-fetch-site": "same-origin" } };
  const path = `/api/projects/${id}`;
  const made = await Promise.all([
    page.request.put(path, { data: { altitude: 500 }, ...from }),
    page.request.post(`${path}/comments`, { data: { content: "Ada", parentId: null }, ...from }),
    page.request.post(`${path}/shares`, {
      data: { permission: "view", isPublic: true, expiresAt: null, sharedWith: null },
      ...from,
    }),
  ]);
  for (const answer of made) expect(answer.ok(), await answer.text()).toBe(true);
  await openPage(page, { id }, "people");
  const comment = page.getByRole("article").first();
  await comment.getByRole("button").first().click();
  await expectWords(page);
  await button(page, "Show All").click();
  const dialog = page.getByRole("dialog");
  for (const opens of [
    button(page, "Create Share Link"),
    comment.getByRole("button").nth(2),
    page.locator("ol.entries button").first(),
  ]) {
    await opens.click();
    await expect(dialog).toBeVisible();
    await expectWords(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test("every text of the roof optimiser comes from the catalogue and fits", async ({ page }) => {
  const { id } = await project(page);
  await page.goto(`/projects/${id}/roof`);
  await settled(page);
  await unfold(page);
  await button(page, "Generate Optimal Layout").click();
  await expect(page.locator("[data-panel]").first()).toBeVisible();
  await unfold(page);
  await expectWords(page);
  await expectOptions(page);
  await expectExplanations(page, page.getByRole("main"), 5);
});

test("every text of the designer comes from the catalogue and fits", async ({ page }) => {
  await page.goto("/3d-visualizer");
  await settled(page);
  await expect(page.locator(".designer-figure").first()).toBeVisible();
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await unfold(page);
    await expectWords(page);
  }
});
