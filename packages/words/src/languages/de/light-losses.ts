import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/light-losses";

export const texts: TextsOf<typeof say> = {
  soiling: "Verlust durch Schmutz",
  formula: "s = 1 − Σ H (1 − s_Monat) ÷ Σ H",
  equation:
    "{year, number, percentOne} des Jahres; {most, number, percentOne} im {month}, {least, number, percentOne} im Monat mit dem geringsten Verlust",
  horizon: "Verlust hinter dem Horizont",
  horizonHighest: "Höchster Punkt des Horizonts, bei {azimuth, number, whole}° von Norden",
  horizonSource:
    "Sonne und Licht um sie herum, solange sie über dem Horizont stehen, der übrige Himmel nach seinem Anteil darüber, in den Stunden der simulierten Jahre",
  roof: "Verlust durch Hindernisse auf dem Dach",
  roofHours: "Stunden mit Schatten an den zwölf mittleren Tagen",
  roofSource:
    "Schatten der verlegten Module in jeder Stunde des mittleren Tages jedes Monats, abgezogen vom Direktlicht und vom Licht um die Sonne in den Stunden der simulierten Jahre",
  objects: "Verlust durch Schattenwerfer",
  objectsStated: "Angegebene Bäume, Häuser und andere Objekte",
  objectsPanels: "Module im beschatteten Feld",
  objectsStrings: "Stränge dieser Module",
  objectsSource:
    "Schatten auf jeder Zelle der Module und was ihre Stränge mit {tracking, select, module {einem MPP-Tracker je Modul} string {einem MPP-Tracker je Strang} other {einem MPP-Tracker}} daraus machen, in den Stunden der simulierten Jahre: Tabelle n der Referenz",
  objectTakes:
    "Verlust durch {kind, select, tree {Baum} building {Haus} chimney {Schornstein} antenna {Antenne} vent {Lüfter} other {{kind}}} {number, number, whole}",
  objectsTake: "Verlust durch alle Schattenwerfer",
  objectWorth:
    "Wert des Verlusts durch {kind, select, tree {Baum} building {Haus} chimney {Schornstein} antenna {Antenne} vent {Lüfter} other {{kind}}} {number, number, whole}, zum Preis des Netzes",
  objectWorthEquation: "{energy, number, one} kWh × {price} = {worth} im Jahr",
  gridPrice: "Preis einer weiteren Kilowattstunde aus dem Netz",
  gridPriceSource: "Der Netztarif für ein Haus mit diesem Verbrauch, Abgaben und Steuern enthalten",
  takenEquation: "{without, number, one} kWh − {made, number, one} kWh = {energy, number, one} kWh im Jahr",
  madeWithout: "Jahresertrag der Module ohne dieses Objekt",
  madeBehind: "Ertrag mit allem, was angegeben ist",
  takenSource:
    "Mittel der simulierten Jahre, in denen die Größe gesucht wird, Stunde für Stunde, am Ausgang der MPP-Tracker",
  wonBack: "Zurückgewonnen mit einem MPP-Tracker je Modul",
  rows: "Verlust hinter der Reihe davor",
  pitch: "Von Reihe zu Reihe",
  depth: "Länge einer Reihe in Neigungsrichtung",
  rowsSource:
    "Appelbaum und Bany 1979 für das Direktlicht, gekreuzte Fäden für Himmel und Boden, in den Stunden der simulierten Jahre; eine Reihe hinter einer anderen, ohne ihre Enden",
  dirtRate: "Verschmutzung je trockenem Tag",
  monthsWithoutRain: "Monate ohne Regen, ab {from}",
  cleaning: "Tage zwischen Reinigungen",
  neverWashed: "nie gereinigt",
  soilingSource:
    "Kimber et al. 2006: Schmutz sammelt sich Tag für Tag an, ab {grace, plural, one {# Tag} other {# Tagen}} nach dem letzten Regen, bis höchstens {most, number, percent}",
  air: "Lufttemperatur der Jahre",
  snow: "Schnee",
  snowLeftOut:
    "nicht gezählt, obwohl der {month} im Mittel {coldest, number, one} °C hat: Module unter Schnee liefern nichts",
  snowSource:
    "Die Klimatabelle kennt keinen Schneefall; die Hälfte dessen, was bei 1 °C fällt, ist Schnee: Jennings et al. 2018, zitiert",
};
