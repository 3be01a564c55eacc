import type { LargestCall } from "./largest-call";
import { WORST_LINE } from "./worst-texts";

const NOBODY = "019f0000-0000-7000-8000-000000000000";
const of = (path: string, body?: unknown, as?: null) => (): LargestCall => ({
  path,
  body,
  ...(as === null ? { as } : {}),
});

const bytes = (length: number) => "A".repeat(length);
const named = { id: bytes(1_400), rawId: bytes(1_400), type: "public-key" };
/** JSON that names a question nobody asked. */
const CLIENT_DATA = Buffer.from(JSON.stringify({ challenge: "c".repeat(2_900) })).toString("base64url");
const passkey = {
  ...named,
  response: {
    clientDataJSON: CLIENT_DATA,
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(200),
  },
};
const newPasskey = { ...named, response: { clientDataJSON: CLIENT_DATA, attestationObject: bytes(16_000) } };
const password = { password: "p".repeat(200) };
const second = "/api/account/second";
const operator = "/api/operator";
const reason = WORST_LINE;
const NAME = "é".repeat(100);

/** Every call of the second sign-in, and of operators. */
export const LARGEST_OF_ACCOUNTS: Readonly<Record<string, () => LargestCall>> = {
  "POST /api/auth/second": of("/api/auth/second", { passkey }, null),
  "POST /api/auth/second/passkey": of("/api/auth/second/passkey", undefined, null),
  "POST /api/auth/passkey/question": of("/api/auth/passkey/question", undefined, null),
  "POST /api/auth/passkey": of("/api/auth/passkey", { passkey }, null),
  "GET /api/account/second": of(second),
  "POST /api/account/second/app": of(`${second}/app`, password),
  "POST /api/account/second/app/confirm": of(`${second}/app/confirm`, { code: "999999" }),
  "POST /api/account/second/app/remove": of(`${second}/app/remove`, password),
  "POST /api/account/second/recovery": of(`${second}/recovery`, password),
  "POST /api/account/second/passkeys/offer": of(`${second}/passkeys/offer`, password),
  "POST /api/account/second/passkeys": of(`${second}/passkeys`, { name: NAME, passkey: newPasskey }),
  "PUT /api/account/second/passkeys/:passkeyId": of(`${second}/passkeys/${NOBODY}`, { name: NAME }),
  "POST /api/account/second/passkeys/:passkeyId/remove": of(`${second}/passkeys/${NOBODY}/remove`, password),
  "POST /api/account/second/step": of(`${second}/step`, { passkey }),
  "POST /api/account/second/step/passkey": of(`${second}/step/passkey`),
  "GET /api/operator/self": of(`${operator}/self`),
  "GET /api/operator/queue": of(`${operator}/queue?view=all&page=1000&search=${"ab%20".repeat(30)}`),
  "POST /api/operator/certificates/:certificateId/opening": of(`${operator}/certificates/${NOBODY}/opening`),
  "GET /api/operator/certificates/:certificateId/paper": of(`${operator}/certificates/${NOBODY}/paper?size=large`),
  "POST /api/operator/certificates/:certificateId/decision": of(`${operator}/certificates/${NOBODY}/decision`, {
    decision: "reject",
    reason,
    read: { number: NAME, expires: "2999-12-31", holder: NAME },
  }),
  "POST /api/operator/firms/:firmId/decision": of(`${operator}/firms/${NOBODY}/decision`, {
    decision: "suspend",
    seen: "suspended",
    reason,
  }),
  "GET /api/operator/disputes": of(
    `${operator}/disputes?view=closed&kind=order&page=1000&search=${"ab%20".repeat(30)}`,
  ),
  "POST /api/operator/disputes/:number/opening": of(`${operator}/disputes/SW-999999999/opening?id=${NOBODY}`),
  "GET /api/operator/passports": of(`${operator}/passports?page=1000&search=${"ab%20".repeat(30)}`),
  "POST /api/operator/passports/:passportNumber/opening": of(`${operator}/passports/P-999999999/opening`),
  "POST /api/operator/passports/:passportNumber/decision": of(`${operator}/passports/P-999999999/decision`, { reason }),
  "GET /api/operator/reviews": of(`${operator}/reviews?view=hidden&page=1000&search=${"ab%20".repeat(30)}`),
  "POST /api/operator/reviews/:reviewId/opening": of(`${operator}/reviews/${NOBODY}/opening`),
  "POST /api/operator/reviews/:reviewId/decision": of(`${operator}/reviews/${NOBODY}/decision`, {
    decision: "keep",
    reason,
  }),
  "GET /api/operator/evidence/:entryId": of(`${operator}/evidence/${NOBODY}?size=large`),
  "POST /api/operator/disputes/:number/decision": of(`${operator}/disputes/SW-999999999/decision`, {
    amountMinor: 1_000_000_000_000,
    reason,
  }),
  "POST /api/operator/jobs/:number/ending": of(`${operator}/jobs/J-999999999/ending`, { reason }),
  "GET /api/operator/audit": of(
    `${operator}/audit?act=looked%20up&by=${NOBODY}&day=2999-12-31&page=1000&search=${"ab%20".repeat(30)}`,
  ),
  "POST /api/operator/look-ups": of(`${operator}/look-ups`, { what: NAME }),
  "GET /api/legal/:page": of("/api/legal/privacy"),
  "PUT /api/operator/legal/:page": of(`${operator}/legal/privacy`, { version: 0, text: "## a\n".repeat(12_000) }),
  "GET /api/figures": of("/api/figures"),
  "GET /api/operator/figures": of(`${operator}/figures`),
  "POST /api/operator/figures": of(`${operator}/figures`, {
    version: 0,
    doing: "imported",
    renewals: Array.from({ length: 500 }, () => ({
      id: NAME,
      value: 1e9,
      unit: NAME,
      source: reason,
      from: "2026-01-01",
      until: "2999-12-31",
    })),
  }),
  "POST /api/operator/figures/putting-back": of(`${operator}/figures/putting-back`, { version: 0, of: 2_000_000_000 }),
  "GET /api/operator/health": of(`${operator}/health`),
};
