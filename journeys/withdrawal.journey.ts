// Of the rest: a contract that is withdrawn from.
import { InstallerFirm } from "@sunwright/contract/installers";
import { answer, offered } from "./support/contracted";
import { newProject } from "./support/design";
import { expect, expectHolds, test } from "./support/journey";
import { readToast } from "./support/toast";
import { KANO, verified, verifiedFirm } from "./support/verified";

test.use({ storageState: { cookies: [], origins: [] } });

const LONDON = "2643743 51.509 -0.126 25 London";

test("a homeowner reads before accepting that they may withdraw, keeps the work from beginning, and withdraws", async ({
  page,
  product,
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  test.slow();
  const screen = { viewport, isMobile, hasTouch };
  const name = `Thames Roof Power ${Date.now().toString(36)}`;
  const firm = await verifiedFirm(browser, product, screen, name);
  await verified(page, product);
  const project = await newProject(page, { calculated: true, parameters: { city: "ng-kano", town: KANO } });
  await offered(page, firm, project.id);
  const own = InstallerFirm.parse(await (await firm.request.get("/api/installer")).json());
  await answer(firm, "/api/installer", { ...own, country: "UK", town: LONDON }, "PUT");

  await page.goto(`/projects/${project.id}/offers`);
  await page.getByRole("button", { name: "Accept offer" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(
    "By law you may withdraw from the contract without giving a reason until 14 days after",
  );
  await dialog.getByRole("textbox", { name: "Site address" }).fill("12 Gidan Rimi Close");
  await expectHolds(page, dialog);
  // What bars an offer is acknowledged first (record 122).
  for (const box of await dialog.getByRole("checkbox").all()) await box.check();
  await dialog.getByRole("button", { name: "Order with obligation to pay" }).click();
  await page.getByRole("link", { name: "Open Job" }).click();

  const right = page.getByRole("region", { name: "Right of withdrawal" });
  await expect(right).toContainText(
    "You may withdraw by law without giving a reason, up to 14 days after the parts arrive.",
  );
  await page.getByRole("button", { name: "Ask to Start Early" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ask to Start Early" }).click();
  await readToast(page, "The firm has been notified");
  await expect(right).toContainText("You asked on");
  await expectHolds(page);
  await firm.goto(new URL(page.url()).pathname);
  await expect(firm.getByRole("region", { name: "Right of withdrawal" })).toContainText("The homeowner asked on");
  await page.getByRole("button", { name: "Withdraw From the Contract" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw From the Contract" }).click();
  await readToast(page, "You have withdrawn");
  await expect(page.getByText("Withdrawn by the homeowner")).toBeVisible();
  await expect(right).toHaveCount(0);
  await firm.context().close();
});
