import type { Browser, Page } from "@playwright/test";
import { createShare } from "@sunwright/contract/shares";
import { newProject, expectTitle, storedProject } from "./support/design";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  provoking,
  signedIn,
  test,
  verifiedPerson,
} from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { createAccount, signIn, somebody, type Person } from "./support/people";
import { expectFailure, expectSuccess } from "./support/toast";

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
  await page.goto(`/projects/${id}/results/people`);
  await expect(panel(page)).toBeVisible();
}

/** Makes a link by the dialog and answers its address as the person would copy it. */
async function createLink(page: Page, permission: string, expiryDay = ""): Promise<string> {
  await panel(page).getByRole("button", { name: "Create Share Link" }).click();
  await dialog(page)
    .getByRole("radio", { name: new RegExp(`^${permission}`) })
    .click();
  await dialog(page).getByLabel("Expires").fill(expiryDay);
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

/** Makes a link by the API and answers its path. */
async function linkTo(page: Page, id: string, terms: { readonly sharedWith?: string } = {}): Promise<string> {
  const answer = await page.request.post(`/api/projects/${id}/shares`, {
    data: { permission: "view", isPublic: terms.sharedWith === undefined, expiresAt: null, sharedWith: null, ...terms },
    headers: { "sec-fetch-site": "same-origin" },
  });
  return `/shared/${createShare.response.parse(await answer.json()).shareToken}`;
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("links are made with defaults, listed, copied and deleted @rest", async ({ page, product }) => {
  await verifiedPerson(page);
  const { id } = await newProject(page, { calculated: true, parameters: { name: "Bello Residence", city: "ng-kano" } });
  await openPanel(page, id);
  await expect(panel(page).getByText("No active share links", { exact: true }), "S-457").toBeVisible();
  await panel(page).getByRole("button", { name: "Create Share Link" }).click();
  await expect(dialog(page), "S-281 S-353 open").toBeVisible();
  for (const [row, label] of [
    ["S-391", "View Only"],
    ["S-392", "Can Edit"],
    ["S-393", "Full Access"],
  ] as const)
    await expect(dialog(page).getByRole("radio", { name: new RegExp(`^${label}`) }), row).toBeVisible();
  await expect(dialog(page).getByRole("radio", { name: /^View Only/ }), "S-503").toBeChecked();
  await expect(dialog(page).getByRole("radio")).toHaveCount(3);
  await expect(dialog(page).getByRole("switch", { name: /Public link/ }), "S-503").toBeChecked();
  await expect(dialog(page).getByLabel("Recipient e-mail"), "S-381 public").toBeHidden();
  await expect(dialog(page).getByLabel("Expires"), "S-503").toHaveValue("");
  await expectAccessible(page);
  await dialog(page)
    .getByRole("radio", { name: /^Full Access/ })
    .click();
  await dialog(page)
    .getByRole("switch", { name: /Public link/ })
    .click();
  await expect(dialog(page).getByLabel("Recipient e-mail"), "S-381 not public").toBeVisible();
  await dialog(page).getByLabel("Recipient e-mail").fill("musa");
  await expect(dialog(page).getByRole("button", { name: "Create Share Link" }), "S-382").toBeEnabled();
  await expect(dialog(page).getByLabel("Recipient e-mail"), "S-382").not.toHaveAttribute("aria-invalid", "true");
  await dialog(page).getByLabel("Recipient e-mail").fill("musa@example.org");
  await dialog(page).getByLabel("Expires").fill("2040-12-31");
  await expectAccessible(page, dialog(page));
  await dialog(page).getByRole("button", { name: "Create Share Link" }).click();
  await expectSuccess(page, "S-446", "Share Created");
  await expect(dialog(page), "S-353 closed on success").toBeHidden();
  await expect(panel(page).getByRole("listitem"), "S-253").toHaveText([
    /Full Access.*musa@example.org.*0 opens. Expires Dec 31, 2040/,
  ]);
  const mail = await mailTo(product.mailFolder, "musa@example.org", /shared with you/);
  expect(linkIn(mail, "/shared/")).toMatch(/\/shared\/[\w-]{43}$/);

  await panel(page).getByRole("button", { name: "Create Share Link" }).click();
  await expect(dialog(page).getByRole("radio", { name: /^View Only/ }), "S-354").toBeChecked();
  const publicLink = dialog(page).getByRole("switch", { name: /Public link/ });
  await expect(publicLink, "S-354").toBeChecked();
  await expect(dialog(page).getByLabel("Expires"), "S-354").toHaveValue("");
  await publicLink.click();
  await expect(dialog(page).getByLabel("Recipient e-mail"), "S-354 no recipient").toHaveValue("");
  await publicLink.click();
  await page.keyboard.press("Escape");
  const link = new RegExp(`^${new URL(page.url()).origin}/shared/[\\w-]{43}$`);
  expect(await createLink(page, "View Only"), "S-282, S-383 without an expiry").toMatch(link);
  await expectAccessible(page, panel(page));

  await panel(page).getByRole("button", { name: "Delete link: View Only, Public" }).click();
  const confirm = page.getByRole("dialog", { name: "Delete this share link?" });
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expectSuccess(page, "S-447", "Share Deleted");
  await expect(panel(page).getByRole("listitem")).toHaveCount(1);
});

test.describe("when the server fails", () => {
  test.use(provoking(/status of 500.*\/shares/, /API error 500/));
  test("says so, and keeps what was entered @rest", async ({ page }) => {
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
    await expectFailure(page, "S-435", "Error", "Failed to delete share link");
    await panel(page).getByRole("button", { name: "Create Share Link" }).click();
    await dialog(page)
      .getByRole("radio", { name: /^Full Access/ })
      .click();
    await dialog(page).getByRole("button", { name: "Create Share Link" }).click();
    await expectFailure(page, "S-434", "Error", "Failed to create share link");
    await expect(dialog(page).getByRole("radio", { name: /^Full Access/ })).toBeChecked();
  });
});

test.describe("three browsers at once", () => {
  // The second of two who save the same field is refused, and chooses.
  test.use(provoking(/409/));

  test("a stranger reads, a collaborator edits, both see each other", async ({ page, browser, baseURL, product }) => {
    await signedIn(page);
    const { id } = await newProject(page, {
      calculated: true,
      parameters: { name: "Bello Residence", city: "ng-kano", sunlightHours: 6.5 },
    });
    await openPanel(page, id);
    const editLink = await createLink(page, "Can Edit", "2040-12-31");
    const viewLink = await createLink(page, "View Only");
    const { estimatedCost, ...sized } = await storedProject(page, id);

    const stranger = await visitor(browser, baseURL);
    await stranger.goto(viewLink);
    await expect(stranger.getByRole("heading", { name: "Bello Residence", level: 1 }), "S-012 S-303").toBeVisible();
    await expect(stranger.locator(".shared-badge"), "S-304").toHaveText("View Only");
    await expect(stranger.locator(".shared-header"), "S-305 none").not.toContainText("Expires");
    await expect(
      stranger.getByText(
        "You are viewing this project with view access. This share is public: anyone with the link can open it.",
      ),
      "S-306 public",
    ).toBeVisible();
    const cards = stranger.locator(".shared-cards");
    const card = (label: string) => cards.locator("> div").filter({ has: stranger.getByText(label, { exact: true }) });
    await expect(card("System Type"), "S-307").toContainText("220V/50Hz Single Phase");
    await expect(card("Environment"), "S-308").toContainText("6.5 sun hours a day");
    await expect(card("Environment"), "S-308").toContainText("3 backup days");
    const cost = (estimatedCost ?? 0).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    await expect(card("Estimated Cost"), "S-309 S-483").toContainText(`$${cost}`);
    const figure = (value: number, digits = 2) => value.toLocaleString("en-US", { maximumFractionDigits: digits });
    const panels = (sized.recommendedPanelCapacity ?? 0) / 1_000;
    const battery = sized.recommendedBatteryCapacity ?? 0;
    for (const [row, label, text] of [
      ["S-310", "Solar Panels", `${figure(panels)} kW`],
      ["S-310", "Solar Panels", `${figure(panels * 6.5)} kWh generated a day`],
      ["S-311", "Battery Bank", `${figure(battery / 1_000)} kWh`],
      ["S-311", "Battery Bank", `48V, ${figure(battery / 48, 0)} Ah`],
      // Twice the 1,272 W of the appliances' peak.
      ["S-312", "Inverter", "2.54 kW"],
      ["S-312", "Inverter", "100% safety margin"],
    ] as const)
      await expect(card(label), row).toContainText(text);
    const appliances = stranger.getByRole("table", { name: "Appliances and what they use" });
    await expect(appliances.getByRole("columnheader"), "S-313").toHaveText([
      "Appliance",
      "Power",
      "Quantity",
      "Hours per day",
      "Daily consumption",
    ]);
    const fans = appliances.getByRole("row", { name: /^Ceiling fan/ });
    await expect(fans.getByRole("cell"), "S-313").toHaveText(["75 W", "4", "9 h", "2,700 Wh"]);
    // Beside the summary a guest may ask for changes.
    await expect(stranger.locator(".shared-columns > div").getByRole("textbox"), "S-297 read-only").toHaveCount(0);
    await expect(stranger.getByRole("link", { name: "Edit This Project" }), "S-315 S-394").toBeHidden();
    await expectAccessible(stranger);
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await stranger.title()).toContain("Bello Residence");

    await stranger.goto(await linkTo(page, (await newProject(page, { appliances: [] })).id));
    await expect(card("Estimated Cost"), "S-309 not calculated").toContainText("Not calculated");
    for (const [row, label] of [
      ["S-310", "Solar Panels"],
      ["S-311", "Battery Bank"],
      ["S-312", "Inverter"],
    ] as const)
      await expect(card(label), row).toHaveCount(0);
    await stranger.getByRole("link", { name: "Create Your Own Project" }).click();
    await expect(stranger, "S-314").toHaveURL(/:\d+\/$/);
    await expect(stranger.getByRole("tab", { name: "Sign In" })).toBeVisible();

    const colleague = somebody();
    const other = await visitor(browser, baseURL);
    await createAccount(other.request, colleague);
    await other.goto(editLink);
    await expect(other.locator(".shared-badge"), "S-304").toHaveText("Can Edit");
    await expect(other.locator(".shared-header"), "S-305").toContainText("Expires Dec 31, 2040");
    await expect(other.getByText("You are viewing this project with edit access."), "S-306 edit").toBeVisible();
    await other.getByRole("link", { name: "Edit This Project" }).click();
    await expect(other, "S-315").toHaveURL(/:\d+\/$/);
    await other.getByLabel("Email").fill(colleague.email);
    await other.getByLabel("Password", { exact: true }).fill(colleague.password);
    await other.getByRole("button", { name: "Sign In" }).click();
    await expect(other.getByRole("button", { name: "Bello Residence. Rename" })).toBeVisible();
    await expect(other).toHaveURL(/:\d+\/(#.*|results\/summary)?$/);

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
    await expect(altitude(page), "S-399 edit").toHaveValue("777");

    // Two people on one field: the second sees what was saved, by whom, and chooses.
    await altitude(page).fill("900");
    await altitude(other).fill("800");
    await other.getByRole("button", { name: "Save Parameters" }).click();
    await expect.poll(async () => (await storedProject(page, id)).altitude).toBe(800);
    await page.getByRole("button", { name: "Save Parameters" }).click();
    const conflict = page.getByRole("dialog", { name: "This project was changed elsewhere" });
    await expect(conflict).toContainText("Saved by Ada Example.");
    await expect(conflict.getByRole("row", { name: /Altitude/ })).toContainText("800");
    await conflict.getByRole("button", { name: "Use the saved values" }).click();
    await expect(altitude(page)).toHaveValue("800");

    // A private link opens for the person it names, once the address is verified.
    const verification = await mailTo(product.mailFolder, colleague.email, /verify/i);
    await other.request.get(linkIn(verification, "/api/auth/verify-email"));
    await other.goto(await linkTo(page, id, { sharedWith: colleague.email }));
    await expect(
      other.getByText("You are viewing this project with view access. This share is private"),
      "S-306 private",
    ).toBeVisible();

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

test("who may only read finds fields that stand still @rest", async ({ page, browser, baseURL }) => {
  await signedIn(page);
  const { id, name } = await newProject(page, { calculated: true });
  await openPanel(page, id);
  const link = await createLink(page, "View Only");
  const reader = await visitor(browser, baseURL, somebody());
  await reader.goto(link);
  await expect(reader.locator(".shared-badge")).toHaveText("View Only");
  await reader.goto(`/projects/${id}#system-parameters`);
  await expect(reader.getByText("You can read this project but not change it.")).toBeVisible();
  await expect(reader.getByLabel("Altitude", { exact: true }), "S-399 view").toBeDisabled();
  await expectAccessible(reader);
  await reader.goto(`/projects/${id}/results/people`);
  await expect(panel(reader).getByText("This project is shared with you.")).toBeVisible();
  await reader.goto(`/projects/${id}/roof`);
  await expect(reader.getByText("You can view this project. You can try changes here")).toBeVisible();
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

test("the shared view and the dialog on a phone @rest", { tag: "@phone" }, async ({ page }) => {
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
