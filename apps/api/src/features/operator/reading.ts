import type { Query, Response } from "@sunwright/contract/endpoint";
import type { PictureSize } from "@sunwright/contract/files";
import {
  DISPUTE_PAGE,
  type listDisputes,
  type openCertificate,
  type openDispute,
  QUEUE_PAGE,
  type readQueue,
} from "@sunwright/contract/operator";
import { AUDIT_PAGE, type readAudit } from "@sunwright/contract/operator-audit";
import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { Clock } from "../../platform/clock";
import type { Database, Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { answerWith } from "../files/reading";
import { filesShown } from "../files/uses-table";
import { certificatesOf } from "../shops/certificates-table";
import { createCases } from "./cases";
import { createDecisions } from "./decisions";
import { createLookingUp, type FindTrail } from "./looking-up";
import type { Sources } from "./sources";
import {
  type Names,
  presentAudit,
  presentDispute,
  presentDisputeFile,
  presentFirm,
  presentLine,
  presentPaper,
} from "./present";
import { countQueue, findCertificate, listQueue, queueFigures } from "./queue-table";
import { dayAsked, queueDays } from "./rules";
import { auditAbout, type AuditRow, countAudit, listAudit, operatorIds } from "./table";

/** Lines of what was read and decided about one thing. */
const HISTORY_SHOWN = 50;

export interface ReadingParts {
  readonly clock: Clock;
  readonly sources: Sources;
  readonly namesOf: (executor: Executor, ids: readonly string[]) => Promise<Names>;
  readonly evidence: (executor: Executor, entryId: string, size: PictureSize) => Promise<FileAnswer>;
  readonly trails: { readonly order: FindTrail; readonly job: FindTrail };
}
export type Reading = ReturnType<typeof createReading>;

/** What operators read. An opening is a line of the audit in the transaction that answers it. */
export function createReading({ clock, sources, namesOf, evidence, trails }: ReadingParts) {
  async function presented(executor: Executor, rows: readonly AuditRow[]) {
    const ids = rows.flatMap(({ operatorId }) => (operatorId === null ? [] : [operatorId]));
    const names = await namesOf(executor, [...new Set(ids)]);
    return rows.map((row) => presentAudit(row, names));
  }
  const historyOf = async (executor: Executor, thing: { readonly id: string; readonly name: string | null }) =>
    presented(executor, await auditAbout(executor, thing, HISTORY_SHOWN));
  const note = (tx: Transaction, by: string, ...[act, id, about]: Opened) =>
    createDecisions(sources, by).opened(tx, act, id, about);
  const cases = createCases({ sources, historyOf, note });

  return {
    async queue(
      executor: Executor,
      { view, search, page }: Query<typeof readQueue>,
    ): Promise<Response<typeof readQueue>> {
      const question = { view, search, ...queueDays(clock.now()) };
      const { waiting, ending, oldest } = await queueFigures(executor, question);
      const rows = await listQueue(executor, question, { offset: (page - 1) * QUEUE_PAGE, most: QUEUE_PAGE });
      return {
        waiting,
        ending,
        oldest: oldest?.toISOString() ?? null,
        disputes: await sources.disputes.count(executor),
        ...(await cases.figures(executor)),
        total: await countQueue(executor, question),
        lines: rows.map(presentLine),
      };
    },

    /** Throws certificate_not_found. */
    async certificate(tx: Transaction, by: string, id: string): Promise<Response<typeof openCertificate>> {
      const found = await findCertificate(tx, id);
      if (found === null) throw new AppError("certificate_not_found");
      const { firm, certificate } = found;
      const file = (await filesShown(tx, "certificate", [id])).get(id);
      const history = await historyOf(tx, { id: firm.id, name: null });
      await note(tx, by, "certificate opened", firm.id, firm.name);
      return {
        firm: presentFirm(firm),
        certificate: presentPaper(certificate),
        file: file === undefined ? null : { type: file.type, name: file.name },
        others: (await certificatesOf(tx, firm.id)).filter((row) => row.id !== id).map(presentPaper),
        history,
      };
    },

    /** Throws certificate_not_found and file_not_found. */
    async paper(database: Database, by: string, id: string, size: PictureSize): Promise<FileAnswer> {
      const found = await findCertificate(database.executor, id);
      if (found === null) throw new AppError("certificate_not_found");
      const file = (await filesShown(database.executor, "certificate", [id])).get(id);
      if (file === undefined) throw new AppError("file_not_found");
      await database.transaction((tx) => note(tx, by, "paper opened", found.firm.id, found.firm.name));
      return answerWith(database.executor, file.id, size);
    },

    async disputes(
      executor: Executor,
      { page, ...asked }: Query<typeof listDisputes>,
    ): Promise<Response<typeof listDisputes>> {
      const place = { offset: (page - 1) * DISPUTE_PAGE, most: DISPUTE_PAGE };
      const { total, lines } = await sources.disputes.page(executor, { ...asked, ...place });
      return { total, disputes: lines.map(presentDispute) };
    },

    /** @param id Of one that may have ended. Throws dispute_missing. */
    async dispute(
      tx: Transaction,
      by: string,
      number: string,
      id: string | undefined,
    ): Promise<Response<typeof openDispute>> {
      const found = await sources.disputes.hold(tx, number, id);
      if (found === null) throw new AppError("dispute_missing");
      await note(tx, by, "dispute opened", found.id, number);
      return presentDisputeFile(found);
    },

    /** Throws file_not_found. */
    async evidence(database: Database, by: string, entryId: string, size: PictureSize) {
      const answer = await evidence(database.executor, entryId, size);
      await database.transaction((tx) => note(tx, by, "evidence opened", entryId, ""));
      return answer;
    },

    async audit(
      executor: Executor,
      { page, day, ...asked }: Query<typeof readAudit>,
    ): Promise<Response<typeof readAudit>> {
      const question = { ...asked, day: dayAsked(day) };
      const rows = await listAudit(executor, question, { offset: (page - 1) * AUDIT_PAGE, most: AUDIT_PAGE });
      const names = await namesOf(executor, await operatorIds(executor));
      return {
        total: await countAudit(executor, question),
        lines: await presented(executor, rows),
        operators: [...names].map(([id, name]) => ({ id, name })),
      };
    },

    cases,
    ...createLookingUp({ trails, historyOf, note }),
  };
}

type Opened =
  Parameters<ReturnType<typeof createDecisions>["opened"]> extends [Transaction, ...infer Rest] ? Rest : never;
