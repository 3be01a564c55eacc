import { room } from "../room";

/** The imprint, privacy notice and terms of a site, and the page on which its operator writes them. */
export const say = room("legal", {
  "page.imprint": "Imprint",
  "page.privacy": "Privacy",
  "page.terms": "Terms",

  // A page
  updated: "Last changed {date}",
  empty: "The operator of this site has not published this page yet.",
  notLoaded: "This page could not be loaded",
  nothingLost: "Nothing was lost. Try again.",
  loading: "Loading",

  // Where the operator writes them
  lead: "Everyone can read these pages. While one is empty, orders to the EU and the UK are refused.",
  help: "Leave an empty line between paragraphs. Start a line with ## for a heading.",
  "about.imprint": "Who runs this site: name, address, e-mail, phone, register and tax number.",
  "about.privacy": "Which personal data you keep, why, how long, who receives it, and the rights people have.",
  "about.terms": "The terms on which people use this site and order from its shops.",
  save: "Publish",
  saving: "Publishing",
  view: "View page",
  isEmpty: "Empty",
});
