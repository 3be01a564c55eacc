import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import { NOTICE_KINDS } from "@sunwright/contract/notices";
import {
  type listNotifications,
  NOTIFICATIONS_PER_PAGE,
  type readNotifications,
} from "@sunwright/contract/notifications";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import type { Tell } from "../../platform/tell";
import { mailAt } from "./rules";
import { choicesOf, NOTHING_CHOSEN, removeChoice } from "./settings-table";
import {
  countUnread,
  findNotifications,
  insertNotifications,
  markAbout,
  markThese,
  markUpTo,
  type NotificationRow,
  removeBeyond,
  removeOf,
  removeOlder,
} from "./table";

/** Nobody looks for what happened longer ago in a list of news; it stands where it happened. [ms] */
const KEPT = 365 * 86_400_000;
/** Notifications of a person. */
const KEPT_MOST = 2_000;

export type Notifications = ReturnType<typeof createNotifications>;

export function createNotifications({ clock }: { readonly clock: Clock }) {
  const tell: Tell = async (tx, { to, kind, subject, values }) => {
    const now = clock.now();
    const topic = NOTICE_KINDS[kind];
    const row = { kind, subjectKind: subject.kind, subjectId: subject.id, told: values, createdAt: now, readAt: null };
    const choices = await choicesOf(tx, to);
    const rows = [...new Set(to)].flatMap((userId) => {
      const { pace, timeZone, appOff, mailOff } = choices.get(userId) ?? NOTHING_CHOSEN;
      const shown = !appOff.includes(topic);
      const mail = mailOff.includes(topic) ? null : mailAt(pace, now, timeZone);
      return shown || mail !== null ? [{ ...row, id: newId(now), userId, shown, mailAt: mail }] : [];
    });
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

    /** Marks what somebody was told of one thing. */
    markAbout: (tx: Transaction, userId: string, subjectId: string): Promise<void> =>
      markAbout(tx, userId, subjectId, clock.now()),

    async forget(tx: Transaction, userId: string): Promise<void> {
      await removeOf(tx, userId);
      await removeChoice(tx, userId);
    },
    async sweep(executor: Executor): Promise<void> {
      await removeOlder(executor, new Date(clock.now().getTime() - KEPT));
      await removeBeyond(executor, KEPT_MOST);
    },
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
