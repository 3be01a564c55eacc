import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/job-withdrawal";

export const texts: TextsOf<typeof say> = {
  title: "Widerrufsrecht",
  before:
    "{side, select, firm {Der Hauseigentümer kann} other {Sie können}} nach dem Gesetz ohne Angabe von Gründen widerrufen, bis {days, plural, one {# Tag} other {# Tage}} nach Ankunft der Bauteile.",
  until:
    "{side, select, firm {Der Hauseigentümer kann} other {Sie können}} nach dem Gesetz bis {day} ohne Angabe von Gründen widerrufen.",
  early:
    "{side, select, firm {Der Hauseigentümer hat} other {Sie haben}} am {day} verlangt, dass die Arbeit früher beginnt. Nach einem Widerruf ist die bis dahin geleistete Arbeit zu bezahlen.",
  waits: "Die Arbeit beginnt danach, oder früher, wenn der Hauseigentümer es hier verlangt.",
  begun:
    "Die Arbeit hat begonnen. Um vor dem {day} zu widerrufen, melden Sie ein Problem mit einem Meilenstein: Die bis dahin geleistete Arbeit ist zu bezahlen, und ohne Einigung entscheidet ein Betreiber.",
};
