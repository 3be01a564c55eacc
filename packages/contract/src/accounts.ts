import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/account-fields";
import { say as sayOfAny } from "@sunwright/words/fields";
import { asciiAddress } from "./mail-address";
import { z } from "zod";
import { isCounted } from "./days";
import { endpoint, Redirect } from "./endpoint";
import {
  EMAIL_MAX,
  LINE_MAX,
  LIST_MAX,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  SERVICE_RADIUS_MILES,
  TEXT_MAX,
  YEARS_EXPERIENCE,
} from "./limits";
import { between } from "./numbers";
import { RESULT_VIEWS } from "./result-views";
import { holdsOnlyLines, line, typed } from "./text";

const CHOOSE_ROLE = { error: () => say("role") };
export const ROLES = ["end_user", "installer", "retailer"] as const;
export const Role = z.enum(ROLES, CHOOSE_ROLE);
export type Role = z.output<typeof Role>;

export const STORE_TYPES = ["online", "physical", "both"] as const;
export const PRODUCT_CATEGORIES = [
  "solar_panels",
  "batteries",
  "inverters",
  "mounting",
  "accessories",
  "monitoring",
  "electrical",
] as const;

/** The six of the specification, verbatim. Local ones and free text stand beside them. */
export const CERTIFICATIONS = [
  "NABCEP PV Installation Professional",
  "NABCEP PV Technical Sales",
  "OSHA 10/30 Hour Safety Training",
  "Electrical License",
  "Solar Installation Certification",
  "Energy Storage Certification",
] as const;

const NO_ADDRESS = { error: () => sayOfAny("form.email") };
export const Email = z
  .string(NO_ADDRESS)
  .trim()
  .overwrite(asciiAddress)
  .max(EMAIL_MAX, NO_ADDRESS)
  .pipe(z.email(NO_ADDRESS));
const TOO_SHORT = { error: () => say("passwordTooShort", { min: PASSWORD_MIN }) };
/** A password as it is chosen: exact, never trimmed, never cut. */
export const NewPassword = z
  .string(TOO_SHORT)
  .min(PASSWORD_MIN, TOO_SHORT)
  .max(PASSWORD_MAX, { error: () => say("passwordTooLong", { max: PASSWORD_MAX }) });
const NO_PASSWORD = { error: () => say("passwordRequired") };
export const TypedPassword = z.string(NO_PASSWORD).min(1, NO_PASSWORD).max(PASSWORD_MAX, NO_PASSWORD);

const required = (error: () => string) => z.string({ error }).trim().min(NAME_MIN, { error }).pipe(line(NAME_MAX));
const detail = line(LINE_MAX);
const text = typed().max(TEXT_MAX);
const WEB_ADDRESS = { error: () => say("webAddress") };
export const webAddress = z.union(
  [
    z.literal(""),
    z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain, ...WEB_ADDRESS })
      .max(LINE_MAX, WEB_ADDRESS)
      .refine(holdsOnlyLines, WEB_ADDRESS),
  ],
  WEB_ADDRESS,
);
const textList = z.array(line(LINE_MAX).min(1)).max(LIST_MAX);

const HTTPS_ADDRESS = { error: () => say("evidence") };
const DAY = { error: () => say("day") };
/** What can be said of a certification that is held, all of it optional. */
export const Certificate = z.object({
  /** Of the certification it belongs to. */
  name: line(LINE_MAX, () => say("certification")),
  number: line(NAME_MAX).default(""),
  /** The last day it holds, "2027-08-31"; empty for one that does not end or whose end was not given. */
  expires: z.union([z.literal(""), z.iso.date(DAY).refine(isCounted, DAY)], DAY).default(""),
  /** A stored file of the person: the document itself, theirs alone to read. */
  fileId: z.uuid().optional(),
  /** Where the document can be read elsewhere. */
  evidence: z
    .union(
      [
        z.literal(""),
        z.url({ protocol: /^https$/, hostname: z.regexes.domain, ...HTTPS_ADDRESS }).max(LINE_MAX, HTTPS_ADDRESS),
      ],
      HTTPS_ADDRESS,
    )
    .default(""),
});
export type Certificate = z.output<typeof Certificate>;
const certificates = z
  .array(Certificate)
  .max(LIST_MAX)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, { error: () => say("certificateOnce") });

