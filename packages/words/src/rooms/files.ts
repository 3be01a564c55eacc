import { room } from "../room";

/** Choosing files, and how far they are. */
export const say = room("files", {
  choose: "Choose File",
  chooseSeveral: "Choose Files",
  photo: "Take a Photo",
  drop: "or drop it here",
  "kinds.picture": "PNG, JPEG or WebP, 5 MB at most",
  "kinds.pdf": "PDF, 10 MB at most",
  "kinds.both": "A picture of 5 MB or a PDF of 10 MB at most",
  uploads: "Files on their way",
  waiting: "{name} waits",
  under: "{name}, {percent, number, whole} %",
  checking: "{name} is checked",
  cancel: "Cancel {name}",
  again: "Try {name} again",
  dismiss: "Take {name} off this list",
  tooMany: "Only {count, plural, one {one more file} other {# more files}} can be added.",
  wrongType: "This file is not one of the accepted types",
  tooLarge: "This file is larger than it may be",
  failed: "It did not arrive. Try again.",
});
