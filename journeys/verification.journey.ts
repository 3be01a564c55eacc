// Of the rest: the banner over pages of an address that waits; signing up verifies one.
import { expect, expectHolds, signedIn, test } from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { readToast } from "./support/toast";

test("S-158 a banner asks for the verification and sends the mail again, until the address is verified", async ({
  page,
  product,
}) => {
  const person = await signedIn(page, "installer");
  await page.goto("/installer-dashboard");
  const banner = page.getByRole("region", { name: "Email verification" });
  await expect(banner, "S-158 the banner").toContainText("Verify your e-mail");
  await expectHolds(page);
  await mailTo(product.mailFolder, person.email, /verify/i);
  await banner.getByRole("button", { name: "Send the mail again" }).click();
  await readToast(page, "Verification mail sent");
  const again = await mailTo(product.mailFolder, person.email, /verify/i, 2);

  await banner.getByRole("button", { name: "Not now" }).click();
  await expect(banner, "S-158 dismissed").toHaveCount(0);
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "My projects" })).toBeVisible();
  await expect(banner, "S-158 and it stays away in this tab").toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(banner, "S-158 in another it stands again").toBeVisible();

  await page.goto(linkIn(again, "/api/auth/verify-email"));
  await readToast(page, "Email Verified!", `${person.email} is verified. You are still signed in.`);
  await expect(page, "somebody who is signed in goes on").toHaveURL(/\/installer-dashboard$/);
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "My projects" })).toBeVisible();
  await expect(banner, "S-158 verified").toHaveCount(0);
  await page.goto("/auth?verified=false&outcome=link_invalid&next=/projects");
  const needless = `This link has expired or is incomplete, but ${person.email} is already verified.`;
  await readToast(page, "Verification Failed", needless);
  await expect(page).toHaveURL(/\/projects$/);
});
