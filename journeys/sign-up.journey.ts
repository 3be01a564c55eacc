import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectHolds, provoking, test } from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { createAccount, somebody, type Person } from "./support/people";
import { fillSignIn, isMarkedDocument, markDocument } from "./support/sign-in";
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

test("three role cards say what each role gets and lead to its form @rest", async ({ page }) => {
  await page.goto("/auth");
  await expect(
    page.getByText("Load calculation, system sizing, component selection and cost estimation."),
    "S-006",
  ).toBeVisible();
  await expect(page.getByRole("tab"), "S-044").toHaveText(["Sign In", "Create Account"]);
  await page.getByRole("tab", { name: "Create Account" }).click();
  for (const card of ["End User", "Solar Installer", "Solar Retailer"])
    await expect(page.getByRole("radio", { name: card, exact: true }), "S-052 S-146 sign-up").toBeVisible();
  await expect(page.getByRole("radio", { name: ROLE_CARDS.end_user })).toHaveAccessibleDescription(
    "Work out your power needs, design a system, find an installer and shop for parts.",
  );
  await expect(page.getByRole("button", { name: "Create Account" })).toHaveCount(0);
  await expectHolds(page);
  await page.getByRole("radio", { name: ROLE_CARDS.end_user }).click();
  await expect(page.getByLabel("First name"), "S-053 end user").toBeVisible();
  await expect(page.getByLabel("Business name"), "S-053 end user").toHaveCount(0);
  await expectHolds(page);
  await page.getByRole("radio", { name: ROLE_CARDS.installer }).click();
  await expect(serviceRadius(page), "S-053 installer").toBeVisible();
  await expect(page.getByLabel("Store name"), "S-053 installer").toHaveCount(0);
  await expectHolds(page);
  await page.getByRole("radio", { name: ROLE_CARDS.retailer }).click();
  await expect(page.getByLabel("Store name"), "S-053 retailer").toBeVisible();
  await expect(serviceRadius(page), "S-053 retailer").toHaveCount(0);
  await expectHolds(page);
});

test("a home owner signs up, verifies the address and signs in", async ({ page, product }) => {
  const person = somebody();
  await openSignUp(page, "end_user");
  await fillPerson(page, person);
  await submit(page);
  await expectToast(page, "Account Created Successfully!", "You can now log in with your credentials.", "S-224");
  await expect(page.getByRole("tab", { name: "Sign In" }), "S-147").toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Email", { exact: true }), "S-147 prefilled").toHaveValue(person.email);

  const mail = await mailTo(product.mailFolder, person.email, /verify|confirm/i);
  await page.goto(linkIn(mail, "/api/auth/verify-email"));
  await expectToast(
    page,
    "Email Verified!",
    "Your account has been created successfully. You can now log in.",
    "S-226",
  );
  await expect(page).toHaveURL(/\/auth$/);

  await markDocument(page);
  await fillSignIn(page, person.email, person.password);
  await expect(page, "S-148").toHaveURL(/\/$/);
  expect(await isMarkedDocument(page), "S-148 a full redirect").toBe(false);
  await expectToast(page, "Login Successful", "Welcome back, Ada!", "S-223");
});

test("an installer signs up with certifications and lands on the installer dashboard", async ({ page }) => {
  const person = somebody("installer");
  await openSignUp(page, "installer");
  await fillPerson(page, person);
  await page.getByLabel("Business name").fill("Example Installations");
  await page.getByLabel("Years of experience").fill("5");
  await expect(serviceRadius(page), "S-228").toHaveValue("50");
  await expect(page.getByLabel("Hourly rate"), "S-229").toHaveValue("0");
  for (const [row, certification] of [
    ["S-123", "NABCEP PV Installation Professional"],
    ["S-124", "NABCEP PV Technical Sales"],
    ["S-125", "OSHA 10/30 Hour Safety Training"],
    ["S-126", "Electrical License"],
    ["S-127", "Solar Installation Certification"],
    ["S-128", "Energy Storage Certification"],
  ] as const) {
    const option = page.getByRole("checkbox", { name: certification, exact: true });
    await option.check();
    await expect(option, row).toBeChecked();
  }
  await submit(page);
  // No website was given.
  await expectToast(page, "Account Created Successfully!", undefined, "S-166 empty");
  await signInWithNewAccount(page, person);
  await expect(page, "S-149").toHaveURL(/\/installer-dashboard$/);
});

