import { room } from "../room";

export const say = room("lib", {
  unsaved: "Leave without saving?",
  unsavedMeans: "What you typed here is not saved.",
  unsavedLeave: "Leave",
  // When a call to the server failed
  serverMessageWithReference: "{serverMessage} Reference: {requestId}.",
  "failure.unreadable": "The server's answer could not be read.",
  "failure.noAnswer": "The server did not answer.",
  "failure.timeout": "The server took too long.",
  "failure.tooLarge": "What was sent is too large for the server.",
  "failure.tooManyRequests": "There were too many requests. Wait a little.",
  "failure.unavailable": "The server is not available just now.",
  "failure.serverError": "The server failed ({status}).",
  "failure.refused": "The server refused this ({status}).",
  whatHappenedAndWhatIsSafe: "{failure} {consequence}",

  unknownDraft: "Something typed",

  // People, as the user menu names them
  role: "{role, select, installer {Installer} retailer {Retailer} other {User}}",

  // What turning the roof would bring
  "facing.nearlyFlat": "Nearly flat: in {place} no orientation gives 2% more over a year than another.",
  "facing.best": "In {place} no orientation gives more over a year at this tilt.",
  "facing.nearlyBest": "In {place} this gives nearly the most over a year at this tilt; {direction} gives {gain} more.",
  "facing.turn": "In {place} {direction} gives the most over a year at this tilt, {gain} more.",

  // What carries the house
  systemTypeTitle: "{systemType, select, offGrid {Off-grid} onGrid {On-grid} other {Hybrid}}",

  // A distance between two towns, which is rounded so that nobody finds a street by it
  roughly:
    "{unit, select, mi {{distance, plural, =0 {Less than 2 miles} one {About # mile} other {About # miles}}} other {{distance, plural, =0 {Less than 3 km} other {About # km}}}}",
  milesAndKilometres: "{miles} mi ({kilometres} km)",
  kilometresAndMiles: "{kilometres} km ({miles} mi)",

  // How long ago something happened, alone or inside a sentence
  justNow: "{position, select, inSentence {just now} other {Just now}}",
  minutesAgo: "{minutes, plural, one {# minute ago} other {# minutes ago}}",
  hoursAgo: "{hours, plural, one {# hour ago} other {# hours ago}}",
  daysAgo: "{days, plural, one {# day ago} other {# days ago}}",
});
