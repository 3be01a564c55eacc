import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/shade-objects";

export const texts: TextsOf<typeof say> = {
  add: "Objekt hinzufügen",
  none: "Steht ein Baum, ein Haus oder ein Schornstein nahe den Modulen? Sagen Sie, wo, und die Auslegung rechnet seinen Schatten Stunde für Stunde ein.",
  help: "Entfernungen zählen ab dem nächsten Modul. Richtungen sind von den Modulen aus gesehen: 0° ist Norden, 90° Osten, 180° Süden und 270° Westen. Höhen zählen ab der Unterkante der Module.",
  kind: "{kind, select, tree {Baum} building {Haus} chimney {Schornstein} antenna {Antenne} vent {Lüfter} other {{kind}}}",
  numbered:
    "{kind, select, tree {Baum} building {Haus} chimney {Schornstein} antenna {Antenne} vent {Lüfter} other {{kind}}} {number}",
  kindOf: "Art von Objekt {number}",
  "field.distance": "Entfernung",
  "field.direction": "Richtung",
  "field.width": "Breite",
  "field.height": "Höhe",
  fieldOf: "{field, select, distance {Entfernung} direction {Richtung} width {Breite} other {Höhe}} von {object}",
  remove: "{object} entfernen",
  takesTitle: "Schattenverluste",
  takesNote: "Jede Zeile vergleicht das Jahr mit und ohne das Objekt.",
  takes:
    "{kind, select, tree {Der Baum} building {Das Haus} chimney {Der Schornstein} antenna {Die Antenne} vent {Der Lüfter} other {{kind}}} {distance, number, one} m im {way, select, n {Norden} ne {Nordosten} e {Osten} se {Südosten} s {Süden} sw {Südwesten} w {Westen} other {Nordwesten}} nimmt {energy, number, whole} kWh, {money} im Jahr.",
  takesNothing:
    "{kind, select, tree {Der Baum} building {Das Haus} chimney {Der Schornstein} antenna {Die Antenne} vent {Der Lüfter} other {{kind}}} {distance, number, one} m im {way, select, n {Norden} ne {Nordosten} e {Osten} se {Südosten} s {Süden} sw {Südwesten} w {Westen} other {Nordwesten}} nimmt fast nichts.",
  worthNote: "Bewertet zum Preis des Netzstroms.",
  field:
    "Zelle für Zelle berechnet für {panels, plural, one {# Modul} other {# Module}} in {strings, plural, one {# Strang} other {# Strängen}} zu {inSeries}, mit {tracking, select, module {einem MPP-Tracker je Modul} string {einem MPP-Tracker je Strang} other {einem MPP-Tracker}}.",
  inPlace: "Der Schatten der Belegung von der Dachseite kommt nicht dazu, sonst zählte derselbe Baum doppelt.",
};
