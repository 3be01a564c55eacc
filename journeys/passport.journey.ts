// Of the rest: a passport over readings, marks, its link and its next owner.
import type { Passport } from "@sunwright/contract/passports";
import { anotherBrowser } from "./support/another-browser";
import { answer, contracted, handedOver } from "./support/contracted";
import { newProject } from "./support/design";
import { expect, expectHolds, provoking, test } from "./support/journey";
import { mailTo } from "./support/mailbox";
import { readToast } from "./support/toast";
import { KANO, verified, verifiedFirm } from "./support/verified";

// Links that were ended, and readings that no meter shows, are asked for on purpose.
test.use({ storageState: { cookies: [], origins: [] }, ...provoking(/40[04]|422/, /API error/) });

const DAY = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Eight weeks as they would have been read, the seventh of them under the band. */
function eightWeeks(passport: Passport): Passport {
  const { followed, handedOverOn } = passport;
  if (followed === null) return passport;
  const intervals = Array.from({ length: 8 }, (_, week) => ({
    from: dayAfter(handedOverOn, 7 * week + 1),
    to: dayAfter(handedOverOn, 7 * week + 7),
    measuredKwh: week === 6 ? 52 : 69 + week,
    forecastKwh: 72,
    lowKwh: 64,
    highKwh: 80,
    measuredLitres: null,
    forecastLitres: 0,
  }));
  const alert = {
    code: "soiling",
    since: dayAfter(handedOverOn, 36),
    found: 0.82,
    expected: 1,
    unit: "share",
    band: null,
  } as const;
  const months = [{ month: 12, factor: 0.97, low: 0.89, high: 1.11, days: 31 }];
  return {
    ...passport,
    followed: { ...followed, intervals, months, factor: { value: 0.965, low: 0.9, high: 1.1 }, alerts: [alert] },
  };
}

