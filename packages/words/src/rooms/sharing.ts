import { room } from "../room";

export const say = room("sharing", {
  // shares
  error: "Error",
  shareCreated: "Share Created",
  failedToCreateShare: "Failed to create share link",
  lookAtTheList: "Look at the list of links",
  youCancelledButWhether: "You cancelled, but whether a link was made is not known.",
  shareDeleted: "Share Deleted",
  failedToDeleteShare: "Failed to delete share link",
  // create-share-dialog
  readTheDesignAnd: "Read the design and comment, change nothing",
  changeAppliancesAndParameters: "Change appliances and parameters, calculate",
  editShareAndModerate: "Edit, share and moderate comments",
  tryAgain: "Try again.",
  createShareLink: "Create Share Link",
  cancel: "Cancel",
  permission: "Permission",
  publicLink: "Public link",
  anyoneWithTheLink: "Anyone with the link can open it",
  recipientEMail: "Recipient e-mail",
  expires: "Expires",
  // share-list
  shareLinks: "Share links",
  copyLink: "Copy link: {named}",
  deleteLink: "Delete link: {named}",
  linkCopied: "Link Copied",
  theLinkCouldNot: "The link could not be copied",
  deleteThisShareLink: "Delete this share link?",
  whoOpenedTheProject:
    "{permissionLabels}, {share}. Who opened the project by this link alone loses it at once. This cannot be undone.",
  delete: "Delete",
  // share-form
  withoutAnAddressThe: "Without an address the link opens for nobody.",
  thisDoesNotLook: "This does not look like an e-mail address: the link would open for nobody.",
  theLinkIsMailed: "The link is mailed there and opens for that account alone, once its address is verified.",
  noExpiry: "No expiry",
  thatDayHasPassed: "That day has passed: the link would open for nobody.",
  opensUntilTheEnd: "Opens until the end of that day.",
  // share-words
  opens: "{accessCount, plural, one {# open} other {# opens}}",
  noExpiry2: "No expiry.",
  privateForNobody: "Private, for nobody",
  // sharing-panel
  projectSharingAndCollaboration: "Project Sharing and Collaboration",
  thisProjectIsShared: "This project is shared with you. Its owner, and people with full access, manage its links.",
  loadingShareLinks: "Loading share links",
  theShareLinksCould: "The share links could not be loaded",
  theyAreSafeOn: "They are safe on the server.",
  noActiveShareLinks: "No active share links",
  // create-share-dialog
  creating: "Creating",
  // share-list
  deleting: "Deleting",
});
