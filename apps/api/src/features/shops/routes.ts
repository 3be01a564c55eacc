import {
  acceptInvitation,
  changeMember,
  inviteMember,
  listMembers,
  readOwnFirm,
  readInvitation,
  removeMember,
  withdrawInvitation,
} from "@sunwright/contract/firms";
import { changeShop, readShop, saveShop } from "@sunwright/contract/shops";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import { type Members, readOwn } from "./members";
import type { Shops } from "./service";

export function shopRoutes(app: App, shops: Shops): void {
  serve(app, readShop, ({ executor, viewer }) => shops.read(executor, viewer.userId));
  serve(app, saveShop, ({ tx, viewer, body }) => shops.save(tx, viewer.userId, body));
  serve(app, changeShop, ({ tx, viewer, body }) => shops.change(tx, viewer.userId, body));
}

/** Of a firm of either kind. */
export function memberRoutes(app: App, members: Members): void {
  serve(app, readOwnFirm, ({ executor, viewer }) => readOwn(executor, viewer.userId));
  serve(app, listMembers, ({ executor, viewer }) => members.list(executor, viewer.userId));
  serve(app, inviteMember, ({ tx, viewer, body }) => members.invite(tx, viewer.userId, body));
  serve(app, withdrawInvitation, ({ tx, viewer, params }) => members.withdraw(tx, viewer.userId, params.invitationId));
  serve(app, readInvitation, ({ executor, viewer, params }) =>
    members.invitation(executor, viewer.userId, params.token),
  );
  serve(app, acceptInvitation, ({ tx, viewer, params }) => members.accept(tx, viewer.userId, params.token));
  serve(app, changeMember, ({ tx, viewer, params, body }) => members.change(tx, viewer.userId, params.userId, body));
  serve(app, removeMember, ({ tx, viewer, params }) => members.remove(tx, viewer.userId, params.userId));
}
