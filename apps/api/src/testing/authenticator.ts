import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { cose, isoCBOR } from "@simplewebauthn/server/helpers";

/** Flags of authenticator data. Source: WebAuthn Level 3, section 6.1. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** What an answer of it may differ in from an honest one. */
interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly verifies?: boolean;
  /** In place of the next count. */
  readonly counter?: number;
}

/** An authenticator with one passkey (ES256), as WebAuthn Level 3 describes it, for tests through HTTP. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #key: KeyObject;
  readonly #public: Uint8Array;
  readonly #origin: string;
  #counter = 0;
  #handle = "";

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#key = privateKey;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, "base64url"))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    this.#public = isoCBOR.encode(key);
  }

  create(offer: { readonly challenge: string; readonly user: { readonly id: string } }, lies: Lies = {}) {
    this.#handle = offer.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#public]);
    const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
      ["fmt", "none"],
      ["attStmt", new Map<string, string>()],
      ["authData", new Uint8Array(Buffer.concat([this.#data(ATTESTED, lies), attested]))],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", offer.challenge, lies).toString("base64url"),
        attestationObject: text(isoCBOR.encode(attestation)),
        transports: ["internal" as const],
      },
    };
  }

  get(question: { readonly challenge: string }, lies: Lies = {}) {
    const clientData = this.#clientData("webauthn.get", question.challenge, lies);
    const data = this.#data(0, lies);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: text(data),
        signature: text(sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#key)),
        userHandle: this.#handle,
      },
    };
  }

  #named() {
    return { id: text(this.id), rawId: text(this.id), type: "public-key" as const };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Lies) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(flags: number, { rpId = new URL(this.#origin).hostname, verifies = true, counter }: Lies): Buffer {
    this.#counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    const all = flags | PRESENT | (verifies ? VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count]);
  }
}
