// Of the rest: comments in all their states; two people write to each other where a project is shared.
import type { Locator, Page } from "@playwright/test";
import { listComments } from "@sunwright/contract/comments";
import { newProject, openProject, storedProject, test } from "./support/design";
import { expect, expectHolds, provoking } from "./support/journey";
import { expectFailure, expectSuccess, readToast } from "./support/toast";

const comments = (page: Page): Locator => page.getByRole("region", { name: "Project Comments and Discussion" });
const history = (page: Page): Locator => page.getByRole("region", { name: "Collaboration History" });
const entries = (page: Page): Locator => history(page).locator("ol.entries > li");
const box = (page: Page, name: string | RegExp): Locator => comments(page).getByRole("textbox", { name });
const add = (page: Page): Locator => comments(page).getByRole("button", { name: "Add Comment" });
const said = (page: Page, words: string): Locator => comments(page).getByRole("article").filter({ hasText: words });

async function write(page: Page, words: string): Promise<void> {
  await box(page, "Write a comment").fill(words);
  await add(page).click();
  await readToast(page, "Comment Added");
  await expect(said(page, words)).toBeVisible();
}
const change = async (page: Page, id: string, data: object) =>
  expect(
    (await page.request.put(`/api/projects/${id}`, { data, headers: { "sec-fetch-site": "same-origin" } })).ok(),
  ).toBe(true);
const stored = async (page: Page, id: string) =>
  listComments.response.parse(await (await page.request.get(`/api/projects/${id}/comments`)).json());

test("a discussion from the first comment to a marker without words", async ({ page, browser }) => {
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "people");
  const title = comments(page).getByRole("heading", { name: "Project Comments and Discussion" });
  await expect(title, "S-284").toBeVisible();
  await expect(comments(page).getByText("No comments yet", { exact: true }), "S-459").toBeVisible();

  await expect(add(page), "S-380 an empty comment").toBeDisabled();
  await box(page, "Write a comment").fill("   \n ");
  await expect(add(page), "S-380 a blank comment").toBeDisabled();
  await write(page, "The outage night in B is 14 to 15 August. <b>One more</b> panel? https://example.org");
  const first = said(page, "The outage night");
  await expect(first).toContainText("<b>One more</b>");
  // The letter of a view leads to it; what looks like an address leads nowhere.
  await expect(first.getByRole("link")).toHaveText(["B"]);
  await expect(first.getByText("Just now")).toBeVisible();
  await expect(first.locator(".ui-avatar")).toHaveText("AE");
  await expect(box(page, "Write a comment")).toHaveValue("");
  await write(page, "The freezer runs all night.");

  // One box in the thread at a time, and what was typed comes back with it.
  await said(page, "The freezer")
    .getByRole("button", { name: /^Reply to/ })
    .click();
  await first.getByRole("button", { name: /^Reply to/ }).click();
  await expect(box(page, /^Reply to/), "S-356").toHaveCount(1);
  await expect(box(page, /^Reply to/)).toBeFocused();
  const reply = comments(page).getByRole("button", { name: "Reply", exact: true }).last();
  await box(page, /^Reply to/).fill(" \n ");
  await expect(reply, "S-380 a blank reply").toBeDisabled();
  await box(page, /^Reply to/).fill("Yes, it fits");
  await said(page, "The freezer").getByRole("button", { name: "Edit your comment" }).click();
  await expect(box(page, /^Reply to/)).toHaveCount(0);
  await expect(box(page, "Edit your comment")).toHaveValue("The freezer runs all night.");
  await first.getByRole("button", { name: "Edit your comment" }).click();
  await expect(box(page, "Edit your comment"), "S-355").toHaveCount(1);
  await expect(box(page, "Edit your comment")).toHaveValue(/^The outage night/);
  await comments(page).getByRole("button", { name: "Cancel" }).click();
  await first.getByRole("button", { name: /^Reply to/ }).click();
  await expect(box(page, /^Reply to/)).toHaveValue("Yes, it fits");
  await reply.click();
  await expectSuccess(page, "S-449", "Comment Added");
  await expect(said(page, "Yes, it fits"), "S-255").toBeVisible();

  // A second window answers the reply: it joins the first comment.
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await openProject(other, project, "people");
  await said(other, "Yes, it fits")
    .getByRole("button", { name: /^Reply to/ })
    .click();
  await box(other, /^Reply to/).fill("From the other window");
  await comments(other).getByRole("button", { name: "Reply", exact: true }).last().click();
  // The words stand in the box, too, until the server has them.
  await expectSuccess(other, "S-449", "Comment Added");
  await expect(said(other, "From the other window")).toBeVisible();
  await other.context().close();
  const list = await stored(page, project.id);
  const [root] = list;
  expect(
    list.filter(({ parentId }) => parentId === root?.id).map(({ content }) => content),
    "S-334",
  ).toEqual(["Yes, it fits", "From the other window"]);

  await said(page, "The freezer").getByRole("button", { name: "Edit your comment" }).click();
  await box(page, "Edit your comment").fill("The freezer runs from 02:00.");
  await comments(page).getByRole("button", { name: "Save" }).click();
  await expectSuccess(page, "S-450", "Comment Updated");
  await expect(said(page, "from 02:00")).toContainText("edited");

  await first.getByRole("button", { name: "Delete your comment" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this comment" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(first).toBeVisible();
  await first.getByRole("button", { name: "Delete your comment" }).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectSuccess(page, "S-451", "Comment Deleted");
  await expect(comments(page).getByText("This comment was deleted. Its replies remain.")).toBeVisible();
  await expect(said(page, "Yes, it fits")).toBeVisible();
  await expect(first).toHaveCount(0);
  await expect(history(page).getByText("Commented").first()).toBeVisible();
});

test("a comment written while the list is still being read stands in it", async ({ page }) => {
  const project = await newProject(page, {
    appliances: [],
    calculated: { directDailyConsumption: 5_000, directPeakPower: 1_000 },
  });
  let send: () => void = () => undefined;
  const isWritten = new Promise<void>((resolve) => (send = resolve));
  await page.route(`**/api/projects/${project.id}/comments`, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const answer = await route.fetch();
    await isWritten;
    return route.fulfill({ response: answer });
  });
  await openProject(page, project, "people");
  await box(page, "Write a comment").fill("Before the list was there");
  await add(page).click();
  await readToast(page, "Comment Added");
  send();
  await expect(said(page, "Before the list was there")).toBeVisible();
});

