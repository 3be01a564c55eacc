import { permits } from "@sunwright/contract/access";
import type { CatalogueItem } from "@sunwright/contract/appliances";
import type { Body } from "@sunwright/contract/endpoint";
import { SHARES_PER_PROJECT } from "@sunwright/contract/limits";
import type { createShare, OpenedShare, Share } from "@sunwright/contract/shares";
import { say } from "@sunwright/words/history";
import type { App } from "../../platform/app";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, toldIssue } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { looksLikeSecret, newSecret } from "../../platform/secrets";
import { readerNow, writtenTo } from "../../platform/reader-language";
import type { Caller } from "../projects/access";
import type { History } from "../projects/history";
import type { People, SeenPeople } from "../projects/people";
import { lockProject } from "../projects/require-project";
import { found } from "../projects/refusals";
import type { PricesOf } from "../projects/service";
import { findProject } from "../projects/table";
import { invitationMail } from "./mails";
import { createOpeningCounter } from "./openings";
import { toOpened, toShare } from "./present";
import { describeShare, invited, recipientOf, whyClosed } from "./rules";
import * as table from "./table";

/** The door of the accounts feature: the address of an account, once it is verified. */
export type VerifiedAddress = (executor: Executor, userId: string) => Promise<string | null>;

interface Parts extends Pick<App, "clock" | "config" | "database" | "http" | "idempotency" | "outbox"> {
  readonly history: History;
  readonly inQuery: table.InQuery;
  readonly people: People;
  readonly seenPeople: SeenPeople;
  readonly verifiedAddress: VerifiedAddress;
  readonly pricesOf: PricesOf;
  readonly catalogueItem: (id: string) => CatalogueItem | null;
}

type ListedRow = ReturnType<(typeof table.sharesOfCall)["decode"]>;
export type Sharing = ReturnType<typeof createSharing>;

