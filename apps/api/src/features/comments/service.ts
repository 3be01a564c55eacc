import type { Access } from "@sunwright/contract/access";
import type { addComment, Comment } from "@sunwright/contract/comments";
import type { Body } from "@sunwright/contract/endpoint";
import type { PersonSeen } from "@sunwright/contract/people";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Idempotency } from "../../platform/idempotency";
import { newId } from "../../platform/ids";
import type { Caller } from "../projects/access";
import type { History } from "../projects/history";
import { type People, seenIn, type SeenPeople } from "../projects/people";
import { lockProject } from "../projects/require-project";
import { found } from "../projects/refusals";
import { findProjectForUpdate, type ProjectRow } from "../projects/table";
import { describeComment, describeRemoval, mayDelete, mayEdit, rootOf } from "./rules";
import type { Notices } from "./notices";
import { requireRoom } from "./room";
import * as table from "./table";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  readonly idempotency: Pick<Idempotency, "forget">;
  readonly people: People;
  readonly seenPeople: SeenPeople;
  readonly notices: Notices;
}

type ListedRow = ReturnType<(typeof table.commentsOfCall)["decode"]>;
export type Comments = ReturnType<typeof createComments>;

/** Everybody who reads a project writes here, too; what is not reached answers as if it did not exist. */
export function createComments({ clock, history, idempotency, people, seenPeople, notices }: Parts) {
  const entry = (projectId: string, { userId }: Caller, description: string) =>
    ({ projectId, userId, action: "commented", description, changes: {} }) as const;

  async function shown(executor: Executor, caller: Caller, access: Access, row: table.CommentRow): Promise<Comment> {
    return toComment(
      row,
      writerOf(await people(executor, row.userId === null ? [] : [row.userId]), row),
      caller,
      access,
    );
  }

  return {
    /** Oldest first. Throws project_not_found. */
    async list({ project, access, comments }: ListedRow, caller: Caller): Promise<Comment[]> {
      found(project);
      const known = await seenPeople(comments.flatMap(({ userId }) => userId ?? []));
      return comments.map((comment) => toComment(comment, writerOf(known, comment), caller, access));
    },

    /** Throws project_not_found, comment_not_found for what is replied to, and too_many_comments. */
    async add(tx: Transaction, caller: Caller, projectId: string, { content, parentId }: Body<typeof addComment>) {
      const project = await lockProject(tx, caller, projectId, "view");
      const root = parentId === null ? null : await rootIn(tx, projectId, parentId);
      await requireRoom(tx, projectId, content);
      const now = clock.now();
      const times = { createdAt: now, updatedAt: now, deletedAt: null };
      const writer = { userId: caller.userId, guestName: null, asked: null, shareId: null };
      const row = { id: newId(now), projectId, ...writer, content, parentId: root, ...times };
      await table.insertComment(tx, row);
      await history.record(tx, entry(projectId, caller, describeComment(root !== null)));
      await notices.tell(tx, caller, project);
      return shown(tx, caller, project.access, row);
    },

    /** Answers the project too, whose watchers are told. Throws comment_not_found, and not_permitted for somebody else's. */
    async update(tx: Transaction, caller: Caller, id: string, content: string) {
      const { comment, project } = await holdComment(tx, caller, id);
      if (!mayEdit(comment, caller.userId)) throw new AppError("not_permitted");
      const changed = comment.content === content ? comment : { ...comment, content, updatedAt: clock.now() };
      if (changed !== comment && content.length > comment.content.length) await requireRoom(tx, project.id, content, 0);
      if (changed !== comment) await table.writeComment(tx, id, content, changed.updatedAt);
      return { projectId: project.id, comment: await shown(tx, caller, project.access, changed) };
    },

    /** Throws comment_not_found, and not_permitted for who neither wrote it nor moderates. */
    async remove(tx: Transaction, caller: Caller, id: string): Promise<{ readonly projectId: string }> {
      const { comment, project } = await holdComment(tx, caller, id);
      if (!mayDelete(comment, caller.userId, project.access)) throw new AppError("not_permitted");
      if (await table.hasReplies(tx, id)) await table.emptyComment(tx, id, clock.now());
      else await table.removeComment(tx, id);
      if (comment.parentId !== null) await table.removeLoneMarker(tx, comment.parentId);
      if (comment.userId !== null) await idempotency.forget(tx, comment.userId, id);
      if (comment.userId !== caller.userId) await history.record(tx, entry(project.id, caller, describeRemoval()));
      return { projectId: project.id };
    },
  };
}

interface Held {
  readonly comment: table.CommentRow;
  readonly project: ProjectRow;
}

/** A comment of a project the caller reads, as it stands once the project is held. */
async function holdComment(tx: Transaction, caller: Caller, id: string): Promise<Held> {
  const placed = await table.findComment(tx, id);
  const project = placed && (await findProjectForUpdate(tx, caller, placed.projectId, "view"));
  const comment = project && (await table.findComment(tx, id));
  if (!comment || comment.deletedAt !== null) throw new AppError("comment_not_found");
  return { comment, project };
}

/** Where a reply belongs. A deleted comment is not replied to; a reply below it is, and keeps its place. */
async function rootIn(tx: Transaction, projectId: string, parentId: string): Promise<string> {
  const parent = await table.findComment(tx, parentId);
  if (!parent || parent.projectId !== projectId || parent.deletedAt !== null) throw new AppError("comment_not_found");
  return rootOf(parent);
}

/** A guest of a link has no account, and letters of the name they gave. */
const writerOf = (known: ReadonlyMap<string, PersonSeen>, { userId, guestName }: table.CommentRow): PersonSeen =>
  userId === null
    ? { userId: `${(guestName ?? "").slice(0, 2).toLowerCase()}-guest`, name: guestName ?? "" }
    : seenIn(known, userId);

function toComment(row: table.CommentRow, person: PersonSeen, caller: Caller, access: Access): Comment {
  const deleted = row.deletedAt !== null;
  return {
    id: row.id,
    userId: deleted ? null : person.userId,
    name: deleted ? null : person.name,
    content: row.content,
    parentId: row.parentId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deleted,
    asked: row.asked,
    mayEdit: !deleted && mayEdit(row, caller.userId),
    mayDelete: !deleted && mayDelete(row, caller.userId, access),
  };
}
