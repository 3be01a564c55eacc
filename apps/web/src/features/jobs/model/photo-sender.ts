import type { PhotoStore, WaitingPhoto } from "./photo-store";

/** What the server said to a photo. */
export type Sent =
  | { readonly is: "there" }
  /** No answer, or one that may be another next time. */
  | { readonly is: "unknown" }
  | { readonly is: "refused"; readonly why: string };

/**
 * Sends what waits, the oldest first, and stops where no answer comes: it is sent again later, under the same name. What
 * was refused stays till its person says what becomes of it. Answers how many have arrived.
 */
export async function sendWaiting(
  store: PhotoStore,
  userId: string,
  send: (photo: WaitingPhoto) => Promise<Sent>,
): Promise<number> {
  let arrived = 0;
  for (const photo of await store.list(userId)) {
    if (photo.refused !== null) continue;
    const answer = await send(photo);
    if (answer.is === "unknown") return arrived;
    if (answer.is === "there") {
      await store.remove(photo.id);
      arrived++;
    } else await store.put({ ...photo, refused: answer.why });
  }
  return arrived;
}

/** A name for a photo, as the server's ids are written. Not `randomUUID`: that exists only on https and localhost. */
export function newPhotoId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
