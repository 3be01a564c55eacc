import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/meter-files";

export const texts: TextsOf<typeof say> = {
  atLine: "Zeile {line}: {problem}",
  table: "Eine Tabelle mit Zeiten",
  daysInRows: "Ein Tag pro Zeile, Stunden in Spalten",
  thingsInRows: "Home Assistant, eine Spalte pro Stunde",
  nem12: "NEM12",
  greenButton: "Datei von Green Button",
  purchases: "Eine Liste von Guthabencodes",
  messages: "Nachrichten mit Guthabencodes",
  bills: "Eine Liste von Rechnungen",
  readings: "Zählerstände",
  days: "Ein Tag pro Zeile",
  months: "Ein Monat pro Zeile",
  readAsTotal:
    "Die Spalte „{column}“ fällt nie; sie gilt deshalb als fortlaufender Zählerstand, nicht als Verbrauch der Zeile.",
  readAsNet: "Negative Werte gelten als Einspeisung. Sie werden nicht von Ihrem Bezug abgezogen.",
  fixedClock:
    "Die Datei enthält eine Zeit, die Ihre Uhr im Frühjahr übersprang; sie gilt deshalb das ganze Jahr in Normalzeit.",
  easternStandard: "NEM12-Dateien stehen in jedem Bundesstaat das ganze Jahr in australischer Ostküsten-Normalzeit.",
  spread: "Jede Zeile umfasst {hours, number} Stunden; ihr Verbrauch wird gleichmäßig darauf verteilt.",
  endOfInterval: "Die Zeiten gelten als Ende jedes Abschnitts, der erste Tag beginnt also mit seiner zweiten Zeit.",
  boughtOnly:
    "Die Datei zeigt Bezug und Einspeisung. Was Ihre Module direkt ins Haus lieferten, Ihr Eigenverbrauch, steht nicht darin.",
  leftOut:
    "{rows, plural, one {# Zeile steht} other {# Zeilen stehen}} doppelt mit gleichen Werten da; einmal gezählt.",
  resets:
    "Der Zähler begann {times, plural, one {einmal} other {#-mal}} neu. Was er kurz davor zählte, ist nicht bekannt.",
  estimated: "{intervals, plural, one {# Abschnitt ist} other {# Abschnitte sind}} laut Datei geschätzt oder ersetzt.",
  estimatedBill: "Eine geschätzte Rechnung und die nächste abgelesene gehören zusammen: Nur ihre Summe wurde gemessen.",
  lastPurchase:
    "Was Sie vor dem letzten Kauf bezogen, gilt als zwischen dem ersten und dem letzten verbraucht. Das Restguthaben im Zähler ist nicht bekannt.",
  oneDay: "Alle Käufe sind von einem Tag und zeigen deshalb nicht, wie viel Sie am Tag verbrauchen.",
  sameToken: "{tokens, plural, one {# Guthabencode steht} other {# Guthabencodes stehen}} doppelt da; einmal gezählt.",
  assumedWattHours:
    "Die Datei nennt die Einheit ihrer Werte nicht; sie gelten als Wattstunden, wie in den meisten solcher Dateien.",
  tooLong: "Die Datei ist größer als 20 MB.",
  empty: "Die Datei ist leer.",
  notText: "Das ist keine Textdatei. Speichern Sie die Tabelle als CSV und wählen Sie sie erneut.",
  quote: "Ein Anführungszeichen wird hier geöffnet und nie geschlossen.",
  rows: "Die Datei hat mehr als {most, number, whole} Zeilen.",
  noTable: "Keine Zeile hat eine Zeit und einen Wert. Die Datei beginnt mit „{first}“.",
  noRows: "Keine Zeile hat einen Wert.",
  oneRow: "Alle Zeilen haben dieselbe Zeit; die Länge eines Abschnitts ist deshalb unbekannt.",
  noTime: "Keine Spalte enthält Datum oder Uhrzeit. Die Spalten sind {columns}.",
  noEnergy: "Keine Spalte enthält Leistung oder Verbrauch des Hauses. Die Spalten sind {columns}.",
  noMoment: "„{text}“ ist kein Datum mit Uhrzeit.",
  dayTwoWays: "„{text}“ kann zwei Tage meinen, und nichts in der Datei zeigt, ob Tag oder Monat zuerst steht.",
  noFigure: "„{text}“ ist keine Zahl.",
  figureTwoWays:
    "„{text}“ kann zweierlei bedeuten, und nichts in der Datei zeigt, welches Dezimalzeichen sie verwendet.",
  twice:
    "Diese Zeit steht in den Zeilen {first} und {second} mit verschiedenen Werten, und an dem Tag werden die Uhren nicht umgestellt.",
  monthTwice: "Dieser Monat steht doppelt da, in den Zeilen {first} und {second}.",
  endsBefore: "Die Rechnung beginnt am {from} und endet am {to}.",
  unitsDiffer:
    "Der Unterschied der beiden Zählerstände ist {counted, number}, die Rechnung nennt aber {stated, number}.",
  meterFalls: "Am {day} zeigt der Zähler weniger als davor. Wurde er getauscht, lassen Sie die Zeilen davor weg.",
  nem12Interval: "„{text}“ ist kein NEM12-Abschnitt: 5, 15 oder 30 Minuten.",
  nem12Range: "Die Abschnitte eines Qualitätseintrags müssen von 1 bis {most} reichen.",
  xmlDefines: "Die Datei definiert eigene Typen oder Entitäten; das tun Zählerdateien nie. Sie wurde nicht gelesen.",
  badXml: "Die Datei ist unvollständig oder kein gültiges XML: {reason}.",
  badReading: "Einem Messwert fehlen Beginn, Dauer oder Wert.",
  noBlocks: "Diese XML-Datei ist nicht von Green Button: Sie hat keine Abschnittsblöcke.",
  noElectricity: "Die Datei enthält keine Stromdaten. Gas und Wasser werden nicht gelesen.",
  greenTotals:
    "Die Datei enthält Zählerstände, nicht den Verbrauch jedes Abschnitts. Fragen Sie Ihren Versorger nach Intervalldaten.",
};