export function createSharing(parts: Parts) {
  const { clock, config, database, http, idempotency, outbox } = parts;
  const { history, inQuery, people, pricesOf, seenPeople, verifiedAddress } = parts;
  const findOpened = table.createOpener(database, inQuery);
  const openings = createOpeningCounter({ database, log: http.log });
  http.addHook("onClose", () => openings.close());

  /**
   * A mail to whom a private link is for. The link is made also where no mail leaves: the mailbox has had its share of
   * them, or the caller has not verified their address, as the page tells them.
   */
  async function invite(tx: Transaction, caller: Caller, to: string, token: string) {
    const from = await verifiedAddress(tx, caller.userId);
    if (from === null) return;
    // Whom it is for is not known: the language of who invites.
    const words = await writtenTo(readerNow().code, () => invitationMail(`${config.publicUrl}/shared/${token}`, from));
    await outbox.post(tx, { reason: "invitation", sender: caller.userId, to, ...words });
  }

  /** The people who see the link in their list of links may know why it stays closed. Throws share_not_found. */
  async function refuse(viewer: Caller | null, token: string, at: Date): Promise<never> {
    const { executor } = database;
    const link = viewer && (await table.findByToken(executor, token));
    const managed = link && (await findProject(executor, viewer, link.projectId, "admin"));
    const reason = managed ? whyClosed(link, at) : null;
    if (reason === null) throw new AppError("share_not_found");
    throw new AppError("share_not_found", { issues: [toldIssue("shareToken", reason)] });
  }

  const shown = showing({ executor: database.executor, pricesOf, catalogueItem: parts.catalogueItem });

  return {
    /** Newest first. Throws project_not_found and not_permitted. */
    async list({ project, access, shares }: ListedRow): Promise<Share[]> {
      found(project);
      if (!permits(access, "admin")) throw new AppError("not_permitted");
      const known = await seenPeople(shares.map(({ sharedBy }) => sharedBy));
      return shares.map((row) => toShare(row, known));
    },

    /** Stores what was counted until now, before a list tells it. */
    storeOpenings: openings.store,

    /** Throws project_not_found, not_permitted, too_many_shares and too_many_attempts. */
    async create(tx: Transaction, caller: Caller, projectId: string, sent: Body<typeof createShare>): Promise<Share> {
      await lockProject(tx, caller, projectId, "admin");
      if ((await table.countShares(tx, projectId)) >= SHARES_PER_PROJECT) throw new AppError("too_many_shares");
      const now = clock.now();
      const terms = {
        permission: sent.permission,
        isPublic: sent.isPublic,
        sharedWith: recipientOf(sent),
        expiresAt: sent.expiresAt === null ? null : new Date(sent.expiresAt),
      };
      const made = { id: newId(now), projectId, sharedBy: caller.userId, token: newSecret(), createdAt: now };
      const row = await table.insertShare(tx, { ...terms, ...made });
      const description = describeShare("created", terms);
      const { permission, isPublic } = terms;
      const entry = { projectId, userId: caller.userId, description, changes: { permission, isPublic } };
      await history.record(tx, { ...entry, action: "shared" });
      const to = invited(terms, now);
      if (to !== null) await invite(tx, caller, to, row.token);
      return toShare(row, await people(tx, [caller.userId]));
    },

    /** Answers whose project it was. Throws share_not_found and not_permitted. */
    async remove(tx: Transaction, caller: Caller, shareId: string): Promise<string> {
      const projectId = await table.projectOfShare(tx, caller, shareId);
      if (projectId === null) throw new AppError("share_not_found");
      await lockProject(tx, caller, projectId, "admin");
      const row = await table.deleteShare(tx, projectId, shareId);
      if (row === null) throw new AppError("share_not_found");
      const description = describeShare("deleted", row);
      const { permission, isPublic } = row;
      const entry = { projectId, userId: caller.userId, description, changes: { permission, isPublic } };
      await history.record(tx, { ...entry, action: "shared" });
      // The answer that made the link would otherwise be given again.
      await idempotency.forgetOf(tx, [row.sharedBy], [shareId]);
      return projectId;
    },

    /** Whose project it is deletes it instead. Throws project_not_found and not_permitted. */
    async leave(tx: Transaction, caller: Caller, projectId: string): Promise<void> {
      const { access } = await lockProject(tx, caller, projectId, "view");
      if (access === "owner") throw new AppError("not_permitted");
      await table.leave(tx, projectId, caller.userId);
      const entry = { projectId, userId: caller.userId, description: say("left"), changes: {} };
      await history.record(tx, { ...entry, action: "shared" });
    },

    /**
     * Opens a link for anybody who may: counts the visit, and lets a person who is signed in into the project.
     * Whatever is wrong, the answer is the same to everybody but those who manage the link. Throws share_not_found.
     */
    async open(viewer: Caller | null, token: string): Promise<OpenedShare> {
      if (!looksLikeSecret(token)) throw new AppError("share_not_found");
      const at = clock.now();
      const row = await findOpened(viewer?.userId ?? null, { token, at });
      if (!row) return refuse(viewer, token, at);
      const { ownerId, id: projectId } = row.project;
      if (viewer && viewer.userId !== ownerId && !row.isMember) {
        const member = { projectId, userId: viewer.userId, token, at };
        if (!(await database.transaction((tx) => table.join(tx, inQuery, member))))
          throw new AppError("share_not_found");
      }
      openings.count(row.share.id, at);
      return shown(row, at);
    },

    /** What a public link's page says before it is run, which counts as no visit; null for other links, and for none. */
    async glimpse(token: string): Promise<OpenedShare | null> {
      if (!looksLikeSecret(token)) return null;
      const at = clock.now();
      const row = await findOpened(null, { token, at });
      return row?.share.isPublic === true ? shown(row, at) : null;
    },
  };
}

interface Showing extends Pick<Parts, "pricesOf" | "catalogueItem"> {
  readonly executor: Executor;
}

/** A link shows what its project costs as everybody may know it, whoever opens it. */
const showing =
  ({ executor, pricesOf, catalogueItem }: Showing) =>
  async (row: table.OpenedRow, at: Date): Promise<OpenedShare> => {
    const asked = { ...row.project, isOwner: false };
    const price = (await pricesOf(executor, [asked], at)).get(asked.id) ?? null;
    return toOpened(row, price, catalogueItem);
  };
