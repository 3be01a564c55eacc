import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/passport-names";

export const texts: TextsOf<typeof say> = {
  number: "Anlagenpass {number}",
  "task.wash": "Module waschen",
  "task.look": "Module und Schienen ansehen",
  "task.tighten": "Klemmen nachziehen",
  "task.fan": "Lüfter des Wechselrichters reinigen",
  "task.battery": "Batterie prüfen",
  "task.water": "Wasser der Batterie auffüllen",
  "task.surge": "Überspannungsschutz ansehen",
  "task.residual": "Prüftaste drücken",
  "task.earth": "Erdung und Isolation messen",
  "how.wash": "Wasser und weiche Bürste, früh am Morgen. Keine Seife, niemand auf den Modulen.",
  "how.look": "Risse, braune Flecken, Laub, Nester, lose Kabel, Rost.",
  "how.tighten": "Schienen, Klemmen und jeden Anschluss, mit Drehmomentschlüssel. Die Anlage ist abgeschaltet.",
  "how.fan": "Filter und Schlitze bei ausgeschaltetem Gerät bürsten. Nichts steht davor.",
  "how.battery": "Ruhespannung jedes Teils, Anschlüsse, Temperatur, Aufblähung.",
  "how.water": "Destilliertes Wasser bis zur Marke, mit Handschuhen und Brille, nach dem Laden.",
  "how.surge": "Ein rotes Fenster heißt: verbraucht. Auch nach einem Gewitter nachsehen.",
  "how.residual":
    "Der Verteiler schaltet ab und wird wieder eingeschaltet. Wenn nicht, rufen Sie eine Elektrofachkraft.",
  "how.earth": "Eine Elektrofachkraft misst beides und schreibt es auf.",
  every: "Alle {days, plural, one {# Tag} other {# Tage}}",
  everyInDust: "Alle {days, plural, one {# Tag} other {# Tage}}, in den staubigen Monaten alle {dust, number, whole}",
  skilled: "Durch eine Elektrofachkraft",
  "off.ac-breaker": "Ausgangsschalter am Verteiler",
  "off.inverter": "Schalter des Wechselrichters",
  "off.dc-isolator": "Trennschalter der Module",
  "off.battery-fuse": "Sicherung oder Schalter der Batterie",
  "alert.string_loss": "Ein Strang liefert nichts",
  "alert.soiling": "Staub kostet Leistung",
  "alert.weak_battery": "Der Speicher hält weniger",
  "alert.low_yield": "Die Anlage liefert weniger, als sie soll",
  "alert.meter_stopped": "Der Zähler steht still",
  "found.string_loss": "Von der Leistung der Module sind {left, number, percent} übrig.",
  "found.soiling": "Von der Leistung der Module sind {left, number, percent} übrig.",
  "found.weak_battery": "Von dem, was der Speicher halten soll, sind {left, number, percent} übrig.",
  "found.low_yield":
    "{left, number, percent} der Vorhersage; 8 von 10 Jahren liegen zwischen {low, number, percent} und {high, number, percent}.",
  "found.meter_stopped": "Er hat {days, plural, one {# Tag} other {# Tage}} lang nichts gezählt.",
  "do.string_loss":
    "Sehen Sie nach, ob ein Trennschalter aus oder eine Sicherung durchgebrannt ist, und rufen Sie die Firma. Keine Stecker öffnen.",
  "do.soiling": "Waschen Sie die Module und haken Sie es hier ab. Achten Sie dann darauf, ob der Zähler wieder steigt.",
  "do.weak_battery": "Lassen Sie die Firma jeden Teil der Batterie messen. Vielleicht besteht noch Garantie.",
  "do.low_yield":
    "Warum, sagt der Zähler nicht. Suchen Sie nach Schmutz, neuem Schatten und ausgelösten Sicherungen; lassen Sie dann die Firma Stränge und Batterie messen.",
  "do.meter_stopped":
    "Sehen Sie nach, ob der Wechselrichter läuft und einen Fehler zeigt. Läuft er, ist der Zähler defekt.",
};
