import { createShare } from "@sunwright/contract/shares";
import { newProject, test } from "./support/design";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./support/journey";

test("a guest decides by a link: reads the answer and the comments, and asks for changes @phone", async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await newProject(page, { calculated: true, parameters: { name: "Bello Residence", city: "ng-kano" } });
  const from = { headers: { "sec-fetch-site": "same-origin" } };
  await page.request.post(`/api/projects/${id}/comments`, { data: { content: "<b>The freezer</b> stays" }, ...from });
  const answer = await page.request.post(`/api/projects/${id}/shares`, { data: {}, ...from });
  const { shareToken, id: shareId } = createShare.response.parse(await answer.json());

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], origins: [] },
    viewport: page.viewportSize(),
  });
  const guest = await context.newPage();
  await guest.goto(`/shared/${shareToken}`);
  await expect(guest.getByRole("region", { name: "What the system does" })).toContainText(
    /keep Bello Residence running/,
  );
  await expect(guest.getByRole("region", { name: "System Architecture Overview" }).getByRole("img")).toBeVisible();
  const comments = guest.getByRole("region", { name: "Comments" });
  await expect(comments.getByRole("listitem")).toHaveText(/<b>The freezer<\/b> stays/);
  await expect(comments.getByRole("link", { name: "Sign In" })).toBeVisible();

  await guest.getByRole("button", { name: "Ask for changes" }).click();
  await expect(guest.getByText("Enter your first name", { exact: true })).toBeVisible();
  await guest.getByLabel("What should change").fill("One panel more. Call 0803 123 4567.");
  await guest.getByLabel("Your first name").fill("Hauwa");
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await guest.getByRole("button", { name: "Ask for changes" }).click();
  await expect(guest.getByText(/^Sent to /)).toBeVisible();
  await expect(comments.getByRole("listitem").first()).toContainText("One panel more. Call [phone number].");

  const preview = await guest.request.get(`/shared/${shareToken}/preview.png`);
  expect(preview.headers()).toMatchObject({ "content-type": "image/png", "x-robots-tag": "noindex" });
  const head = await (await guest.request.get(`/shared/${shareToken}`)).text();
  expect(head).toContain(`/shared/${shareToken}/preview.png"`);

  await page.request.delete(`/api/shares/${shareId}`, from);
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "Share Not Found" })).toBeVisible();
  await context.close();
});
