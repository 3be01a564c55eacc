import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectHolds, provoking, signedIn, test } from "./support/journey";
import { readToast } from "./support/toast";

const firstName = (page: Page) => page.getByLabel("First name");
const saveProfile = (page: Page) => page.getByRole("button", { name: "Save Profile" }).click();

async function openProfile(page: Page): Promise<void> {
  await page.goto("/profile");
  await expect(firstName(page)).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
}

test("a profile is changed, checked and kept, and names the person at once", async ({ page }) => {
  await signedIn(page, "installer");
  await page.goto("/");
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(firstName(page), "S-040").toHaveValue("Ada");
  await expectHolds(page);

  await firstName(page).fill("A");
  await page.getByLabel("Website").fill("example");
  await saveProfile(page);
  await expect(firstName(page)).toHaveAccessibleDescription("First name required");
  await expect(firstName(page)).toBeFocused();
  await expect(page.getByLabel("Website")).toHaveAccessibleDescription(
    "Enter a full web address, such as https://example.com",
  );
  await expectHolds(page);

  await firstName(page).fill("Adaeze");
  await page.getByLabel("Website").fill("https://example.org/");
  await page.getByLabel("City").fill("Kano");
  await page.getByLabel("Another certification").fill("IEC 62446");
  await page.getByLabel("Another certification").press("Enter");
  await expect(page.getByRole("checkbox", { name: "IEC 62446" })).toBeChecked();
  const certificate = (name: string) => page.getByRole("group", { name, exact: true });
  await certificate("IEC 62446").getByLabel("Number").fill("17-204");
  await certificate("IEC 62446").getByLabel("Valid until").fill("2040-08-31");
  await certificate("IEC 62446").getByLabel("Evidence").fill("http://example.org/17-204.pdf");
  await saveProfile(page);
  await expect(certificate("IEC 62446").getByLabel("Evidence"), "A-13 https only").toHaveAccessibleDescription(
    "Enter an https address, such as https://example.com/certificate.pdf",
  );
  await certificate("IEC 62446").getByLabel("Evidence").fill("https://example.org/17-204.pdf");
  await expectHolds(page);
  await page.getByRole("radio", { name: "km", exact: true }).click();
  await page.getByRole("textbox", { name: "Service radius" }).fill("100");
  await expect(page.getByText("100 km is 62.1 mi.")).toBeVisible();
  await saveProfile(page);
  await readToast(page, "Profile saved");
  await expect(page.getByText("Everything is saved.")).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole("menu").getByText("Adaeze Example", { exact: true })).toBeVisible();

  await page.reload();
  await expect(firstName(page)).toHaveValue("Adaeze");
  await expect(page.getByLabel("City")).toHaveValue("Kano");
  await expect(page.getByLabel("Website")).toHaveValue("https://example.org/");
  await expect(page.getByRole("checkbox", { name: "IEC 62446" })).toBeChecked();
  await expect(certificate("IEC 62446").getByLabel("Number"), "A-13 number").toHaveValue("17-204");
  await expect(certificate("IEC 62446").getByLabel("Valid until"), "A-13 expiry").toHaveValue("2040-08-31");
  await expect(certificate("IEC 62446").getByLabel("Evidence"), "A-13 evidence").toHaveValue(
    "https://example.org/17-204.pdf",
  );
  await expect(page.getByRole("textbox", { name: "Service radius" })).toHaveValue("62.14");
});

test("a retailer's profile holds the store, and what is typed survives a reload until it is saved @rest", async ({
  page,
}) => {
  await signedIn(page, "retailer");
  await openProfile(page);
  await page.getByLabel("Store name").fill("Sabon Gari Solar");
  await page.getByRole("checkbox", { name: "Batteries" }).check();
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Store name")).toHaveValue("Sabon Gari Solar");
  await expect(page.getByRole("checkbox", { name: "Batteries" })).toBeChecked();
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await expectHolds(page);
  await saveProfile(page);
  await readToast(page, "Profile saved");
  await page.reload();
  await expect(page.getByLabel("Store name")).toHaveValue("Sabon Gari Solar");
  await expect(page.getByText("Everything is saved.")).toBeVisible();
});

/** A picture that is hard to make small: noise in every dot. */
async function noise(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement("canvas");
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext("2d");
      const image = new ImageData(w, h);
      for (let index = 0; index < image.data.length; index++) image.data[index] = (index * 7919 + (index >> 3)) % 256;
      context?.putImageData(image, 0, 0);
      return canvas.toDataURL("image/png");
    },
    [width, height] as const,
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

test("a profile picture stands in the avatar, small enough for the server, and can be taken away @rest", async ({
  page,
}) => {
  await signedIn(page, "installer");
  await openProfile(page);
  const avatar = page.getByRole("button", { name: "Account menu" });
  await expect(avatar, "S-035").toHaveText("AE");
  await page
    .getByLabel("Picture file")
    .setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") });
  await readToast(page, "Picture not saved", "This file is not a picture the browser can read. Use PNG, JPEG or WebP.");
  await expect(avatar).toHaveText("AE");

  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload a picture" }).click();
  const sent = page.waitForRequest("**/api/account/picture");
  const buffer = await noise(page, 900, 600);
  await (await chosen).setFiles({ name: "ada.png", mimeType: "image/png", buffer });
  await readToast(page, "Picture saved");
  expect((await sent).postDataBuffer()?.length).toBeLessThan(140_000);
  const picture = avatar.locator("img");
  await expect(picture, "S-034").toHaveJSProperty("naturalWidth", 320);
  await expect(avatar, "S-034 instead of the initials").toHaveText("");
  await expectAccessible(page);

  await page.goto("/3d-visualizer");
  await expect(picture).toHaveJSProperty("naturalWidth", 320);
  await openProfile(page);
  await page.getByRole("button", { name: "Remove picture" }).click();
  await readToast(page, "Picture removed");
  await expect(avatar).toHaveText("AE");
});

test.describe("a profile that cannot be loaded", () => {
  test.use(provoking(/status of 500.*\/api\/account/, /API error 500 \/api\/account/));

  test("says so and can be tried again @rest", async ({ page }) => {
    await signedIn(page, "installer");
    for (const [address, path, message, sign] of [
      ["**/api/account", "/profile", "Your profile could not be loaded", "First name"],
      ["**/api/account/sessions", "/settings", "Your sessions could not be loaded", "This device"],
    ] as const) {
      await page.route(address, (route) => route.fulfill({ status: 500, body: "" }));
      await page.goto(path);
      await expect(page.getByText(message)).toBeVisible();
      await expectAccessible(page);
      await page.unroute(address);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText(sign).first()).toBeVisible();
    }
  });
});
