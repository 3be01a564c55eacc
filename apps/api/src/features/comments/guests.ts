import { hideContacts } from "@sunwright/contract/contact-hiding";
import type { Body } from "@sunwright/contract/endpoint";
import { ASKED_PER_LINK } from "@sunwright/contract/limits";
import type { askForChanges, SharedComment } from "@sunwright/contract/shared-comments";
import { say } from "@sunwright/words/messages";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { seenIn, type SeenPeople } from "../projects/people";
import type { Notices } from "./notices";
import { requireRoom } from "./room";
import * as table from "./table";

interface Parts {
  readonly clock: Clock;
  readonly seenPeople: SeenPeople;
  readonly notices: Notices;
}

/** The link by which a guest came, and what it leads to. */
export interface GuestLink {
  readonly shareId: string;
  readonly projectId: string;
  readonly ownerId: string;
}

export type GuestComments = ReturnType<typeof createGuestComments>;

/** The discussion of a project for whoever holds a link: read with first names, and asked for changes. */
export function createGuestComments({ clock, seenPeople, notices }: Parts) {
  return {
    /** Newest first. */
    async list(executor: Executor, projectId: string): Promise<SharedComment[]> {
      const rows = await table.commentsOf(executor, projectId);
      const known = await seenPeople(rows.flatMap(({ userId }) => userId ?? []));
      return rows.map((row) => shown(row, row.userId === null ? null : firstWord(seenIn(known, row.userId).name)));
    },

    /** The caller holds the project's row, so that asks of one link are counted one by one. Throws too_many_comments. */
    async ask(tx: Transaction, link: GuestLink, sent: Body<typeof askForChanges>): Promise<SharedComment> {
      const { shareId, projectId, ownerId } = link;
      if ((await table.countAsked(tx, shareId)) >= ASKED_PER_LINK) throw new AppError("too_many_comments");
      const content = withoutContacts(sent.text);
      await requireRoom(tx, projectId, content);
      const now = clock.now();
      const row: table.CommentRow = {
        id: newId(now),
        projectId,
        userId: null,
        guestName: firstWord(withoutContacts(sent.name)),
        asked: sent.kind,
        shareId,
        content,
        parentId: null,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      };
      await table.insertComment(tx, row);
      await notices.tell(tx, { userId: null, at: now }, { id: projectId, ownerId });
      return shown(row, null);
    },
  };
}

const shown = (row: table.CommentRow, name: string | null): SharedComment => {
  const deleted = row.deletedAt !== null;
  return {
    id: row.id,
    name: deleted ? null : (name ?? row.guestName),
    content: row.content,
    parentId: row.parentId,
    createdAt: row.createdAt.toISOString(),
    deleted,
    asked: row.asked,
  };
};

/** Surnames are for those who work on the project. */
const firstWord = (name: string): string => name.split(/\s/u, 1)[0] ?? name;

/** Whatever turns the direction of a text around hides what it says. Source: Unicode 16, property Bidi_Control. */
const DIRECTIONS = /\p{Bidi_Control}/gu;

/** Stored without ways to reach a person: everybody with the link reads it. */
const withoutContacts = (text: string): string =>
  hideContacts(text.replaceAll(DIRECTIONS, ""))
    .map((piece) => (typeof piece === "string" ? piece : `[${say(`hidden.${piece.hidden}`)}]`))
    .join("");
