import {
  InstallerFields,
  PersonFields,
  RetailerFields,
  SignupBody,
  type Account,
  type Role,
} from "@sunwright/contract/accounts";
import { SERVICE_RADIUS_MILES } from "@sunwright/contract/limits";
import { z } from "zod";

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

/** The contract's own check, typed for the form. */
export const signUpSchema = z.custom<SignUpValues>().pipe(SignupBody);

const personAndNothing = z.custom<Details>().pipe(PersonFields);
const personAndInstaller = z.custom<Details>().pipe(PersonFields.extend(InstallerFields.shape));
const personAndRetailer = z.custom<Details>().pipe(PersonFields.extend(RetailerFields.shape));

export const detailsSchema = (role: Role) =>
  role === "installer" ? personAndInstaller : role === "retailer" ? personAndRetailer : personAndNothing;

export const detailsOf = (account: Account): Details => ({
  ...EMPTY_DETAILS,
  ...account.retailer,
  ...account.installer,
  ...account.person,
});

/** As the server wants it: in parts, of which a role has its own. */
export function accountUpdate(role: Role, details: Details) {
  const person = PersonFields.parse(details);
  if (role === "installer") return { person, installer: InstallerFields.parse(details) };
  if (role === "retailer") return { person, retailer: RetailerFields.parse(details) };
  return { person };
}

/** What was typed before a reload, as far as it still fits the form. Passwords are never among it. */
export function readSignUpDraft(stored: unknown): Partial<SignUpValues> | null {
  const draft = signUpDraft.safeParse(stored);
  return draft.success ? draft.data : null;
}

const signUpDraft = z
  .object({
    role: z.enum(["end_user", "installer", "retailer"]),
    userType: z.enum(["end_user", "installer", "retailer"]),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    businessName: z.string(),
    businessLicense: z.string(),
    website: z.string(),
    description: z.string(),
    yearsExperience: z.number(),
    serviceRadius: z.number(),
    hourlyRate: z.number(),
    certifications: z.array(z.string()),
    storeName: z.string(),
    onlineStoreUrl: z.string(),
    storeType: RetailerFields.shape.storeType,
    productCategories: z.array(RetailerFields.shape.productCategories.element),
  })
  .partial();
