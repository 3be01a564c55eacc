import type { Body, FileAnswer } from "@sunwright/contract/endpoint";
import type { PictureSize } from "@sunwright/contract/files";
import { PHOTOS_PER_ITEM } from "@sunwright/contract/job-states";
import type { putPhoto } from "@sunwright/contract/jobs";
import { photosOf } from "@sunwright/engine/jobs/work";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { answerWith } from "../files/reading";
import { filesShown, useFiles } from "../files/uses-table";
import { contractOf, deletePhoto, insertPhoto, photosOfJob } from "./job-table";
import { isChangeable } from "./rules";
import { type Work, wrong } from "./work";

const PHOTO = "job-photo";

function requireOpen({ role, job }: Work): void {
  if (role !== "firm" || !isChangeable(job.state)) throw wrong();
}

/**
 * The device has named the photo: what came before is there already, and nothing happens. A device's clock that runs
 * ahead counts as now. Throws wrong_state, file_not_found, too_many_photos.
 */
export async function addPhoto(
  work: Work,
  id: string,
  { item, fileId, takenAt }: Body<typeof putPhoto>,
): Promise<void> {
  requireOpen(work);
  const { tx, job, userId, now } = work;
  const rows = await photosOfJob(tx, job.id);
  if (rows.some((row) => row.id === id)) return;
  const { lines } = await contractOf(tx, job.id);
  if (!photosOf(lines).includes(item)) throw wrong();
  if (rows.filter((row) => row.item === item).length >= PHOTOS_PER_ITEM) throw new AppError("too_many_photos");
  const taken = new Date(Math.min(Date.parse(takenAt), now.getTime()));
  // A name that another job has taken is nobody's to use again.
  if (!(await insertPhoto(tx, { id, jobId: job.id, item, takenAt: taken, userId, createdAt: now })))
    throw new AppError("file_not_found");
  const owner = { firmId: job.firmId };
  const [file] = (await useFiles(tx, { kind: PHOTO, subjectId: id, owner, now }, [fileId])).values();
  if (file?.type !== "picture") throw new AppError("file_not_found");
}

/** Throws wrong_state and file_not_found. */
export async function dropPhoto(work: Work, id: string): Promise<void> {
  requireOpen(work);
  const { tx, job, now } = work;
  if (!(await deletePhoto(tx, job.id, id))) throw new AppError("file_not_found");
  await useFiles(tx, { kind: PHOTO, subjectId: id, owner: { firmId: job.firmId }, now }, []);
}

/** For who may read the job. Throws file_not_found. */
export async function openPhoto(executor: Executor, jobId: string, id: string, size: PictureSize): Promise<FileAnswer> {
  if (!(await photosOfJob(executor, jobId)).some((row) => row.id === id)) throw new AppError("file_not_found");
  const file = (await filesShown(executor, PHOTO, [id])).get(id);
  if (file === undefined) throw new AppError("file_not_found");
  return answerWith(executor, file.id, size);
}
