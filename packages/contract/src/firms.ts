import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { endpoint } from "./endpoint";
import { EMAIL_MAX, LINE_MAX } from "./limits";
import { FIRM_KINDS, MEMBER_ROLES } from "./shops";
import { line, typed } from "./text";
import { asciiAddress } from "./mail-address";

/** Who works for a firm, of either kind: which one follows from the session. */
const tag = "firms";
const access = "session";
/** What each call about a firm may answer to somebody without one. */
export const NO_FIRM = ["not_signed_in", "firm_not_found"] as const;

const role = z.enum(MEMBER_ROLES);
export const Member = z.object({ userId: z.uuid(), name: z.string(), role });
const Invitation = z.object({ id: z.uuid(), email: z.string(), role, expiresAt: z.iso.datetime() });
export const Members = z.object({
  members: z.array(Member),
  /** Not yet accepted; owners alone are shown them. */
  invitations: z.array(Invitation),
});

export const OwnFirm = z.object({
  name: z.string(),
  kind: z.enum(FIRM_KINDS),
  role,
  /** Null until it says where it is. */
  country: z.enum(COUNTRIES).nullable(),
});
export type OwnFirm = z.output<typeof OwnFirm>;

export const readOwnFirm = endpoint({
  method: "GET",
  path: "/api/firm",
  summary: "The firm that the caller works for, where there is one",
  tag,
  access,
  response: z.object({ firm: OwnFirm.nullable() }),
  errors: ["not_signed_in"],
});

export const listMembers = endpoint({
  method: "GET",
  path: "/api/firm/members",
  summary: "Who works for the firm",
  tag,
  access,
  response: Members,
  errors: NO_FIRM,
});

export const inviteMember = endpoint({
  method: "POST",
  path: "/api/firm/invitations",
  summary: "Invite somebody by e-mail to work for the firm; who has that address accepts",
  tag,
  access,
  verified: true,
  changes: ["members"],
  body: z.object({ email: typed().overwrite(asciiAddress).max(EMAIL_MAX).pipe(z.email()), role }),
  response: Members,
  errors: [
    ...NO_FIRM,
    "invalid_input",
    "owner_needed",
    "email_unverified",
    "firm_closed",
    "too_many_members",
    "too_many_attempts",
  ],
});

export const withdrawInvitation = endpoint({
  method: "DELETE",
  path: "/api/firm/invitations/:invitationId",
  summary: "Withdraw an invitation that was not accepted",
  tag,
  access,
  changes: ["members"],
  params: z.object({ invitationId: z.uuid() }),
  response: Members,
  errors: [...NO_FIRM, "owner_needed", "invitation_not_found"],
});

/** A firm that asked for somebody, or that they have joined. */
const Invited = z.object({ firm: z.string(), kind: z.enum(FIRM_KINDS), role });
const ofToken = z.object({ token: line(LINE_MAX).min(1) });

export const readInvitation = endpoint({
  method: "GET",
  path: "/api/firm/invited/:token",
  summary: "The firm that invites the caller's address, and as what",
  tag,
  access,
  params: ofToken,
  response: Invited,
  errors: ["not_signed_in", "invitation_not_found"],
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/firm/invited/:token/accept",
  summary: "Work for the firm that invites the caller's verified address",
  tag,
  access,
  changes: ["own-firm", "shop", "installer", "members"],
  params: ofToken,
  response: Invited,
  errors: ["not_signed_in", "invitation_not_found", "other_firm", "too_many_members"],
});

export const changeMember = endpoint({
  method: "PUT",
  path: "/api/firm/members/:userId",
  summary: "Make somebody of the firm an owner or staff",
  tag,
  access,
  changes: ["own-firm", "members", "shop", "installer"],
  params: z.object({ userId: z.uuid() }),
  body: z.object({ role }),
  response: Members,
  errors: [...NO_FIRM, "invalid_input", "owner_needed", "member_not_found", "last_owner"],
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/api/firm/members/:userId",
  summary: "Let somebody no longer work for the firm; staff may leave by themselves",
  tag,
  access,
  changes: ["own-firm", "members", "shop", "installer"],
  params: z.object({ userId: z.uuid() }),
  response: Members,
  errors: [...NO_FIRM, "owner_needed", "member_not_found", "last_owner"],
});
