import { readFile, removeFile, uploadFile } from "@sunwright/contract/files";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Files } from "./service";

export function fileRoutes(app: App, files: Files): void {
  serve(app, uploadFile, {
    prepare: ({ executor, viewer, query, body, whenGone }) =>
      files.read(executor, { userId: viewer.userId, signal: whenGone() }, query, body),
    handle: async ({ tx, viewer, query, prepared, made }) => {
      const file = await files.store(tx, viewer.userId, query, prepared);
      made(file.id);
      return file;
    },
  });
  serve(app, readFile, ({ executor, viewer, params, query }) =>
    files.open(executor, viewer.userId, params.fileId, query),
  );
  serve(app, removeFile, async ({ tx, viewer, params }) => {
    const space = await files.remove(tx, viewer.userId, params.fileId);
    await app.idempotency.forget(tx, viewer.userId, params.fileId);
    return space;
  });
}
