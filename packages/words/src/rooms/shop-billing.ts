import { room } from "../room";

/** Which firms buy from a shop on invoice. */
export const say = room("shop-billing", {
  nothingLost: "Nothing of it is lost.",
  saving: "Saving",

  credit: "Firms that buy on invoice",
  creditMeans: "Each pays within 30 days of the invoice. Open invoices count against its limit.",
  creditOff:
    "Nobody pays by invoice yet: switch on “Invoice, 30 days” under Payment, and the firms below may choose it.",
  noCredits: "No firm buys on invoice here yet.",
  creditsNotLoaded: "The firms that buy on invoice could not be loaded",
  open: "{used} of {limit} open",
  left: "{left} left",
  overLimit: "{over} above its limit: nothing more on invoice until that is paid",
  change: "Change Limit",
  changeOf: "Change the limit of {firm}",
  end: "No more invoices for {firm}",
  "end.title": "No more invoices for {firm}?",
  "end.means": "It can no longer choose to pay by invoice.",
  "end.owed": "It can no longer choose to pay by invoice. The {used} that is open stays owed.",
  "end.action": "End It",
  ending: "Ending",
  notEnded: "The firm still buys on invoice",
  add: "Approve a Firm",
  adding: "Approving",
  email: "E-mail of somebody who works there",
  emailHelp: "With an account of an installer or a shop, its address verified",
  emailNeeded: "Enter an e-mail address",
  limit: "Limit",
  limitNeeded: "Enter an amount above nothing",
  added: "The firm may buy on invoice up to {limit}",
  notAdded: "The firm was not approved",
  cancel: "Cancel",
  saveLimit: "Save Limit",
  changed: "{firm} may buy on invoice up to {limit}",
  notChanged: "The limit was not changed",
});
