import type { Page } from "@playwright/test";
import {
  newProject,
  openProject,
  pageNames,
  RESULT_PAGES,
  resultTab,
  test,
  toPage,
  unfoldViews,
  type ResultPage,
} from "./support/design";
import { expect, expectAccessible, expectHolds, expectNoSidewaysScroll, provoking } from "./support/journey";

/** What each page is known by. */
const HEADING: Readonly<Record<ResultPage, string>> = {
  summary: "System Architecture Overview",
  energy: "Hourly simulation",
  wiring: "Electrical design",
  money: "Money",
  roof: "Panel placement optimizer",
  compare: "One-Click Solar Cost Comparison Wizard",
  people: "Project Comments and Discussion",
};
const heading = (page: Page, name: ResultPage) => page.getByRole("heading", { name: HEADING[name], exact: true });
const sized = (page: Page) =>
  newProject(page, {
    calculated: true,
    parameters: { name: "Bello Residence", city: "ng-kano", reliabilityTarget: 97 },
  });
const figures = (page: Page) => page.getByLabel("The design in four figures", { exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const addressOf = (id: string, page: ResultPage) => new RegExp(`/projects/${id}/results/${page}$`);

test("seven pages, each with its address and title, verdict and figures on top, there again after a reload", async ({
  page,
}) => {
  test.slow();
  const project = await sized(page);
  for (const name of pageNames)
    await test.step(name, async () => {
      await openProject(page, project, name);
      await expect(heading(page, name)).toBeVisible();
      await expect(page).toHaveTitle(`Bello Residence: ${RESULT_PAGES[name]} · Sunwright`);
      await expect(resultTab(page, name)).toHaveAttribute("aria-current", "page");
      await expect(page.locator("p.verdict")).toContainText("keep Bello Residence running");
      for (const label of ["Without power", "From the sun", "Price", "Pays for itself after"])
        await expect(figures(page).getByText(label, { exact: true })).toBeVisible();
      await expect(figures(page)).toContainText(/For good|Against what you have today/);
      await expectHolds(page);
    });
  await page.reload();
  await expect(heading(page, "people")).toBeVisible();
});

test("a page that was open is there again without anything being loaded or drawn again @rest", async ({ page }) => {
  const project = await sized(page);
  await openProject(page, project, "summary");
  for (const name of pageNames) {
    await toPage(page, name);
    await expect(heading(page, name)).toBeVisible();
  }
  const views = page.locator(".result-page > *, .result-view");
  await views.evaluateAll((all) => all.forEach((view) => view.setAttribute("data-drawn", "before")));
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (/(-page|tool-(roof|compare|people))-[^/]*\.(js|css)$/.test(request.url())) loaded.push(request.url());
  });
  for (const name of pageNames) {
    await toPage(page, name);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.locator("[data-drawn=before]", { has: heading(page, name) }).first()).toBeVisible();
  }
  expect(loaded).toEqual([]);
});

test("the tabs are gone through by arrow keys, Back goes back, and the page does not jump @rest", async ({ page }) => {
  await openProject(page, await sized(page), "summary");
  await expect(heading(page, "summary")).toBeVisible();
  await page.evaluate(async () => {
    // The verdict breaks into other lines once its own face is there.
    await document.fonts.ready;
    const tabs = document.querySelector<HTMLElement>(".result-tabs");
    scrollTo({ top: (tabs?.offsetTop ?? 0) + 20, behavior: "instant" });
  });
  const place = await scrolled(page);
  // The tabs stay at the top of the screen, under the verdict in one line.
  await expect(resultTab(page, "summary")).toBeInViewport();
  await expect(page.locator(".result-line > p")).toBeVisible();

  await resultTab(page, "summary").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\/results\/energy$/);
  await expect(resultTab(page, "energy")).toBeFocused();
  await expect(heading(page, "energy")).toBeVisible();
  expect(await scrolled(page)).toBe(place);
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/\/results\/people$/);
  await expect(heading(page, "people")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\/results\/summary$/);
  await expect(resultTab(page, "summary")).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/\/results\/people$/);
  await expect(resultTab(page, "people")).toBeFocused();
  await page.goBack();
  await expect(heading(page, "energy")).toBeVisible();
  await page.goForward();
  await expect(heading(page, "people")).toBeVisible();
  expect(await scrolled(page)).toBe(place);
});

