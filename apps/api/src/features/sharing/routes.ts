import {
  createShare,
  deleteShare,
  leaveProject,
  listShares,
  openShare,
  watchProject,
} from "@sunwright/contract/shares";
import { askForChanges, listSharedComments } from "@sunwright/contract/shared-comments";
import { say } from "@sunwright/words/answers";
import { say as sayHead } from "@sunwright/words/shared-head";
import type { App } from "../../platform/app";
import { takePlace } from "../../platform/place";
import { serve, serveAsked } from "../../platform/serve";
import { asksForPage } from "../../platform/static";
import { AppError } from "../../platform/errors";
import type { Guests } from "./guests";
import { headOf } from "./head";
import { ANY_HOUSE, PREVIEW, previewPicture } from "./preview-picture";
import type { Sharing } from "./service";
import { sharesOfCall } from "./table";
import { announceWrites, type Watching } from "./watching";

interface Parts {
  readonly sharing: Sharing;
  readonly guests: Guests;
  readonly watching: Watching;
}

export function sharingRoutes(app: App, { sharing, guests, watching }: Parts): void {
  serveAsked(app, listShares, {
    before: () => sharing.storeOpenings(),
    statement: sharesOfCall,
    values: ({ params }) => ({ projectId: params.id }),
    answer: ([row]) => sharing.list(row),
  });

  serve(app, createShare, async ({ tx, viewer, params, body, made }) => {
    const share = await sharing.create(tx, viewer, params.id, body);
    made(share.id);
    return share;
  });

  serve(app, deleteShare, async ({ tx, viewer, params, made }) => {
    made(await sharing.remove(tx, viewer, params.shareId));
    return { message: say("shareDeleted") };
  });

  serve(app, leaveProject, async ({ tx, viewer, params }) => {
    await sharing.leave(tx, viewer, params.id);
    return { message: say("projectLeft") };
  });

  serve(app, openShare, ({ viewer, params }) => sharing.open(viewer, params.shareToken));

  serve(app, listSharedComments, ({ viewer, params }) => guests.comments(viewer, params.shareToken));

  serve(app, askForChanges, ({ viewer, address, params, body }) =>
    guests.ask({ viewer, address, token: params.shareToken }, body),
  );

  serve(app, watchProject, ({ executor, viewer, address, params, query, whenGone }) =>
    watching.watch(executor, { viewer, address }, params.id, query.tab, whenGone()),
  );
  announceWrites(app);
  sharedPage(app, sharing);
  sharedPicture(app, sharing);
}

/** What a preview of a link shows: a house with its panels and nothing else. It counts as no opening, as the page does not. */
function sharedPicture(app: App, sharing: Sharing) {
  app.http.get<{ Params: { shareToken: string } }>("/shared/:shareToken/preview.png", async (request, reply) => {
    const place = await takePlace(app, request);
    const opened = await sharing.glimpse(request.params.shareToken);
    place.leave();
    return reply
      .headers({ "cache-control": "no-store", "x-robots-tag": "noindex" })
      .type("image/png")
      .send(await previewPicture(opened?.design?.panels ?? ANY_HOUSE));
  });
}

/** The page behind a link is the application's own, with a head for previews and a text for readers without scripts; kept and indexed by nobody. */
function sharedPage(app: App, sharing: Sharing) {
  const { http, writePage } = app;
  if (writePage === null) return;
  http.get<{ Params: { shareToken: string } }>("/shared/:shareToken", async (request, reply) => {
    if (!asksForPage(request)) throw new AppError("not_found");
    const place = await takePlace(app, request);
    const { shareToken } = request.params;
    const address = `${app.config.publicUrl}/shared/${encodeURIComponent(shareToken)}/preview.png`;
    const picture = { address, ...PREVIEW, alternative: sayHead("picture") };
    const head = { ...headOf(await sharing.glimpse(shareToken)), picture };
    place.leave();
    return reply
      .headers({ "cache-control": "no-store", "x-robots-tag": "noindex" })
      .type("text/html; charset=utf-8")
      .send(writePage(head));
  });
}
