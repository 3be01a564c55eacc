import type { Locator, Page } from "@playwright/test";
import { priceOfProject } from "@sunwright/engine/sizing/explain/price-ladder";
import { expectTitle, newProject, storedDesign } from "./support/design";
import {
  expect,
  expectAccessible,
  expectHolds,
  expectNoSidewaysScroll,
  firstProject,
  provoking,
  signedIn,
  test,
} from "./support/journey";
import { expectApart, toasts } from "./support/toast";

const row = (page: Page, name: string): Locator => page.getByRole("row").filter({ hasText: name });
const names = (page: Page): Locator => page.getByRole("rowheader");

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** A toast under the pointer stays, here until a dialog that was opened by keys has closed: it lies over no button of it. */
async function expectFootIsFree(page: Page): Promise<void> {
  await toasts(page).hover();
  await page.getByRole("button", { name: "Actions for Clinic", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Rename" }).press("Enter");
  const buttons = page.getByRole("dialog", { name: "Rename project" }).locator(".ui-dialog-foot").getByRole("button");
  for (const button of await buttons.all()) await expectApart(toasts(page), button);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("a project is listed with its system and cost, renamed, duplicated and opened", async ({ page }) => {
  await signedIn(page);
  const sized = await newProject(page, { calculated: true });
  await newProject(page, { parameters: { name: "Clinic" }, appliances: [] });
  await page.goto("/projects");
  // Changed last stands first.
  await expect(names(page)).toHaveText([/^Clinic/, /^New Solar Project/]);
  await expect(row(page, "Clinic")).toContainText("Not calculated");
  await expect(row(page, "New Solar Project")).toContainText("off-grid");
  await expect(row(page, "New Solar Project")).toContainText("4 appliances");
  await expect(row(page, "New Solar Project")).toContainText(
    `₦${Math.round(priceOfProject(await storedDesign(page, sized.id)).amount).toLocaleString("en-US")}`,
  );
  await expectHolds(page);
  const search = page.getByRole("searchbox", { name: "Search projects by name" });
  await search.fill("clin");
  await expect(names(page)).toHaveText([/^Clinic/]);
  await expect(page).toHaveURL(/\?q=clin$/);
  await page.reload();
  await expect(names(page)).toHaveText([/^Clinic/]);
  await search.fill("");
  await expect(names(page)).toHaveCount(2);

  await page.getByRole("button", { name: "Actions for New Solar Project" }).click();
  await expectHolds(page);
  await page.keyboard.press("Escape");
  await act(page, "New Solar Project", "Rename");
  const dialog = page.getByRole("dialog", { name: "Rename project" });
  const name = dialog.getByRole("textbox", { name: "Project name" });
  await expect(name).toHaveValue("New Solar Project");
  await name.fill("  ");
  await expect(name).toHaveAccessibleDescription("Give the project a name");
  await expectHolds(page);
  await name.fill("Bello residence");
  await name.press("Enter");
  await expectTitle(page, "Renamed to Bello residence");
  await expect(names(page)).toHaveText([/^Bello residence/, /^Clinic/]);
  await expectFootIsFree(page);

  await act(page, "Bello residence", "Duplicate");
  await expect(names(page)).toHaveCount(3);
  const copy = (await names(page).first().innerText()).split("\n")[0] ?? "";
  expect(copy).toContain("Bello residence");
  await expect(names(page).first()).toContainText("4 appliances");

  await page.getByRole("link", { name: "Bello residence", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Quick Stats" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Bello residence. Rename" })).toBeVisible();
});

test("a project is archived, reopened, and deleted only after a confirmation @rest", async ({ page }) => {
  await signedIn(page);
  await newProject(page, { parameters: { name: "Clinic" } });
  await page.goto("/projects");
  await act(page, "Clinic", "Archive");
  await expectTitle(page, "Clinic archived");
  await expect(page.getByText("No projects yet. The calculator creates your first one.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("tab", { name: "Archived" }).click();
  await expect(names(page)).toHaveText([/^Clinic/]);
  await act(page, "Clinic", "Reopen");
  await expectTitle(page, "Clinic reopened");
  await expect(page.getByText("No archived projects.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Active" }).click();
  await expect(names(page)).toHaveText([/^Clinic, |^Clinic/]);
  await act(page, "Clinic", "Delete");
  const dialog = page.getByRole("dialog", { name: "Delete Clinic?" });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(names(page)).toHaveCount(1);
  await act(page, "Clinic", "Delete");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expectTitle(page, "Clinic deleted");
  await expect(names(page)).toHaveCount(0);
  const left = await page.request.get("/api/projects?archived=true");
  expect(await left.json()).toMatchObject({ total: 0 });
});

test("a new project is made from the list, named in place, and both pages know it", async ({ page }) => {
  await signedIn(page);
  await page.goto("/projects");
  await page.getByRole("button", { name: "New project" }).click();
  await expectTitle(page, "Project created successfully");
  await expect(page.getByRole("heading", { name: "Power Consumption Calculator" })).toBeVisible();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}/);
  const rename = (name: string) => page.getByRole("button", { name: `${name}. Rename` });
  await rename("New Solar Project").click();
  const name = page.getByRole("textbox", { name: "Project name" });
  await expect(name).toBeFocused();
  await name.fill("Somewhere else");
  await name.press("Escape");
  await expect(rename("New Solar Project")).toBeFocused();
  await rename("New Solar Project").click();
  await name.fill("Bello residence");
  await name.press("Enter");
  await expect(rename("Bello residence")).toBeFocused();
  expect(await firstProject(page)).toMatchObject({ name: "Bello residence" });
  await page.goto("/projects");
  await expect(names(page)).toHaveText([/^Bello residence/]);
});

test("the list of projects says that it is loading @rest", async ({ page }) => {
  await signedIn(page);
  await newProject(page, { appliances: [] });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/projects?*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/projects");
  await expect(page.getByText("Loading projects", { exact: true }), "S-455").toBeVisible();
  await expectAccessible(page);
  release();
  await expect(names(page)).toHaveCount(1);
});

test("deleting the project that stands open elsewhere leads nowhere but to My projects @rest", async ({
  page,
  context,
}) => {
  await signedIn(page);
  const project = await newProject(page, { parameters: { name: "Clinic" } });
  const list = await context.newPage();
  await list.goto("/projects");
  await act(list, "Clinic", "Delete");
  await list.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(names(list)).toHaveCount(0);
  await list.goto("/calculator");
  // A new first project takes its place.
  await expect(list.getByRole("button", { name: "New Solar Project. Rename" })).toBeVisible();
  expect((await firstProject(list)).id).not.toBe(project.id);
});

test.describe("calls that fail", () => {
  test.use(provoking(/status of 500/, /API error 500/));
  const refuse = { status: 500, json: { code: "internal", message: "Something went wrong on our side" } };

  test("a list that cannot be read can be read again; a refused change says so and changes nothing @rest", async ({
    page,
  }) => {
    await signedIn(page);
    await newProject(page, { parameters: { name: "Clinic" }, appliances: [] });
    await page.route("**/api/projects?*", (route) => route.fulfill(refuse));
    await page.goto("/projects");
    await expect(page.getByText("Your projects could not be loaded")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/projects?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(names(page)).toHaveText([/^Clinic/]);
    await page.route("**/api/projects/*", (route) => route.fulfill(refuse));
    await page.route("**/api/projects/*/*", (route) => route.fulfill(refuse));
    await act(page, "Clinic", "Duplicate");
    await expectTitle(page, "Failed to duplicate project");
    await act(page, "Clinic", "Archive");
    await expectTitle(page, "Failed to archive project");
    await act(page, "Clinic", "Rename");
    const name = page.getByRole("textbox", { name: "Project name" });
    await name.fill("Bello residence");
    await name.press("Enter");
    await expectTitle(page, "Failed to rename project");
    await expect(name).toHaveValue("Bello residence");
    await page.getByRole("button", { name: "Cancel" }).click();
    await act(page, "Clinic", "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expectTitle(page, "Failed to delete project");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(names(page)).toHaveText([/^Clinic/]);
  });
});
