import { room } from "../room";

export const say = room("validation", {
  title: "Validation",
  lead: "The engine that sizes your system, checked here and now against twelve tables of reference figures: pvlib, NREL's SPA and PVWatts, published HOMER and SAM runs, measured days, worked examples and standards. Each row says how far the worst figure lies from its reference, as a share of what is allowed. Running it loads about 1 MB.",

  // The run
  run: "Run the validation",
  runAgain: "Run again",
  cancel: "Cancel",
  tablesChecked: "Tables checked",
  progress: "{checked, number, whole} of {tables, number, whole} tables",
  cancelledAfter: "Cancelled after {checked, number, whole} of {tables, number, whole} tables.",
  verdict:
    "{passing, number, whole} of {tables, number, whole} tables pass: {figures, number, whole} figures in {seconds} s in this browser.",
  scriptNotLoaded: "The check could not be loaded",
  fileNotLoaded: "{file} could not be loaded ({status})",

  // A table of references
  heldAgainst: "Against {references}",
  "state.notRun": "Not run",
  "state.running": "Running",
  "state.passes": "Passes",
  "state.outOfTolerance": "Out of tolerance",
  checkAndTolerance: "Check and tolerance",
  cases: "Cases",
  worst: "Worst",
  missed: "missed",
  notChecked: "Not checked: {what}",
});
