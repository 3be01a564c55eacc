import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import type { PictureSize } from "@sunwright/contract/files";
import {
  AUDIT_PAGE,
  type lookUp,
  QUEUE_PAGE,
  type openCertificate,
  type openDispute,
  type readAudit,
  type readQueue,
  type Trail,
} from "@sunwright/contract/operator";
import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { Clock } from "../../platform/clock";
import type { Database, Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { answerWith } from "../files/reading";
import { filesShown } from "../files/uses-table";
import { certificatesOf } from "../shops/certificates-table";
import { createDecisions } from "./decisions";
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
import { countQueue, findCertificate, findFirmCalled, listQueue, queueFigures } from "./queue-table";
import { dayAsked, queueDays } from "./rules";
import { auditAbout, type AuditRow, countAudit, listAudit, operatorIds } from "./table";

/** Lines of what was read and decided about one thing. */
const HISTORY_SHOWN = 50;

interface Happened {
  readonly at: Date;
  readonly by: string;
  readonly event: string;
  readonly before: string;
  readonly after: string;
}
interface FoundTrail {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly firm: string;
  readonly money: Trail["money"];
  readonly events: readonly Happened[];
}
type FindTrail = (executor: Executor, number: string) => Promise<FoundTrail | null>;

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
  const note = (tx: Transaction, by: string, ...[act, id, about]: Opened) =>
    createDecisions(sources, by).opened(tx, act, id, about);
  const listedDisputes = (executor: Executor) => sources.disputes.list(executor);

  async function firmTrail(executor: Executor, called: string): Promise<(FoundTrail & { firmId: string }) | null> {
    const firm = await findFirmCalled(executor, called);
    if (firm === null) return null;
    const events = (await certificatesOf(executor, firm.id)).flatMap(
      ({ kind, number, state, createdAt, reviewedAt }) => {
        const event = [kind, number].filter((each) => each !== "").join(" ");
        const handedIn = { at: createdAt, by: "firm", event, before: "", after: "pending" };
        return reviewedAt === null
          ? [handedIn]
          : [{ ...handedIn, at: reviewedAt, by: "operator", before: "pending", after: state }, handedIn];
      },
    );
    const { id, name, state } = firm;
    return {
      id,
      firmId: id,
      name,
      state,
      firm: name,
      money: null,
      events: events.sort((a, b) => b.at.getTime() - a.at.getTime()),
    };
  }

  async function find(executor: Executor, what: string) {
    const order = /^\d{1,9}$|^SW-\d{1,9}$/i.test(what) ? await trails.order(executor, what) : null;
    if (order !== null) return { kind: "order", firmId: null, ...order } as const;
    const job = await trails.job(executor, what);
    if (job !== null) return { kind: "job", firmId: null, ...job } as const;
    const firm = await firmTrail(executor, what);
    return firm && ({ kind: "firm", ...firm } as const);
  }

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
        disputes: (await listedDisputes(executor)).length,
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
      const history = await presented(tx, await auditAbout(tx, { id: firm.id, name: null }, HISTORY_SHOWN));
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

    async disputes(executor: Executor) {
      return { disputes: (await listedDisputes(executor)).map(presentDispute) };
    },

    /** Throws dispute_missing. */
    async dispute(tx: Transaction, by: string, number: string): Promise<Response<typeof openDispute>> {
      const listed = (await listedDisputes(tx)).find((each) => each.number === number);
      const found = listed && (await sources.disputes.hold(tx, number));
      if (!listed || !found) throw new AppError("dispute_missing");
      await note(tx, by, "dispute opened", found.id, number);
      return presentDisputeFile(found, listed);
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

    /** Throws nothing_found. */
    async lookUp(tx: Transaction, by: string, { what }: Body<typeof lookUp>): Promise<Response<typeof lookUp>> {
      const found = await find(tx, what);
      if (found === null) throw new AppError("nothing_found");
      const { id, events, ...trail } = found;
      // Two firms may have one name; numbers are one thing's alone.
      const audit = await presented(
        tx,
        await auditAbout(tx, { id, name: trail.kind === "firm" ? null : trail.name }, HISTORY_SHOWN),
      );
      await note(tx, by, "looked up", id, trail.name);
      return { ...trail, events: events.map((event) => ({ ...event, at: event.at.toISOString() })), audit };
    },
  };
}

type Opened =
  Parameters<ReturnType<typeof createDecisions>["opened"]> extends [Transaction, ...infer Rest] ? Rest : never;
