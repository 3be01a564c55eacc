// Of the rest: small states between pages that others walk.
import type { Page } from "@playwright/test";
import { readdirSync } from "node:fs";
import { expectTitle, newProject, openProject, storedProject, test, unfoldViews } from "./support/design";
import { expect, expectAccessible, expectNoSidewaysScroll, provoking, signedIn } from "./support/journey";
import { signIn } from "./support/people";
import { hold } from "./support/requests";
import { box, generate, openRoof, OPTIMIZE, panels } from "./support/roof";
import { expectApart, toasts } from "./support/toast";

const calculate = (page: Page) =>
  page.getByRole("button", { name: "Calculate Solar System" }).filter({ visible: true });

test(
  "the parameters' button is on the screen, a toast covers nothing that stays there, and the results are a press away",
  { tag: "@phone" },
  async ({ page }) => {
    const project = await newProject(page, { calculated: true });
    await openProject(page, project, "system-parameters");
    await expect(calculate(page)).toBeVisible();
    const isPhone = (page.viewportSize()?.width ?? 0) <= 640;
    if (isPhone) await expect(calculate(page)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);

    if (isPhone) await page.getByRole("searchbox", { name: "Find a parameter" }).fill("altitude");
    await page.getByLabel("Altitude").fill("250");
    await page.getByRole("button", { name: "Save Parameters" }).filter({ visible: true }).click();
    await expectTitle(page, "System parameters updated successfully");
    await expectApart(toasts(page), page.locator(isPhone ? ".design-bar" : ".design-summary"));

    await page.getByRole("list", { name: "Design Progress" }).getByRole("button", { name: "Results & Report" }).click();
    await expect(page).toHaveURL(/\/results\/summary$/);
    await page.goBack();
    await page.getByRole("button", { name: "Back to the results" }).click();
    await expect(page).toHaveURL(/\/results\/summary$/);
    await unfoldViews(page);
    await expect(
      page.getByText(/^\$[\d,.]+\. 1 USD = 1,650 NGN, rate of \w{3} \d+, \d{4}\. Not a quote\.$/),
    ).toBeVisible();
  },
);

test("what is typed while a layout is on its way stays as it is typed", async ({ page }) => {
  await openRoof(page);
  const release = await hold(page, OPTIMIZE);
  await generate(page).click();
  await box(page, "Roof width").fill("14.");
  await box(page, "Tilt").fill("4");
  release();
  await expect(panels(page)).not.toHaveCount(0);
  await expectTitle(page, "Optimization Complete");
  await expect(box(page, "Roof width")).toHaveValue("14.");
  await expect(box(page, "Tilt")).toHaveValue("4");
});

test.describe("the share dialog", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Create Share Link" });
  const links = async (page: Page, id: string): Promise<unknown> =>
    (await page.request.get(`/api/projects/${id}/shares`)).json();

  test("makes no link once it was cancelled, while it closes or while the call is under way", async ({ page }) => {
    const { id } = await newProject(page, { calculated: true });
    await page.goto(`/projects/${id}/results/people`);
    const panel = page.getByRole("region", { name: "Project Sharing and Collaboration" });
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && request.url().includes("/shares")) sent.push(request.method());
    });
    const open = () => panel.getByRole("button", { name: "Create Share Link" }).click();
    await open();
    await expect(dialog(page)).toBeVisible();
    // Both presses before the dialog has faded: in the page, where no driver waits between them.
    await dialog(page).evaluate(async (element) => {
      const press = (name: string) =>
        [...element.querySelectorAll("button")].find(({ textContent }) => textContent === name);
      const [cancel, create] = [press("Cancel"), press("Create Share Link")];
      cancel?.click();
      await new Promise(requestAnimationFrame);
      create?.click();
    });
    await expect(dialog(page)).toBeHidden();
    expect(sent).toEqual([]);

    await open();
    const release = await hold(page, "**/api/projects/*/shares");
    await dialog(page).getByRole("button", { name: "Create Share Link" }).click();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toBeHidden();
    release();
    await expect.poll(() => sent).toEqual(["POST", "DELETE"]);
    await expect.poll(() => links(page, id)).toEqual([]);
    await expect(panel.getByText("No active share links")).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });
});

