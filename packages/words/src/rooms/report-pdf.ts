import { room } from "../room";

/** What the PDF of the report has beside the document. */
export const say = room("report-pdf", {
  title: "Solar system report: {project}",
  contents: "Contents",
  page: "Page {page} of {pages}",
});
