import type { Body, Response } from "@sunwright/contract/endpoint";
import type { changeMember, inviteMember, listMembers, readInvitation, readOwnFirm } from "@sunwright/contract/firms";
import { type Executor, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { App } from "../../platform/app";
import { hashSecret, looksLikeSecret, newSecret } from "../../platform/secrets";
import { readerNow, writtenTo } from "../../platform/reader-language";
import { lockFirm, lockOwnFirm, requireFirm } from "./access";
import { memberMail } from "./mails";
import {
  forgetEnded,
  holdFirm,
  insertMember,
  invitationBy,
  invitationsOf,
  membersOf,
  putInvitation,
  removeInvitation,
  removeMember,
  setRole,
} from "./members-table";
import { firmOf, type FirmRow, type MembershipRow } from "./table";

/** People of one firm, with those who are invited. */
const MEMBERS_MAX = 50;
const INVITED_DAYS = 14;
const DAY = 86_400_000;
/** An address is mailed to again after so long. [ms] */
const MAILED_AGAIN = 3_600_000;

/** What members of a firm need to know of others. */
interface Sources extends Pick<App, "clock" | "outbox"> {
  readonly publicUrl: string;
  /** The address of an account, in lower case, once it is known to be theirs. */
  readonly verifiedAddress: (executor: Executor, userId: string) => Promise<string | null>;
  readonly namesOf: (executor: Executor, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export type Members = ReturnType<typeof createMembers>;

const isLastOwner = (rows: readonly MembershipRow[], { role }: MembershipRow): boolean =>
  role === "owner" && rows.filter((row) => row.role === "owner").length === 1;

function foundIn(rows: readonly MembershipRow[], userId: string): MembershipRow {
  const found = rows.find((row) => row.userId === userId);
  if (found === undefined) throw new AppError("member_not_found");
  return found;
}

/** The firm that somebody works for; null for none. */
export async function readOwn(executor: Executor, userId: string): Promise<Response<typeof readOwnFirm>> {
  const own = await firmOf(executor, userId);
  return { firm: own && { name: own.firm.name, kind: own.firm.kind, role: own.role, country: own.firm.country } };
}

/** Who works for a firm. Every method but those of an invitation throws firm_not_found for somebody who works for none. */
export function createMembers({ clock, outbox, publicUrl, verifiedAddress, namesOf }: Sources) {
  async function present(
    executor: Executor,
    firm: FirmRow,
    role: MembershipRow["role"],
  ): Promise<Response<typeof listMembers>> {
    const rows = await membersOf(executor, firm.id);
    const ids = rows.map(({ userId }) => userId);
    const names = await namesOf(executor, ids);
    const invited = role === "owner" ? await invitationsOf(executor, firm.id, clock.now()) : [];
    return {
      members: rows.map(({ userId, role: as }) => ({ userId, role: as, name: names.get(userId) ?? "" })),
      invitations: invited.map(({ id, email, role: as, expiresAt }) => ({
        id,
        email,
        role: as,
        expiresAt: expiresAt.toISOString(),
      })),
    };
  }

  /** Throws invitation_not_found for what was not sent to the verified address of the caller. */
  async function invited(executor: Executor, userId: string, token: string) {
    const found = looksLikeSecret(token) ? await invitationBy(executor, hashSecret(token), clock.now()) : null;
    const open = found !== null && found.firm.state !== "closed";
    if (!open || (await verifiedAddress(executor, userId)) !== found.invitation.email)
      throw new AppError("invitation_not_found");
    return found;
  }

  return {
    async list(executor: Executor, userId: string) {
      const { firm, role } = await requireFirm(executor, userId);
      return present(executor, firm, role);
    },

    /** Throws owner_needed, email_unverified, firm_closed, too_many_members and too_many_attempts. */
    async invite(tx: Transaction, userId: string, { email: sent, role }: Body<typeof inviteMember>) {
      const { firm } = await lockOwnFirm(tx, userId);
      if (firm.state === "closed") throw new AppError("firm_closed");
      const now = clock.now();
      const email = sent.toLowerCase();
      await forgetEnded(tx, firm.id, now);
      const waiting = await invitationsOf(tx, firm.id, now);
      const before = waiting.find((row) => row.email === email);
      const people = (await membersOf(tx, firm.id)).length + waiting.length;
      if (before === undefined && people >= MEMBERS_MAX) throw new AppError("too_many_members");
      // Asked twice within the hour, in the same words: the mail that was sent holds.
      const mailed = before !== undefined && now.getTime() - before.createdAt.getTime() < MAILED_AGAIN;
      if (!mailed || before.role !== role) {
        const token = newSecret();
        const expiresAt = new Date(now.getTime() + INVITED_DAYS * DAY);
        const row = { id: newId(now), firmId: firm.id, email, role, tokenHash: hashSecret(token) };
        await putInvitation(tx, { ...row, createdAt: now, expiresAt });
        const words = await writtenTo(readerNow().code, () =>
          memberMail(`${publicUrl}/firm/invitation?token=${token}`, INVITED_DAYS),
        );
        const posted = await outbox.post(tx, { reason: "invitation", sender: userId, to: email, ...words });
        if (posted === "sender unverified") throw new AppError("email_unverified");
      }
      return present(tx, firm, "owner");
    },

    /** Throws owner_needed and invitation_not_found. */
    async withdraw(tx: Transaction, userId: string, id: string) {
      const { firm, role } = await lockOwnFirm(tx, userId);
      if (!(await removeInvitation(tx, firm.id, id))) throw new AppError("invitation_not_found");
      return present(tx, firm, role);
    },

    /** Throws invitation_not_found. */
    async invitation(executor: Executor, userId: string, token: string): Promise<Response<typeof readInvitation>> {
      const { firm, invitation } = await invited(executor, userId, token);
      return { firm: firm.name, kind: firm.kind, role: invitation.role };
    },

    /** Throws invitation_not_found, other_firm and too_many_members. */
    async accept(tx: Transaction, userId: string, token: string): Promise<Response<typeof readInvitation>> {
      const { firm } = await invited(tx, userId, token);
      await holdFirm(tx, firm.id);
      // Withdrawn or accepted in the meantime: looked at again, now that the firm is held.
      const { invitation } = await invited(tx, userId, token);
      if ((await membersOf(tx, firm.id)).length >= MEMBERS_MAX) throw new AppError("too_many_members");
      await removeInvitation(tx, firm.id, invitation.id);
      try {
        await insertMember(tx, {
          firmId: firm.id,
          userId,
          role: invitation.role,
          verified: true,
          joinedAt: clock.now(),
        });
      } catch (error) {
        if (uniqueViolation(error)) throw new AppError("other_firm", { cause: error });
        throw error;
      }
      return { firm: firm.name, kind: firm.kind, role: invitation.role };
    },

    /** Throws owner_needed, member_not_found and last_owner. */
    async change(tx: Transaction, userId: string, changed: string, { role }: Body<typeof changeMember>) {
      const { firm } = await lockOwnFirm(tx, userId);
      const rows = await membersOf(tx, firm.id);
      const found = foundIn(rows, changed);
      if (role !== "owner" && isLastOwner(rows, found)) throw new AppError("last_owner");
      await setRole(tx, { firmId: firm.id, userId: changed, role });
      return present(tx, firm, changed === userId ? role : "owner");
    },

    /** An owner lets anybody go but the last owner; staff only themselves. Throws owner_needed, member_not_found, last_owner. */
    async remove(tx: Transaction, userId: string, leaving: string) {
      const { firm, role } = await lockFirm(tx, userId);
      if (role !== "owner" && leaving !== userId) throw new AppError("owner_needed");
      const rows = await membersOf(tx, firm.id);
      if (isLastOwner(rows, foundIn(rows, leaving))) throw new AppError("last_owner");
      await removeMember(tx, firm.id, leaving);
      return present(tx, firm, leaving === userId ? "staff" : role);
    },
  };
}
