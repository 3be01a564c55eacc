import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/quote-wiring";

export const texts: TextsOf<typeof say> = {
  title: "Prüfung der Elektrik",
  passing: "{passing, number} von {all, number} bestanden",
  mean: "Nach der elektrischen Auslegung dieses Hauses. Was nicht besteht, steht unten als Warnung.",
  notStated: "nicht angegeben",
  atMost: "{found, number, one} von {limit, number, one} {unit}",
  ratio: "{found, number, two} von {limit, number, one}",
  atLeast: "{found, number, one} {unit}, nötig {limit, number, one}",
  needs: "nötig {limit, number, one} {unit}",
  panels: "{found, plural, one {# Modul} other {# Module}}",
  panelsWould: "{found, plural, one {# Modul} other {# Module}}, mit {limit, number, whole} ginge es",
  device: "{limit, number, one} {unit}",
  deviceOfType: "{limit, number, one} {unit}, Typ {type}",
  missing: "fehlt",
  missingDevice: "fehlt, {limit, number, one} {unit}",
  missingDeviceOfType: "fehlt, {limit, number, one} {unit}, Typ {type}",
  rods: "{limit, plural, one {# Erdspieß} other {# Erdspieße}}",
  missingRods: "fehlt, {limit, plural, one {# Erdspieß} other {# Erdspieße}}",
  broken: "nicht baubar",
  useCable: "{limit, number, one} mm² nehmen",
  usePanels: "{limit, number, whole} Module nehmen",
  addPart: "{part} hinzufügen",
  holds: "bestanden",
  fails: "verfehlt",
  open: "offen",
  "about.cold-voltage": "Strang, Kälterekord",
  "about.tracker-voltage": "Tracker, Kälterekord",
  "about.hot-voltage": "Strang, heißeste Stunde",
  "about.too-few-panels": "Module in Reihe",
  "about.no-equal-strings": "Gleiche Stränge",
  "about.string-current": "Strangstrom",
  "about.input-current": "Eingangsstrom",
  "about.tracker-strings": "Stränge je MPPT",
  "about.parallel-pieces": "Stück parallel",
  "about.series-pieces": "Stück in Reihe",
  "about.array-power": "Module am Eingang",
  "about.array-ratio": "Modul- zu Wechselrichterleistung",
  "about.no-panel-input": "Moduleingang",
  "about.battery-voltage": "Batteriespannung",
  "about.controller-current": "Laderegler",
  "about.battery-charge": "Laden der Batterie",
  "about.battery-discharge": "Batterieleistung",
  "about.surge": "Wechselrichter, kurze Spitze",
  "about.phases": "Phasen",
  "about.equal-strings": "Gleiche Stränge",
  "about.running-power": "Wechselrichter, alles Laufende",
  "about.motor-start": "Wechselrichter, schwerster Anlauf",
  "about.bus-current": "Strom aus der Batterie",
  "about.no-string-fuse": "Strangsicherung",
  "about.panelToInverterMm2": "Modulkabel",
  "about.batteryMm2": "Batteriekabel",
  "about.loadMm2": "Hauskabel",
  showRule: "Regel zeigen",
  "rule.cold-voltage":
    "Alle Module eines Strangs bleiben im Leerlauf in der kältesten bekannten Stunde unter der Spannung, die der Eingang des Wechselrichters verträgt. IEC 62548; NEC 690.7.",
  "rule.tracker-voltage":
    "Bei voller Leistung und größter Kälte bleibt ein Strang im Spannungsbereich des Trackers, sonst geht Energie verloren. Nach dem Datenblatt des Wechselrichters.",
  "rule.hot-voltage":
    "Bei voller Leistung bleibt ein Strang in der heißesten Stunde über der Spannung, ab der der Tracker arbeitet oder die Batterie lädt. Nach dem Datenblatt des Wechselrichters.",
  "rule.too-few-panels":
    "Der Tracker braucht so viele Module in Reihe, dass ihre Spannung auch bei Hitze genügt. Nach dem Datenblatt des Wechselrichters.",
  "rule.no-equal-strings":
    "Parallele Stränge haben gleich viele Module: Ein kürzerer zieht die anderen herunter. IEC 62548.",
  "rule.string-current":
    "Ein Strang gibt nicht mehr Strom, als ein Eingang verträgt. Nach dem Datenblatt des Wechselrichters.",
  "rule.input-current":
    "Alle Stränge zusammen geben nicht mehr Strom, als die Eingänge vertragen. Nach dem Datenblatt des Wechselrichters.",
  "rule.tracker-strings":
    "Kein Tracker hat mehr Stränge, als sein Strom, sein Kurzschlussstrom (mit 25 % Reserve) und seine Klemmen erlauben. Nach NEC 690.8(A) und dem Datenblatt des Wechselrichters.",
  "rule.parallel-pieces": "Nicht mehr parallel, als der Hersteller erlaubt. Nach dem Datenblatt.",
  "rule.series-pieces": "Nicht mehr in Reihe, als der Hersteller erlaubt. Nach dem Datenblatt.",
  "rule.array-power":
    "Die Module haben nicht mehr Leistung, als die Eingänge vertragen. Nach dem Datenblatt des Wechselrichters.",
  "rule.array-ratio":
    "Die Modulleistung darf die des Wechselrichters nur so weit übersteigen, wie Hersteller erlauben.",
  "rule.no-panel-input":
    "Dieser Wechselrichter hat keinen Moduleingang: Zwischen Modulen und Batterie sitzt ein Laderegler.",
  "rule.battery-voltage": "Wechselrichter und Laderegler arbeiten mit der Batteriespannung. Nach ihren Datenblättern.",
  "rule.controller-current": "Die Module geben nicht mehr Strom, als der Laderegler verträgt. Nach seinem Datenblatt.",
  "rule.battery-charge":
    "Die Batterie lädt nicht schneller, als sie verträgt. Nach ihrem Datenblatt oder dem üblichen Wert ihrer Zellchemie.",
  "rule.battery-discharge":
    "Die Batterie gibt die Leistung, die der Wechselrichter bei ihrer niedrigsten Spannung zieht. Nach ihrem Datenblatt oder dem üblichen Wert ihrer Zellchemie.",
  "rule.surge": "Der Wechselrichter leistet kurzzeitig, was der schwerste Anlauf braucht. Nach seinem Datenblatt.",
  "rule.phases": "Der Wechselrichter hat so viele Phasen wie das Hausnetz.",
  "rule.equal-strings":
    "Die Module bilden gleich lange Stränge, die der Eingang verträgt: Sonst lassen sich einige nicht anschließen. IEC 62548.",
  "rule.running-power": "Der Wechselrichter trägt alles, was gleichzeitig läuft.",
  "rule.motor-start": "Der Wechselrichter trägt, was läuft, und dazu den Anlauf des größten Motors.",
  "rule.bus-current": "Für den Strom aus der Batterie gibt es Sicherungen und Kabel. IEC 60364-4-43, 433.",
  "rule.no-string-fuse":
    "Könnten andere Stränge in einen fehlerhaften mehr einspeisen, als seine Module vertragen, hat jeder Strang eine Sicherung in beiden Polen. IEC 62548, 6.5; NEC 690.9.",
  "rule.panelToInverterMm2":
    "Das Kabel führt, wie es verlegt ist, das 1,25-Fache des Kurzschlussstroms aller Stränge und verliert nicht mehr Spannung, als diese Auslegung erlaubt. IEC 62548; IEC 60364-5-52; NEC 690.8.",
  "rule.batteryMm2":
    "Das Kabel führt, was der Wechselrichter bei niedrigster Batteriespannung zieht, ist durch seine Sicherung geschützt und verliert nicht mehr Spannung, als diese Auslegung erlaubt. IEC 60364-4-43, 433; IEC 60364-5-52.",
  "rule.loadMm2":
    "Das Kabel führt, wie es verlegt ist, was sein Leitungsschutzschalter durchlässt, und verliert nicht mehr Spannung, als diese Auslegung erlaubt. IEC 60364-4-43, 433.1; IEC 60364-5-52.",
  "rule.mounting": "Module sind so befestigt, dass der Wind sie nicht abheben kann.",
  "rule.dc-isolator":
    "Module lassen sich unter Last zweipolig abschalten, beim 1,25-Fachen ihres Stroms. IEC 60364-7-712, 712.537; NEC 690.13.",
  "rule.dc-fuse":
    "Könnten andere Stränge in einen fehlerhaften mehr einspeisen, als seine Module vertragen, hat jeder Strang eine Sicherung in beiden Polen. IEC 62548, 6.5; NEC 690.9.",
  "rule.surge-protection":
    "Überspannungsschutz sitzt am Moduleingang, bei Kabeln über 10 m doppelt, und an der Verteilung. IEC 60364-7-712, 712.443; IEC 60364-4-44, 443.4.",
  "rule.battery-fuse":
    "Eine Batterie hat eine Sicherung, die ihren Kurzschlussstrom abschaltet und das Kabel schützt. IEC 60364-4-43, 433 und 434; NEC 706.31.",
  "rule.ac-breaker":
    "Jedes Kabel des Hausnetzes ist durch einen Leitungsschutzschalter geschützt. IEC 60364-4-43, 433.1; NEC 240.4.",
  "rule.rcd":
    "Ein Fehlerstromschutzschalter schützt Menschen. Hinter einem Moduleingang über 250 V ohne Transformator ist er vom Typ B, sonst vom Typ A. IEC 60364-7-712, 712.530.3; IEC 60364-4-41, 415.1.",
  "rule.earthing":
    "Der Erder hat so wenig Widerstand, dass der Blitz seinen Weg findet: 10 Ω, nach NEC 25 Ω. IEC 62305-3, 5.4.1; NEC 250.53(A)(2).",
  "rule.cables": "Alles ist mit den Querschnitten verbunden, die die Auslegung verlangt. IEC 60364-5-52.",
};
