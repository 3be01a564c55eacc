// Of the rest: a request that is accepted, declined and withdrawn; the quotes' journey asks and is answered.
import { InstallerFirm } from "@sunwright/contract/installers";
import { newProject } from "./support/design";
import { expect, expectHolds, test } from "./support/journey";
import { readToast } from "./support/toast";
import { KANO, verified, verifiedFirm } from "./support/verified";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.use({ storageState: { cookies: [], origins: [] } });

test(
  "a homeowner asks two installers, one accepts and sees the phone, one declines, and the request is withdrawn",
  { tag: "@phone" },
  async ({ page, product, browser, viewport, isMobile, hasTouch }) => {
    test.slow();
    const screen = { viewport, isMobile, hasTouch };
    // Firms of other journeys of this server are around Kano, too: these two have names of their own.
    const mark = Date.now().toString(36);
    const [sun, roof] = [`Arewa Sunworks ${mark}`, `Sahel Electric ${mark}`];
    const one = await verifiedFirm(browser, product, screen, sun);
    const other = await verifiedFirm(browser, product, screen, roof);

    await test.step("a firm that nobody has asked yet sees what a lead is like", async () => {
      await other.goto("/leads");
      const samples = other.getByRole("region", { name: "Sample leads" });
      await expect(samples).toContainText("These are examples.");
      await expect(samples.getByText("Sample", { exact: true })).toHaveCount(2);
      await expectHolds(other);
    });

    const owner = await verified(page, product);
    const project = await newProject(page, { calculated: true, parameters: { city: "ng-kano", town: KANO } });
    await page.goto(`/projects/${project.id}/results/summary`);
    await page.locator("section", { hasText: "Next steps" }).getByRole("link", { name: "Get quotes" }).click();
    await expect(page).toHaveURL(new RegExp(`/projects/${project.id}/request$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get quotes");

    await test.step("three parts on one page, a consent for each firm", async () => {
      const whom = page.getByRole("region", { name: "Installers" });
      const listed = whom.getByText(/These verified installers cover Kano/);
      await expect(listed, "S-001 matching installers").toBeVisible();
      for (const name of [sun, roof]) {
        const row = whom.getByRole("listitem").filter({ hasText: name });
        await expect(row).toContainText(`I agree that ${name} receives what part 1 lists, for this request only.`);
        await row.getByRole("checkbox").first().click();
      }
      await page.getByRole("switch", { name: "Power today" }).click();
      await page.getByRole("combobox", { name: "Roof" }).click();
      await page.getByRole("option", { name: "Pitched, metal sheets" }).click();
      await page.getByRole("combobox", { name: "Storeys" }).click();
      await page.getByRole("option", { name: "2 storeys" }).click();
      await page.getByRole("combobox", { name: "Payment" }).click();
      await page.getByRole("option", { name: "On credit" }).click();
      await page.getByRole("textbox", { name: "Budget" }).fill("9.000.000,00");
      await expect(page.getByText("Read as 9,000,000 NGN")).toBeVisible();
      await page.getByLabel("Wanted by").fill(inDays(60));
      await expect(page.getByText(/^\d+ of \d+ installers nearby can start by then\.$/)).toBeVisible();
      const note = page.getByRole("textbox", { name: "Note" });
      await note.fill(`I am ${owner.firstName}, call 0803 555 0142`);
      await expect(page.getByText("The number will be hidden")).toBeVisible();
      await page.getByRole("button", { name: "Send to 2 Installers" }).click();
      await expect(page.getByText("Enter a phone number of at least 6 digits")).toBeVisible();
      await page.getByRole("textbox", { name: "Phone" }).fill("0803 555 0142");
      await expectHolds(page);
      await page.getByRole("button", { name: "Send to 2 Installers" }).click();
      await readToast(page, "Request sent");
      await expect(page.getByText("Your request is with 2 installers.")).toBeVisible();
      await expect(page.getByText("Has not opened it yet")).toHaveCount(2);
      await expectHolds(page);
    });

    await test.step("a firm is told, reads the design and never the person", async () => {
      await one.goto("/notifications");
      await one.getByRole("link", { name: /A homeowner would like a quote from your firm/ }).click();
      await expect(one).toHaveURL(/\/leads\?lead=/);
      const lead = one.getByRole("region", { name: /system, Kano$/ });
      await expect(lead.getByRole("region", { name: "Appliances" }), "S-002 customer leads").toBeVisible();
      await expect(lead.getByText("The homeowner did not share the hours of grid power.")).toBeVisible();
      await expect(lead.getByRole("region", { name: "House and payment" })).toContainText(
        /Pitched roof, metal sheets.*2.*On credit/s,
      );
      await expect(lead.getByText("phone number", { exact: true })).toBeVisible();
      await expect(lead.getByRole("img", { name: /of 48 left to answer/ })).toBeVisible();
      const shown = await one.locator("main").innerText();
      for (const secret of [owner.firstName, owner.lastName, owner.email, "0803"]) expect(shown).not.toContain(secret);
      await expectHolds(one);
      const thread = lead.getByRole("region", { name: "Questions and answers" });
      await thread.getByRole("textbox").fill("Is the roof tiled? Call 0803 555 0199");
      await expect(thread.getByText("The number will be hidden")).toBeVisible();
      await thread.getByRole("button", { name: "Send" }).click();
      await expect(thread.getByText("Is the roof tiled? Call", { exact: true })).toBeVisible();
      await expect(thread).not.toContainText("0803 555 0199");
    });

    await test.step("the homeowner answers before anybody has accepted, and stays unknown", async () => {
      await page.getByRole("link", { name: `Questions and answers with ${sun}` }).click();
      await expect(page.getByText("Is the roof tiled? Call", { exact: true })).toBeVisible();
      await page.getByRole("textbox", { name: `Write to ${sun}` }).fill(`Tiles, says ${owner.firstName}.`);
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.locator(".thread-body").getByText("Tiles, says")).toBeVisible();
      await expectHolds(page);
      await one.reload();
      if (isMobile) await one.getByRole("link", { name: /system, Kano$/ }).click();
      const thread = one.getByRole("region", { name: "Questions and answers" });
      await expect(thread.getByText("Tiles, says")).toBeVisible();
      await expect(thread).not.toContainText(owner.firstName);
    });

    await test.step("it accepts, and sees first name and phone", async () => {
      await one.getByRole("button", { name: "Accept and See Phone Number" }).click();
      const contact = one.getByRole("region", { name: "Contact" });
      await expect(contact).toContainText(owner.firstName);
      await expect(contact.getByRole("link", { name: "0803 555 0142" })).toBeVisible();
      await expect(contact).not.toContainText(owner.lastName);
      await expect(one, "it stays open, in the list where it now stands").toHaveURL(/\/leads\?.*view=accepted/);
      await one.goto("/installer-dashboard");
      await expect(one.getByRole("link", { name: owner.firstName, exact: true })).toBeVisible();
    });

    await test.step("the other declines with a reason", async () => {
      await other.goto("/leads");
      await expect(other.getByRole("region", { name: "Sample leads" })).toHaveCount(0);
      if (isMobile) await other.getByRole("link", { name: /system, Kano$/ }).click();
      await other.getByRole("combobox", { name: "Decline with a reason" }).click();
      await other.getByRole("option", { name: "No team available" }).click();
      await other.getByRole("textbox", { name: "Message to the homeowner" }).fill("Ask again in spring");
      await other.getByRole("button", { name: "Decline", exact: true }).click();
      await readToast(other, "Declined");
      await other.getByRole("button", { name: /^Ended/ }).click();
      if (isMobile) await other.getByRole("link", { name: "Kano", exact: true }).click();
      await expect(
        other.getByText("Your firm declined this request, so you can no longer see the home's load and design."),
      ).toBeVisible();
    });

    await test.step("the homeowner reads who saw what, and withdraws", async () => {
      await page.goto("/notifications");
      await page.getByRole("link", { name: /An installer accepted your request/ }).click();
      await expect(page.getByText(/1 installer has accepted your request/)).toBeVisible();
      const asked = page.getByRole("listitem", { name: sun });
      await expect(asked).toContainText(/Opened the request/);
      await expect(asked).toContainText(/First saw your name and phone/);
      await expect(page.getByRole("listitem", { name: roof })).toContainText("No team available");
      await expect(page.getByRole("listitem", { name: roof })).toContainText("Ask again in spring");
      await expectHolds(page);
      await page.getByRole("button", { name: "Withdraw Request" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Withdraw Request" }).click();
      await expect(page.getByText(/You withdrew this request/)).toBeVisible();
      await one.goto("/leads?view=ended");
      if (isMobile) await one.getByRole("link", { name: "Kano", exact: true }).click();
      await expect(
        one.getByText("The homeowner withdrew this request, so you can no longer see the home's load and design."),
      ).toBeVisible();
      await expect(one.locator("main")).not.toContainText("0803 555 0142");
    });
    await one.context().close();
    await other.context().close();
  },
);

test("who finds nobody in reach keeps the request and is told when somebody comes @rest", async ({
  page,
  product,
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  await verified(page, product);
  // Windhoek: no other journey has a firm near it.
  const town = "3352136 -22.5594 17.0832 1721 Windhoek";
  const project = await newProject(page, { calculated: true, parameters: { town } });
  await page.goto(`/projects/${project.id}/request`);
  await expect(page.getByText("No verified installer covers Windhoek yet.")).toBeVisible();
  await page.getByRole("textbox", { name: "Phone" }).fill("0803 555 0142");
  await page.getByRole("button", { name: "Notify Me" }).click();
  await expect(
    page.getByText("Your request is saved. We will notify you when an installer covers your area."),
  ).toBeVisible();
  await expectHolds(page);

  const screen = { viewport, isMobile, hasTouch };
  const firm = await verifiedFirm(browser, product, screen, "Windhoek Solar");
  const headers = { "sec-fetch-site": "same-origin" };
  const own = InstallerFirm.parse(await (await firm.request.get("/api/installer")).json());
  expect((await firm.request.put("/api/installer", { data: { ...own, town }, headers })).status()).toBe(200);
  await page.reload();
  await page.getByRole("checkbox").first().click();
  await page.getByRole("button", { name: "Send to 1 Installer" }).click();
  await expect(page.getByText("Your request is with 1 installer.")).toBeVisible();
  await firm.context().close();
});
