// Of the rest: the colours of a badge in both themes.
import type { Page } from "@playwright/test";
import type { Permission } from "@sunwright/contract/access";
import { createShare } from "@sunwright/contract/shares";
import { User } from "@sunwright/contract/accounts";
import { contrast, nameOf } from "./support/colours";
import { expectTitle, newProject, openProject, test } from "./support/design";
import { expect, expectHolds } from "./support/journey";

const COLOURS = { view: "blue", edit: "orange", admin: "red" } as const;

async function share(page: Page, id: string, permission: Permission): Promise<string> {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post(`/api/projects/${id}/shares`, { data: { permission }, headers });
  return createShare.response.parse(await answer.json()).shareToken;
}

test("S-304 the badge is blue for view, orange for edit and red for admin, in light and dark", async ({ page }) => {
  const { id } = await newProject(page);
  for (const permission of ["view", "edit", "admin"] as const) {
    await page.goto(`/shared/${await share(page, id, permission)}`);
    const badge = page.locator(".shared-badge");
    await expect(badge).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { ground, words } = await badge.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return { ground: backgroundColor, words: color };
      });
      const name = `S-304 ${permission} is ${COLOURS[permission]} in ${colorScheme}: ${ground}`;
      expect(nameOf(ground), name).toBe(COLOURS[permission]);
      expect(contrast(ground, words), `${name}, to be read`).toBeGreaterThanOrEqual(4.5);
    }
  }
  await expectHolds(page);
});

test("S-397 the client sends the sharing user and the author of a comment", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  const me = User.parse(await (await page.request.get("/api/auth/user")).json());
  await openProject(page, project, "people");
  const sent = (path: string) =>
    page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(path));
  const sharing = page.getByRole("region", { name: "Project Sharing and Collaboration" });
  await sharing.getByRole("button", { name: "Create Share Link" }).click();
  const shared = sent("/shares");
  await page.getByRole("dialog").getByRole("button", { name: "Create Share Link" }).click();
  expect((await shared).postDataJSON(), "S-397 sharedBy").toMatchObject({ sharedBy: me.id, permission: "view" });
  await expectTitle(page, "Share Created");
  const comments = page.getByRole("region", { name: "Project Comments and Discussion" });
  await comments.getByRole("textbox", { name: "Write a comment" }).fill("Which roof?");
  const commented = sent("/comments");
  await comments.getByRole("button", { name: "Add Comment" }).click();
  expect((await commented).postDataJSON(), "S-397 userId").toEqual({
    userId: me.id,
    content: "Which roof?",
    parentId: null,
  });
  await expectTitle(page, "Comment Added");
});
