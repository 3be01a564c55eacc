import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/meter-data";

export const texts: TextsOf<typeof say> = {
  file: "Zählerdatei",
  drop: "Legen Sie hier eine Datei von Ihrem Zähler, seinem Portal oder Ihrem Wechselrichter ab",
  kinds:
    "CSV mit Stunden oder Viertelstunden, Green Button, NEM12, Home Assistant, Victron, Solarman, Shelly, Rechnungen oder Nachrichten mit Guthabencodes. Bis 20 MB. Sie wird auf diesem Gerät gelesen und nicht gesendet.",
  here: "{size, number, whole} kB, auf diesem Gerät gelesen",
  choose: "Datei wählen",
  another: "Andere Datei",
  reading: "Wird gelesen …",
  stop: "Anhalten",
  failed: "Die Datei konnte nicht gelesen werden. Laden Sie die Seite neu und wählen Sie sie noch einmal.",
  found: "Was gefunden wurde",
  what: "Art",
  columns: "Spalten",
  columnsAre: "{taken} ist, was das Haus bezogen hat{both, select, yes {, {given}, was es eingespeist hat} other {}}",
  interval: "Abstand",
  intervalIs:
    "{intervals, plural, one {# Abschnitt} other {# Abschnitte}} von {minutes, plural, one {# Minute} other {# Minuten}}, nach der Uhr von {zone}",
  energy: "Energie",
  energyIs: "{taken, number} kWh{both, select, yes { bezogen, {given, number} kWh eingespeist} other {}}",
  kwh: "{kwh, number} kWh",
  used: "{kwh, number} kWh in {days, plural, one {# Tag} other {# Tagen}}",
  rows: "Zeilen",
  rowCount: "{rows, number, whole}",
  gaps: "Lücken",
  gapsAre:
    "{missing, plural, one {# Stunde fehlt} other {# Stunden fehlen}}, {partial, plural, one {# ist} other {# sind}} nur zum Teil da. Sie gelten als unbekannt, nicht als null.",
  whichUnit: "In welcher Einheit ist „{column}“?",
  unitMeans: "{unit}: {kwh, number} kWh am Tag",
  stamps: "Die Zeit einer Zeile ist",
  stampsStart: "der Anfang ihres Abschnitts",
  stampsEnd: "das Ende ihres Abschnitts",
  meanDay: "Ihr mittlerer Tag, Stunde für Stunde",
  use: "{daily} am Tag übernehmen",
  peakMeasured:
    "Spitzenlast: {peak}, der größte Abschnitt der Datei. Das Projekt behält Tag und Spitze; die Stunden sind die eines üblichen Hauses.",
  peakGuessed: "Spitzenlast: {peak}, geschätzt; die Datei nennt sie nicht. Geben Sie Ihre unter „Direkte Eingabe“ ein.",
};
