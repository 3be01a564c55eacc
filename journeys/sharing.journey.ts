import type { Browser, Page } from "@playwright/test";
import { newProject, expectTitle, storedProject } from "./support/design";
import { expect, expectAccessible, expectNoSidewaysScroll, provoking, signedIn, test } from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { createAccount, signIn, somebody, type Person } from "./support/people";

/** Another person's browser, signed in or not. */
async function visitor(browser: Browser, baseURL: string | undefined, person?: Person): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  if (person) {
    await createAccount(page.request, person);
    await signIn(page, person);
  }
  return page;
}

const panel = (page: Page) => page.getByRole("region", { name: "Project Sharing and Collaboration" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Create Share Link" });

async function openPanel(page: Page, id: string) {
  await page.goto(`/projects/${id}#results`);
  await expect(panel(page)).toBeVisible();
}

/** Makes a link by the dialog and answers its address as the person would copy it. */
async function createLink(page: Page, permission: string): Promise<string> {
  await panel(page).getByRole("button", { name: "Create Share Link" }).click();
  await dialog(page)
    .getByRole("radio", { name: new RegExp(`^${permission}`) })
    .click();
  await dialog(page).getByRole("button", { name: "Create Share Link" }).click();
  await expectTitle(page, "Share Created");
  await expect(dialog(page)).toBeHidden();
  await panel(page)
    .getByRole("button", { name: `Copy link: ${permission}, Public` })
    .first()
    .click();
  await expectTitle(page, "Link Copied");
  return page.evaluate(() => navigator.clipboard.readText());
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("S-253 S-281 S-282 S-353 S-354 S-381 S-391 S-392 S-393 S-446 S-447 S-448 S-457 S-503 links are made with defaults, listed, copied and deleted", async ({
  page,
  product,
}) => {
  await signedIn(page);
  const { id } = await newProject(page, { calculated: true, parameters: { name: "Bello Residence", city: "ng-kano" } });
  await openPanel(page, id);
  await expect(panel(page).getByText("No active share links")).toBeVisible();
  await panel(page).getByRole("button", { name: "Create Share Link" }).click();
  await expect(dialog(page).getByRole("radio", { name: /^View Only/ })).toBeChecked();
  await expect(dialog(page).getByRole("radio")).toHaveCount(3);
  await expect(dialog(page).getByRole("switch", { name: /Public link/ })).toBeChecked();
  await expect(dialog(page).getByLabel("Recipient e-mail")).toBeHidden();
  await expect(dialog(page).getByLabel("Expires")).toHaveValue("");
  await expectAccessible(page);
  await dialog(page)
    .getByRole("radio", { name: /^Full Access/ })
    .click();
  await dialog(page)
    .getByRole("switch", { name: /Public link/ })
    .click();
  await dialog(page).getByLabel("Recipient e-mail").fill("musa@example.org");
  await dialog(page).getByLabel("Expires").fill("2040-12-31");
  await expectAccessible(page, dialog(page));
  await dialog(page).getByRole("button", { name: "Create Share Link" }).click();
  await expectTitle(page, "Share Created");
  await expect(dialog(page)).toBeHidden();
  await expect(panel(page).getByRole("listitem")).toHaveText([
    /Full Access.*musa@example.org.*0 opens. Expires Dec 31, 2040/,
  ]);
  const mail = await mailTo(product.mailFolder, "musa@example.org", /shared with you/);
  expect(linkIn(mail, "/shared/")).toMatch(/\/shared\/[\w-]{43}$/);

  await panel(page).getByRole("button", { name: "Create Share Link" }).click();
  await expect(dialog(page).getByRole("radio", { name: /^View Only/ })).toBeChecked();
  await expect(dialog(page).getByRole("switch", { name: /Public link/ })).toBeChecked();
  await expect(dialog(page).getByLabel("Expires")).toHaveValue("");
  await page.keyboard.press("Escape");
  expect(await createLink(page, "View Only")).toMatch(/^http:\/\/localhost:\d+\/shared\/[\w-]{43}$/);
  await expectAccessible(page, panel(page));

  await panel(page).getByRole("button", { name: "Delete link: View Only, Public" }).click();
  const confirm = page.getByRole("dialog", { name: "Delete this share link?" });
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expectTitle(page, "Share Deleted");
  await expect(panel(page).getByRole("listitem")).toHaveCount(1);
});

test.describe("when the server fails", () => {
  test.use(provoking(/status of 500.*\/shares/, /API error 500/));
  test("S-434 S-435 says so, and keeps what was entered", async ({ page }) => {
    await signedIn(page);
    const { id } = await newProject(page, { calculated: true });
    await openPanel(page, id);
    await createLink(page, "Can Edit");
    await page.route("**/api/**/shares*/**", (route) => route.fulfill({ status: 500, body: "" }));
    await page.route("**/api/projects/*/shares", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
    );
    await panel(page)
      .getByRole("button", { name: /^Delete link/ })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expectTitle(page, "Error");
    await expect(page.locator("[data-toast]")).toContainText("Failed to delete share link");
    await panel(page).getByRole("button", { name: "Create Share Link" }).click();
    await dialog(page)
      .getByRole("radio", { name: /^Full Access/ })
      .click();
    await dialog(page).getByRole("button", { name: "Create Share Link" }).click();
    await expect(page.locator("[data-toast]")).toContainText("Failed to create share link");
    await expect(dialog(page).getByRole("radio", { name: /^Full Access/ })).toBeChecked();
  });
});

test.describe("three browsers at once", () => {
  // The second of two who save the same field is refused, and chooses.
  test.use(provoking(/409/));

  test("S-012 S-297 S-303..S-309 S-310..S-315 S-394 S-399 S-483 a stranger reads, a collaborator edits, both see each other", async ({
    page,
    browser,
    baseURL,
  }) => {
    await signedIn(page);
    const { id } = await newProject(page, {
      calculated: true,
      parameters: { name: "Bello Residence", city: "ng-kano", sunlightHours: 6.5 },
    });
    await openPanel(page, id);
    const editLink = await createLink(page, "Can Edit");
    const viewLink = await createLink(page, "View Only");
    const { estimatedCost } = await storedProject(page, id);

    const stranger = await visitor(browser, baseURL);
    await stranger.goto(viewLink);
    await expect(stranger.getByRole("heading", { name: "Bello Residence", level: 1 })).toBeVisible();
    await expect(stranger.locator(".shared-badge")).toHaveText("View Only");
    await expect(
      stranger.getByText(
        "You are viewing this project with view access. This share is public: anyone with the link can open it.",
      ),
    ).toBeVisible();
    const cards = stranger.locator(".shared-cards");
    await expect(cards).toContainText("System Type");
    await expect(cards).toContainText("220V/50Hz Single Phase");
    await expect(cards).toContainText("6.5 sun hours a day");
    await expect(cards).toContainText("3 backup days");
    const cost = (estimatedCost ?? 0).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    await expect(cards).toContainText(`$${cost}`);
    for (const label of ["Solar Panels", "Battery Bank", "Inverter", "Includes a 100% safety margin"])
      await expect(cards).toContainText(label);
    await expect(stranger.getByRole("row", { name: /^Ceiling fan/ })).toContainText("2,700 Wh");
    await expect(stranger.getByRole("link", { name: "Edit This Project" })).toBeHidden();
    await expectAccessible(stranger);
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await stranger.title()).toContain("Bello Residence");

    const colleague = somebody();
    const other = await visitor(browser, baseURL);
    await createAccount(other.request, colleague);
    await other.goto(editLink);
    await expect(other.locator(".shared-badge")).toHaveText("Can Edit");
    await other.getByRole("link", { name: "Edit This Project" }).click();
    await expect(other).toHaveURL(/\/$/);
    await other.getByLabel("Email").fill(colleague.email);
    await other.getByLabel("Password", { exact: true }).fill(colleague.password);
    await other.getByRole("button", { name: "Sign In" }).click();
    await expect(other.getByRole("button", { name: "Bello Residence. Rename" })).toBeVisible();
    await expect(other).toHaveURL(/\/(#.*)?$/);

    // Both are here, and each sees the other.
    await expect(page.getByRole("list", { name: "Here now" }).getByRole("listitem")).toHaveCount(2);
    await expect(other.getByRole("list", { name: "Here now" }).getByRole("listitem")).toHaveCount(2);
    await page.goto(`/projects/${id}#system-parameters`);
    const altitude = (on: Page) => on.getByLabel("Altitude", { exact: true });
    await expect(altitude(page)).toBeVisible();
    await other.goto("/#system-parameters");
    await altitude(other).fill("777");
    await other.getByRole("button", { name: "Save Parameters" }).click();
    await expectTitle(other, "System parameters updated successfully");
    await expect(altitude(page)).toHaveValue("777");

    // Two people on one field: the second sees what was saved, by whom, and chooses.
    await altitude(page).fill("900");
    await altitude(other).fill("800");
    await other.getByRole("button", { name: "Save Parameters" }).click();
    await expect.poll(async () => (await storedProject(page, id)).altitude).toBe(800);
    await page.getByRole("button", { name: "Save Parameters" }).click();
    const conflict = page.getByRole("dialog", { name: "This project was changed somewhere else" });
    await expect(conflict).toContainText("Saved by Ada Example.");
    await expect(conflict.getByRole("row", { name: /Altitude/ })).toContainText("800");
    await conflict.getByRole("button", { name: "Use the saved values" }).click();
    await expect(altitude(page)).toHaveValue("800");

    // Among the collaborator's projects it is marked; what the owner alone may is not offered.
    await other.goto("/projects");
    const row = other.getByRole("row", { name: /Bello Residence/ });
    await expect(row).toContainText("Shared by Ada Example");
    await expect(row).toContainText("Can Edit");
    await row.getByRole("button", { name: "Actions for Bello Residence" }).click();
    await expect(other.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
    await expect(other.getByRole("menuitem", { name: "Delete" })).toBeHidden();
    await stranger.context().close();
    await other.context().close();
  });
});

test("S-399 who may only read finds fields that stand still", async ({ page, browser, baseURL }) => {
  await signedIn(page);
  const { id, name } = await newProject(page, { calculated: true });
  await openPanel(page, id);
  const link = await createLink(page, "View Only");
  const reader = await visitor(browser, baseURL, somebody());
  await reader.goto(link);
  await expect(reader.locator(".shared-badge")).toHaveText("View Only");
  await reader.goto(`/projects/${id}#system-parameters`);
  await expect(reader.getByText("This project is shared with you to read.")).toBeVisible();
  await expect(reader.getByLabel("Altitude", { exact: true })).toBeDisabled();
  await expectAccessible(reader);
  await reader.goto(`/projects/${id}#results`);
  await expect(panel(reader).getByText("This project is shared with you.")).toBeVisible();
  await reader.goto(`/projects/${id}/roof`);
  await expect(reader.getByText("This project was shared with you to look at.")).toBeVisible();
  await expect(reader.getByLabel("Roof width")).toBeEnabled();
  await expect(reader.getByRole("button", { name: "Generate" })).toHaveCount(0);
  await expectAccessible(reader);
  await reader.goto("/projects");
  await reader.getByRole("button", { name: /^Actions for/ }).click();
  await expect(reader.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
  await reader.getByRole("menuitem", { name: "Leave" }).click();
  await expectAccessible(reader);
  await reader.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expectTitle(reader, `You left ${name}`);
  await expect(reader.getByRole("button", { name: /^Actions for/ })).toHaveCount(0);
  await reader.context().close();
});

test("the shared view and the dialog on a phone", { tag: "@phone" }, async ({ page }) => {
  await signedIn(page);
  const { id } = await newProject(page, { calculated: true, parameters: { name: "Bello Residence", city: "ng-kano" } });
  await openPanel(page, id);
  await panel(page).getByRole("button", { name: "Create Share Link" }).click();
  await expectAccessible(page, dialog(page));
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  const link = await createLink(page, "Can Edit");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Bello Residence", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
