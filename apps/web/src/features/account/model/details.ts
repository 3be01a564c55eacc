import type { Account } from "@sunwright/contract/account";
import {
  Certificate,
  InstallerFields,
  PersonFields,
  ROLES,
  RetailerFields,
  SignupBody,
  type Role,
} from "@sunwright/contract/accounts";
import { SERVICE_RADIUS_MILES } from "@sunwright/contract/limits";
import { z } from "zod";
import { createDraftStore } from "../../../lib/drafts";

type StoreType = z.output<typeof RetailerFields>["storeType"];
type ProductCategory = z.output<typeof RetailerFields>["productCategories"][number];

/** What a person says about themselves and their business: one flat form for every role, of which each uses its part. */
export interface Details {
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  businessName: string;
  businessLicense: string;
  website: string;
  description: string;
  yearsExperience: number;
  /** [mi] */
  serviceRadius: number;
  hourlyRate: number;
  certifications: string[];
  /** What is said of some of them. */
  certificates: Certificate[];
  storeName: string;
  onlineStoreUrl: string;
  storeType: StoreType;
  productCategories: ProductCategory[];
}

/** Source of the defaults: marketplace specification, section 9. */
export const EMPTY_DETAILS: Details = {
  firstName: "",
  lastName: "",
  phone: "",
  address: "",
  city: "",
  state: "",
  zipCode: "",
  businessName: "",
  businessLicense: "",
  website: "",
  description: "",
  yearsExperience: 0,
  serviceRadius: SERVICE_RADIUS_MILES.default,
  hourlyRate: 0,
  certifications: [],
  certificates: [],
  storeName: "",
  onlineStoreUrl: "",
  storeType: "online",
  productCategories: [],
};

export interface SignUpValues extends Details {
  role: Role;
  userType: Role;
  email: string;
  password: string;
  confirmPassword: string;
}

/** The contract's own check behind the form's own type: what a form holds beyond its role is dropped. */
export const signUpSchema = z
  .custom<SignUpValues>()
  .transform((values): unknown => values)
  .pipe(SignupBody);

const details = z.custom<Details>().transform((values): unknown => values);
const personAndNothing = details.pipe(PersonFields);
const personAndInstaller = details.pipe(PersonFields.extend(InstallerFields.shape));
const personAndRetailer = details.pipe(PersonFields.extend(RetailerFields.shape));

export const detailsSchema = (role: Role): z.ZodType<object, Details> =>
  role === "installer" ? personAndInstaller : role === "retailer" ? personAndRetailer : personAndNothing;

export const detailsOf = (account: Account): Details => ({
  ...EMPTY_DETAILS,
  ...account.retailer,
  ...account.installer,
  ...account.person,
});

const DETAIL_NAMES = [...Object.keys(EMPTY_DETAILS), ...Object.keys(Certificate.shape)];
/** Whether two forms say the same, whatever the order of their fields and whatever else they hold. */
export const sameDetails = (one: Details, other: Details): boolean =>
  JSON.stringify(one, DETAIL_NAMES) === JSON.stringify(other, DETAIL_NAMES);

/** What is stored, with what was changed after it was sent on top. */
export function typedSince(sent: Details, now: Details, stored: Details): Details {
  const before = new Map<string, unknown>(Object.entries(sent));
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return { ...stored, ...Object.fromEntries(changed) };
}

/** As the server wants it: in parts, of which a role has its own. */
export function accountUpdate(role: Role, details: Details) {
  const person = PersonFields.parse(details);
  if (role === "installer") return { person, installer: InstallerFields.parse(details) };
  if (role === "retailer") return { person, retailer: RetailerFields.parse(details) };
  return { person };
}

const text = z.string().catch("");

/** What is kept of a form over a reload: whatever still fits it; the rest starts again. */
const DetailsDraft = z.object({
  firstName: text,
  lastName: text,
  phone: text,
  address: text,
  city: text,
  state: text,
  zipCode: text,
  businessName: text,
  businessLicense: text,
  website: text,
  description: text,
  yearsExperience: z.number().catch(EMPTY_DETAILS.yearsExperience),
  serviceRadius: z.number().catch(EMPTY_DETAILS.serviceRadius),
  hourlyRate: z.number().catch(EMPTY_DETAILS.hourlyRate),
  certifications: z.array(z.string()).catch([]),
  certificates: z
    .array(z.object({ name: z.string(), number: text, expires: text, evidence: text, fileId: z.string().optional() }))
    .catch([]),
  storeName: text,
  onlineStoreUrl: text,
  storeType: RetailerFields.shape.storeType.catch(EMPTY_DETAILS.storeType),
  productCategories: z.array(RetailerFields.shape.productCategories.element).catch([]),
});
/** Everything but the passwords. */
const SignUpDraft = DetailsDraft.extend({ role: z.enum(ROLES).nullable().catch(null), email: text });

const readDetailsDraft = (stored: unknown): Details | null => DetailsDraft.safeParse(stored).data ?? null;
/** The profile as typed and not saved yet. */
export const profileDrafts = createDraftStore("profile", readDetailsDraft);
export const readSignUpDraft = (stored: unknown): z.output<typeof SignUpDraft> | null =>
  SignUpDraft.safeParse(stored).data ?? null;
