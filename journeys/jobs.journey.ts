import type { Page } from "@playwright/test";
import { listPassports } from "@sunwright/contract/passports";
import { newProject } from "./support/design";
import { expect, expectHolds, provoking, test } from "./support/journey";
import { readToast } from "./support/toast";
import { act, contracted, PICTURE } from "./support/contracted";
import { KANO, verified, verifiedFirm } from "./support/verified";

test.use({
  storageState: { cookies: [], origins: [] },
  ...provoking(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /API error/),
});

/** The days of the team stand in the calendar of the firm; from there one comes back to the job. */
async function seeInCalendar(firm: Page, client: string) {
  await firm.goto("/jobs");
  await firm.getByRole("radio", { name: "Calendar" }).click();
  await expect(firm).toHaveURL(/as=calendar/);
  const calendar = firm.getByRole("group", { name: "Calendar" });
  const team = calendar.getByRole("region", { name: "Team 3" });
  await expect(team).toContainText("Free from");
  const weeks = firm.getByRole("heading", { level: 2 });
  const job = team.getByRole("link", { name: new RegExp(`^${client}, .*, Scheduled$`) });
  while ((await job.count()) === 0) {
    const shown = await weeks.innerText();
    await firm.getByRole("button", { name: "Four Weeks Later" }).click();
    await expect(weeks).not.toHaveText(shown);
  }
  await expectHolds(firm);
  await job.click();
}