test("what is typed on a page is there when one comes back to it @rest", async ({ page }) => {
  await openProject(page, await sized(page), "money");
  await unfoldViews(page);
  // The same figure stands among what is assumed, too.
  const term = page.getByRole("textbox", { name: "Loan term" }).first();
  await term.fill("17");
  await toPage(page, "people");
  await page.getByRole("textbox", { name: "Write a comment" }).fill("Half a thought");
  await toPage(page, "money");
  await unfoldViews(page);
  await expect(term).toHaveValue("17");
  await toPage(page, "people");
  await expect(page.getByRole("textbox", { name: "Write a comment" })).toHaveValue("Half a thought");
});

test("old addresses and the letter of a view in a comment arrive on the right page @rest", async ({ page }) => {
  const project = await sized(page);
  for (const old of ["#results", "/results", "/results/no-such-page", ""]) {
    await page.goto(`/projects/${project.id}${old}`);
    await expect(page).toHaveURL(addressOf(project.id, "summary"));
    await expect(heading(page, "summary")).toBeVisible();
  }
  for (const base of ["", "/calculator"]) {
    await page.goto(`${base}/results/energy`);
    await expect(heading(page, "energy")).toBeVisible();
  }

  await openProject(page, project, "people");
  await page.getByRole("textbox", { name: "Write a comment" }).fill("Look at view D, and at the breaker in J.");
  await page.getByRole("button", { name: "Add Comment" }).click();
  await page.getByRole("link", { name: "View D" }).click();
  await expect(page).toHaveURL(/\/results\/energy#view-D$/);
  await expect(page.getByRole("heading", { name: "Month by month" })).toBeInViewport();
  await expect(page.locator("#view-D")).toBeFocused();
  await page.goBack();
  await page.getByRole("link", { name: "View J" }).click();
  await expect(page.getByRole("heading", { name: "Electrical design" })).toBeInViewport();
  // A view that stands folded is opened for who asks for it.
  await page.goto(`/projects/${project.id}/results/energy#view-H`);
  await expect(page.getByRole("table", { name: /^From the rule of thumb/ })).toBeInViewport();
});

test("the steps stand in the band, on a phone in one line under the title block @phone @rest", async ({
  page,
  isMobile,
}) => {
  const project = await sized(page);
  await openProject(page, project, "energy");
  const steps = page.getByRole("list", { name: "Design Progress" });
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await expect(steps.locator("[aria-current=step]")).toContainText("Results & Report");
  if (isMobile) await expect(page.getByText("Step 3 of 3: Results & Report")).toBeVisible();
  await steps.getByRole("button", { name: "System Parameters" }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/${project.id}#system-parameters$`));
  await expect(page.locator("#parameters-heading")).toBeFocused();
  await steps.getByRole("button", { name: "Results & Report" }).click();
  await expect(heading(page, "summary")).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(heading(page, "energy")).toBeVisible();
});

test(
  "a phone has the sections that do not decide folded, each with its one figure @rest",
  { tag: "@phone" },
  async ({ page }) => {
    await openProject(page, await sized(page), "summary");
    const stats = page.getByRole("region", { name: "Quick Stats" });
    const isPhone = (page.viewportSize()?.width ?? 0) <= 640;
    const consumption = stats.getByText("Monthly consumption");
    if (isPhone) {
      await expect(consumption).toBeHidden();
      await expect(stats.getByText("5.08 kWh a day")).toBeVisible();
      await stats.getByRole("heading").click();
    }
    await expect(consumption).toBeVisible();
    await expect(page.getByRole("region", { name: "Recommendations" }).getByRole("listitem").first()).toBeVisible();
    await unfoldViews(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test.describe("without a connection", () => {
  test.use(provoking(/Failed to fetch|ERR_FAILED|net::ERR/));

  test("a page whose script cannot be fetched says so, the others stand, and it is tried again @rest", async ({
    page,
  }) => {
    const project = await sized(page);
    await page.route(/wiring-page.*\.js/, (route) => route.abort());
    await openProject(page, project, "summary");
    await toPage(page, "wiring");
    await expect(page.getByText("This page could not be loaded")).toBeVisible();
    await expect(page.locator("p.verdict")).toBeVisible();
    await toPage(page, "summary");
    await expect(heading(page, "summary")).toBeVisible();
    await page.unrouteAll();
    await toPage(page, "wiring");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page, "wiring")).toBeVisible();
  });
});
