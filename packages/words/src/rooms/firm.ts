import { room } from "../room";

/** What firms of both kinds have: their state, their people and how somebody joins them. */
export const say = room("firm", {
  nothingLost: "Nothing of it is lost.",

  "state.active": "Open",
  "state.paused": "Paused",
  "state.suspended": "Suspended",
  "state.closed": "Closed",
  "event.close": "Close for Good",
  closing: "Closing",

  notChanged: "Nothing was changed",
  members: "People",
  membersNotLoaded: "The people of the firm could not be loaded",
  "role.owner": "Owner",
  "role.staff": "Staff",
  "role.means":
    "Owners do everything. {kind, select, shop {Staff keep products, prices and stock.} other {Staff read the profile and buy at trade price once the firm is verified.}}",
  roleOf: "Role of {name}",
  you: "{name} (you)",
  formerMember: "Somebody whose account is gone",
  leave: "{kind, select, shop {Leave the Shop} other {Leave the Firm}}",
  letGo: "Remove {name}",
  "leave.title": "Leave {firm}?",
  "leave.means":
    "You no longer see what is kept {kind, select, shop {there: products, stock and orders} other {there}}. An owner can invite you again.",
  "letGo.title": "Remove {name}?",
  "letGo.means":
    "They no longer see what is kept {kind, select, shop {here: products, stock and orders} other {here}}. You can invite them again.",
  "letGo.action": "Remove",
  removing: "Removing",
  invited: "Invited as {role, select, owner {owner} other {staff}}, until {until}",
  withdraw: "Withdraw the invitation to {email}",
  invite: "Invite",
  inviting: "Inviting",
  inviteAs: "As",
  email: "E-mail",
  emailNeeded: "Enter an e-mail address",
  inviteSent: "{email} is invited",
  inviteHelp: "They accept signed in with this address, once it is verified.",
  notInvited: "Nobody was invited",

  invitation: "Invitation",
  "invitation.title": "Work for {firm}",
  "invitation.as":
    "You are invited as {role, select, owner {an owner: you may do everything} other {staff: {kind, select, shop {you keep products, prices and stock} other {you read the profile and buy at trade price once the firm is verified}}}}. {kind, select, shop {Members of a shop buy nothing there.} other {You work for one firm at most.}}",
  "invitation.accept": "Accept",
  "invitation.accepting": "Accepting",
  "invitation.none": "There is no invitation for you here",
  joined: "You work for {firm} now",
  notJoined: "You did not join",
});
