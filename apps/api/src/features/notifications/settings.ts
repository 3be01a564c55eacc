import type { Body, Response } from "@sunwright/contract/endpoint";
import { NOTICE_TOPICS, type NoticeTopic } from "@sunwright/contract/notices";
import type { readNotificationSettings, updateNotificationSettings } from "@sunwright/contract/notifications";
import type { Database, Executor, Transaction } from "../../platform/database";
import { invalidField } from "../../platform/errors";
import { told } from "../../platform/told";
import { isTimeZone } from "../../platform/wall-time";
import { type Choice, choicesOf, endMailsBy, lockChoice, NOTHING_CHOSEN, updateChoice } from "./settings-table";

type Settings = Response<typeof readNotificationSettings>;

export type NotificationSettings = ReturnType<typeof createNotificationSettings>;

export const createNotificationSettings = () => ({
  read: async (executor: Executor, userId: string): Promise<Settings> =>
    present((await choicesOf(executor, [userId])).get(userId) ?? NOTHING_CHOSEN),

  /** Writes what is sent. Throws invalid_input for a zone that there is not. */
  async update(tx: Transaction, userId: string, sent: Body<typeof updateNotificationSettings>): Promise<Settings> {
    const before = await lockChoice(tx, userId);
    const { pace, timeZone, topics = {} } = sent;
    if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalidField("timeZone", told("notice.noZone"));
    const off = (those: readonly NoticeTopic[], way: "app" | "mail") =>
      NOTICE_TOPICS.filter((topic) => !(topics[topic]?.[way] ?? !those.includes(topic)));
    const after = {
      pace: pace ?? before.pace,
      timeZone: timeZone ?? before.timeZone,
      appOff: off(before.appOff, "app"),
      mailOff: off(before.mailOff, "mail"),
    };
    await updateChoice(tx, userId, after);
    return present(after);
  },

  /** Says the same of every token: who holds none learns nothing. */
  async unsubscribe({ executor }: Pick<Database, "executor">, token: string): Promise<Record<string, never>> {
    await endMailsBy(executor, token);
    return {};
  },
});

const present = ({ pace, timeZone, appOff, mailOff }: Choice): Settings => ({
  pace,
  timeZone,
  topics: NOTICE_TOPICS.map((topic) => ({
    topic,
    app: !appOff.includes(topic),
    mail: !mailOff.includes(topic),
  })),
});
