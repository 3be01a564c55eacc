import { createHash, randomBytes } from "node:crypto";

/** 256 bits from the system's generator, fit for a cookie or a link. */
export const newSecret = () => randomBytes(32).toString("base64url");

const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** Whether a text could be one of our secrets at all, checked before it costs a query. */
export const looksLikeSecret = (text: string | undefined): text is string => text !== undefined && SECRET.test(text);

/**
 * What the database stores in place of a secret: whoever reads a copy of it cannot use what they read.
 * A plain SHA-256 is enough for 256 random bits; it would not be for a password.
 */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("hex");
