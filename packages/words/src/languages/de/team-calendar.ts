import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/team-calendar";

export const texts: TextsOf<typeof say> = {
  title: "Kalender",
  weeks: "Gezeigte Wochen",
  earlier: "Vier Wochen früher",
  later: "Vier Wochen später",
  now: "Diese Woche",
  from: "{from} bis {to}",
  noTeam: "Noch kein Team",
  free: "Frei ab {day}",
  freeFor: "Frei ab {day}, {days, plural, one {# Tag} other {# Tage}}",
  clash: "Zwei Aufträge zugleich am {day}",
  job: "{client}, {place}: {days}, {state}",
  none: "Keine Aufträge in diesen Wochen.",
  noDay: "{jobs, plural, one {# offener Auftrag hat} other {# offene Aufträge haben}} noch keinen Termin. Siehe Liste.",
  more: "Der Kalender zeigt die ersten {count, number, whole} Aufträge nach Datum. Die Liste zeigt alle.",
  help: "Termin und Team legen Sie auf der Seite des Auftrags fest.",
};
