import { expect, it } from "vitest";
import {
  EMPTY_DETAILS,
  accountUpdate,
  detailsSchema,
  readSignUpDraft,
  sameDetails,
  signUpSchema,
  typedSince,
  type SignUpValues,
} from "./details";

const values: SignUpValues = {
  ...EMPTY_DETAILS,
  role: "end_user",
  userType: "end_user",
  email: "ada@example.org",
  password: "seventeen mangoes",
  confirmPassword: "seventeen mangoes",
  firstName: "Ada",
  lastName: "Example",
};
const messages = (changed: Partial<SignUpValues>) => {
  const result = signUpSchema.safeParse({ ...values, ...changed });
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join("."), message]));
};
const installer = { role: "installer", userType: "installer", businessName: "Sun Works" } as const;
const retailer = {
  role: "retailer",
  userType: "retailer",
  businessName: "Sun Works",
  storeName: "Sun Store",
  productCategories: ["batteries"],
} satisfies Partial<SignUpValues>;

it("takes each role's form when it is filled in", () => {
  expect([messages({}), messages(installer), messages(retailer)]).toEqual([{}, {}, {}]);
});

it("refuses an invalid e-mail", () => {
  expect(messages({ email: "ada@" }), "S-159").toEqual({ email: "Invalid email address" });
});

it("refuses a password of seven characters, and takes eight", () => {
  expect(messages({ password: "1234567", confirmPassword: "1234567" }), "S-160").toEqual({
    password: "Password must be at least 8 characters",
  });
  expect(messages({ password: "12345678", confirmPassword: "12345678" }), "S-160 eight are enough").toEqual({});
});

it("shows a mismatch on the second password, also beside other errors", () => {
  expect(messages({ confirmPassword: "other", firstName: "" }), "S-161").toEqual({
    confirmPassword: "Passwords don't match",
    firstName: "First name required",
  });
});

it("wants two letters of both names", () => {
  expect(messages({ firstName: "A" }), "S-162").toEqual({ firstName: "First name required" });
  expect(messages({ firstName: "Al" }), "S-162 two are enough").toEqual({});
  expect(messages({ lastName: "E" }), "S-163").toEqual({ lastName: "Last name required" });
  expect(messages({ lastName: "Ed" }), "S-163 two are enough").toEqual({});
});

it("wants two letters of the names of business and store", () => {
  for (const role of [installer, retailer]) {
    expect(messages({ ...role, businessName: "S" }), "S-165").toEqual({ businessName: "Business name required" });
    expect(messages({ ...role, businessName: "So" }), "S-165 two are enough").toEqual({});
  }
  expect(messages({ ...retailer, storeName: "S" }), "S-170").toEqual({ storeName: "Store name required" });
  expect(messages({ ...retailer, storeName: "So" }), "S-170 two are enough").toEqual({});
});

it("takes a web address or nothing", () => {
  const fields = [
    { row: "S-166", role: installer, field: "website" },
    { row: "S-171", role: retailer, field: "website" },
    { row: "S-172", role: retailer, field: "onlineStoreUrl" },
  ] as const;
  for (const { row, role, field } of fields) {
    expect(Object.keys(messages({ ...role, [field]: "sunworks" })), row).toEqual([field]);
    expect(messages({ ...role, [field]: "https://sunworks.example" }), row).toEqual({});
    expect(messages({ ...role, [field]: "" }), row).toEqual({});
  }
});

it("keeps years to 0 to 50, radius to 1 to 500 miles and the rate at 0 or more", () => {
  const bounds = [
    { row: "S-167", field: "yearsExperience", within: [0, 50], beyond: [-1, 51], message: "Between 0 and 50" },
    { row: "S-168", field: "serviceRadius", within: [1, 500], beyond: [0, 501], message: "Between 1 and 500" },
    { row: "S-169", field: "hourlyRate", within: [0, 1], beyond: [-1], message: "0 or more" },
  ] as const;
  for (const { row, field, within, beyond, message } of bounds) {
    for (const value of within) expect(messages({ ...installer, [field]: value }), `${row} ${value}`).toEqual({});
    for (const value of beyond) {
      expect(messages({ ...installer, [field]: value }), `${row} ${value}`).toEqual({ [field]: message });
    }
  }
});

it("wants at least one product category", () => {
  expect(messages({ ...retailer, productCategories: [] }), "S-173").toEqual({
    productCategories: "Select at least one product category",
  });
});

it("starts with 50 miles, rate 0 and an online store", () => {
  expect(EMPTY_DETAILS.serviceRadius, "S-228").toBe(50);
  expect(EMPTY_DETAILS, "S-229").toMatchObject({ hourlyRate: 0, storeType: "online" });
});

it("checks a profile by the part of its role", () => {
  expect(detailsSchema("end_user").safeParse(values).success).toBe(true);
  expect(detailsSchema("retailer").safeParse(values).success).toBe(false);
});

it("knows an unchanged profile whatever the order of its fields", () => {
  const turned = { ...EMPTY_DETAILS, certifications: ["Electrical License"] };
  const same = Object.fromEntries(Object.entries(turned).toReversed());
  expect(sameDetails(turned, { ...turned, ...same })).toBe(true);
  expect(sameDetails(turned, { ...turned, certifications: [] })).toBe(false);
  expect(sameDetails(turned, { ...turned, city: "Kano" })).toBe(false);
});

it("sends a profile in parts: the person, and the business of the role", () => {
  expect(Object.keys(accountUpdate("end_user", values))).toEqual(["person"]);
  const update = accountUpdate("installer", { ...values, ...installer });
  expect(update.installer).toMatchObject({ businessName: "Sun Works", serviceRadius: 50 });
  expect(update.person).not.toHaveProperty("businessName");
});

it("takes back a draft as far as it fits, never a password, and nothing of another shape", () => {
  const draft = readSignUpDraft({ role: "installer", firstName: "Ada", yearsExperience: "nine", password: "x" });
  expect(draft).toMatchObject({ role: "installer", firstName: "Ada", yearsExperience: 0, serviceRadius: 50 });
  expect(draft).not.toHaveProperty("password");
  expect(readSignUpDraft("nonsense")).toBeNull();
});

it("keeps what was typed while the profile was being saved", () => {
  const sent = { ...EMPTY_DETAILS, city: "Kano", website: "https://Example.org" };
  const stored = { ...sent, website: "https://example.org/" };
  expect(typedSince(sent, { ...sent, city: "Kaduna" }, stored)).toEqual({ ...stored, city: "Kaduna" });
  expect(typedSince(sent, sent, stored)).toEqual(stored);
});

it("A-13 knows a profile whose certificate has another number, and keeps certificates in a draft", () => {
  const certificate = { name: "Electrical License", number: "17", expires: "", evidence: "" };
  const one = { ...EMPTY_DETAILS, certifications: ["Electrical License"], certificates: [certificate] };
  expect(sameDetails(one, { ...one, certificates: [{ ...certificate, number: "18" }] })).toBe(false);
  expect(readSignUpDraft({ certificates: [{ name: "A", number: 5 }] })?.certificates).toEqual([
    { name: "A", number: "", expires: "", evidence: "" },
  ]);
});
