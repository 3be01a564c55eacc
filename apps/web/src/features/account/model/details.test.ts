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

it("S-159 refuses an invalid e-mail", () => {
  expect(messages({ email: "ada@" })).toEqual({ email: "Invalid email address" });
});

it("S-160 refuses a password of seven characters", () => {
  expect(messages({ password: "1234567", confirmPassword: "1234567" })).toEqual({
    password: "Password must be at least 8 characters",
  });
});

it("S-161 shows a mismatch on the second password, also beside other errors", () => {
  expect(messages({ confirmPassword: "other", firstName: "" })).toEqual({
    confirmPassword: "Passwords don't match",
    firstName: "First name required",
  });
});

it("S-162 S-163 wants two letters of both names", () => {
  expect(messages({ firstName: "A", lastName: "E" })).toEqual({
    firstName: "First name required",
    lastName: "Last name required",
  });
});

it("S-165 S-170 wants two letters of the names of business and store", () => {
  expect(messages({ ...installer, businessName: "S" })).toEqual({ businessName: "Business name required" });
  expect(messages({ ...retailer, businessName: "", storeName: "S" })).toEqual({
    businessName: "Business name required",
    storeName: "Store name required",
  });
});

it("S-166 S-171 S-172 takes a web address or nothing", () => {
  expect(Object.keys(messages({ ...installer, website: "sunworks" }))).toEqual(["website"]);
  expect(Object.keys(messages({ ...retailer, website: "sunworks", onlineStoreUrl: "shop" }))).toEqual([
    "website",
    "onlineStoreUrl",
  ]);
  expect(messages({ ...installer, website: "https://sunworks.example" })).toEqual({});
});

it("S-167 S-168 S-169 keeps years to 0 to 50, radius to 1 to 500 miles and the rate at 0 or more", () => {
  expect(messages({ ...installer, yearsExperience: 51, serviceRadius: 0, hourlyRate: -1 })).toEqual({
    yearsExperience: "Between 0 and 50",
    serviceRadius: "Between 1 and 500",
    hourlyRate: "0 or more",
  });
  expect(messages({ ...installer, yearsExperience: 50, serviceRadius: 500 })).toEqual({});
});

it("S-173 wants at least one product category", () => {
  expect(messages({ ...retailer, productCategories: [] })).toEqual({
    productCategories: "Select at least one product category",
  });
});

it("S-228 S-229 starts with 50 miles, rate 0 and an online store", () => {
  expect(EMPTY_DETAILS).toMatchObject({ serviceRadius: 50, hourlyRate: 0, storeType: "online" });
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
