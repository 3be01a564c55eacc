import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/lib";

export const texts: TextsOf<typeof say> = {
  unsaved: "Seite ohne Speichern verlassen?",
  unsavedMeans: "Ihre Eingaben hier sind nicht gespeichert.",
  unsavedLeave: "Verlassen",
  serverMessageWithReference: "{serverMessage} Referenz: {requestId}.",
  "failure.unreadable": "Die Antwort des Servers war nicht lesbar.",
  "failure.noAnswer": "Der Server hat nicht geantwortet.",
  "failure.timeout": "Der Server hat zu lange gebraucht.",
  "failure.tooLarge": "Die gesendeten Daten sind zu groß für den Server.",
  "failure.tooManyRequests": "Zu viele Anfragen. Bitte warten Sie kurz.",
  "failure.unavailable": "Der Server ist gerade nicht erreichbar.",
  "failure.serverError": "Fehler auf dem Server ({status}).",
  "failure.refused": "Der Server hat dies abgelehnt ({status}).",
  whatHappenedAndWhatIsSafe: "{failure} {consequence}",
  unknownDraft: "Eine Eingabe",
  role: "{role, select, installer {Installateur} retailer {Händler} other {Nutzer}}",
  "facing.nearlyFlat": "Fast flach: In {place} bringt keine Ausrichtung über ein Jahr 2 % mehr als eine andere.",
  "facing.best": "In {place} bringt bei dieser Neigung keine Ausrichtung über ein Jahr mehr.",
  "facing.nearlyBest":
    "In {place} ist das bei dieser Neigung über ein Jahr fast das Beste; {direction} bringt {gain} mehr.",
  "facing.turn": "In {place} bringt {direction} bei dieser Neigung über ein Jahr am meisten, {gain} mehr.",
  systemTypeTitle: "{systemType, select, offGrid {Inselanlage} onGrid {Netzgekoppelt} other {Hybrid}}",
  roughly:
    "{unit, select, mi {{distance, plural, =0 {Weniger als 2 Meilen} one {Etwa # Meile} other {Etwa # Meilen}}} other {{distance, plural, =0 {Weniger als 3 km} one {Etwa # km} other {Etwa # km}}}}",
  milesAndKilometres: "{miles} mi ({kilometres} km)",
  kilometresAndMiles: "{kilometres} km ({miles} mi)",
  justNow: "{position, select, inSentence {gerade eben} other {Gerade eben}}",
  minutesAgo: "{minutes, plural, one {vor # Minute} other {vor # Minuten}}",
  hoursAgo: "{hours, plural, one {vor # Stunde} other {vor # Stunden}}",
  daysAgo: "{days, plural, one {vor # Tag} other {vor # Tagen}}",
};