test("a retailer needs a product category and lands on the retailer dashboard", async ({ page }) => {
  const person = somebody("retailer");
  await openSignUp(page, "retailer");
  await fillPerson(page, person);
  await page.getByLabel("Business name").fill("Example Trading");
  await page.getByLabel("Store name").fill("Example Store");
  await expect(page.getByRole("radio", { name: "Online" }), "S-229").toBeChecked();
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/signup")) sent.push(request.postDataJSON());
  });
  await submit(page);
  await expect(page.getByText("Select at least one product category", { exact: true }), "S-173").toBeVisible();
  expect(sent, "S-154").toEqual([]);
  await expect(page.getByRole("tab", { name: "Create Account" })).toHaveAttribute("aria-selected", "true");
  for (const label of ["Solar panels", "Batteries", "Inverters", "Mounting", "Accessories", "Monitoring", "Electrical"])
    await page.getByRole("checkbox", { name: label, exact: true }).check();
  await submit(page);
  // Neither website nor online store was given.
  await expectToast(page, "Account Created Successfully!", undefined, "S-171 S-172 empty");
  for (const [row, category] of [
    ["S-116", "solar_panels"],
    ["S-117", "batteries"],
    ["S-118", "inverters"],
    ["S-119", "mounting"],
    ["S-120", "accessories"],
    ["S-121", "monitoring"],
    ["S-122", "electrical"],
  ] as const)
    expect(sent, row).toEqual([expect.objectContaining({ productCategories: expect.arrayContaining([category]) })]);
  await signInWithNewAccount(page, person);
  await expect(page, "S-149").toHaveURL(/\/retailer-dashboard$/);
});

test("every refusal of the installer form stands beside its field, and nothing typed is lost @rest", async ({
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
  for (const [row, field, message] of [
    ["S-159", "Email", "Invalid email address"],
    ["S-160", "Password", "Password must be at least 8 characters"],
    ["S-161", "Confirm password", "Passwords don't match"],
    ["S-162", "First name", "First name required"],
    ["S-163", "Last name", "Last name required"],
    ["S-165", "Business name", "Business name required"],
    ["S-166", "Website", "Enter a full web address, such as https://example.com"],
    ["S-167", "Years of experience", "Between 0 and 50"],
    ["S-168", "Service radius", "Between 1 and 500 miles"],
    ["S-169", "Hourly rate", "0 or more"],
  ] as const) {
    const box = page.getByRole("textbox", { name: field, exact: true });
    await expect(box, row).toHaveAccessibleDescription(message);
    await expect(box, row).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(message, { exact: true }), row).toBeVisible();
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

test("the numbers take their bounds, and what is no number counts as 0 @rest", async ({ page }) => {
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
    await expect(refusals, "S-167 S-168 S-169 within the bounds").toHaveCount(0);
  }
  for (const box of [page.getByLabel("Years of experience"), serviceRadius(page)]) {
    await box.fill("many");
    await box.blur();
    await expect(box, "S-181").toHaveValue("0");
  }
  await expect(refusals, "S-168 0 is below its bound").toHaveText(["Between 1 and 500 miles"]);
});

test("every refusal of the retailer form stands beside its field @rest", async ({ page }) => {
  await openSignUp(page, "retailer");
  await page.getByLabel("Website").fill("example");
  await page.getByLabel("Online store").fill("ftp://example.org");
  await submit(page);
  for (const [row, field, message] of [
    ["S-165", "Business name", "Business name required"],
    ["S-170", "Store name", "Store name required"],
    ["S-171", "Website", "Enter a full web address, such as https://example.com"],
    ["S-172", "Online store", "Enter a full web address, such as https://example.com"],
  ] as const) {
    await expect(page.getByLabel(field), row).toHaveAccessibleDescription(message);
    await expect(page.getByLabel(field), row).toHaveAttribute("aria-invalid", "true");
  }
});

test.describe("an address that is taken", () => {
  test.use(provoking(/status of 409.*\/api\/auth\/signup/, /API error 409 \/api\/auth\/signup/));
  test("is refused with the server's words, and the form stays filled @rest", async ({ page }) => {
    const person = somebody();
    await createAccount(page.request, person);
    await openSignUp(page, "end_user");
    await fillPerson(page, person);
    await submit(page);
    await expectToast(page, "Signup Failed", "An account with this email already exists. Sign in instead.", "S-216");
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
  test("sign-up says so and keeps the form @rest", async ({ page }) => {
    await page.route("**/api/auth/signup", (route) => route.abort());
    await openSignUp(page, "end_user");
    await fillPerson(page, somebody());
    await submit(page);
    await expectToast(page, "Signup Failed", "Failed to create account. Please try again.", "S-217");
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await page.unroute("**/api/auth/signup");
    await submit(page);
    await expectToast(page, "Account Created Successfully!");
  });
});
