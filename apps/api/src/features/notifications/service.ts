import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import {
  type listNotifications,
  NOTIFICATIONS_PER_PAGE,
  type readNotifications,
} from "@sunwright/contract/notifications";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import type { Tell } from "../../platform/tell";
import {
  countUnread,
  findNotifications,
  insertNotifications,
  markThese,
  markUpTo,
  type NotificationRow,
  removeOf,
  removeOlder,
} from "./table";

/** Nobody looks for what happened longer ago in a list of news; it stands where it happened. [ms] */
const KEPT = 365 * 86_400_000;

export type Notifications = ReturnType<typeof createNotifications>;

export function createNotifications({ clock }: { readonly clock: Clock }) {
  const tell: Tell = async (tx, { to, kind, subject, values }) => {
    const now = clock.now();
    const row = { kind, subjectKind: subject.kind, subjectId: subject.id, told: values, createdAt: now, readAt: null };
    const rows = [...new Set(to)].map((userId) => ({ ...row, id: newId(now), userId }));
    await insertNotifications(tx, rows);
  };

  return {
    tell,

    async list(
      executor: Executor,
      userId: string,
      question: Query<typeof listNotifications>,
    ): Promise<Response<typeof listNotifications>> {
      const rows = await findNotifications(executor, userId, question);
      const shown = rows.slice(0, NOTIFICATIONS_PER_PAGE);
      const unread = await countUnread(executor, userId);
      return { notifications: shown.map(present), more: rows.length > shown.length, unread };
    },

    /** Marks those that are the person's; of others' it says nothing. */
    async markRead(tx: Transaction, userId: string, body: Body<typeof readNotifications>): Promise<{ unread: number }> {
      const now = clock.now();
      if ("ids" in body) await markThese(tx, userId, body.ids, now);
      else await markUpTo(tx, userId, body.upTo, now);
      return { unread: await countUnread(tx, userId) };
    },

    forget: removeOf,
    sweep: (executor: Executor): Promise<void> => removeOlder(executor, new Date(clock.now().getTime() - KEPT)),
  };
}

const present = ({ id, kind, subjectKind, subjectId, told, createdAt, readAt }: NotificationRow) => ({
  id,
  kind,
  subject: { kind: subjectKind, id: subjectId },
  values: told,
  createdAt: createdAt.toISOString(),
  read: readAt !== null,
});
