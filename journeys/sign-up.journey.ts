import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { somebody, type Person } from "./support/people";

const ROLE_CARDS = { end_user: "End User", installer: "Solar Installer", retailer: "Solar Retailer" } as const;

async function openSignUp(page: Page, role: Person["role"]): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Create Account" }).click();
  await page
    .getByRole("radio", { name: ROLE_CARDS[role] })
    .or(page.getByRole("button", { name: ROLE_CARDS[role] }))
    .first()
    .click();
}

async function fillPerson(page: Page, person: Person): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
}

const submit = (page: Page) => page.getByRole("button", { name: "Create Account" }).click();

test("S-052 S-053 three role cards lead to the form of the role", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Create Account" }).click();
  for (const card of Object.values(ROLE_CARDS)) await expect(page.getByText(card, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await openSignUp(page, "end_user");
  await expect(page.getByLabel("Business name")).toHaveCount(0);
  await openSignUp(page, "installer");
  await expect(page.getByLabel("Service radius")).toBeVisible();
  await expectAccessible(page);
  await openSignUp(page, "retailer");
  await expect(page.getByLabel("Store name")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("S-010 S-044 S-147 S-224 S-148 S-223 S-226 a home owner signs up, verifies the address and signs in", async ({
  page,
  product,
}) => {
  const person = somebody();
  await openSignUp(page, "end_user");
  await fillPerson(page, person);
  await submit(page);
  await expect(page.getByText("Account Created Successfully!")).toBeVisible();
  await expect(page.getByText("You can now log in with your credentials.")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);

  const mail = await mailTo(product.mailFolder, person.email, /verify|confirm/i);
  await page.goto(linkIn(mail, "/api/auth/verify-email"));
  await expect(page.getByText("Email Verified!")).toBeVisible();
  await expect(page.getByText("Your account has been created successfully. You can now log in.")).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);

  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).last().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Login Successful")).toBeVisible();
  await expect(page.getByText(`Welcome back, ${person.firstName}!`)).toBeVisible();
});

test("S-123..S-128 S-149 S-228 S-229 an installer signs up with certifications and lands on the installer dashboard", async ({
  page,
}) => {
  const person = somebody("installer");
  await openSignUp(page, "installer");
  await fillPerson(page, person);
  await page.getByLabel("Business name").fill("Example Installations");
  await page.getByLabel("Years of experience").fill("5");
  await expect(page.getByLabel("Service radius")).toHaveValue("50");
  await expect(page.getByLabel("Hourly rate")).toHaveValue("0");
  for (const certification of [
    "NABCEP PV Installation Professional",
    "NABCEP PV Technical Sales",
    "OSHA 10/30 Hour Safety Training",
    "Electrical License",
    "Solar Installation Certification",
    "Energy Storage Certification",
  ]) {
    await page.getByRole("checkbox", { name: certification }).check();
  }
  await submit(page);
  await expect(page.getByText("Account Created Successfully!")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).last().click();
  await expect(page).toHaveURL(/\/installer-dashboard$/);
});

test("S-116..S-122 S-154 S-173 a retailer needs a product category and lands on the retailer dashboard", async ({
  page,
}) => {
  const person = somebody("retailer");
  await openSignUp(page, "retailer");
  await fillPerson(page, person);
  await page.getByLabel("Business name").fill("Example Trading");
  await page.getByLabel("Store name").fill("Example Store");
  await submit(page);
  await expect(page.getByText("Select at least one product category")).toBeVisible();
  for (const category of [
    "Solar panels",
    "Batteries",
    "Inverters",
    "Mounting",
    "Accessories",
    "Monitoring",
    "Electrical",
  ]) {
    await page.getByRole("checkbox", { name: category }).check();
  }
  await submit(page);
  await expect(page.getByText("Account Created Successfully!")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).last().click();
  await expect(page).toHaveURL(/\/retailer-dashboard$/);
});

test("S-159..S-163 S-165..S-169 every refusal of the installer form stands beside its field, and nothing typed is lost", async ({
  page,
}) => {
  await openSignUp(page, "installer");
  await page.getByLabel("Email", { exact: true }).fill("not an address");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password").fill("other");
  await page.getByLabel("Website").fill("javascript:alert(1)");
  await page.getByLabel("Years of experience").fill("51");
  await page.getByLabel("Service radius").fill("501");
  await page.getByLabel("Hourly rate").fill("-1");
  await submit(page);
  for (const message of [
    "Invalid email address",
    "Password must be at least 8 characters",
    "Passwords don't match",
    "First name required",
    "Last name required",
    "Business name required",
    "Enter a full web address, such as https://example.com",
    "Between 0 and 50",
    "Between 1 and 500",
    "0 or more",
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("tab", { name: "Create Account" }).click();
  await expect(page.getByLabel("Website")).toHaveValue("javascript:alert(1)");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("S-165 S-170..S-172 every refusal of the retailer form stands beside its field", async ({ page }) => {
  await openSignUp(page, "retailer");
  await page.getByLabel("Website").fill("example");
  await page.getByLabel("Online store").fill("ftp://example.org");
  await submit(page);
  for (const message of ["Business name required", "Store name required"]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Enter a full web address, such as https://example.com")).toHaveCount(2);
});

test.describe("an address that is taken", () => {
  test.use({ provoked: [/status of 409.*\/api\/auth\/signup/] });
  test("S-216 is refused with the server's words, and the form stays filled", async ({ page }) => {
    const person = somebody();
    for (const outcome of ["Account Created Successfully!", "Signup Failed"]) {
      await openSignUp(page, "end_user");
      await fillPerson(page, person);
      await submit(page);
      await expect(page.getByText(outcome)).toBeVisible();
    }
    await expect(page.getByText("An account with this email already exists. Sign in instead.").first()).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue(person.firstName);
  });
});

test.describe("a server that does not answer", () => {
  test.use({ provoked: [/Failed to load resource/, /API error/] });
  test("S-217 sign-up says so and keeps the form", async ({ page }) => {
    await page.route("**/api/auth/signup", (route) => route.abort());
    await openSignUp(page, "end_user");
    await fillPerson(page, somebody());
    await submit(page);
    await expect(page.getByText("Failed to create account. Please try again.")).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
  });
});