test("S-368 hours below 0 are marked at their field, and nothing is sent", async ({ page }) => {
  const project = await newProject(page, { appliances: [] });
  await openProject(page, project, "power-calculation");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/appliances")) sent.push(request.url());
  });
  await page.getByRole("combobox", { name: "Appliance" }).fill("Mill");
  await page.getByRole("textbox", { name: "Power" }).fill("85");
  const hours = page.getByRole("textbox", { name: "Hours per day" });
  await hours.fill("-1");
  await page.getByRole("button", { name: "Add Appliance" }).click();
  await expect(hours, "S-368 minimum 0").toHaveAccessibleDescription("Hours per day: between 0 and 24");
  await expect(hours).toHaveAttribute("aria-invalid", "true");
  expect(sent, "S-368 nothing sent").toEqual([]);
  await hours.fill("0.5");
  await page.getByRole("button", { name: "Add Appliance" }).click();
  await expectTitle(page, "Appliance added successfully");
});

test.describe("logging out", () => {
  const logOut = async (page: Page) => {
    await page.getByRole("button", { name: /Account menu|menu for/i }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
  };

  // Its own session: the one the other journeys share must not end.
  test.use({ storageState: { cookies: [], origins: [] } });

  test("saves what another page left unsaved and asks nothing while the server answers", async ({ page }) => {
    const person = await signedIn(page);
    const project = await newProject(page);
    await openProject(page, project, "system-parameters");
    await page.getByLabel("Altitude").fill("321");
    await expect(page.getByText("1 change not saved")).toBeVisible();
    await page.goto("/projects");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await logOut(page);
    await expect(page).toHaveURL(/\/auth$/);
    await signIn(page, person);
    expect((await storedProject(page, project.id)).altitude, "A-15 sync first").toBe(321);
  });

  test("calls a comment that was not sent by its name", async ({ page }) => {
    await signedIn(page);
    const project = await newProject(page, { calculated: true });
    await page.goto(`/projects/${project.id}/results/people`);
    await page
      .getByRole("textbox", { name: /comment/i })
      .first()
      .fill("Half a thought");
    await logOut(page);
    const question = page.getByRole("dialog", { name: "1 entry not sent" });
    await expect(question).toContainText("A comment you did not send");
    await expectAccessible(page, question);
    await question.getByRole("button", { name: "Stay signed in" }).click();
    await expect(page.getByRole("textbox", { name: /comment/i }).first()).toHaveValue("Half a thought");
  });
});

test.describe("a comparison the server fails", () => {
  test.use(provoking(/status of 500.*cost-comparison/, /API error 500/));

  test("says what happened, with the number of the log line, and never that no answer came", async ({ page }) => {
    const project = await newProject(page, { parameters: { city: "ng-kano" }, calculated: true });
    await openProject(page, project, "compare");
    const body = {
      code: "internal",
      message: "Something went wrong on our side. Try again later.",
      requestId: "Ab3_xY-9kQ1z",
    };
    let first = true;
    await page.route("**/cost-comparison", (route) => {
      const answer = first ? JSON.stringify(body) : "";
      first = false;
      return route.fulfill({ status: 500, body: answer });
    });
    const wizard = page.getByRole("region", { name: "One-Click Solar Cost Comparison Wizard" });
    await wizard.getByRole("button", { name: "Generate Comparison" }).click();
    await expect(
      wizard.getByText("Something went wrong on our side. Try again later. Reference: Ab3_xY-9kQ1z."),
    ).toBeVisible();
    await expect(wizard.getByText("The server failed (500).")).toHaveCount(2);
    await expect(wizard.getByText(/no answer/i)).toHaveCount(0);
  });
});

test("the gallery of parts is not built into the product", () => {
  expect(readdirSync("apps/web/dist/assets").filter((file) => /gallery/i.test(file))).toEqual([]);
});

test("pages of a firm say to a homeowner that there is none, and make no call that would be refused", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  for (const path of ["/jobs", "/leads", "/quotes", "/quotes/price-book", "/firm/profile"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(/Your account does not belong to/), path).toBeVisible();
  }
  for (const path of ["/shop/products", "/shop/stock", "/shop/orders", "/shop/price-lists", "/shop/analytics"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText("This account has no shop."), path).toBeVisible();
  }
  expect(refused).toEqual([]);
});
