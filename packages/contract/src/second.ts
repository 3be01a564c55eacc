import { say } from "@sunwright/words/account-fields";
import { z } from "zod";
import { Acknowledged, TypedPassword, User } from "./accounts";
import { endpoint } from "./endpoint";
import { NAME_MAX } from "./limits";
import { line } from "./text";

const tag = "accounts";

/** Bytes as WebAuthn sends them. @param max Of the text. [characters] */
const bytes = (max: number) => z.base64url().max(max);
/** How a browser reaches what holds a passkey. Source: WebAuthn Level 3, section 5.8.4. */
export const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const Transports = z.array(z.enum(TRANSPORTS)).max(TRANSPORTS.length);
const credential = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal("public-key") };

/** A new passkey, as the browser's `navigator.credentials.create` answers. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: Transports.optional(),
  }),
});
export type NewPasskey = z.output<typeof NewPasskey>;

/** That a passkey is held, as the browser's `navigator.credentials.get` answers. */
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyProof = z.output<typeof PasskeyProof>;

const NO_CODE = { error: () => say("second.code") };
const Code = z
  .string(NO_CODE)
  .trim()
  .max(6, NO_CODE)
  .regex(/^\d{6}$/, NO_CODE);
const RecoveryCode = z
  .string()
  .trim()
  .min(1, { error: () => say("second.recoveryCode") })
  .max(60, { error: () => say("second.recoveryCode") });

/** One second step: a code of the app, a recovery code or a passkey. */
export const SecondProof = z.union([
  z.object({ code: Code }),
  z.object({ recoveryCode: RecoveryCode }),
  z.object({ passkey: PasskeyProof }),
]);
export type SecondProof = z.output<typeof SecondProof>;

const Known = z.array(z.object({ id: z.string(), type: z.literal("public-key"), transports: Transports.optional() }));
/** What `navigator.credentials.get` is asked with. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: Known.optional(),
  userVerification: z.literal("required"),
});
/** What `navigator.credentials.create` is asked with. */
export const PasskeyOffer = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  excludeCredentials: Known.optional(),
  authenticatorSelection: z.object({
    residentKey: z.enum(["required", "preferred", "discouraged"]),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});

const GUESSED = ["invalid_input", "second_wrong", "passkey_refused", "too_many_attempts"] as const;

export const finishSignIn = endpoint({
  method: "POST",
  path: "/api/auth/second",
  summary: "Sign in with the second step, after the password; the session travels in a cookie",
  tag,
  access: "public",
  changes: ["user", "account", "sessions", "second"],
  body: SecondProof,
  response: User,
  errors: [...GUESSED, "second_ended"],
});

export const askPasskeyOfSignIn = endpoint({
  method: "POST",
  path: "/api/auth/second/passkey",
  summary: "What to ask a passkey for the second step of signing in",
  tag,
  access: "public",
  changes: [],
  response: PasskeyQuestion,
  errors: ["second_ended", "passkeys_unavailable", "too_many_attempts"],
});

export const askPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey/question",
  summary: "What to ask a passkey that signs in alone",
  tag,
  access: "public",
  changes: [],
  response: PasskeyQuestion,
  errors: ["passkeys_unavailable", "too_many_attempts"],
});

export const signInByPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey",
  summary: "Sign in with a passkey alone, which has verified its holder",
  tag,
  access: "public",
  changes: ["user", "account", "sessions", "second"],
  body: z.object({ passkey: PasskeyProof }),
  response: User,
  errors: ["invalid_input", "passkey_refused", "passkeys_unavailable", "too_many_attempts"],
});

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.output<typeof Passkey>;

/** The second sign-in of an account. */
export const Second = z.object({
  /** Since when an app shows codes; null where none does. */
  app: z.object({ since: z.iso.datetime() }).nullable(),
  passkeys: z.array(Passkey).readonly(),
  /** Null where no second sign-in is on. */
  recovery: z.object({ left: z.number(), madeAt: z.iso.datetime() }).nullable(),
  /** Until when the last second step of this session stands for the password; null where it does not. */
  freshUntil: z.iso.datetime().nullable(),
  /** False where the address of this server is no name, for which browsers make no passkeys. */
  passkeysPossible: z.boolean(),
});
export type Second = z.output<typeof Second>;

export const readSecond = endpoint({
  method: "GET",
  path: "/api/account/second",
  summary: "The app, the passkeys and the recovery codes that are left; never a secret",
  tag,
  access: "session",
  response: Second,
  errors: ["not_signed_in"],
});

