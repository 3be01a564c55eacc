import { addMember, listMembers, readShop, removeMember, saveShop } from "@sunwright/contract/shops";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Shops } from "./service";

export function shopRoutes(app: App, shops: Shops): void {
  serve(app, readShop, ({ executor, viewer }) => shops.read(executor, viewer.userId));
  serve(app, saveShop, ({ tx, viewer, body }) => shops.save(tx, viewer.userId, body));
  serve(app, listMembers, ({ executor, viewer }) => shops.members(executor, viewer.userId));
  serve(app, addMember, ({ tx, viewer, body }) => shops.addMember(tx, viewer.userId, body));
  serve(app, removeMember, ({ tx, viewer, params }) => shops.removeMember(tx, viewer.userId, params.userId));
}
