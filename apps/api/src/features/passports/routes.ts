import { PRODUCT_NAME } from "@sunwright/contract/brand";
import * as contract from "@sunwright/contract/passports";
import { say } from "@sunwright/words/shared-head";
import type { App } from "../../platform/app";
import { AppError } from "../../platform/errors";
import { takePlace } from "../../platform/place";
import { serve } from "../../platform/serve";
import { asksForPage } from "../../platform/static";
import type { Answer } from "./pass-on-passport";
import type { PassportService } from "./service";

interface Services {
  readonly passports: PassportService;
  readonly answer: Answer;
}

export function passportRoutes(app: App, { passports, answer }: Services): void {
  serve(app, contract.listPassports, ({ executor, viewer }) => passports.list(executor, viewer.userId));
  serve(app, contract.readPassport, ({ executor, viewer, params, address, whenGone }) =>
    passports.read(executor, params.passport, { userId: viewer?.userId ?? null, address, signal: whenGone() }),
  );
  serve(app, contract.readPassportPdf, ({ executor, viewer, params, address, whenGone }) =>
    passports.pdf(executor, params.passport, { userId: viewer?.userId ?? null, address, signal: whenGone() }),
  );
  serve(app, contract.readPassportCalendar, ({ executor, viewer, params }) =>
    passports.calendar(executor, params.passport, viewer?.userId ?? null),
  );
  serve(app, contract.actOnPassport, ({ tx, viewer, params, body }) =>
    passports.act(tx, viewer.userId, params.passport, body),
  );
  serve(app, contract.checkReadings, ({ tx, viewer, params, body }) =>
    passports.check(tx, viewer.userId, params.passport, body.rows),
  );
  serve(app, contract.answerTransfer, async ({ tx, viewer, params, body }) => {
    await answer(tx, viewer.userId, params.transferId, body.accept);
    return passports.list(tx, viewer.userId);
  });
  passportPage(app);
}

/** The page behind a link is the application's own; kept and indexed by nobody. Its head is the same for every link. */
function passportPage(app: App) {
  const { http, writePage } = app;
  if (writePage === null) return;
  const product = PRODUCT_NAME;
  http.get("/passports/:passport", async (request, reply) => {
    if (!asksForPage(request)) throw new AppError("not_found");
    const place = await takePlace(app, request);
    const head = { title: say("passport.title", { product }), description: say("passport.description", { product }) };
    place.leave();
    return reply
      .headers({ "cache-control": "no-store", "x-robots-tag": "noindex" })
      .type("text/html; charset=utf-8")
      .send(writePage(head));
  });
}
