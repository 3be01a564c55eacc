import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/electrical-refusals";

export const texts: TextsOf<typeof say> = {
  "gridOfAnotherCountry.text":
    "Ein Wechselrichter für {mains} kann nicht ans Netz von {country} mit {voltages} und {frequency, number, whole} Hz: Parallele Quellen brauchen gleiche Spannung und Frequenz.",
  "gridOfAnotherCountry.remedy": "Wählen Sie die Netzspannung von {country} oder eine Inselanlage.",
  "mainsOfAnotherCountry.text":
    "Elektrogeräte, Leitungsschutzschalter und Ersatzteile in {country} sind für {voltages} und {frequency, number, whole} Hz gebaut, nicht für {mains}.",
  "mainsOfAnotherCountry.remedy": "Wählen Sie die Netzspannung von {country}, außer jedes Gerät kommt von anderswo.",
  "mainsOfAnotherCountry.volts": "{volts, number, whole} V",
  "motors.faster":
    "{motors}: Ein Motor für {national, number, whole} Hz dreht an {frequency, number, whole} Hz {change, number, percent} schneller. Pumpen und Ventilatoren ziehen dann weit mehr, als ihre Wicklung verträgt.",
  "motors.slower":
    "{motors}: Ein Motor für {national, number, whole} Hz dreht an {frequency, number, whole} Hz {change, number, percent} langsamer. Sein Eisen sättigt, und er überhitzt.",
  "motors.listed": "{motors}",
  "motors.andMore": "{motors} und {more, number, whole} weitere",
  "motors.remedy": "Wählen Sie {national, number, whole} Hz oder Motoren für {frequency, number, whole} Hz.",
  "part.cold-voltage":
    "{module} erreicht bei größter Kälte {found, number, one} V Leerlaufspannung; {input} verträgt {limit, number, one} V.",
  "part.tracker-voltage":
    "{module} arbeitet bei größter Kälte mit {found, number, one} V; {input} regelt bis {limit, number, one} V.",
  "part.hot-voltage":
    "Der längste Strang aus {module}, den die Kälte zulässt, arbeitet bei Hitze mit {found, number, one} V; {input} braucht {limit, number, one} V.",
  "part.string-current":
    "Ein Strang aus {module} führt {found, number, one} A; {input} verträgt {limit, number, one} A.",
  "part.input-current":
    "Die Stränge an einem Eingang ({input}) führen {found, number, one} A; zulässig sind {limit, number, one} A.",
  "part.tracker-strings":
    "{found, plural, one {# Strang ist} other {# Stränge sind}} an einen Eingang ({input}) angeschlossen; seine Tracker vertragen {limit, number, whole}.",
  "part.parallel-pieces":
    "{part}: {found, number, whole} parallel; der Hersteller erlaubt {limit, plural, one {nur ein Stück} other {höchstens #}}.",
  "part.series-pieces":
    "{part}: {found, number, whole} in Reihe; der Hersteller erlaubt {limit, plural, one {nur ein Stück} other {höchstens #}}.",
  "part.array-power": "{input} hätte {found, number, whole} W an Modulen; zulässig sind {limit, number, whole} W.",
  "part.array-ratio":
    "{input} hätte Module mit dem {found, number, two}-Fachen seiner Leistung; Hersteller erlauben das {limit, number, two}-Fache.",
  "part.no-panel-input": "{part} hat keinen Moduleingang: Seine Gleichstromseite ist für eine Batterie.",
  "part.battery-voltage": "{part}: Die Batterie hat {found, number, one} V, nötig sind {limit, number, one} V.",
  "part.controller-current":
    "Ein Strang aus {module} lädt mit {found, number, one} A; {part} verträgt {limit, number, one} A.",
  "part.too-few-panels":
    "{found, number, whole} × {module} sind weniger als die {limit, number, whole}, die {input} zum Start braucht.",
  "part.no-equal-strings":
    "{found, number, whole} × {module} lassen sich an {input} nicht in gleiche Stränge teilen; mit {limit, number, whole} geht es.",
  "part.battery-charge": "Die Laderegler geben {found, number, one} A; die Batterie verträgt {limit, number, one} A.",
  "part.battery-discharge":
    "{part} zieht {found, number, whole} W aus der Batterie; sie gibt {limit, number, whole} W.",
  "part.surge":
    "{part}: Der schwerste Anlauf verlangt {found, number, whole} W, die kurze Spitze liegt hier bei {limit, number, whole} W.",
  "part.phases":
    "{part} ist für {found, number, whole} Phasen gebaut; das Haus hat {limit, plural, one {# Phase} other {# Phasen}}.",
  "part.remedyNeedsMore": "Eines mit {found, number, one} {unit} würde passen. {another}",
  "part.remedyHot":
    "Eines, dessen Tracker bei {found, number, one} V anspringt, würde passen, oder eines für längere Stränge. {another}",
  "part.remedyBattery": "Die Anlage ist für {limit, number, one} V gebaut. {another}",
  "part.remedy":
    "Wählen Sie {part, select, module {ein anderes Modul} battery {eine andere Batterie} inverter {einen anderen Wechselrichter} other {einen anderen Laderegler}} oder den Standardtyp.",
  "part.clause": "Datenblattwerte der Bauteile; IEC 62548 für die Spannungen",
  "part.genericInput": "ein üblicher Eingang",
  "part.genericModule": "Das 400-W-Modul",
  "part.missing": "{part} nennt nicht, was zur Prüfung der Passung nötig ist: {figures}.",
  "part.missingRemedy":
    "Tragen Sie {count, plural, one {den Wert} other {die Werte}} aus dem Datenblatt dort ein, wo Sie das Bauteil gewählt haben.",
  "noStringFuse.text":
    "{strings, plural, one {# Strang} other {# Stränge}} parallel brauchen Sicherungen, und keine führt den Strangstrom und schützt zugleich ein Modul, das {largest, number, whole} A verträgt.",
  "noStringFuse.remedy": "Geben Sie je zwei Strängen einen eigenen Eingang.",
  "longRun.text":
    "{run}, {length, number, whole} m: Selbst {most, number, whole} parallele Kabel mit 120 mm² halten {drop, number, whole} % Spannungsfall und {current, number, whole} A nicht ein.",
  "longRun.remedy":
    "{ways, select, shorten {Verkürzen Sie die Strecke, oder teilen Sie die Anlage.} threePhases {Wählen Sie drei Phasen, oder teilen Sie die Anlage.} shortenOrThreePhases {Verkürzen Sie die Strecke, wählen Sie drei Phasen, oder teilen Sie die Anlage.} other {Teilen Sie die Anlage.}} Die Grenzen sind {panels, number, two} % für Module und {load, number, two} % zur Last.",
  "tooHot.text":
    "{temperature, number, one} °C bei Tag: Kabel für {limit, number, whole} °C, Leitungsschutzschalter und Wechselrichter sind nicht für Luft über {hottest, number, whole} °C gebaut.",
  "tooHot.remedy": "Prüfen Sie die Temperatur, oder kühlen Sie den Raum.",
  "tooHot.clause": "IEC 60364-5-52, Tabelle B.52.14; IEC 60898-1, 7.1",
  "threePhaseTooSmall.text":
    "Drei Phasen für {power, number, one} kW: Dreiphasige Wechselrichter beginnen bei etwa {smallest, number, one} kW, und Haushaltsgeräte nutzen eine Phase.",
  "threePhaseTooSmall.takeSmallest":
    "Nehmen Sie den kleinsten dreiphasigen Wechselrichter, {smallest, number, one} kW.",
  "threePhaseTooSmall.chooseSinglePhase": "Wählen Sie einen einphasigen Anschluss.",
  "threePhaseTooSmall.clause": "Unsere Annahme: die kleinsten dreiphasigen Wechselrichter im Handel",
  "connectionLimit.text":
    "Ein Wechselrichter von {power, number, one} kW an einem Anschluss von {limit, number, one} kVA: Er könnte mehr einspeisen, als der Anschluss verträgt.",
  "connectionLimit.remedy":
    "Bitten Sie Ihren Versorger um einen größeren Anschluss oder um einen Wechselrichter, der höchstens {limit, number, one} kVA einspeist.",
  "connectionLimit.clause": "IEC 60364-8-2",
  "singlePhaseLimit.text":
    "Ein Wechselrichter von {power, number, one} kW an einer Phase: Versorger in {country} erlauben meist bis {limit, number, one} kVA. {note}.",
  "singlePhaseLimit.textSplitPhase":
    "Ein Wechselrichter von {power, number, one} kW an Split-Phase: Versorger in {country} erlauben meist bis {limit, number, one} kVA. {note}.",
  "singlePhaseLimit.fewerAtOnce":
    "Fragen Sie Ihren Versorger, oder nutzen Sie weniger Geräte gleichzeitig: {together, number, whole} W zusammen brauchen {limit, number, one} kW.",
  "singlePhaseLimit.chooseThreePhases": "Wählen Sie drei Phasen, {mains}, oder fragen Sie Ihren Versorger.",
  "phaseOverloaded.text":
    "{appliance} zieht {power, number, whole} W; eine Phase dieses Wechselrichters gibt {perPhase, number, whole} W. Ein einphasiges Gerät bekommt von den anderen nichts.",
  "phaseOverloaded.takeThreePhaseAppliance": "Nehmen Sie ein dreiphasiges Gerät.",
  "phaseOverloaded.chooseSinglePhase": "Wählen Sie einen einphasigen Anschluss oder ein dreiphasiges Gerät.",
  "generatorOnGrid.text":
    "Ein {kind, select, petrol {Benzingenerator} other {Dieselgenerator}} neben einer netzgekoppelten Anlage: Ohne Batterie stoppt der Wechselrichter mit dem Netz und darf nie parallel zu einem Generator laufen.",
  "generatorOnGrid.remedy": "Wählen Sie Hybrid, oder lassen Sie den Generator weg.",
  "petrolTooSmall.text":
    "Nötig sind {needed, number, one} kW; Benzinaggregate enden bei etwa {largest, number, whole} kW, das gibt hier {here, number, one} kW.",
  "petrolTooSmall.remedy": "Wählen Sie Diesel.",
  "petrolTooSmall.clause": "ISO 8528-8 für kleine Aggregate; Klassen der Händler",
  "busCurrent.charging":
    "{power, number, one} kW Module, die {voltage, number, whole} V laden, wären {current, number, whole} A: Dafür reicht keine sinnvolle Zahl von Sicherungen und Kabeln; deshalb sind keine gezeichnet.",
  "busCurrent.atOnceNotBuilt":
    "{power, number, one} kW gleichzeitig aus {voltage, number, whole} V wären {current, number, whole} A: Dafür reicht keine sinnvolle Zahl von Sicherungen und Kabeln; deshalb sind keine gezeichnet.",
  "busCurrent.atOnce":
    "{power, number, one} kW gleichzeitig aus {voltage, number, whole} V: Über etwa {sensible, number, two} kW sind die Ströme zu groß für Sicherungen, Kabel und Klemmen von Batterien.",
  "busCurrent.inverter":
    "Ein Wechselrichter von {power, number, one} kW zieht {current, number, whole} A aus {voltage, number, whole} V: Über etwa {sensible, number, two} kW sind die Ströme zu groß für Sicherungen, Kabel und Klemmen von Batterien.",
  "busCurrent.chooseVoltage": "Wählen Sie eine Batterie mit {voltage, number, whole} V.",
  "busCurrent.severalSystems":
    "Nehmen Sie eine Hochvoltbatterie mit passendem Wechselrichter oder {systems, plural, one {# Anlage} other {# Anlagen}} mit höchstens {each, number, whole} kW, jede mit eigener Batterie, eigenen Modulen und eigenem Teil des Hauses.",
  "busCurrent.severalSystemsOfVoltage":
    "Nehmen Sie eine Hochvoltbatterie mit passendem Wechselrichter oder {systems, plural, one {# Anlage} other {# Anlagen}} mit höchstens {each, number, whole} kW, jede mit eigener Batterie von {voltage, number, whole} V, eigenen Modulen und eigenem Teil des Hauses.",
  "leadStrings.text":
    "{strings, number, whole} parallele Stränge aus Bleibatterien mit {ampHours, number, whole} Ah: Mehr als {most, number, whole} laufen auseinander, und der schwächste lässt die anderen altern.",
  "leadStrings.remedy":
    "Nehmen Sie 2-V-Zellen mit mindestens {ampHours, number, whole} Ah, damit {most, number, whole} Stränge genügen, oder eine Lithiumbatterie.",
  "leadStrings.clause": "Technische Praxis",
  "busCurrent.clause": "Technische Praxis; IEC 60364-5-52 für die Kabel",
};