export const PersonFields = z.object({
  firstName: required(() => say("firstName")),
  lastName: required(() => say("lastName")),
  phone: detail.optional(),
  address: detail.optional(),
  city: detail.optional(),
  state: detail.optional(),
  zipCode: detail.optional(),
});

const HOURLY_RATE_MAX = 1_000_000;
const NO_LESS = { error: () => say("noLess") };
export const InstallerFields = z.object({
  businessName: required(() => say("businessName")),
  businessLicense: detail.optional(),
  website: webAddress.optional(),
  description: text.optional(),
  yearsExperience: between(YEARS_EXPERIENCE),
  /** Miles, as the specification has it; shown in kilometres beside. */
  serviceRadius: between(SERVICE_RADIUS_MILES),
  hourlyRate: z
    .number(NO_LESS)
    .min(0, NO_LESS)
    .max(HOURLY_RATE_MAX, { error: () => sayOfAny("most.number", { limit: HOURLY_RATE_MAX }) })
    .optional(),
  certifications: textList,
  /** Number, last day and evidence of certifications named above. */
  certificates: certificates.optional(),
});

export const RetailerFields = z.object({
  businessName: required(() => say("businessName")),
  storeName: required(() => say("storeName")),
  businessLicense: detail.optional(),
  website: webAddress.optional(),
  onlineStoreUrl: webAddress.optional(),
  description: text.optional(),
  storeType: z.enum(STORE_TYPES),
  productCategories: z
    .array(z.enum(PRODUCT_CATEGORIES))
    .min(1, { error: () => say("productCategory") })
    .max(PRODUCT_CATEGORIES.length),
});

const Credentials = z.object({
  email: Email,
  password: NewPassword,
  confirmPassword: z.string({ error: () => say("repeatPassword") }),
});
const passwordsMatch = (value: { password: string; confirmPassword: string }) =>
  value.password === value.confirmPassword;
const MISMATCH = { error: () => say("passwordsDiffer"), path: ["confirmPassword"], when: () => true };
const common = Credentials.extend(PersonFields.shape);

/**
 * The forms of the create-account screen, one a role. Server and browser check by the same schema.
 * Defaults: marketplace specification, section 9.
 */
export const EndUserSignup = common
  .extend({ role: z.literal("end_user"), userType: z.literal("end_user") })
  .refine(passwordsMatch, MISMATCH);
export const InstallerSignup = common
  .extend(InstallerFields.shape)
  .extend({
    yearsExperience: InstallerFields.shape.yearsExperience.default(0),
    serviceRadius: InstallerFields.shape.serviceRadius.default(SERVICE_RADIUS_MILES.default),
    hourlyRate: InstallerFields.shape.hourlyRate.default(0),
    certifications: InstallerFields.shape.certifications.default([]),
    certificates: certificates.default([]),
  })
  .extend({ role: z.literal("installer"), userType: z.literal("installer") })
  .refine(passwordsMatch, MISMATCH);
export const RetailerSignup = common
  .extend(RetailerFields.shape)
  .extend({ storeType: RetailerFields.shape.storeType.default("online") })
  .extend({ role: z.literal("retailer"), userType: z.literal("retailer") })
  .refine(passwordsMatch, MISMATCH);

/** `role` and `userType` say the same thing: either may be left out, both must agree. */
const fillRole = (body: unknown): unknown => {
  if (typeof body !== "object" || body === null) return body;
  const { role, userType } = body as { role?: unknown; userType?: unknown };
  return { ...body, role: role ?? userType, userType: userType ?? role };
};
export const SignupBody = z.preprocess(
  fillRole,
  z.discriminatedUnion("role", [EndUserSignup, InstallerSignup, RetailerSignup], CHOOSE_ROLE),
);
export type SignupBody = z.output<typeof SignupBody>;

