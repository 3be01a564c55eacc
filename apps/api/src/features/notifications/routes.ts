import * as contract from "@sunwright/contract/notifications";
import type { App } from "../../platform/app";
import { serve, serveAsked } from "../../platform/serve";
import type { Notifications } from "./service";
import { unreadOfCall } from "./table";

export function notificationRoutes(app: App, notifications: Notifications): void {
  serve(app, contract.listNotifications, ({ executor, viewer, query }) =>
    notifications.list(executor, viewer.userId, query),
  );
  serveAsked(app, contract.countNotifications, {
    statement: unreadOfCall,
    values: () => ({}),
    answer: ([{ unread }]) => ({ unread }),
  });
  serve(app, contract.readNotifications, ({ tx, viewer, body }) => notifications.markRead(tx, viewer.userId, body));
}
