import { room } from "../room";

export const say = room("lib", {
  // api-error
  reference: "{userMessage} Reference: {requestId}.",
  theAnswerOfThe: "The answer of the server could not be read.",
  theServerDidNot: "The server did not answer.",
  theServerTookToo: "The server took too long.",
  whatWasSentIs: "What was sent is too large for the server.",
  thereWereTooMany: "There were too many requests. Wait a little.",
  theServerIsNot: "The server is not available just now.",
  theServerFailed: "The server failed ({status}).",
  theServerRefusedThis: "The server refused this ({status}).",
  // drafts
  somethingTyped: "Something typed",
  // facing-words
  nearlyFlatInNo: "Nearly flat: in {place} no orientation gives 2% more over a year than another.",
  inNoOrientationGives: "In {place} no orientation gives more over a year at this tilt.",
  inThisGivesNearly: "In {place} this gives nearly the most over a year at this tilt; {direction} gives {gain} more.",
  inGivesTheMost: "In {place} {direction} gives the most over a year at this tilt, {gain} more.",
  // format
  miKm: "{inMiles} mi ({inMiles2} km)",
  justNow: "Just now",
  minutesAgo: "{count, plural, one {# minute ago} other {# minutes ago}}",
  hoursAgo: "{count, plural, one {# hour ago} other {# hours ago}}",
  daysAgo: "{count, plural, one {# day ago} other {# days ago}}",
});
