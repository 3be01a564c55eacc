import { room } from "../room";

export const say = room("sharing", {
  title: "Project Sharing and Collaboration",
  notYours: "This project is shared with you. Its owner, and people with full access, manage its links.",
  cancel: "Cancel",

  // The list of links
  links: "Share links",
  loading: "Loading share links",
  notLoaded: "The share links could not be loaded",
  safe: "They are safe on the server.",
  none: "No active share links",
  copyLink: "Copy link: {permission}, {audience}",
  deleteLink: "Delete link: {permission}, {audience}",
  "audience.public": "Public",
  "audience.nobody": "Private, no recipient",
  opened: "{opens, plural, one {# open} other {# opens}}. {expiry}",
  openedLast: "{opens, plural, one {# open} other {# opens}}, last {lastOpened}. {expiry}",
  "expiry.none": "No expiry.",
  "expiry.coming": "Expires {date}.",
  "expiry.past": "Expired {date}.",

  // Making a link
  "create.title": "Create Share Link",
  "create.creating": "Creating",
  "create.tryAgain": "Try again.",
  "create.permission": "Permission",
  "permission.view": "Read the design and comment, change nothing",
  "permission.edit": "Change appliances and parameters, calculate",
  "permission.admin": "Edit, share and moderate comments",
  "create.publicLink": "Public link",
  "create.publicLinkHelp": "Anyone with the link can open it",
  "create.recipient": "Recipient e-mail",
  "recipient.missing": "Without an address, nobody can open the link.",
  "recipient.noAddress": "This does not look like an e-mail address.",
  "recipient.mailed": "We mail the link to this address. Only its account can open it, once the address is verified.",
  "recipient.notMailed":
    "Verify your own e-mail address and we mail links for you. Until then, copy the link and send it yourself. Only the account with this address can open it, once the address is verified.",
  "create.expires": "Expires",
  "expiryHelp.none": "No expiry",
  "expiryHelp.past": "That day has passed, so nobody could open the link.",
  "expiryHelp.untilEndOfDay": "Works until the end of that day.",

  // Deleting a link
  "delete.question": "Delete this share link?",
  "delete.description":
    "{permission}, {audience}. Anyone without another link loses access at once. This cannot be undone.",
  "delete.confirm": "Delete",
  "delete.deleting": "Deleting",

  // What became of it
  error: "Error",
  "create.done": "Share Created",
  "create.copied": "Link copied: {url}",
  "create.failed": "Failed to create share link",
  "create.cancelled": "Check the list of links",
  "create.cancelledTooLate": "You cancelled, but the link may already exist.",
  "delete.done": "Share Deleted",
  "delete.failed": "Failed to delete share link",
  "copy.done": "Link Copied",
  "copy.failed": "Could not copy the link",

  // Share Project
  "share.made":
    "Link created. Anyone with it can read the design, and comment once signed in. You can delete it under People.",
  "share.standing":
    "Anyone with this link can read the design, and comment once signed in. You can delete it under People.",
  "share.address": "Only people who already have access can open it. The owner can create a link for others.",
  "share.shared": "Link shared",
  "share.failed": "The project could not be shared",
});