test("a handed-over system has its passport: forecast, readings, ticks, link, and it goes with the house", async ({
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
  await handedOver(page, firm, jobId);
  await firm.context().close();
  const main = page.getByRole("main");

  await test.step("the owner comes to it from the job, and its forecast is there by itself", async () => {
    await page.goto(`/jobs/${jobId}`);
    await page.getByRole("link", { name: "Open the Passport" }).click();
    await expect(page).toHaveURL(/\/passports\/[0-9a-f-]{36}$/);
    // A page for everybody is another page, too: one reads on there.
    await expect(page.locator("#main, #main h1").and(page.locator(":focus"))).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("should produce", { timeout: 60_000 });
    await expect(page.getByRole("region", { name: "Warranties" })).toContainText("Workmanship");
    await expect(page.getByRole("region", { name: "Warranties" })).toContainText("12 years, 25 years on power");
    await expect(page.getByRole("region", { name: "Parts and serial numbers" })).toContainText(jobId);
    await expect(page.getByRole("region", { name: "Next twelve months" }).getByRole("row")).toHaveCount(13);
    await expect(page.getByRole("region", { name: "Energy on an average day, in kWh" })).toContainText(
      "Into the battery",
    );
    await expect(page.getByRole("region", { name: "Upkeep" })).toContainText(
      "Makers offer a warranty of 10 years at most.",
    );
    await expectHolds(page);
  });

  const id = page.url().split("/").at(-1) ?? "";
  const passport = await answer<Passport>(page, `/api/passports/${id}`);
  const { handedOverOn } = passport;
  const readings = page.getByRole("region", { name: "Readings" });

  await test.step("a reading is added, refused where no meter shows it, corrected and taken back", async () => {
    await readings.getByRole("button", { name: "Add Reading" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Enter a number from 0, or leave it empty and enter the fuel")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Meter reading" }).fill("12500");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Did you mean 12.5 kWh?")).toBeVisible();
    await expectHolds(page);
    await dialog.getByRole("button", { name: "Use 12.5 kWh" }).click();
    await expect(dialog.getByText("Did you mean 12.5 kWh?")).toBeHidden();
    await dialog.getByRole("textbox", { name: "Note" }).fill("On the first evening");
    await expectHolds(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await readToast(page, "Reading saved");
    await expect(readings.getByRole("row").nth(1)).toContainText("12.5 kWh");
    await readings.getByRole("button", { name: "Add Reading" }).click();
    await dialog.getByRole("textbox", { name: "Meter reading" }).fill("14");
    await dialog.getByRole("button", { name: "Save" }).click();
    await readToast(page, "Something went wrong");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await readings.getByRole("button", { name: /^Correct the reading of/ }).click();
    await dialog.getByRole("textbox", { name: "Meter reading" }).fill("13");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Enter a reason")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Reason for the correction" }).fill("Misread the last digit");
    await expectHolds(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await readToast(page, "Reading corrected");
    await expect(readings.getByRole("row").nth(1)).toContainText("13 kWh");
    await expect(readings.getByRole("row").nth(2).locator("s").filter({ hasText: "12.5 kWh" })).toBeVisible();
    await expect(readings.getByRole("row").nth(2)).toContainText(/Corrected by .+ on .+: Misread the last digit/);
    await expectHolds(page);
    await readings.getByRole("button", { name: /^Remove the reading of/ }).click();
    await dialog.getByRole("textbox", { name: "Reason for the correction" }).fill("Read at the neighbour's");
    await dialog.getByRole("button", { name: "Remove" }).click();
    await readToast(page, "Reading corrected");
    await expect(readings.getByRole("button", { name: /^Correct the reading of/ })).toHaveCount(0);
    await expect(readings.locator("s").filter({ hasText: "13 kWh" })).toBeVisible();
  });

  await test.step("a file is looked at line by line, and saved when that is confirmed", async () => {
    await readings.getByRole("button", { name: "Import File" }).click();
    const dialog = page.getByRole("dialog");
    const lines = [
      "date;meter_kwh;fuel_litres",
      `${handedOverOn};3,5;1,5`,
      `${dayAfter(handedOverOn, -3)};1;`,
      `${dayAfter(handedOverOn, 400)};9;`,
      `${handedOverOn};x;`,
    ];
    const file = { name: "meter.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) };
    await dialog.getByLabel("File with readings").setInputFiles(file);
    await expect(dialog.getByText("1 of 4 rows can be saved.")).toBeVisible();
    await expect(dialog.getByRole("row", { name: "3 Before the system was handed over" })).toBeVisible();
    await expect(dialog.getByRole("row", { name: "4 This day is in the future" })).toBeVisible();
    await expect(dialog.getByRole("row", { name: "5 x is not a number we can use" })).toBeVisible();
    await expectHolds(page);
    expect((await answer<Passport>(page, `/api/passports/${id}`)).own?.readings, "nothing is saved yet").toEqual([]);
    await dialog.getByRole("button", { name: "Save 1 Reading" }).click();
    await readToast(page, "Readings saved");
    await expect(readings.getByRole("row").nth(1)).toContainText("3.5 kWh");
    const corrected = (await answer<Passport>(page, `/api/passports/${id}`)).own?.corrected;
    expect(corrected?.map(({ reading }) => reading.meterKwh)).toEqual([13, 12.5]);
  });

  await test.step("what was done is ticked off and taken back", async () => {
    const plan = page.getByRole("region", { name: "Upkeep" });
    await plan.getByRole("button", { name: "Wash the panels: done" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await readToast(page, "Task ticked off");
    await expect(plan).toContainText("Last done on");
    await plan.getByRole("button", { name: "Wash the panels: undo" }).click();
    await readToast(page, "Task reopened");
    await expect(plan).not.toContainText("Last done on");
  });

  const visitor = await anotherBrowser(browser, screen, product.url);
  await test.step("whoever has the link reads it without an account, until another takes its place", async () => {
    const link = new URL(passport.link ?? "").pathname;
    const shown = await visitor.goto(link);
    expect(shown?.headers()["x-robots-tag"]).toBe("noindex");
    expect(shown?.headers()["cache-control"]).toBe("no-store");
    await expect(visitor.getByRole("heading", { level: 1 })).toContainText("This system should produce");
    await expect(visitor.getByRole("img", { name: "QR code for this passport" })).toBeVisible();
    await expect(visitor.getByRole("button", { name: "Add Reading" })).toHaveCount(0);
    const text = await visitor.getByRole("main").innerText();
    for (const secret of [owner.firstName, owner.lastName, owner.email, "12 Gidan Rimi"])
      expect(text).not.toContain(secret);
    await expectHolds(visitor);
    const paper = await visitor.request.get(`/api${link}/pdf`);
    expect(paper.headers()["content-type"]).toBe("application/pdf");
    await main.getByRole("button", { name: "New Link" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "New Link" }).click();
    await readToast(page, "New link created");
    await visitor.goto(link);
    await expect(visitor.getByText("This passport does not exist, or its link was turned off.")).toBeVisible();
  });

  await test.step("eight weeks of readings are drawn in the band, with what is wrong and what to do", async () => {
    await page.route(`**/api/passports/${id}`, async (route) => {
      const reply = await route.fetch();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own answer
      await route.fulfill({ response: reply, json: eightWeeks((await reply.json()) as Passport) });
    });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("This system performs as forecast");
    const chart = page.getByRole("region", { name: "Meter and forecast" });
    await chart.getByRole("button", { name: "Show as Table" }).click();
    await expect(chart.getByRole("table").last().getByRole("row")).toHaveCount(9);
    await expect(page.getByRole("region", { name: "Alerts" })).toContainText("82% of the panels' power is left.");
    await expect(page.getByRole("region", { name: "Alerts" })).toContainText("Wash the panels and tick it off here.");
    await expectHolds(page);
    await page.unroute(`**/api/passports/${id}`);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("should produce");
  });

  await test.step("it goes with the house: the next owner takes it, and the former one reads it no more", async () => {
    const next = await verified(visitor, product);
    const transfer = page.getByRole("region", { name: "Transfer with the house" });
    await transfer.getByRole("button", { name: "Transfer Passport" }).click();
    const dialog = page.getByRole("dialog");
    const address = dialog.getByRole("textbox", { name: "The new owner's e-mail address" });
    await address.fill(owner.email);
    await dialog.getByRole("button", { name: "Transfer Passport" }).click();
    await expect(address).toHaveAccessibleDescription("This is your own address");
    await expect(address).toHaveValue(owner.email);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(transfer.getByRole("button", { name: "Transfer Passport" })).toBeFocused();
    await transfer.getByRole("button", { name: "Transfer Passport" }).click();
    await expect(address).not.toHaveAccessibleDescription("This is your own address");
    await address.fill(next.email);
    await dialog.getByRole("button", { name: "Transfer Passport" }).click();
    await readToast(page, "Offer sent to the new owner");
    await expect(transfer).toContainText(next.email);
    await mailTo(product.mailFolder, next.email, /being offered a solar system/i);
    await visitor.goto("/passports");
    const offered = visitor.getByRole("region", { name: "Offered to you" });
    await expect(offered).toContainText(passport.number);
    await expectHolds(visitor);
    await offered.getByRole("button", { name: "Accept" }).click();
    await visitor.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
    await readToast(visitor, "You are now the owner of this passport");
    await visitor.getByRole("link", { name: new RegExp(passport.number) }).click();
    await expect(visitor.getByRole("region", { name: "Readings" })).toContainText("3.5 kWh");
    await expect(visitor.getByRole("region", { name: "Readings" })).toContainText("Corrected by a former owner");
    await expect(visitor.getByText("Misread the last digit")).toHaveCount(0);
    await expect(visitor.getByRole("main")).not.toContainText(owner.lastName);
    await page.reload();
    await expect(page.getByText("This passport does not exist, or its link was turned off.")).toBeVisible();
    await page.goto("/passports");
    await expect(page.getByText("You have no passport yet.", { exact: false })).toBeVisible();
    await expectHolds(page);
  });
  await visitor.context().close();
});
