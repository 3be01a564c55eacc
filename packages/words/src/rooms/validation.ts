import { room } from "../room";

export const say = room("validation", {
  // table-section
  notRun: "Not run",
  running: "Running",
  passes: "Passes",
  outOfTolerance: "Out of tolerance",
  against: "Against {against}",
  notChecked: "Not checked: {words}",
  checkAndTolerance: "Check and tolerance",
  cases: "Cases",
  worst: "Worst",
  // progress
  ofTablesPassFigures: "{passing} of {length} tables pass: {figures} figures in {seconds} s in this browser.",
  // validation-page
  validation: "Validation",
  theEngineThatSizes:
    "The engine that sizes your system, held here and now against twelve tables of reference figures: pvlib, NREL's SPA and PVWatts, published HOMER and SAM runs, measured days, worked examples and standards. Each row says how far the worst figure lies from its reference, as a share of what is allowed. Running it loads about 1 MB.",
  cancel: "Cancel",
  runTheValidation: "Run the validation",
  runAgain: "Run again",
  ofTables: "{over} of {length} tables",
  cancelledAfterOfTables: "Cancelled after {over} of {length} tables.",
  tablesChecked: "Tables checked",
});
