import fc from "fast-check";
import { expect, it } from "vitest";
import type { z } from "zod";
import { Certificate, Email, NewPassword, SignupBody, TypedPassword } from "./accounts";

const COMMON = {
  email: "ada@example.com",
  password: "long enough",
  confirmPassword: "long enough",
  firstName: "Ada",
  lastName: "Obi",
};
const INSTALLER = { ...COMMON, businessName: "Obi Solar", role: "installer" };
const RETAILER = {
  ...COMMON,
  businessName: "Obi",
  storeName: "Obi Store",
  productCategories: ["batteries"],
  role: "retailer",
};
const HOUSEHOLD = { ...COMMON, role: "end_user" };

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const faults = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join("."));

it.each([
  ["a household", HOUSEHOLD],
  ["an installer", INSTALLER],
  ["a retailer", RETAILER],
])("signs up %s with what the specification requires (section 5)", (_who, body) => {
  expect(faults(SignupBody, body)).toEqual([]);
  for (const field of Object.keys(body)) {
    const rest: Record<string, unknown> = { ...body };
    delete rest[field];
    expect(faults(SignupBody, rest), field).toContain(field === "role" ? "role" : field);
  }
});

it("fills what is left out as the specification has it (section 9): 50 miles, rate 0, an online store", () => {
  expect(SignupBody.parse(INSTALLER)).toMatchObject({
    serviceRadius: 50,
    yearsExperience: 0,
    hourlyRate: 0,
    certifications: [],
    certificates: [],
  });
  expect(SignupBody.parse(RETAILER)).toMatchObject({ storeType: "online" });
});

it("takes the role by either name, and refuses two that differ (A-10)", () => {
  const { role, ...unnamed } = HOUSEHOLD;
  expect(SignupBody.parse({ ...unnamed, userType: role })).toMatchObject({ role, userType: role });
  expect(SignupBody.parse(HOUSEHOLD)).toMatchObject({ role, userType: role });
  expect(faults(SignupBody, { ...HOUSEHOLD, userType: "installer" })).toEqual(["userType"]);
  expect(faults(SignupBody, { ...unnamed, role: "admin" })).toEqual(["role"]);
  for (const body of [null, "end_user", 7, []]) expect(takes(SignupBody, body)).toBe(false);
});

it("holds the two passwords together, letter by letter, whatever else is wrong", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 8, maxLength: 60 }),
      fc.string({ minLength: 8, maxLength: 60 }),
      (one, other) => {
        const body = { ...HOUSEHOLD, password: one, confirmPassword: other };
        expect(faults(SignupBody, body)).toEqual(one === other ? [] : ["confirmPassword"]);
        expect(faults(SignupBody, { ...body, email: "none" }).includes("confirmPassword")).toBe(one !== other);
      },
    ),
  );
});

it("takes a password as it is typed: never trimmed, never cut, in any script", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 8, maxLength: 40 }), (password) => {
      fc.pre(password.length <= 200);
      expect(NewPassword.parse(password)).toBe(password);
      expect(TypedPassword.parse(password)).toBe(password);
    }),
  );
  expect(NewPassword.parse("        ")).toBe("        ");
  expect(takes(NewPassword, "seven 7")).toBe(false);
  expect(takes(TypedPassword, "x")).toBe(true);
  expect(takes(TypedPassword, "")).toBe(false);
});

/** Addresses of RFC 5321 and 5322, and what people type in their place. */
it.each([
  ["ada@example.com", true],
  ["  ada@example.com ", true],
  ["ada.obi+solar@mail.example.co.ke", true],
  ["o'hara@example.ie", true],
  ["ada", false],
  ["ada@", false],
  ["@example.com", false],
  ["ada@example", false],
  ["ada@@example.com", false],
  ["ada obi@example.com", false],
  ["ada@example..com", false],
  ["ada@example.com\nBcc: eve@example.com", false],
  ["", false],
  [`${"a".repeat(300)}@example.com`, false],
])("reads %j as an address: %s", (text, taken) => {
  expect(takes(Email, text)).toBe(taken);
  expect(Email.safeParse(text).data).toBe(taken ? text.trim() : undefined);
});

it.each([
  ["https://example.com", true],
  ["http://example.com/shop?a=1#top", true],
  ["", true],
  ["example.com", false],
  ["ftp://example.com", false],
  ["javascript:alert(1)", false],
  ["https://localhost", false],
  ["https://", false],
  [`https://example.com/${"a".repeat(200)}`, false],
])("takes %j as the website of a firm: %s", (website, taken) => {
  expect(takes(SignupBody, { ...INSTALLER, website })).toBe(taken);
  expect(takes(SignupBody, { ...RETAILER, onlineStoreUrl: website })).toBe(taken);
});

it("takes evidence over https alone, and a day that there is", () => {
  const certificate = { name: "Electrical License" };
  expect(Certificate.parse(certificate)).toEqual({ name: "Electrical License", number: "", expires: "", evidence: "" });
  expect(takes(Certificate, { ...certificate, evidence: "https://example.com/a.pdf", expires: "2028-02-29" })).toBe(
    true,
  );
  expect(faults(Certificate, { ...certificate, evidence: "http://example.com/a.pdf" })).toEqual(["evidence"]);
  for (const expires of ["2027-02-29", "31-08-2027", "2027-8-1", "soon"])
    expect(faults(Certificate, { ...certificate, expires }), expires).toEqual(["expires"]);
});

it("takes one entry for each certification", () => {
  const of = (...names: string[]) => ({ ...INSTALLER, certificates: names.map((name) => ({ name })) });
  expect(faults(SignupBody, of("NABCEP", "NEMSA"))).toEqual([]);
  expect(faults(SignupBody, of("NABCEP", "NABCEP"))).toEqual(["certificates"]);
});

it("keeps names on one line and out of their blanks", () => {
  expect(SignupBody.parse({ ...HOUSEHOLD, firstName: "  Ada " })).toMatchObject({ firstName: "Ada" });
  for (const firstName of ["A", " A ", "", "   ", "Ada\nObi", "Ada\u2028Obi", "Ada\u0007"])
    expect(faults(SignupBody, { ...HOUSEHOLD, firstName }), JSON.stringify(firstName)).toContain("firstName");
});
