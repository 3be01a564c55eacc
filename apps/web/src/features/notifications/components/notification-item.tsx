import { say } from "@sunwright/words/bell";
import { tell } from "@sunwright/words/tell-notifications";
import { NOTICE_KINDS, type NoticeTopic } from "@sunwright/contract/notices";
import type { Notification } from "@sunwright/contract/notifications";
import {
  BadgeCheck,
  Banknote,
  Boxes,
  Hammer,
  House,
  type LucideIcon,
  MessageSquare,
  Package,
  ScrollText,
  Star,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { relativeTime } from "../../../lib/format";
import { Link } from "../../../lib/routing/link";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { addressOf } from "../model/addresses";

const ICONS: Readonly<Record<NoticeTopic, LucideIcon>> = {
  orders: Package,
  payments: Banknote,
  returns: Undo2,
  stock: Boxes,
  firm: BadgeCheck,
  requests: House,
  jobs: Hammer,
  passports: ScrollText,
  reviews: Star,
  messages: MessageSquare,
};

interface NotificationItemProps {
  readonly notification: Notification;
  readonly now: Date;
  readonly onFollow: () => void;
  /** A button of the row's own. */
  readonly children?: ReactNode;
}

/** What somebody was told, in their language; the row leads to what it is about. */
export function NotificationItem({ notification, now, onFollow, children }: NotificationItemProps) {
  const { kind, subject, values, createdAt, read } = notification;
  const Icon = ICONS[NOTICE_KINDS[kind]];
  return (
    <li className="notice">
      <span className="notice-icon">
        <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <Link href={addressOf(subject)} className="notice-title type-small font-semibold text-text" onClick={onFollow}>
          {tell({ key: `notifications.${kind}.title`, values })}
          {!read && <VisuallyHidden>{`, ${say("new")}`}</VisuallyHidden>}
        </Link>
        <p className="type-help text-text-2">{tell({ key: `notifications.${kind}.line`, values })}</p>
        <time dateTime={createdAt} className="type-help block text-text-3">
          {relativeTime(createdAt, now)}
        </time>
      </div>
      {children}
      {!read && <span className="new-dot" aria-hidden="true" />}
    </li>
  );
}
