import type { Query, Response } from "@sunwright/contract/endpoint";
import {
  FILE_SPACE,
  type readFile,
  type removeFile,
  type StoredFile,
  type uploadFile,
} from "@sunwright/contract/files";
import type { Clock } from "../../platform/clock";
import type { Database, Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { hashBytes } from "../../platform/idempotency";
import { newId } from "../../platform/ids";
import type { MediaPool } from "../../platform/media/pool";
import type { MediaContent } from "../../platform/media/task";
import { firmOf } from "../shops/table";
import { answerWith } from "./reading";
import {
  type FileRow,
  findByDigest,
  findOwned,
  type FormRow,
  insertFile,
  insertPiece,
  lockFile,
  lockOwner,
  type Owner,
  removeUnused,
  sweepUnused,
  usedBy,
} from "./table";

/** Of a form's bytes in one row. [bytes] */
const PIECE = 256 * 1024;
/** A file that nothing shows is kept for so long: a form may be saved tomorrow. [ms] */
const UNUSED_KEPT = 24 * 3_600_000;
/** Files that one transaction of the sweep removes. */
const SWEPT_AT_ONCE = 100;

type Asked = Query<typeof uploadFile>;

/** A file that was read, before it is stored. */
interface Read {
  readonly owner: Owner;
  readonly digest: string;
  /** Null where the owner has the same bytes already. */
  readonly content: MediaContent | null;
  readonly bytes: Uint8Array;
}

interface Form extends Pick<FormRow, "form" | "mediaType" | "digest"> {
  readonly content: Uint8Array;
}

export type Files = ReturnType<typeof createFiles>;

export function createFiles({ clock, media }: { readonly clock: Clock; readonly media: MediaPool }) {
  async function store(tx: Transaction, name: string, read: Read): Promise<FileRow> {
    const { owner, digest, content } = read;
    await lockOwner(tx, owner);
    const before = await findByDigest(tx, owner, digest);
    if (before !== null) return before;
    // There when it was looked for, and removed since.
    if (content === null) throw new AppError("server_busy", { retryAfter: 1 });
    const forms = formsOf(read, content);
    const bytes = forms.reduce((sum, form) => sum + form.content.length, 0);
    if ((await usedBy(tx, owner)) + bytes > mostOf(owner)) throw new AppError("files_full");
    const now = clock.now();
    const [width, height] = content.type === "picture" ? [content.width, content.height] : [null, null];
    const of = "firmId" in owner ? { firmId: owner.firmId, userId: null } : { firmId: null, userId: owner.userId };
    const row = { id: newId(now), ...of, type: content.type, name, digest, bytes, width, height, createdAt: now };
    await insertFile(
      tx,
      row,
      forms.map(({ content: held, ...form }) => ({ fileId: row.id, ...form, bytes: held.length })),
    );
    for (const { form, content: held } of forms) {
      for (let number = 0; number * PIECE < held.length; number++) {
        const piece = Buffer.from(held.subarray(number * PIECE, (number + 1) * PIECE));
        await insertPiece(tx, { fileId: row.id, form, number, bytes: piece });
      }
    }
    return row;
  }

  return {
    /** Reads a file in a thread, before the transaction. Throws firm_not_found, file_refused, files_full, server_busy. */
    async read(
      executor: Executor,
      { userId, signal }: { readonly userId: string; readonly signal: AbortSignal },
      { owner: whose }: Asked,
      bytes: Uint8Array,
    ): Promise<Read> {
      const owner = await ownerOf(executor, userId, whose);
      const digest = await hashBytes(bytes);
      if ((await findByDigest(executor, owner, digest)) !== null) return { owner, digest, content: null, bytes };
      if ((await usedBy(executor, owner)) >= mostOf(owner)) throw new AppError("files_full");
      return { owner, digest, content: await media.file(bytes, { signal, owner: userId }), bytes };
    },

    /** Throws firm_not_found for somebody who left the firm meanwhile, and files_full. */
    async store(tx: Transaction, userId: string, { owner: whose, name }: Asked, read: Read): Promise<StoredFile> {
      const owner = await ownerOf(tx, userId, whose);
      if (idOf(owner) !== idOf(read.owner)) throw new AppError("firm_not_found");
      return asStored(await store(tx, name, read));
    },

    /** Throws file_not_found. */
    async open(executor: Executor, userId: string, fileId: string, { size }: Query<typeof readFile>) {
      const own = await owned(executor, userId, fileId);
      return answerWith(executor, own.id, size);
    },

    /** Throws file_not_found and file_in_use. */
    async remove(tx: Transaction, userId: string, fileId: string): Promise<Response<typeof removeFile>> {
      const own = await owned(tx, userId, fileId);
      if (!(await lockFile(tx, own.id))) throw new AppError("file_not_found");
      if ((await removeUnused(tx, [own.id])) === 0) throw new AppError("file_in_use");
      const owner = own.firmId === null ? { userId } : { firmId: own.firmId };
      return { used: await usedBy(tx, owner), most: mostOf(owner) };
    },

    /** Removes what was stored and never used. */
    async sweep(database: Database): Promise<void> {
      const before = new Date(clock.now().getTime() - UNUSED_KEPT);
      while ((await database.transaction((tx) => sweepUnused(tx, before, SWEPT_AT_ONCE))) === SWEPT_AT_ONCE);
    },
  };
}

async function ownerOf(executor: Executor, userId: string, whose: Asked["owner"]): Promise<Owner> {
  if (whose === "account") return { userId };
  const own = await firmOf(executor, userId);
  if (own === null) throw new AppError("firm_not_found");
  return { firmId: own.firm.id };
}

async function owned(executor: Executor, userId: string, fileId: string): Promise<FileRow> {
  const firm = await firmOf(executor, userId);
  const row = await findOwned(executor, fileId, { userId, firmId: firm?.firm.id ?? null });
  if (row === null) throw new AppError("file_not_found");
  return row;
}

const idOf = (owner: Owner) => ("firmId" in owner ? owner.firmId : owner.userId);
const mostOf = (owner: Owner) => ("firmId" in owner ? FILE_SPACE.firm : FILE_SPACE.account);

function formsOf({ bytes, digest }: Read, content: MediaContent): Form[] {
  if (content.type === "pdf") return [{ form: "whole", mediaType: "application/pdf", digest, content: bytes }];
  return content.inWidths.map(({ size, bytes: held, digest: of }) => ({
    form: size,
    mediaType: "image/webp",
    digest: of,
    content: held,
  }));
}

export const asStored = ({ id, type, name, bytes, width, height }: FileRow): StoredFile => ({
  id,
  type,
  name,
  bytes,
  width,
  height,
});
