import * as contract from "@sunwright/contract/notifications";
import type { App } from "../../platform/app";
import { serve, serveAsked } from "../../platform/serve";
import type { Windowed } from "../../platform/attempts-table";
import type { Notifications } from "./service";
import type { NotificationSettings } from "./settings";
import { unreadOfCall } from "./table";

/** Who tries tokens finds none of 256 bits; this keeps them from trying much. */
const TRIES: Windowed = { kind: "window", most: 60, window: 3_600 };

export function notificationRoutes(app: App, notifications: Notifications, settings: NotificationSettings): void {
  serve(app, contract.listNotifications, ({ executor, viewer, query }) =>
    notifications.list(executor, viewer.userId, query),
  );
  serveAsked(app, contract.countNotifications, {
    statement: unreadOfCall,
    values: () => ({}),
    answer: ([{ unread }]) => ({ unread }),
  });
  serve(app, contract.readNotifications, ({ tx, viewer, body }) => notifications.markRead(tx, viewer.userId, body));
  serve(app, contract.readNotificationSettings, ({ executor, viewer }) => settings.read(executor, viewer.userId));
  serve(app, contract.updateNotificationSettings, ({ tx, viewer, body }) => settings.update(tx, viewer.userId, body));
  serve(app, contract.unsubscribe, async ({ database, address, query }) => {
    await app.throttle.limitAddress(database.executor, "unsubscribe", address, TRIES);
    return settings.unsubscribe(database, query.token);
  });
}
