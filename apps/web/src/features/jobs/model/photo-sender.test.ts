import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { newPhotoId, type Sent, sendWaiting } from "./photo-sender";
import type { PhotoStore, WaitingPhoto } from "./photo-store";

const photo = (id: string, change: Partial<WaitingPhoto> = {}): WaitingPhoto => ({
  id,
  userId: "amina",
  jobId: "job",
  item: "before",
  takenAt: "2026-12-14T08:12:00.000Z",
  bytes: new ArrayBuffer(2),
  type: "image/jpeg",
  refused: null,
  ...change,
});

function memory(photos: readonly WaitingPhoto[]): PhotoStore & { readonly ids: () => readonly string[] } {
  const kept = new Map(photos.map((each) => [each.id, each]));
  return {
    list: async (userId) => [...kept.values()].filter((each) => each.userId === userId),
    put: async (each) => void kept.set(each.id, each),
    remove: async (id) => void kept.delete(id),
    ids: () => [...kept.keys()],
  };
}

it("sends the person's own, and stops where no answer comes", async () => {
  const store = memory([photo("a"), photo("b"), photo("c"), photo("x", { userId: "bala" })]);
  const asked: string[] = [];
  const arrived = await sendWaiting(store, "amina", async ({ id }) => {
    asked.push(id);
    return { is: id === "b" ? "unknown" : "there" };
  });
  expect(arrived).toBe(1);
  expect(asked).toEqual(["a", "b"]);
  expect(store.ids()).toEqual(["b", "c", "x"]);
});

it("keeps what was refused with its reason, goes on with the others, and does not ask again by itself", async () => {
  const store = memory([photo("a"), photo("b")]);
  const refuse = async ({ id }: WaitingPhoto): Promise<Sent> =>
    id === "a" ? { is: "refused", why: "No picture" } : { is: "there" };
  expect(await sendWaiting(store, "amina", refuse)).toBe(1);
  expect(await store.list("amina")).toMatchObject([{ id: "a", refused: "No picture" }]);
  expect(await sendWaiting(store, "amina", () => Promise.reject(new Error("asked again")))).toBe(0);
});

it("brings every photo there exactly once, however often answers are lost on either way", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom("lost", "answer lost", "works"), { maxLength: 30 }), async (fates) => {
      const store = memory([photo("a"), photo("b"), photo("c")]);
      const server = new Map<string, number>();
      const left = [...fates];
      const send = async ({ id }: WaitingPhoto): Promise<Sent> => {
        const fate = left.shift() ?? "works";
        // The server keeps it under the name that the device gave it.
        if (fate !== "lost") server.set(id, 1);
        return fate === "works" ? { is: "there" } : { is: "unknown" };
      };
      for (let time = 0; time < fates.length + 1; time++) await sendWaiting(store, "amina", send);
      expect(store.ids()).toEqual([]);
      expect([...server]).toEqual([
        ["a", 1],
        ["b", 1],
        ["c", 1],
      ]);
    }),
  );
});

it("names photos as the contract takes names", () => {
  const ids = Array.from({ length: 100 }, newPhotoId);
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