test("a job goes from the accepted offer to its handover: money, day, photos without a connection, serials, values, a change", async ({
  page,
  product,
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  test.slow();
  const screen = { viewport, isMobile, hasTouch };
  const firm = await verifiedFirm(browser, product, screen, `Arewa Sunworks ${Date.now().toString(36)}`);
  const owner = await verified(page, product);
  const project = await newProject(page, { calculated: true, parameters: { city: "ng-kano", town: KANO } });
  const jobId = await contracted(page, firm, project.id);

  await test.step("the homeowner comes to it from the offers, and says what was paid", async () => {
    await page.goto(`/projects/${project.id}/offers`);
    await page.getByRole("link", { name: "Open Job" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Job J-\d+$/);
    const signing = page.getByRole("region", { name: "On signing" });
    await expect(signing).toContainText("Due");
    await expectHolds(page);
    await signing.getByRole("button", { name: "I Have Paid" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await readToast(page, "The firm has been notified");
  });

  await test.step("the firm finds it on its board, confirms the money and plans the day", async () => {
    await firm.goto("/jobs");
    const column = firm.getByRole("region", { name: "Contracted" });
    await expect(column.getByRole("link", { name: `${owner.firstName} ${owner.lastName}` })).toBeVisible();
    await expectHolds(firm);
    await column.getByRole("link", { name: `${owner.firstName} ${owner.lastName}` }).click();
    await firm.getByRole("button", { name: "Payment Received" }).click();
    await firm.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await readToast(firm, "Payment recorded");
    await firm.getByRole("button", { name: "Buy the Parts" }).click();
    await readToast(firm, "Parts being bought");
    await firm.getByRole("button", { name: "Parts Are on Site" }).click();
    await readToast(firm, "Parts on site");
    await firm.getByRole("button", { name: "Set Date and Team" }).click();
    const dialog = firm.getByRole("dialog");
    await dialog.getByLabel("First day").fill("2027-01-14");
    await dialog.getByRole("textbox", { name: "Working days" }).fill("3");
    await dialog.getByRole("textbox", { name: "Team" }).fill("Team 3");
    await dialog.getByRole("button", { name: "Save" }).click();
    await readToast(firm, "Date set");
    await firm.getByRole("button", { name: "Confirm the Date" }).click();
    await readToast(firm, "Work scheduled");
    if (!isMobile) await seeInCalendar(firm, `${owner.firstName} ${owner.lastName}`);
    await firm.getByRole("button", { name: "Start the Work" }).click();
    await readToast(firm, "Work started");
    const calendar = await (await firm.request.get(`/api/jobs/${jobId}/calendar.ics`)).text();
    expect(calendar).toContain("DTSTART;VALUE=DATE:20270114");
  });

  await test.step("photos are taken without a connection, wait in the browser, and arrive once", async () => {
    const list = firm.getByRole("region", { name: "Photo checklist" });
    // What waits is sent in its own time while there is a connection: nothing goes out from here on.
    await firm.context().setOffline(true);
    await list.getByLabel("Take a photo: Site before").setInputFiles(PICTURE);
    await expect(list.getByText("Waiting for a connection")).toBeVisible();
    await list.getByLabel("Take a photo: Panels clamped").setInputFiles(PICTURE);
    await expect(list.getByText("Waiting for a connection")).toHaveCount(2);
    await expect(firm.getByText("2 photos are waiting in this browser.", { exact: false })).toBeVisible();
    await firm.context().setOffline(false);
    await expect(list.getByText("Waiting for a connection")).toHaveCount(0);
    await expect(list).toContainText("2 of ");
    await page.reload();
    await expect(page.getByRole("img", { name: "Photo: Site before" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Photo: Panels clamped" })).toBeVisible();
  });

  await test.step("the homeowner agrees to a change, and the milestones follow", async () => {
    for (const side of [page, firm]) {
      const milestone = side.getByRole("region", { name: "On signing" });
      await expect(milestone.getByRole("link", { name: /^Invoice \d+$/ })).toBeVisible();
    }
    const invoice = firm.getByRole("region", { name: "On signing" }).getByRole("link", { name: /^Invoice \d+$/ });
    const paper = await firm.request.get((await invoice.getAttribute("href")) ?? "");
    expect(paper.headers()["content-type"]).toBe("application/pdf");
    await firm.getByRole("button", { name: "Propose a Change" }).click();
    const dialog = firm.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Reason" }).fill("The inverter hangs on the other wall.");
    await dialog.getByRole("textbox", { name: "Name" }).fill("House cable");
    await dialog.getByRole("textbox", { name: "Pieces" }).fill("3");
    await dialog.getByRole("textbox", { name: "Unit price" }).fill("2500");
    await dialog.getByRole("button", { name: "Propose a Change" }).click();
    await readToast(firm, "Change proposed");
    await page.reload();
    await page.getByRole("button", { name: "Agree", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Agree", exact: true }).click();
    await readToast(page, "Answer sent");
    await expect(page.getByRole("region", { name: "Contract" })).toContainText("Version 2");
  });

  await test.step("serials and measured values complete it, and the system runs", async () => {
    const serials = firm.getByRole("region", { name: "Serial numbers" });
    const boxes = await serials.getByRole("textbox").all();
    for (const [index, box] of boxes.entries()) await box.fill(`SN-${jobId.slice(-6)}-${index}`);
    await boxes[1]?.fill(`sn ${jobId.slice(-6)} 0`);
    await expect(serials.getByRole("alert").first()).toContainText("has this number already");
    await expect(serials.getByRole("button", { name: "Save Serials" })).toBeDisabled();
    await boxes[1]?.fill(`SN-${jobId.slice(-6)}-1`);
    await serials.getByRole("button", { name: "Save Serials" }).click();
    await readToast(firm, "Serial numbers saved");
    const list = firm.getByRole("region", { name: "Photo checklist" });
    const missing = list.getByLabel(/^Take a photo: /);
    for (let left = await missing.count(); left > 0; left--) {
      await missing.first().setInputFiles(PICTURE);
      await expect(missing).toHaveCount(left - 1);
    }
    await expect(list.getByText("Waiting for a connection")).toHaveCount(0);
    await firm.getByRole("button", { name: "Enter Measurements" }).click();
    const dialog = firm.getByRole("dialog");
    const values: Readonly<Record<string, string>> = {
      "Open-circuit voltage": "240",
      Insulation: "20",
      "Earth electrode": "6",
      "Voltage at the distribution board": "231",
      "Frequency at the distribution board": "50",
      "Trip time": "28",
    };
    for (const [name, value] of Object.entries(values)) {
      const box = dialog.getByRole("textbox", { name });
      if ((await box.count()) > 0) await box.fill(value);
    }
    await dialog.getByRole("textbox", { name: "Battery voltage at rest" }).fill("51.2");
    await dialog.getByRole("button", { name: "Save" }).click();
    await readToast(firm, "Measurements saved");
    await expectHolds(firm);
    await firm.getByRole("button", { name: "System Is Running" }).click();
    await readToast(firm, "System running");
    await firm.getByRole("button", { name: "Offer Handover" }).click();
    await readToast(firm, "Handover offered");
  });

  await test.step("the homeowner disputes a milestone, takes it back, and accepts the handover", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Dispute a Milestone" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "What happened" }).fill("The rail is loose.");
    await dialog.getByRole("button", { name: "Dispute a Milestone" }).click();
    await readToast(page, "Dispute opened");
    await expect(page.getByText("In dispute").first()).toBeVisible();
    await expectHolds(page);
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();
    await readToast(page, "Dispute withdrawn");
    await page.getByRole("button", { name: "Accept Handover" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Accept Handover" }).click();
    await readToast(page, "You have accepted the system");
    await act(firm, jobId, { action: "set-pay-to", details: "Zenith 1010101010" });
    await page.reload();
    await expect(page.getByText("Zenith 1010101010")).toBeVisible();
    await expectHolds(page);
  });

  await test.step("it is counted on the firm's home, whose figure leads to it", async () => {
    await firm.goto("/installer-dashboard");
    await firm.getByRole("radio", { name: "Your figures" }).click();
    await firm.getByRole("link", { name: "View jobs" }).first().click();
    await expect(firm).toHaveURL(/\/jobs\?view=handed_over/);
    await expect(firm.getByRole("link", { name: `${owner.firstName} ${owner.lastName}` })).toBeVisible();
    await expectHolds(firm);
  });

  await test.step("the passport of the system holds, with its list and its job", async () => {
    const { passports } = listPassports.response.parse(await (await page.request.get(listPassports.path)).json());
    const { id = "", number = "" } = passports[0] ?? {};
    for (const [path, text] of [
      [`/passports/${id}`, "should produce"],
      ["/passports", number],
      [`/jobs/${jobId}`, "Open the Passport"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
      await expectHolds(page);
    }
  });

  await test.step("the homeowner reviews it, and the firm's home and page say so", async () => {
    await page.getByRole("button", { name: /^Review / }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "5 stars: Very good" }).check({ force: true });
    await dialog.getByRole("textbox", { name: "Your review" }).fill("Two days, and it was clean after.");
    await dialog.getByRole("button", { name: "Publish" }).click();
    await readToast(page, "Your review is published");
    await firm.goto("/installer-dashboard");
    await firm.getByRole("radio", { name: "Your figures" }).click();
    await firm.getByRole("link", { name: "View reviews" }).click();
    await expect(firm).toHaveURL(/\/installers\//);
    await expect(firm.getByText("1 job handed over.")).toBeVisible();
    await expect(firm.getByRole("list", { name: "Reviews", exact: true })).toContainText(
      "Two days, and it was clean after.",
    );
    await expectHolds(firm);
  });
  await firm.context().close();
});