export const UNITS = ["metric", "imperial"] as const;
export const THEMES = ["system", "light", "dark"] as const;
/** By the name of its folder (`packages/words/src/languages`): "de". One that is gone since is read as English. */
export const LanguageCode = z
  .string()
  .max(3)
  .regex(/^[a-z]{2,3}$/);
export const Preferences = z.object({
  units: z.enum(UNITS),
  /** Null: each project's own currency. */
  currency: z.enum(CURRENCIES).nullable(),
  theme: z.enum(THEMES),
  language: LanguageCode,
  dataSaver: z.boolean(),
  /** Mails about new comments on projects the person takes part in. */
  commentMails: z.boolean(),
  /** Whether the person's designs are counted, without a name, among what an area needs. */
  localDemand: z.boolean(),
  /** Null: as the role suggests, Home for end users and Engineer for firms. */
  resultView: z.enum(RESULT_VIEWS).nullable(),
});
export type Preferences = z.output<typeof Preferences>;
export const DEFAULT_PREFERENCES: Preferences = {
  units: "metric",
  currency: null,
  theme: "system",
  language: "en",
  dataSaver: false,
  commentMails: true,
  localDemand: true,
  resultView: null,
};

export const User = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: Role,
  userType: Role,
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  preferences: Preferences,
});
export type User = z.output<typeof User>;

/** What can be asked of somebody beside the password. */
const SecondMethod = z.enum(["app", "recovery", "passkey"]);
export type SecondMethod = z.output<typeof SecondMethod>;

/** What signing in answers where a second step is asked: nobody is signed in yet. */
export const SecondStep = z.object({ secondStep: z.object({ methods: z.array(SecondMethod).readonly() }) });

export const Acknowledged = z.object({ message: z.string() });
const tag = "accounts";

export const currentUser = endpoint({
  method: "GET",
  path: "/api/auth/user",
  summary: "The signed-in person; 401 means nobody is",
  tag,
  access: "session",
  response: User,
  errors: ["not_signed_in"],
});

export const signup = endpoint({
  method: "POST",
  path: "/api/auth/signup",
  summary: "Create an account; a verification mail follows",
  tag,
  access: "public",
  changes: [],
  body: SignupBody,
  status: 201,
  response: User,
  errors: ["invalid_input", "email_taken", "common_password", "too_many_attempts", "server_busy"],
});

/** The link of the verification mail, opened in a browser: it answers with a page of ours, not with JSON. */
export const verifyEmail = endpoint({
  method: "GET",
  path: "/api/auth/verify-email",
  summary: "Verify an address by the link of a mail; leads to /auth with verified=true|false and a message",
  tag,
  access: "public",
  changes: ["user", "account"],
  query: z.object({ token: z.string().max(200).catch("").describe("Token of the verification mail") }),
  status: 302,
  response: Redirect,
  errors: [],
});

export const login = endpoint({
  method: "POST",
  path: "/api/auth/login",
  summary: "Sign in; the session travels in a cookie",
  tag,
  access: "public",
  changes: ["user", "account", "sessions"],
  body: z.object({ email: Email, password: TypedPassword }),
  /** Of somebody with a second sign-in it is the step that is missing, and nobody is signed in. */
  response: z.union([User, SecondStep]),
  errors: ["invalid_input", "invalid_credentials", "too_many_attempts", "server_busy"],
});

export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  summary: "End this session; also fine without one",
  tag,
  access: "public",
  changes: ["user", "sessions"],
  response: z.object({ success: z.literal(true) }),
  errors: [],
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/auth/resend-verification",
  summary: "Send the verification mail again",
  tag,
  access: "session",
  changes: [],
  /** `sentTo`: null where the address is verified already. */
  response: Acknowledged.extend({ sentTo: z.string().nullable() }),
  errors: ["not_signed_in", "too_many_attempts"],
});
