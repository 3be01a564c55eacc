import * as contract from "@sunwright/contract/messages";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Messages } from "./service";

export function messageRoutes(app: App, messages: Messages): void {
  serve(app, contract.listThreads, ({ executor, viewer, query }) => messages.list(executor, viewer.userId, query));
  serve(app, contract.readThread, ({ executor, viewer, params, query }) =>
    messages.read(executor, viewer.userId, params.thread, query.before),
  );
  serve(app, contract.sendMessage, ({ tx, viewer, params, body }) =>
    messages.send(tx, viewer.userId, params.thread, body.text),
  );
  serve(app, contract.markThread, ({ tx, viewer, params, body }) =>
    messages.markRead(tx, viewer.userId, params.thread, body.upTo),
  );
}
