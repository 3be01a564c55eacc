import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** As NIST SP 800-38D, section 8.2, advises. [bytes] */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must be read again and so cannot be stored as a hash. */
export interface Sealing {
  /** @param about Whose it is: nobody else can open it. */
  readonly seal: (secret: string, about: string) => string;
  /** Throws for what was sealed with another key, or for somebody else. */
  readonly open: (stored: string, about: string) => string;
}

/** AES-256-GCM. Without a key, secrets are stored as they are and marked so; those still open once there is a key. */
export function createSealing(key: Buffer | null): Sealing {
  return {
    seal(secret, about) {
      if (key === null) return `plain:${secret}`;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([nonce, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `sealed:${sealed.toString("base64url")}`;
    },
    open(stored, about) {
      const [kind, text = ""] = stored.split(":");
      if (kind === "plain") return text;
      if (key === null) throw new Error("A stored secret is encrypted, and SECRETS_KEY is not set");
      const bytes = Buffer.from(text, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
    },
  };
}
