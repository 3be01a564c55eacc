import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { NoticeSubject } from "@sunwright/contract/notices";
import { say } from "@sunwright/words/mails";
import { tell } from "@sunwright/words/tell-notifications";
import type { Clock } from "../../platform/clock";
import type { Database, Executor, Transaction } from "../../platform/database";
import type { Outbox, Words } from "../../platform/outbox";
import { writtenTo } from "../../platform/reader-language";
import { lockChoice } from "./settings-table";
import { claimDue, type NotificationRow, settleMails } from "./table";

/** Notifications that one transaction puts into mails. */
const BATCH = 300;
/** Titles in one mail; the list in the product has the rest. */
const TITLES_MAX = 20;

/** The door of the accounts feature: the verified addresses of those of these people who have one. */
export type Addresses = (
  executor: Executor,
  userIds: readonly string[],
) => Promise<readonly { readonly userId: string; readonly email: string; readonly language: string }[]>;

interface Parts {
  readonly clock: Clock;
  readonly outbox: Pick<Outbox, "post">;
  readonly addresses: Addresses;
  readonly publicUrl: string;
}

/** Puts what is due into the outbox, one mail a person, until nothing is. */
export function createMailing({ clock, outbox, addresses, publicUrl }: Parts) {
  async function mailSome(tx: Transaction): Promise<boolean> {
    const claimed = await claimDue(tx, clock.now(), BATCH);
    const due = wholePeople(claimed);
    const unread = due.filter(({ readAt }) => readAt === null);
    const userIds = [...new Set(unread.map(({ userId }) => userId))];
    for (const { userId, email, language } of await addresses(tx, userIds)) {
      const { pace, token } = await lockChoice(tx, userId);
      const own = unread.filter((row) => row.userId === userId);
      if (pace === "never") continue;
      const words = await writtenTo(language, () => letterOf(publicUrl, token, own));
      await outbox.post(tx, { reason: "news", to: email, ...words });
    }
    await settleMails(
      tx,
      due.map(({ id }) => id),
    );
    return claimed.length === BATCH;
  }
  return async ({ transaction }: Pick<Database, "transaction">): Promise<void> => {
    while (await transaction(mailSome));
  };
}

/** Of a full batch the last person's may go on in the next one, which would be a second mail: they wait for it. */
function wholePeople(claimed: readonly NotificationRow[]): readonly NotificationRow[] {
  const last = claimed.at(-1)?.userId;
  const before = claimed.filter(({ userId }) => userId !== last);
  return claimed.length < BATCH || before.length === 0 ? claimed : before;
}

const PAGES: Readonly<Record<NoticeSubject, (id: string) => string>> = {
  order: (id) => `/orders/${id}`,
  "shop-order": (id) => `/shop/orders/${id}`,
  thread: (id) => `/messages/${id}`,
  stock: () => "/shop/stock",
  "own-shop": () => "/shop/profile",
  firm: () => "/firm/profile",
  request: (id) => `/projects/${id}/request`,
  lead: (id) => `/leads?lead=${id}`,
  offers: (id) => `/projects/${id}/offers`,
  quote: (id) => `/quotes/${id}`,
  job: (id) => `/jobs/${id}`,
  passport: (id) => `/passports/${id}`,
  passports: () => "/passports",
};

/** Titles alone: they hold nothing that anybody typed, which could be an advertisement sent by us. */
function letterOf(publicUrl: string, token: string, rows: readonly NotificationRow[]): Words {
  const titles = rows.map((row) => ({
    label: tell({ key: `notifications.${row.kind}.title`, values: row.told }),
    url: publicUrl + PAGES[row.subjectKind](row.subjectId),
  }));
  const [first] = titles;
  const secret = new URLSearchParams({ token }).toString();
  return {
    subject:
      first !== undefined && titles.length === 1
        ? say("news.one", { title: first.label, product: PRODUCT_NAME })
        : say("news.several", { count: titles.length, product: PRODUCT_NAME }),
    paragraphs: [
      ...titles.slice(0, TITLES_MAX),
      ...(titles.length > TITLES_MAX ? [{ label: say("news.all"), url: `${publicUrl}/notifications` }] : []),
      { label: say("news.settings"), url: `${publicUrl}/settings#notifications` },
      { label: say("news.end"), url: `${publicUrl}/unsubscribe?${secret}` },
    ],
    endsBy: `${publicUrl}/api/notifications/unsubscribe?${secret}`,
  };
}