test.describe("when the server does not answer", () => {
  test.use(provoking(/status of 500/, /API error 500/));

  test("failures say so in the specified words, and nothing typed is lost", async ({ page }) => {
    const project = await newProject(page, {
      appliances: [],
      calculated: { directDailyConsumption: 5_000, directPeakPower: 1_000 },
    });
    await openProject(page, project, "people");
    await write(page, "Stays as it is");
    const failing = (path: string) =>
      page.route(path, (route) =>
        route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 500, body: "" }),
      );
    await failing("**/comments");
    await failing("**/api/comments/*");
    await box(page, "Write a comment").fill("Not lost");
    await add(page).click();
    await expectFailure(page, "S-436", "Error", "Failed to add comment");
    await expect(box(page, "Write a comment")).toHaveValue("Not lost");
    await said(page, "Stays as it is").getByRole("button", { name: "Edit your comment" }).click();
    await box(page, "Edit your comment").fill("Changed in vain");
    await comments(page).getByRole("button", { name: "Save" }).click();
    await expectFailure(page, "S-437", "Error", "Failed to update comment");
    await expect(box(page, "Edit your comment")).toHaveValue("Changed in vain");
    await comments(page).getByRole("button", { name: "Cancel" }).click();
    await said(page, "Stays as it is").getByRole("button", { name: "Delete your comment" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expectFailure(page, "S-438", "Error", "Failed to delete comment");
    await expect(said(page, "Stays as it is")).toBeVisible();
    await page.unrouteAll();
    // Every project has its first entry: the empty state is for a server that lost them.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/history", (route) => held.then(() => route.fulfill({ json: [] })));
    for (const list of ["**/shares", "**/comments"])
      await page.route(list, (route) => held.then(() => route.continue()));
    await page.reload();
    for (const text of ["Loading share links", "Loading history", "Loading comments"])
      await expect(page.getByText(text, { exact: true }).first(), "S-455").toBeVisible();
    release();
    await expect(history(page).getByText("No activity recorded yet", { exact: true }), "S-458").toBeVisible();
    await expect(box(page, "Write a comment")).toHaveValue("Not lost");
    await add(page).click();
    await readToast(page, "Comment Added");
  });
});

test("the history shows five entries, all when asked, and takes changes back", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  await change(page, project.id, { sunlightHours: 5.5, backupDays: 1 });
  await change(page, project.id, { altitude: 500 });
  await openProject(page, project, "people");
  await expect(history(page).getByRole("heading", { name: "Collaboration History" }), "S-283").toBeVisible();
  await expect(entries(page), "S-357 the latest 5").toHaveCount(5);
  await expect(entries(page).first(), "S-254").toContainText("Modified");
  await expect(entries(page).nth(1)).toContainText("6.5 h");
  await history(page).getByRole("button", { name: "Show All" }).click();
  // Created, four appliances, calculated, two changes.
  await expect(entries(page), "S-358 Show All").toHaveCount(8);
  await expect(entries(page).last()).toContainText("Created");
  await history(page).getByRole("button", { name: "Show Less" }).click();
  await expect(entries(page), "S-357 S-358 Show Less").toHaveCount(5);

  await history(page).getByRole("button", { name: "Undo: Changed altitude." }).click();
  const dialog = page.getByRole("dialog", { name: "Undo the last change" });
  await expect(dialog.getByRole("row", { name: "Altitude 500 m 200 m" })).toBeVisible();
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await readToast(page, "Change undone");
  expect((await storedProject(page, project.id)).altitude).toBe(200);
  await expect(entries(page).first()).toContainText("Altitude");

  // Somebody saves while the dialog stands: nothing is overwritten unseen.
  await history(page)
    .getByRole("button", { name: /^Restore: Changed sunlight hours/ })
    .click();
  const restore = page.getByRole("dialog", { name: "Restore an earlier version" });
  await expect(restore.getByRole("row", { name: "Backup days 1 day 3 days" })).toBeVisible();
  await restore.getByRole("button", { name: "Restore", exact: true }).click();
  await readToast(page, "Project restored");
  expect(await storedProject(page, project.id)).toMatchObject({ sunlightHours: 6.5, backupDays: 3, altitude: 200 });
});

test.describe("in both themes, at a desk and on a phone", () => {
  for (const colorScheme of ["light", "dark"] as const)
    test(`the discussion and the history in ${colorScheme} can be read and used by all`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const project = await newProject(page, { calculated: true });
      await change(page, project.id, { sunlightHours: 5.5 });
      await openProject(page, project, "people");
      await write(page, "Compare view B with view C.");
      await said(page, "Compare view")
        .getByRole("button", { name: /^Reply to/ })
        .click();
      await box(page, /^Reply to/).fill("A reply that is being written");
      await expectHolds(page, comments(page).or(history(page)));
      await history(page).getByRole("button", { name: /^Undo/ }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("row", { name: /^Sunlight hours/ })).toBeVisible();
      await expectHolds(page, dialog);
    });
});
