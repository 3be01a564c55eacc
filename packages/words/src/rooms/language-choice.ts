import { room } from "../room";

/** In which language the pages speak, and who has read its texts. */
export const say = room("language-choice", {
  title: "Your language",
  hint: "Change it at any time. Amounts keep the currency of the project.",
  change: "Language: {name}",
  choose: "Use {name}",
  original: "original",
  machine: "machine",
  readers: "{count, plural, one {read by #} other {read by #}}",
  machineNote: "Translated by a machine. Where it matters, the English text holds.",
  machineMeans:
    "<b>Machine</b> means that no person has checked the translation yet. Contracts and safety rules then stand in English, too.",
});
