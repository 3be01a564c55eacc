import { room } from "../room";

/** What the PDF of the report has beside the document. */
export const say = room("report-pdf", {
  title: "Solar system report: {project}",
  page: "Page {page} of {pages}",
});
