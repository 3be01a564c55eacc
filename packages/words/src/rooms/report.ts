import { room } from "../room";

export const say = room("report", {
  "preparing.print": "Preparing the print",
  "preparing.pdf": "Preparing the PDF",
  "preparing.hours": "Preparing the hours",
  "preparing.projectFile": "Preparing the project file",
  "exported.pdf": "PDF exported",
  "exported.csv": "CSV exported",
  "exported.json": "JSON exported",
  exportFailed: "The report could not be exported",
  hoursNeedDesign: "Calculate the system first: the table holds its hours.",
  printedWithoutHours: "Printed without the hours",
  printedNotRecorded: "Printed, but not noted in the history",
  tryAgain: "Try again.",
  // The name of a file when no letter of the project's name can stand in one
  unnamedFile: "project",
});
