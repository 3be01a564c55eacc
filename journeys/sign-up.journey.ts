import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, provoking, test } from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { createAccount, somebody, type Person } from "./support/people";
import { expectToast } from "./support/toast";

const ROLE_CARDS = { end_user: "End User", installer: "Solar Installer", retailer: "Solar Retailer" } as const;

async function openSignUp(page: Page, role: Person["role"]): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Create Account" }).click();
  await page.getByRole("radio", { name: ROLE_CARDS[role] }).click();
}

async function fillPerson(page: Page, person: Person): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
}

const submit = (page: Page) => page.getByRole("button", { name: "Create Account" }).click();
const serviceRadius = (page: Page) => page.getByRole("textbox", { name: "Service radius" });

/** The tab the screen switches to holds the address already; only the password is missing. */
async function signInWithNewAccount(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("S-001 S-006 S-052 S-053 three role cards say what each role gets and lead to its form @phone", async ({
  page,
}) => {
  await page.goto("/auth");
  await expect(
    page.getByText("Load calculation, system sizing, component selection and cost estimation."),
  ).toBeVisible();
  await page.getByRole("tab", { name: "Create Account" }).click();
  for (const card of Object.values(ROLE_CARDS)) await expect(page.getByRole("radio", { name: card })).toBeVisible();
  await expect(page.getByRole("radio", { name: ROLE_CARDS.end_user })).toHaveAccessibleDescription(
    "Work out your power needs, design a system, find an installer and shop for parts.",
  );
  await expect(page.getByRole("button", { name: "Create Account" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("radio", { name: ROLE_CARDS.end_user }).click();
  await expect(page.getByLabel("First name")).toBeVisible();
  await expect(page.getByLabel("Business name")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("radio", { name: ROLE_CARDS.installer }).click();
  await expect(serviceRadius(page)).toBeVisible();
  await expect(page.getByLabel("Store name")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("radio", { name: ROLE_CARDS.retailer }).click();
  await expect(page.getByLabel("Store name")).toBeVisible();
  await expect(serviceRadius(page)).toHaveCount(0);
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
  await expectToast(page, "Account Created Successfully!", "You can now log in with your credentials.");
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);

  const mail = await mailTo(product.mailFolder, person.email, /verify|confirm/i);
  await page.goto(linkIn(mail, "/api/auth/verify-email"));
  await expectToast(page, "Email Verified!", "Your account has been created successfully. You can now log in.");
  await expect(page).toHaveURL(/\/auth$/);

  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expectToast(page, "Login Successful", `Welcome back, ${person.firstName}!`);
});

test("S-123..S-128 S-149 S-228 S-229 an installer signs up with certifications and lands on the installer dashboard", async ({
  page,
}) => {
  const person = somebody("installer");
  await openSignUp(page, "installer");
  await fillPerson(page, person);
  await page.getByLabel("Business name").fill("Example Installations");
  await page.getByLabel("Years of experience").fill("5");
  await expect(serviceRadius(page)).toHaveValue("50");
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
  await expectToast(page, "Account Created Successfully!");
  await signInWithNewAccount(page, person);
  await expect(page).toHaveURL(/\/installer-dashboard$/);
});

test("S-116..S-122 S-154 S-173 S-229 a retailer needs a product category and lands on the retailer dashboard", async ({
  page,
}) => {
  const person = somebody("retailer");
  await openSignUp(page, "retailer");
  await fillPerson(page, person);
  await page.getByLabel("Business name").fill("Example Trading");
  await page.getByLabel("Store name").fill("Example Store");
  await expect(page.getByRole("radio", { name: "Online" })).toBeChecked();
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/signup")) sent += 1;
  });
  await submit(page);
  await expect(page.getByText("Select at least one product category")).toBeVisible();
  expect(sent).toBe(0);
  await expect(page.getByRole("tab", { name: "Create Account" })).toHaveAttribute("aria-selected", "true");
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
  await expectToast(page, "Account Created Successfully!");
  await signInWithNewAccount(page, person);
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
  await serviceRadius(page).fill("501");
  await page.getByLabel("Hourly rate").fill("-1");
  await submit(page);
  for (const [field, message] of [
    ["Email", "Invalid email address"],
    ["Password", "Password must be at least 8 characters"],
    ["Confirm password", "Passwords don't match"],
    ["First name", "First name required"],
    ["Last name", "Last name required"],
    ["Business name", "Business name required"],
    ["Website", "Enter a full web address, such as https://example.com"],
    ["Years of experience", "Between 0 and 50"],
    ["Service radius", "Between 1 and 500 miles"],
    ["Hourly rate", "0 or more"],
  ] as const) {
    const box = page.getByRole("textbox", { name: field, exact: true });
    await expect(box).toHaveAccessibleDescription(message);
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel("First name")).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("tab", { name: "Create Account" }).click();
  await expect(page.getByRole("radio", { name: ROLE_CARDS.installer })).toBeChecked();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("not an address");
  await expect(page.getByLabel("Website")).toHaveValue("javascript:alert(1)");
  await expect(serviceRadius(page)).toHaveValue("501");
  for (const secret of ["Password", "Confirm password"])
    await expect(page.getByLabel(secret, { exact: true })).toHaveValue("");
});

test("S-167..S-169 S-181 the numbers take their bounds, and what is no number counts as 0", async ({ page }) => {
  await openSignUp(page, "installer");
  const refusals = page.getByText(/^Between|^0 or more$/);
  for (const [years, radius, rate] of [
    ["0", "1", "0"],
    ["50", "500", "12.5"],
  ] as const) {
    await page.getByLabel("Years of experience").fill(years);
    await serviceRadius(page).fill(radius);
    await page.getByLabel("Hourly rate").fill(rate);
    await submit(page);
    await expect(page.getByText("First name required")).toBeVisible();
    await expect(refusals).toHaveCount(0);
  }
  for (const box of [page.getByLabel("Years of experience"), serviceRadius(page)]) {
    await box.fill("many");
    await box.blur();
    await expect(box).toHaveValue("0");
  }
  await expect(refusals).toHaveText(["Between 1 and 500 miles"]);
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
  test.use(provoking(/status of 409.*\/api\/auth\/signup/, /API error 409 \/api\/auth\/signup/));
  test("S-216 is refused with the server's words, and the form stays filled", async ({ page }) => {
    const person = somebody();
    await createAccount(page.request, person);
    await openSignUp(page, "end_user");
    await fillPerson(page, person);
    await submit(page);
    await expectToast(page, "Signup Failed", "An account with this email already exists. Sign in instead.");
    const email = page.getByLabel("Email", { exact: true });
    await expect(email).toHaveAccessibleDescription("An account with this email already exists. Sign in instead.");
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(person.email);
    await expect(page.getByLabel("First name")).toHaveValue(person.firstName);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(person.password);
    await expectAccessible(page);
  });
});

test.describe("a server that does not answer", () => {
  test.use(provoking(/ERR_FAILED.*\/api\/auth\/signup/));
  test("S-217 sign-up says so and keeps the form", async ({ page }) => {
    await page.route("**/api/auth/signup", (route) => route.abort());
    await openSignUp(page, "end_user");
    await fillPerson(page, somebody());
    await submit(page);
    await expectToast(page, "Signup Failed", "Failed to create account. Please try again.");
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await page.unroute("**/api/auth/signup");
    await submit(page);
    await expectToast(page, "Account Created Successfully!");
  });
});
