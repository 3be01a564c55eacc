import { readAccount, readPicture, setPicture, updateAccount, updatePreferences } from "@sunwright/contract/account";
import { currentUser } from "@sunwright/contract/accounts";
import type { App } from "../../../platform/app";
import { serve, serveAsked } from "../../../platform/serve";
import { personOfCall } from "../user-table";
import type { ProfileService } from "./service";

export function profileRoutes(app: App, profiles: ProfileService): void {
  serveAsked(app, currentUser, { statement: personOfCall, values: () => ({}), answer: ([row]) => profiles.user(row) });
  serve(app, readAccount, ({ executor, viewer }) => profiles.read(executor, viewer.userId));
  serve(app, updateAccount, ({ tx, viewer, body }) => profiles.update(tx, viewer.userId, body));
  serve(app, updatePreferences, ({ tx, viewer, body }) => profiles.updatePreferences(tx, viewer.userId, body));
  serve(app, setPicture, {
    prepare: ({ viewer, body, whenGone }) => profiles.readPicture(viewer.userId, body.image, whenGone()),
    handle: ({ tx, viewer, prepared }) => profiles.setPicture(tx, viewer.userId, prepared),
  });
  serve(app, readPicture, ({ executor, viewer, params }) => profiles.picture(executor, viewer.userId, params.id));
}
