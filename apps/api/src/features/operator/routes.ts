import {
  decideCertificate,
  decideDispute,
  decideFirm,
  endJob,
  listDisputes,
  lookUp,
  openCertificate,
  openDispute,
  readHealth,
  readPaper,
  readQueue,
  readSelf,
  readShownEvidence,
} from "@sunwright/contract/operator";
import { putFiguresBack, readFigureVersions, renewFigures } from "@sunwright/contract/figures";
import { saveLegalPage } from "@sunwright/contract/legal";
import {
  decideReview,
  listFlaggedReviews,
  listHeldPassports,
  openFlaggedReview,
  openHeldPassport,
  releasePassport,
} from "@sunwright/contract/operator-cases";
import { readAudit } from "@sunwright/contract/operator-audit";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Deciding } from "./deciding";
import type { Guard } from "./guard";
import type { createHealthFigures } from "./health";
import type { Reading } from "./reading";
import type { Renewing } from "./renewing";

interface Services {
  readonly guard: Guard;
  readonly reading: Reading;
  readonly deciding: Deciding;
  readonly renewing: Renewing;
  readonly health: ReturnType<typeof createHealthFigures>;
}

export function operatorRoutes(app: App, { guard, reading, deciding, renewing, health }: Services): void {
  const { database } = app;
  caseRoutes(app, { guard, reading, deciding });
  figureRoutes(app, { guard, renewing });
  serve(app, readSelf, ({ executor, viewer }) => guard.self(executor, viewer));
  serve(app, readQueue, async ({ executor, viewer, query }) => {
    await guard.reads(executor, viewer);
    return reading.queue(executor, query);
  });
  serve(app, openCertificate, async ({ tx, viewer, params }) => {
    await guard.reads(tx, viewer);
    return reading.certificate(tx, viewer.userId, params.certificateId);
  });
  serve(app, readPaper, async ({ executor, viewer, params, query }) => {
    await guard.reads(executor, viewer);
    return reading.paper(database, viewer.userId, params.certificateId, query.size);
  });
  serve(app, decideCertificate, async ({ tx, viewer, params, body }) => {
    await guard.decides(tx, viewer);
    return deciding.certificate(tx, viewer.userId, params.certificateId, body);
  });
  serve(app, decideFirm, async ({ tx, viewer, params, body }) => {
    await guard.decides(tx, viewer);
    return deciding.firm(tx, viewer.userId, params.firmId, body);
  });
  serve(app, listDisputes, async ({ executor, viewer, query }) => {
    await guard.reads(executor, viewer);
    return reading.disputes(executor, query);
  });
  serve(app, openDispute, async ({ tx, viewer, params, query }) => {
    await guard.reads(tx, viewer);
    return reading.dispute(tx, viewer.userId, params.number, query.id);
  });
  serve(app, readShownEvidence, async ({ executor, viewer, params, query }) => {
    await guard.reads(executor, viewer);
    return reading.evidence(database, viewer.userId, params.entryId, query.size);
  });
  serve(app, decideDispute, async ({ tx, viewer, params, body }) => {
    await guard.decides(tx, viewer);
    return deciding.dispute(tx, viewer.userId, params.number, body);
  });
  serve(app, endJob, async ({ tx, viewer, params, body }) => {
    await guard.decides(tx, viewer);
    return deciding.job(tx, viewer.userId, params.number, body);
  });
  serve(app, readAudit, async ({ executor, viewer, query }) => {
    await guard.reads(executor, viewer);
    return reading.audit(executor, query);
  });
  serve(app, saveLegalPage, async ({ tx, viewer, params, body }) => {
    await guard.decides(tx, viewer);
    return deciding.legalPage(tx, viewer.userId, params.page, body);
  });
  serve(app, lookUp, async ({ tx, viewer, body }) => {
    await guard.reads(tx, viewer);
    return reading.lookUp(tx, viewer.userId, body);
  });
  serve(app, readHealth, async ({ executor, viewer }) => {
    await guard.reads(executor, viewer);
    return health();
  });
}

/** The countries' dated figures. */
function figureRoutes(app: App, { guard, renewing }: Pick<Services, "guard" | "renewing">): void {
  serve(app, readFigureVersions, async ({ executor, viewer }) => {
    await guard.reads(executor, viewer);
    return renewing.read(executor);
  });
  serve(app, renewFigures, async ({ tx, viewer, body }) => {
    await guard.decides(tx, viewer);
    return renewing.renew(tx, viewer.userId, body);
  });
  serve(app, putFiguresBack, async ({ tx, viewer, body }) => {
    await guard.decides(tx, viewer);
    return renewing.putBack(tx, viewer.userId, body);
  });
}

/** Passports that wait, and reviews that were reported. */
function caseRoutes(
  app: App,
  { guard, reading: { cases }, deciding }: Pick<Services, "guard" | "reading" | "deciding">,
): void {
  serve(app, listHeldPassports, async ({ executor, viewer, query }) => {
    await guard.reads(executor, viewer);
    return cases.passports(executor, query);
  });
  serve(app, openHeldPassport, async ({ tx, viewer, params }) => {
    await guard.reads(tx, viewer);
    return cases.passport(tx, viewer.userId, params.passportNumber);
  });
  serve(app, releasePassport, async ({ tx, viewer, params, body }) => {
    await guard.decides(tx, viewer);
    return deciding.passport(tx, viewer.userId, params.passportNumber, body.reason);
  });
  serve(app, listFlaggedReviews, async ({ executor, viewer, query }) => {
    await guard.reads(executor, viewer);
    return cases.reviews(executor, query);
  });
  serve(app, openFlaggedReview, async ({ tx, viewer, params }) => {
    await guard.reads(tx, viewer);
    return cases.review(tx, viewer.userId, params.reviewId);
  });
  serve(app, decideReview, async ({ tx, viewer, params, body }) => {
    await guard.decides(tx, viewer);
    return deciding.review(tx, viewer.userId, params.reviewId, body);
  });
}
