import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/size-limits";

export const texts: TextsOf<typeof say> = {
  "limit.area": "Fläche für Module",
  "limit.areaOfPanel": "Fläche eines Moduls mit dem Abstand der Reihen",
  "limit.fit": "Module, die darauf passen",
  "limit.connection": "Leistung des Netzanschlusses",
  "limit.phase": "Was Versorger an einer Phase zulassen",
  "limit.budget": "Budget für den Bau",
  "warning.bound": "{limit} {without}{missed}",
  "bound.roof":
    "Auf {area, number, one} m² {panels, plural, =0 {passt kein Modul} one {passt # Modul} other {passen # Module}} mit je {each, number, two} m².",
  "bound.connection": "Ihr Anschluss lässt höchstens einen Wechselrichter mit {power, number, one} kVA zu.",
  "bound.phase":
    "An {phases, select, two {Split-Phase} other {einer Phase}} lassen Versorger in {country} höchstens einen Wechselrichter mit {power, number, one} kVA zu.",
  "bound.budget": "Ihr Budget beträgt {budget}.",
  "bound.without":
    "Ohne diese Grenze hätte die Auslegung {panels, plural, =0 {keine Module} one {# Modul} other {# Module}} und einen Wechselrichter mit {inverter, number, one} kW; der Bau würde {cost} kosten.",
  "bound.withoutBeside":
    "Ohne diese Grenze hätte die Auslegung {panels, plural, =0 {keine Module} one {# Modul} other {# Module}}, {battery, number, one} kWh Speicher und einen Wechselrichter mit {inverter, number, one} kW; der Bau würde {cost} kosten.",
  "bound.missed":
    " So versorgt sie {served, number, percentTwo} der Stunden, nicht die verlangten {target, number, percentTwo}.",
  "warning.moreThanFit":
    "Der kleinste Solargenerator, der sich verschalten lässt, {panels, plural, one {# Modul} other {# Module}}, braucht {needed, number, one} m², mehr als die vorhandenen {area, number, one} m².",
  "warning.aboveBudget":
    "Für Ihr Budget von {budget} wurde nichts gefunden, das funktioniert: Der Bau dieser Auslegung kostet {cost}.",
  "warning.endsAtHome":
    "Die Suche endet bei {power, number, one} kWp, dem Höchsten, was steuerlich als Wohnhaus zählt. Mehr Module können sich lohnen, wenn Dach und Versorger sie zulassen.",
  "use.panelSpace.none":
    "Die Suche nimmt so viele Module, wie sie will: Diese brauchen {area, number, one} m². Geben Sie die Fläche ein, wenn weniger Platz ist.",
  "use.panelSpace.holds":
    "Auf {area, number, one} m² {most, plural, one {passt bis zu # Modul} other {passen bis zu # Module}} mit je {each, number, two} m²; die Auslegung hat {panels, number, whole}.",
  "use.panelSpace.binds":
    "Begrenzt die Auslegung: Auf {area, number, one} m² {most, plural, one {passt bis zu # Modul} other {passen bis zu # Module}} mit je {each, number, two} m². Ohne diese Grenze: {change}.",
  "use.connectionPower.none":
    "Bei drei Phasen gilt der Anschluss als groß genug. Geben Sie ihn ein, wenn er es nicht ist.",
  "use.connectionPower.holds": "{limit} Der Wechselrichter der Auslegung hat {power, number, one} kW.",
  "use.connectionPower.binds": "Begrenzt die Auslegung. {limit} Ohne diese Grenze: {change}.",
  "use.buildBudget.none": "Kein Budget begrenzt die Auslegung; der Bau kostet {cost}.",
  "use.buildBudget.holds": "Ihr Budget beträgt {budget}; der Bau kostet {cost}.",
  "use.buildBudget.binds":
    "Begrenzt die Auslegung: Ihr Budget beträgt {budget}, diese kostet {cost}. Ohne diese Grenze: {change}.",
  "inverter.namedFormula": "P_inv wie eingegeben",
  "inverter.namedEquation": "{capacity, number, whole} W; die doppelte Spitzenlast wären {twice, number, whole} W",
  "inverter.text":
    "Ein Wechselrichter mit {power, number, whole} W trägt alles, was gleichzeitig läuft, Anlauf inbegriffen: {needed, number, whole} W davon. Gegenüber {now, number, whole} W spart er {saving} und {idle, number, whole} kWh im Jahr, die der größere im Leerlauf verbraucht.",
  "inverter.name": "Kleinster Wechselrichter für alles, was gleichzeitig läuft",
  "inverter.formula": "Ersparnis = Kosten mit doppelter Spitzenlast − Kosten mit dem kleineren Wechselrichter",
  "inverter.atOnce": "Läuft gleichzeitig",
  "inverter.start": "Schwerster Anlauf ÷ kurzzeitige Leistung eines Wechselrichters",
  "inverter.needed": "Nötige Nennleistung bei dieser Hitze und Höhe",
  "inverter.idle": "Weniger Leerlaufverbrauch im Jahr",
  "inverter.source": "Das Projekt mit diesem Wechselrichter neu ausgelegt und simuliert",
  "use.inverterSize.none":
    "Der Wechselrichter hat die doppelte Spitzenlast, {capacity, number, whole} W, wie die Spezifikation verlangt.",
  "use.inverterSize.named":
    "Der Wechselrichter hat die {capacity, number, whole} W, die Sie eingegeben haben. Leer gelassen hätte er die doppelte Spitzenlast, {twice, number, whole} W: {change}.",
  "clinic.text":
    "{first} {count, plural, one {kommt} other {kommen}} zuerst. Unter {shed, number, percent} Ladestand schalten Sie ab: {others}{more, plural, =0 {} one { und # weiteres} other { und # weitere}}. Der Rest läuft dann {hours, number, whole} Stunden ohne Sonne, auch mit altem Speicher. Alarm unter {alarm, number, percent}, wenn noch {alarmHours, number, whole} Stunden bleiben. Halten Sie einen Ersatzwechselrichter mit {inverter, number, whole} W bereit, {spare}.",
  "clinic.tooSmall":
    "{first} {count, plural, one {kommt} other {kommen}} zuerst. Mit altem Speicher reicht es ohne Sonne selbst voll geladen nicht für {hours, number, whole} Stunden: Nehmen Sie einen größeren Speicher oder halten Sie Kühlakkus und Flaschen bereit. Schalten Sie bei wenig Sonne ab: {others}{more, plural, =0 {} one { und # weiteres} other { und # weitere}}. Halten Sie einen Ersatzwechselrichter mit {inverter, number, whole} W bereit, {spare}.",
  "clinic.noOthers": "alles andere",
  "clinic.name": "Ladestand, unter dem alles andere abgeschaltet wird",
  "clinic.formula": "Anteil = (Untergrenze + (E ÷ η_inv + P_0 h) ÷ √η_batt) ÷ (C × s)",
  "clinic.equation": "{needed, number, whole} Wh ÷ {capacity, number, whole} Wh = {shed, number, percentOne}",
  "clinic.capacity": "Neuer Speicher",
  "clinic.left": "Rest am Ende der Lebensdauer",
  "clinic.standing": "Leerlauf des Wechselrichters",
  "clinic.source":
    "Was zuerst kommt, in seinen schwersten Stunden, wie eingegeben; Hausregel: ein Tag, für den Alarm ein halber",
  "voltage.text":
    "Bauen Sie mit {volts} V Batteriespannung statt {now} V: {panels, plural, one {# Modul} other {# Module}} und {battery, number, two} kWh in Batteriemodulen zu {module, number, two} kWh halten dasselbe Ziel. Das spart {saving}, Laderegler eingerechnet.",
  "voltage.name": "Speicher mit anderer Spannung",
  "voltage.formula": "Ersparnis = Kosten bei {now} V − Kosten bei {volts} V",
  "voltage.equation": "{before} − {after} = {saving}",
  "voltage.battery": "Speicher bei {volts} V",
  "voltage.controllers": "Laderegler bei {volts} V",
  "voltage.source": "Das Projekt neu ausgelegt mit Batteriemodulen für {volts} V, wie es sie gibt",
};
