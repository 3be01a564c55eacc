import { room } from "../room";

export const say = room("report", {
  // export-report
  preparingThePrint: "Preparing the print",
  preparingThePdf: "Preparing the PDF",
  preparingTheHours: "Preparing the hours",
  preparingTheProjectFile: "Preparing the project file",
  theReportCouldNot: "The report could not be exported",
  tryAgain: "Try again.",
  pdfExported: "PDF exported",
  csvExported: "CSV exported",
  jsonExported: "JSON exported",
  printedWithoutTheHours: "Printed without the hours",
  printedButNotNoted: "Printed, but not noted in the history",
});
