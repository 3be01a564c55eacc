import { createShare } from "@sunwright/contract/shares";
import { newProject, test } from "./support/design";
import { expect, expectNoSidewaysScroll } from "./support/journey";

/** Issue 16: readable without scripts in so much, fonts and styles with it. [bytes] */
const READABLE_IN = 100_000;

test("a shared project is read without scripts, and an ended link says nothing @phone", async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await newProject(page, {
    calculated: true,
    parameters: { name: "Bello <b>Residence</b>", city: "ng-kano" },
  });
  const from = { headers: { "sec-fetch-site": "same-origin" } };
  const share = async (terms: object) => {
    const data = { permission: "view", isPublic: true, expiresAt: null, sharedWith: null, ...terms };
    const answer = await page.request.post(`/api/projects/${id}/shares`, { data, ...from });
    return createShare.response.parse(await answer.json());
  };
  const open = await share({});
  const closed = await share({ isPublic: false, sharedWith: "somebody@example.org" });

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    storageState: { cookies: [], origins: [] },
    viewport: page.viewportSize(),
  });
  const reader = await context.newPage();
  const session = await context.newCDPSession(reader);
  await session.send("Network.enable");
  let received = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (received += encodedDataLength));
  await reader.goto(`/shared/${open.shareToken}`, { waitUntil: "networkidle" });
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Bello <b>Residence</b>");
  await expect(reader.getByText("This share is public")).toBeVisible();
  await expect(reader.getByRole("term")).toHaveText([
    "System Type",
    "Price",
    "Estimated Cost",
    "Solar Panels",
    "Battery Bank",
    "Inverter",
  ]);
  await expect(reader.getByRole("rowheader").or(reader.getByRole("cell")).first()).toBeVisible();
  await expect(reader.getByText("needs JavaScript")).toHaveCount(0);
  await expectNoSidewaysScroll(reader);
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThanOrEqual(READABLE_IN);

  await page.request.delete(`/api/shares/${open.id}`, from);
  for (const token of [open.shareToken, closed.shareToken, "a".repeat(43)]) {
    const answer = await reader.goto(`/shared/${token}`);
    expect(await answer?.text()).not.toContain("Residence");
  }
  await context.close();
});
