import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";

/** An answer that is JSON already, under a tag that no other content of the same address has. */
export interface TaggedJson {
  /** Quoted, as in the `ETag` header. */
  readonly tag: string;
  /** Null where the caller has it: only the tag is known then. */
  readonly body: string | Uint8Array | null;
  /** The same body, compressed once for everybody who can read it. */
  readonly brotli?: Uint8Array;
}

/** Tags a text by its content. */
export const tagged = (body: string): TaggedJson => ({
  tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
  body,
});

/** The same for an answer that is made once and given often. */
export const taggedFile = (answer: unknown): TaggedJson => {
  const body = JSON.stringify(answer);
  return { ...tagged(body), brotli: brotliCompressSync(body) };
};

/** The tags of answers a caller has kept. Source: RFC 9110, section 13.1.2; "*" asks whether there is anything at all. */
export function tagsOf(ifNoneMatch: string | undefined): readonly string[] {
  return ifNoneMatch === undefined ? [] : ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
}