/** Left out where the last second step of the session is not older than 15 minutes. */
const Again = z.object({ password: TypedPassword.optional() });
const CONFIRMED = [
  "not_signed_in",
  "invalid_input",
  "wrong_password",
  "password_needed",
  "too_many_attempts",
  "server_busy",
] as const;
/** Shown once: they are stored as hashes. Null where the account has some. */
const RecoveryCodes = z.array(z.string()).readonly();
const Turned = z.object({ recoveryCodes: RecoveryCodes.nullable() });

export const startApp = endpoint({
  method: "POST",
  path: "/api/account/second/app",
  summary: "Make a secret for an app that shows codes; it counts once a code of it was typed",
  tag,
  access: "session",
  changes: [],
  unstored: true,
  body: Again,
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: [...CONFIRMED, "second_app_on"],
});

export const confirmApp = endpoint({
  method: "POST",
  path: "/api/account/second/app/confirm",
  summary: "Turn the app on with a code of it; every other session ends",
  tag,
  access: "session",
  changes: ["second", "sessions"],
  unstored: true,
  body: z.object({ code: Code }),
  response: Turned,
  errors: ["not_signed_in", "invalid_input", "second_wrong", "second_app_missing", "too_many_attempts"],
});

export const removeApp = endpoint({
  method: "POST",
  path: "/api/account/second/app/remove",
  summary: "Ask for no code of the app any more; every other session ends",
  tag,
  access: "session",
  changes: ["second", "sessions"],
  body: Again,
  response: Acknowledged,
  errors: [...CONFIRMED, "second_app_missing"],
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/account/second/recovery",
  summary: "Create ten new recovery codes; the old ones stop working",
  tag,
  access: "session",
  changes: ["second", "sessions"],
  unstored: true,
  body: Again,
  response: z.object({ recoveryCodes: RecoveryCodes }),
  errors: [...CONFIRMED, "second_missing"],
});

export const offerPasskey = endpoint({
  method: "POST",
  path: "/api/account/second/passkeys/offer",
  summary: "What to ask the browser for a new passkey",
  tag,
  access: "session",
  changes: [],
  unstored: true,
  body: Again,
  response: PasskeyOffer,
  errors: [...CONFIRMED, "too_many_passkeys", "passkeys_unavailable"],
});

const PasskeyName = line(NAME_MAX, () => say("second.passkeyName"));

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/account/second/passkeys",
  summary: "Store a new passkey under a name; every other session ends",
  tag,
  access: "session",
  changes: ["second", "sessions"],
  unstored: true,
  body: z.object({ name: PasskeyName, passkey: NewPasskey }),
  response: Turned,
  errors: ["not_signed_in", "invalid_input", "passkey_refused", "too_many_passkeys", "passkeys_unavailable"],
});

const params = z.object({ passkeyId: z.uuid() });

export const renamePasskey = endpoint({
  method: "PUT",
  path: "/api/account/second/passkeys/:passkeyId",
  summary: "Call a passkey something else",
  tag,
  access: "session",
  changes: ["second"],
  params,
  body: z.object({ name: PasskeyName }),
  response: Acknowledged,
  errors: ["not_signed_in", "invalid_input", "passkey_not_found"],
});

export const removePasskey = endpoint({
  method: "POST",
  path: "/api/account/second/passkeys/:passkeyId/remove",
  summary: "Remove a passkey; every other session ends",
  tag,
  access: "session",
  changes: ["second", "sessions"],
  params,
  body: Again,
  response: Acknowledged,
  errors: [...CONFIRMED, "passkey_not_found"],
});

export const takeSecondStep = endpoint({
  method: "POST",
  path: "/api/account/second/step",
  summary: "Take the second step again in this session, before what asks for a fresh one",
  tag,
  access: "session",
  changes: ["second"],
  body: SecondProof,
  response: z.object({ freshUntil: z.iso.datetime() }),
  errors: ["not_signed_in", ...GUESSED],
});

export const askPasskeyOfStep = endpoint({
  method: "POST",
  path: "/api/account/second/step/passkey",
  summary: "What to ask a passkey for the second step of this session",
  tag,
  access: "session",
  changes: [],
  unstored: true,
  response: PasskeyQuestion,
  errors: ["not_signed_in", "second_missing", "passkeys_unavailable"],
});
