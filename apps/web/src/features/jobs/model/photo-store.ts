import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { PHOTO_DATABASE } from "../../../lib/storage";

/** A photo that was taken and has not reached the server. */
export interface WaitingPhoto {
  /** Its name at the server, made here: sent twice it is one. */
  readonly id: string;
  /** Whose it is: nobody else who signs in here sends it. */
  readonly userId: string;
  readonly jobId: string;
  readonly item: string;
  readonly takenAt: string;
  /** As bytes: not every browser keeps a Blob. */
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** What the server said of it; null where it was not asked, or could not be. */
  readonly refused: string | null;
}

/** Where photos wait, whichever tab asks. */
export interface PhotoStore {
  readonly list: (userId: string) => Promise<readonly WaitingPhoto[]>;
  readonly put: (photo: WaitingPhoto) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

interface Schema extends DBSchema {
  readonly photos: { readonly key: string; readonly value: WaitingPhoto };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(PHOTO_DATABASE, 1, {
    upgrade(fresh) {
      fresh.createObjectStore("photos", { keyPath: "id" });
    },
    // Log-out wants it away: the next question opens it again.
    blocking: (_now, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

export const browserPhotos: PhotoStore = {
  async list(userId) {
    const all = await (await database()).getAll("photos");
    return all.filter((photo) => photo.userId === userId).toSorted((a, b) => a.takenAt.localeCompare(b.takenAt));
  },
  async put(photo) {
    const transaction = (await database()).transaction("photos", "readwrite", { durability: "strict" });
    await Promise.all([transaction.store.put(photo), transaction.done]);
  },
  async remove(id) {
    await (await database()).delete("photos", id);
  },
};
