import { createHash } from "node:crypto";

/** An answer that is JSON already, under a tag that no other content of the same address has. */
export interface TaggedJson {
  /** Quoted, as in the `ETag` header. */
  readonly tag: string;
  /** Null where the caller has it: only the tag is known then. */
  readonly body: string | Uint8Array | null;
}

/** Tags a text by its content. */
export const tagged = (body: string): TaggedJson => ({
  tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
  body,
});

/** The tags of answers a caller has kept. Source: RFC 9110, section 13.1.2; "*" asks whether there is anything at all. */
export function tagsOf(ifNoneMatch: string | undefined): readonly string[] {
  return ifNoneMatch === undefined ? [] : ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
}
