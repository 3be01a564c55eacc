import { room } from "../room";

/** What firms of both kinds have: their state, their people and how somebody joins them. */
export const say = room("firm", {
  nothingLost: "Nothing was lost. Try again.",

  "profile.save": "Save Profile",
  "profile.saving": "Saving",
  "profile.faults": "{count, plural, one {One field needs} other {# fields need}} your attention",

  "state.active": "Open",
  "state.paused": "Paused",
  "state.suspended": "Suspended",
  "state.closed": "Closed",
  "event.close": "Close Permanently",
  closing: "Closing",

  notChanged: "Could not be changed",
  members: "People",
  membersNotLoaded: "The firm''s people could not be loaded",
  "role.owner": "Owner",
  "role.staff": "Staff",
  "role.means":
    "Owners can do everything. {kind, select, shop {Staff manage products, prices and stock.} other {Staff can see the profile and buy at trade price once the firm is verified.}}",
  roleOf: "Role of {name}",
  you: "{name} (you)",
  formerMember: "Deleted account",
  leave: "{kind, select, shop {Leave the Shop} other {Leave the Firm}}",
  letGo: "Remove {name}",
  "leave.title": "Leave {firm}?",
  "leave.means":
    "You lose access to {kind, select, shop {its products, stock and orders} other {the firm''s data}}. An owner can invite you again.",
  "letGo.title": "Remove {name}?",
  "letGo.means":
    "They lose access to {kind, select, shop {products, stock and orders} other {the firm''s data}}. You can invite them again.",
  "letGo.action": "Remove",
  removing: "Removing",
  invited: "Invited as {role, select, owner {owner} other {staff}}, until {until}",
  withdraw: "Withdraw the invitation to {email}",
  invite: "Invite",
  inviting: "Inviting",
  inviteAs: "As",
  email: "E-mail",
  emailNeeded: "Enter an e-mail address",
  inviteSent: "Invitation sent to {email}",
  inviteHelp: "To accept, they sign in with this address and verify it.",
  notInvited: "The invitation could not be sent",

  invitation: "Invitation",
  "invitation.title": "Join {firm}",
  "invitation.as":
    "You are invited as {role, select, owner {an owner: you can do everything} other {staff: {kind, select, shop {you manage products, prices and stock} other {you can see the profile and buy at trade price once the firm is verified}}}}. {kind, select, shop {Members of a shop cannot buy there.} other {You can belong to one firm only.}}",
  "invitation.accept": "Accept",
  "invitation.accepting": "Accepting",
  "invitation.none": "You have no invitation here",
  joined: "You have joined {firm}",
  notJoined: "You could not join",
});
