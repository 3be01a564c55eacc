import type { putPhoto, removePhoto } from "@sunwright/contract/jobs";
import type { Job } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/jobs";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { call, route } from "../../../lib/api";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { useUser } from "../../../lib/current-user";
import { smallerPicture } from "../../../lib/smaller-picture";
import { upload } from "../../../lib/upload";
import { sayPhotosWait } from "../../../lib/waiting-photos";
import { toast } from "../../../ui/toast-store";
import { jobQuery } from "./jobs";
import { newPhotoId, type Sent, sendWaiting } from "../model/photo-sender";
import { browserPhotos, type WaitingPhoto } from "../model/photo-store";

const CHANGES = ["jobs", "job"] as const;
const PUT = route<typeof putPhoto>("PUT", "/api/jobs/:jobId/photos/:photoId", CHANGES);
const REMOVE = route<typeof removePhoto>("DELETE", "/api/jobs/:jobId/photos/:photoId", CHANGES);

export type PhotoItem = Job["checklist"][number]["item"];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as this page wrote it
const itemOf = ({ item }: WaitingPhoto) => item as PhotoItem;

/** A connection may come back without a word of the browser. [ms] */
const AGAIN = 10_000;
/** One tab of this browser sends at a time; the others wait, and find nothing left. */
const LOCK = "job-photos";

/** These may have another answer next time. */
const MAY_CHANGE: ReadonlySet<number> = new Set([401, 408, 413, 425, 429]);

/** The picture first, then what it shows: both are the same when they are sent again. */
async function sendOne(client: QueryClient, photo: WaitingPhoto): Promise<Sent> {
  const { id: photoId, jobId, takenAt, bytes, type } = photo;
  try {
    const content = new Blob([bytes], { type });
    const signal = new AbortController().signal;
    const file = await upload({ owner: "firm", name: "photo", content, signal, onProgress: () => undefined });
    const body = { item: itemOf(photo), fileId: file.id, takenAt };
    const job = await call(PUT, { params: { jobId, photoId }, body });
    // The page has it before it stops waiting: it is never missing in between.
    client.setQueryData(jobQuery(jobId).queryKey, job);
    return { is: "there" };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || MAY_CHANGE.has(error.status)) return { is: "unknown" };
    return { is: "refused", why: error.userMessage };
  }
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(LOCK, work) : work();

/** Photos that wait in this browser, of all jobs; they are sent while this is shown. */
export function usePhotos() {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly WaitingPhoto[]>([]);

  const look = useCallback(async () => {
    const all = await browserPhotos.list(userId).catch(() => []);
    sayPhotosWait(all.length);
    setWaiting(all);
  }, [userId]);
  const send = useCallback(async () => {
    const arrived = navigator.onLine
      ? await alone(() => sendWaiting(browserPhotos, userId, (photo) => sendOne(client, photo)))
      : 0;
    await look();
    if (arrived > 0) await readAgain(client, PUT);
  }, [client, look, userId]);

  useEffect(() => {
    const begin = () => void send().catch(look);
    begin();
    addEventListener("online", begin);
    const timer = setInterval(begin, AGAIN);
    return () => {
      removeEventListener("online", begin);
      clearInterval(timer);
    };
  }, [look, send]);

  /** Kept in this browser before anything is sent. */
  async function take(jobId: string, item: PhotoItem, file: File): Promise<void> {
    try {
      const picture = await smallerPicture(file);
      const bytes = await picture.arrayBuffer();
      const takenAt = new Date().toISOString();
      await browserPhotos.put({
        id: newPhotoId(),
        userId,
        jobId,
        item,
        takenAt,
        bytes,
        type: picture.type,
        refused: null,
      });
    } catch {
      toast({ tone: "bad", title: say("photoKeptFailed"), description: say("photoKeptFailedHelp") });
      return;
    }
    await look();
    void send().catch(look);
  }

  return {
    waiting,
    take,
    async retry(photo: WaitingPhoto) {
      await browserPhotos.put({ ...photo, refused: null });
      await send();
    },
    async drop({ id }: WaitingPhoto) {
      await browserPhotos.remove(id);
      await look();
    },
  };
}
export type Photos = ReturnType<typeof usePhotos>;

/** Takes one off the checklist that has arrived. */
export function useRemovePhoto(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (photoId: string) => call(REMOVE, { params: { jobId, photoId } }),
    onError: (error) => toast({ tone: "bad", title: say("notDone"), description: whatHappened(error, say("safe")) }),
    onSettled: () => readAgain(client, REMOVE),
  });
}
