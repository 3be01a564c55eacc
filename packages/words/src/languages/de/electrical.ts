import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/electrical";

export const texts: TextsOf<typeof say> = {
  cited: "{standard}, zitiert",
  both: "{one} und {other}",
  table: "{standard}, Tabelle {table}",
  engineeringPractice: "Technische Praxis",
  assumption: "Annahme",
  "run.panelInverter": "Module zum Wechselrichter",
  "run.batteryInverter": "Batterie zum Wechselrichter",
  "run.inverterLoad": "Wechselrichter zur Last",
  "run.inverterGenerator": "Wechselrichter zum Generator",
  "run.generatorInverter": "Generator zum Wechselrichter",
  "run.inverterGrid": "Wechselrichter zum Netz",
  "input.currentAtFullPower": "Strom bei voller Leistung",
  "input.lineToEarth": "Außenleiter gegen Erde",
  "input.lengthOneWay": "Länge, einfach",
  "input.panelShortCircuitCurrent": "Kurzschlussstrom eines Moduls",
  "input.openStringAtColdest": "Leerlaufspannung des Strangs bei größter Kälte",
  "breaker.load": "Leitungsschutzschalter am Wechselrichter",
  "breaker.generator": "Leitungsschutzschalter Generator",
  "breaker.grid": "LS-Schalter Netz",
  "breaker.equation":
    "1,25 × {current, number, one} A = {needed, number, one} A{breakers, plural, one {} other { auf # Schalter}}: {rating, number, whole} A",
  "breaker.sourceIec": "IEC 60364-4-43, 433.1; Vorzugswerte nach IEC 60898-1 und 60947-2, zitiert",
  "breaker.sourceNec": "NEC 210.20(A) und 705.60; Nennwerte nach NEC 240.6(A), zitiert",
  "breaker.detail": "{poles, plural, one {#-polig} other {#-polig}}, {standard}",
  "breaker.miniature": "IEC 60898-1, Charakteristik C, mindestens 6 kA",
  "breaker.mouldedCase": "IEC 60947-2, einstellbar, mindestens 10 kA",
  "breaker.because":
    "Er muss die volle Leistung stundenlang im warmen Kasten führen und auslösen, bevor das Kabel zu heiß wird.",
  "residualCurrent.name": "Fehlerstromschutzschalter, Typ {type}",
  "residualCurrent.rating": "Bemessungsfehlerstrom",
  "residualCurrent.formula":
    "I_Δn ≤ 30 mA zum Personenschutz; Bemessungsstrom mindestens wie der Leitungsschutzschalter davor",
  "residualCurrent.equation":
    "{trip, number, whole} mA, {carries, number, whole} A hinter einem Leitungsschutzschalter von {breaker, number, whole} A",
  "residualCurrent.equationOfMainSwitch":
    "{trip, number, whole} mA verzögert (S) am Hauptschalter, {people, number, whole} mA an jedem Steckdosenstromkreis",
  "residualCurrent.panelInput": "Moduleingang der Wechselrichterklasse",
  "residualCurrent.breakerBefore": "Leitungsschutzschalter davor",
  "residualCurrent.source": "IEC 60364-4-41, 411.3.3 und 415.1.1; Nennwerte nach IEC 61008-1, zitiert",
  "residualCurrent.detail": "{poles, plural, one {#-polig} other {#-polig}}, {carries, number, whole} A, {standard}",
  "residualCurrent.detailOfMainSwitch":
    "{poles, plural, one {#-polig} other {#-polig}}, mit separatem Wandler, IEC 60947-2 Anhang M",
  "residualCurrent.clause": "IEC 60364-7-712, 712.530.3, und IEC 60364-4-41, 415.1",
  "residualCurrent.becauseB":
    "Ein Moduleingang mit dieser Spannung gehört meist zu einem trafolosen Wechselrichter: Gleichstrom kann auf die Netzseite gelangen und Typ A unwirksam machen. Schließt der Hersteller das aus, genügt Typ A.",
  "residualCurrent.becauseA":
    "Ein Moduleingang mit Kleinspannung gehört zu einem Wechselrichter mit Transformator: Schlimmstenfalls fließt pulsierender Gleichstrom, und den erfasst Typ A.",
  "groundFault.name": "Fehlerstromschutz (GFCI), Klasse A",
  "groundFault.rating": "Auslösender Fehlerstrom",
  "groundFault.formula": "löst zwischen 4 und 6 mA aus",
  "groundFault.equation": "{trip, number, whole} mA an jedem Steckdosenstromkreis, den die Norm nennt",
  "groundFault.detail": "Als Schutzschalter oder Steckdose: Küche, Bad, Garage, außen",
  "groundFault.clause": "NEC 210.8; für die Module 690.41(B)",
  "groundFault.because":
    "Menschen berühren, was eingesteckt ist. Setzen Sie in jeden solchen Stromkreis einen; die Zahl hier ist das Minimum.",
  "mainsSurge.nameOfBoard": "Überspannungsschutz der Verteilung, Typ 2",
  "mainsSurge.nameOfGrid": "Überspannungsschutz am Netzanschluss, Typ 1 + 2",
  "mainsSurge.rating": "Überspannungsschutz, U_c",
  "mainsSurge.equation": "1,1 × {earth, number, one} V = {needed, number, one} V: {rating, number, whole} V",
  "mainsSurge.source": "IEC 60364-5-53, Tabelle 534.2; Klassen wie im Handel nach IEC 61643-11",
  "mainsSurge.detailOfBoard":
    "{poles, plural, one {#-polig} other {#-polig}}, mindestens 20 kA (8/20 µs), Anschlussleitungen unter 0,5 m",
  "mainsSurge.detailOfGrid":
    "{poles, plural, one {#-polig} other {#-polig}}, mindestens 12,5 kA (10/350 µs), Anschlussleitungen unter 0,5 m",
  "mainsSurge.becauseOfGrid": "Freileitungen führen Blitze bis ins Haus.",
  "mainsSurge.becauseOfBoard": "Er hält zurück, was am ersten Ableiter vorbeikommt und was nahe Blitze einkoppeln.",
  "changeover.name": "Umschalter I-0-II, verriegelt",
  "changeover.rating": "Umschalter",
  "changeover.formula": "I_n ≥ 1,25 × größter Strom beider Seiten",
  "changeover.equation": "1,25 × {current, number, one} A = {needed, number, one} A: {rating, number, whole} A",
  "changeover.largerSide": "Größere der beiden Seiten",
  "changeover.source": "IEC 60947-6-1; Vorzugsströme nach IEC 60059, zitiert",
  "changeover.detail":
    "{poles, plural, one {#-polig} other {#-polig}}, schaltet auch den Neutralleiter, mechanisch verriegelt, zwischen {sides, select, inverterAndGrid {Wechselrichter und Netz, für Reparaturen} inverterAndGenerator {Wechselrichter und Generator, für Reparaturen} other {Netz und Generator, vor dem Eingang des Wechselrichters}}",
  "changeover.because":
    "Zwei Quellen dürfen nie miteinander verbunden sein: Das würde die kleinere zerstören und eine Leitung unter Spannung setzen, an der jemand arbeitet.",
  "islanding.name": "Schutz vor Inselbildung",
  "islanding.rating": "Trennt innerhalb von",
  "islanding.formula": "0,85 U ≤ u ≤ 1,1 U und |f − f_n| ≤ 1 Hz, sonst aus; bei Inselbildung binnen 2 s aus",
  "islanding.equation":
    "aus außerhalb von {lowest, number, whole} bis {highest, number, whole} V und {slowest, number, whole} bis {fastest, number, whole} Hz",
  "islanding.mains": "Netzspannung",
  "islanding.frequency": "Frequenz",
  "islanding.sourceIec": "IEC 61727 und IEC 62116, zitiert; es gelten die Grenzwerte des Netzbetreibers",
  "islanding.detail":
    "Im Wechselrichter, mit Zertifikat ({standards}); ein Trennschalter, den der Netzbetreiber verschließen kann",
  "islanding.because": "Ist das Netz für Arbeiten abgeschaltet, dürfen es die Module nicht unter Spannung halten.",
  "batteryFuse.formulaOfCurrent": "I_b = größerer Wert von (U_low − √(U_low² − 4 R P ÷ η)) ÷ 2 R und P_panels ÷ U",
  "batteryFuse.nameIec": "Batteriesicherung, gG für Gleichstrom",
  "batteryFuse.nameNec": "Batteriesicherung, Klasse T",
  "batteryFuse.rating": "Batteriesicherung",
  "batteryFuse.formula": "1,25 I_b ≤ I_n ≤ I_z und I² t ≤ k² S²",
  "batteryFuse.equation":
    "{needed, number, one} A ≤ {rating, number, whole} A ≤ {carried, number, one} A; {letThrough, number, two} ≤ {withstood, number, two} Mio. A²s",
  "batteryFuse.current": "Batteriestrom",
  "batteryFuse.almostEmpty": "Batterie fast leer",
  "batteryFuse.cells": "Annahme: {cells, plural, one {# Zelle} other {# Zellen}} zu {voltage, number, one} V",
  "batteryFuse.breaksFrom": "Schaltet binnen 5 s ab",
  "batteryFuse.copper": "Kupfer in VPE",
  "batteryFuse.longestTime": "Längste Zeit, für die die Regel gilt",
  "batteryFuse.source": "IEC 60364-4-43, 433.1 und 434.5.2; Nennwerte nach IEC 60269-1, zitiert",
  "batteryFuse.detail":
    "Mindestens {voltage, number, whole} V DC, Ausschaltvermögen 20 kA, im Pluspol an der Batterieklemme{fuses, plural, one {} other {, eine je Weg}}",
  "batteryFuse.clauseIec": "IEC 60364-4-43, 433 und 434; IEC 62485-2",
  "batteryFuse.because":
    "Eine Lithiumbatterie speist einen Kurzschluss mit Tausenden Ampere: Nur die Sicherung schützt dann das Kabel.",
  "circuit.panelCurrentFormula": "I_b = Stränge × I_sc",
  "circuit.current": "{circuit}: Betriebsstrom I_b",
  "circuit.currentEquation":
    "{current, number, one} A bei {voltage, number, one} V{ways, plural, one {} other {, auf # gleiche Wege}}",
  "circuit.voltage": "Spannung",
  "circuit.size": "{circuit}: Außenleiter",
  "circuit.sizeFormula": "kleinstes S mit I_z ≥ I_n und ΔU ≤ {drop, number, two} %",
  "circuit.sizeEquation":
    "{cables, plural, one {} other {# Kabel, je }}{area, number, one} mm²: {carried, number, one} A für {needed, number, one} A, Spannungsfall {drop, number, two} %",
  "circuit.sizeSource": "IEC 60364-5-52, Tabellen B.52.2 bis B.52.5, zitiert",
  "circuit.ampacity": "{circuit}: Strombelastbarkeit, I_z",
  "circuit.ampacityEquation": "{cables, number, whole} × {each, number, one} A = {together, number, one} A",
  "circuit.cables": "Kabel parallel",
  "circuit.heat": "Luft von {temperature, number, one} °C",
  "circuit.grouping": "Häufung",
  "circuit.ampacitySource": "IEC 60364-5-52, Verlegeart C, zitiert",
  "circuit.protectiveConductor": "{circuit}: Schutzleiter",
  "circuit.protectiveConductorFormula": "S bis 16 mm²: S; bis 35 mm²: 16 mm²; darüber: S ÷ 2",
  "circuit.protectiveConductorEquation": "Außenleiter {line, number, one} mm²: {area, number, one} mm², einer je Kabel",
  "circuit.lineConductor": "Außenleiter",
  "circuit.protectiveConductorSourceNec": "IEC 60364-5-54, Tabelle 54.2, und mindestens NEC Tabelle 250.122, zitiert",
  "earthing.electrode": "Erder, größter Widerstand",
  "earthing.electrodeFormula": "R ≤ R_surge und R × 30 mA ≤ 50 V",
  "earthing.electrodeEquation":
    "{largest, number, whole} Ω; gegen Berührungsspannung genügten {touch, number, whole} Ω",
  "earthing.forSurges": "Zum Ableiten von Überspannungen",
  "earthing.electrodeSource":
    "IEC 60364-4-41, 411.5.3, und die Blitzschutznorm; nach dem Einschlagen und jährlich messen",
  "earthing.rods": "Erdspieße von {length, number, whole} m",
  "earthing.rodsEquation":
    "⌈{each, number, one} Ω ÷ {largest, number, whole} Ω⌉ = {rods, number, whole}, Abstand mindestens 6 m",
  "earthing.soil": "Boden",
  "earthing.soilFrom": "Annahme: feuchter Lehm; Sand und Laterit haben ein Mehrfaches davon",
  "earthing.rodLength": "Länge eines Erdspießes",
  "earthing.rodDiameter": "Durchmesser eines Erdspießes",
  "earthing.rodFrom": "Handelsüblich",
  "earthing.rodsSource": "H. B. Dwight, Electrical Engineering 55, 1936; maßgeblich ist der gemessene Widerstand",
  "earthing.frames": "Erdung von Modulrahmen und Schienen",
  "earthing.framesFormula": "S ≥ 6 mm² Kupfer; 16 mm², wo Blitzstrom fließen kann",
  "earthing.framesEquation":
    "{least, number, whole} mm²; {nearLightningRod, number, whole} mm² nahe einer Blitzableitung",
  "earthing.framesSource": "IEC 62548, 7.4.2, und IEC 60364-5-54, 544.1.1, zitiert",
  "earthing.islandNec": "Eigenständiges System, Neutralleiter einmal geerdet",
  "earthing.gridNec": "TN-C-S, Neutralleiter am Hausanschluss geerdet",
  "earthing.becauseNec":
    "Eine Verbindung zwischen Neutralleiter und Erdung, nie zwei: Über eine zweite flösse Laststrom im Schutzleiter.",
  "earthing.islandIec": "TN-S-Inselnetz mit eigenem Erder",
  "earthing.islandBecauseIec":
    "Der Wechselrichter ist die Quelle: Sein Neutralleiter wird einmal geerdet, an seinem Ausgang. Ohne diese Verbindung löst kein Fehlerstromschutzschalter aus.",
  "earthing.islandClauseIec": "IEC 60364-1, 312.2, und IEC 60364-5-55, 551.4",
  "earthing.gridIec": "TT mit eigenem Erder; TN-C-S, wo der Netzbetreiber eine Erdungsklemme stellt",
  "earthing.gridBecauseIec":
    "Der eigene Erder hängt nicht vom Neutralleiter des Netzbetreibers ab. Bei Stromausfall muss der Wechselrichter seinen Neutralleiter selbst erden und diese Verbindung trennen, sobald das Netz wieder da ist.",
  "earthing.gridClauseIec": "IEC 60364-1, 312.2, und IEC 60364-5-55, 551.4.3",
  "note.licence":
    "Eine zugelassene Elektrofachkraft muss diese Auslegung vor dem Bau nach den Normen des Landes prüfen.",
  "note.metricSizes":
    "Querschnitte sind metrisch, nach IEC 60364-5-52: Nehmen Sie den nächstgrößeren AWG und prüfen Sie ihn nach NEC 310.16.",
  "note.smallShortCircuit":
    "Ohne Netz ist der Kurzschlussstrom kaum größer als der Spitzenstrom des Wechselrichters. Leitungsschutzschalter lösen dann vielleicht nicht sofort aus: Der Wechselrichter schaltet selbst ab, und der Fehlerstromschutzschalter schützt Menschen.",
  "note.batteryBelowInverter":
    "Der Wechselrichter kann {inverter, number, one} kW ziehen, die Batterie gibt {battery, number, one} kW, ihre halbe Kapazität pro Stunde: Stellen Sie das Limit des Wechselrichters darauf ein, oder nehmen Sie eine Batterie mit höherer Herstellerangabe.",
  "note.batteryBelowStart":
    "Beim schwersten Motoranlauf fließen kurz {start, number, one} kW, die Batterie gibt {battery, number, one} kW: Starten Sie den Motor über Sanftanlauf oder Frequenzumrichter, oder nehmen Sie {enough, number, one} kWh Batterie. Das Limit des Wechselrichters darf nicht unter dem Anlauf liegen.",
  "note.batteryBelowLoad":
    "{together, number, one} kW laufen gleichzeitig, die Batterie gibt {battery, number, one} kW: {ways, select, stagger {Lassen Sie die größten Geräte nacheinander oder bei Sonne laufen, oder nehmen Sie} other {Nehmen Sie}} {enough, number, one} kWh Batterie.",
  "note.altitude":
    "In {altitude, number, whole} m Höhe isoliert Luft schlechter: Nehmen Sie Leitungsschutzschalter, Trennschalter und Überspannungsschutz eine Spannungsklasse höher (IEC 60664-1, ab {rated, number, whole} m).",
  "note.generatorExhaust":
    "Stellen Sie den Generator im Freien auf, fern von Fenstern: Seine Abgase töten in geschlossenen Räumen.",
  "cable.size": "{run}: Kupfer",
  "cable.sizeFormulaOfCurrent":
    "kleinstes S mit I_table × √((T_max − T_a) ÷ (T_max − 30)) ≥ I × {factor, number, four} und ΔU ≤ {drop, number, two} %",
  "cable.sizeFormulaOfBreaker":
    "kleinstes S mit I_table × √((T_max − T_a) ÷ (T_max − 30)) ≥ I_n und ΔU ≤ {drop, number, two} %",
  "cable.sizeEquation":
    "{cables, plural, one {} other {# Kabel, je }}{area, number, one} mm² führt hier {carried, number, one} A, nötig {needed, number, one} A; Spannungsfall {drop, number, two} %",
  "cable.sizeSource":
    "IEC 60364-5-52, Tabellen B.52.2 bis B.52.5, und IEC 60228, zitiert: vor dem Kauf von einer Elektrofachkraft an der gültigen Ausgabe zu prüfen",
  "cable.current": "{run}: Strom",
  "cable.currentInput": "Strom",
  "cable.currentFormulaOfStrings": "I = Stränge × I_sc",
  "cable.currentEquationOfStrings": "{current, number, two} A bei {voltage, number, one} V",
  "cable.currentEquation":
    "{power, number, whole} W ÷ ({voltage, number, whole} V × {powerFactor, number, two}) = {current, number, two} A",
  "cable.currentEquationThreePhase":
    "{power, number, whole} W ÷ (√3 × {voltage, number, whole} V × {powerFactor, number, two}) = {current, number, two} A",
  "cable.currentSourceOfStrings": "IEC 62548: der Kurzschlussstrom aller Stränge",
  "cable.power": "Leistung des Wechselrichters",
  "cable.powerOfPanels": "Modulleistung",
  "cable.powerOfGenerator": "Generator: größte Stunde und Laden oder schwerster Anlauf",
  "cable.hottestAir": "Heißeste Luft",
  "cable.largestDrop": "Größter Spannungsfall",
  "cable.drop": "{run}: Spannungsfall",
  "cable.dropOverRun":
    "{loop} × {current, number, two} A × {impedance, number, four} Ω = {drop, number, two} V von {voltage, number, one} V = {dropPercent, number, two} %",
  "cable.resistance": "Kupfer, ein Leiter, heiß",
  "cable.resistanceFrom": "IEC 60228 Klasse 2",
  "cable.dropSource": "IEC 60364-5-52 Anhang G, Widerstand bei zulässiger Leitertemperatur",
  "cable.loss": "{run}: Verlust im Jahr",
  "cable.lossFormula": "W = {conductors, number, whole} × R × Σ I² über das Jahr",
  "cable.lossBySun": "{loss, number, two} kWh im Jahr, wenn der Strom der Sonne folgt",
  "cable.lossByLoad": "{loss, number, two} kWh im Jahr mit der Lastkurve von 24 Stunden",
  "cable.lossByExchange": "{loss, number, two} kWh im Jahr mit Netzbezug und Einspeisung",
  "cable.lossAtMost": "höchstens {loss, number, two} kWh im Jahr: als käme die ganze Last das Jahr über diesen Weg",
  "cable.lossSource": "Joulesches Gesetz über den mittleren Tag jedes Monats",
  "cable.notePanels": "Gleichstrom mit {voltage, number, whole} V. Spannungsfall höchstens {drop, number, two} %.",
  "cable.notePanelsOnPole":
    "Gleichstrom mit {voltage, number, whole} V, davon {pole, number, whole} m am Mast. Spannungsfall höchstens {drop, number, two} %.",
  "cable.noteLoad": "Führt die volle Leistung des Wechselrichters. Spannungsfall höchstens {drop, number, two} %.",
  "cable.noteGenerator": "Nur mit einem Generator: einem von {power, number, whole} W.",
  "cable.noteGeneratorUnused": "Bei netzgekoppelten Anlagen unbenutzt: Der Wechselrichter stoppt bei Stromausfall.",
  "cable.noteGrid": "Spannungsfall höchstens {drop, number, two} %: Bei Einspeisung hebt er die Spannung an.",
  "cable.noteGridUnused": "Bei Inselanlagen unbenutzt: Es gibt kein Netz.",
  "generator.needed": "Nötige Generatorleistung",
  "generator.neededFormula": "P = größerer Wert von P_hour + P_charge und P_surge",
  "generator.neededAlone": "P = größerer Wert von P_hour und P_surge",
  "generator.neededAloneEquation":
    "{largestHour, number, whole} W oder {surge, number, whole} W: {needed, number, whole} W",
  "generator.neededEquation":
    "{largestHour, number, whole} + {charge, number, whole} W oder {surge, number, whole} W: {needed, number, whole} W",
  "generator.largestHour": "Größte Stunde",
  "generator.charge": "Batterie in zehn Stunden laden",
  "generator.hardestStart": "Schwerster Anlauf",
  "generator.neededSource": "Technische Notizen, Abschnitt 5; ISO 8528-1",
  "generator.derating": "Leistung des Aggregats an diesem Ort",
  "generator.deratingEquation":
    "{altitude, number, whole} m und {temperature, number, one} °C: {share, number, percentOne}",
  "generator.altitude": "Höhe",
  "generator.hottestMonth": "Heißester Monat, bei Tag",
  "generator.deratingSource":
    "Praxis nach ISO 3046-1 und 8528-1 für Saugmotoren, zitiert; für das gekaufte Aggregat gilt seine eigene Tabelle",
  "generator.rating": "Aggregat",
  "generator.ratingFormula": "kleinstes Aggregat mit P_n × f ≥ P",
  "generator.ratingSearched": "günstigstes in Kauf und Betrieb von denen mit P_n × f ≥ P",
  "generator.ratingEquationDiesel":
    "{needed, number, whole} W ÷ {share, number, three} = {nameplate, number, whole} W: {sets, plural, one {} other {# × }}{rating, number, whole} W ({apparent, number, one} kVA)",
  "generator.ratingEquationPetrol":
    "{needed, number, whole} W ÷ {share, number, three} = {nameplate, number, whole} W: {sets, plural, one {} other {# × }}{rating, number, whole} W",
  "generator.powerNeeded": "Nötige Leistung",
  "generator.ratingSource": "Aggregate, wie Händler sie führen; Diesel mit cos φ 0,8 (ISO 8528-1)",
  "generator.leastLoad": "Mindestlast",
  "generator.leastLoadEquation":
    "{share, number, one} × {sets, plural, one {} other {# × }}{rating, number, whole} W = {least, number, whole} W: Lassen Sie ihn zugleich die Batterie laden",
  "generator.startCharge": "Batteriestand beim Start",
  "generator.startFormula": "Stand mit den geringsten Kosten, mindestens 10 % über leer",
  "generator.stopCharge": "Batteriestand beim Stopp",
  "generator.stopFormula": "Stand mit den geringsten Kosten, mindestens 20 % über dem Start",
  "generator.levelEquation": "startet bei {start, number, percent}, stoppt bei {stop, number, percent}",
  "generator.levelSource": "Ladezyklen; zusammen mit der Größe des Aggregats gesucht",
  "generator.ratingInput": "Nennleistung",
  "generator.leastLoadSource": "Praxis nach ISO 8528-1, zitiert: 50 bis 80 % sind ideal, 30 % das Minimum",
  "generator.rated": "Nennwert",
  "generator.output": "Was er hier höchstens leistet",
  "generator.litresPerHour": "Kraftstoff pro Stunde",
  "generator.litresPerHourFormula": "F = {idle, number, three} P_n + {slope, number, three} P",
  "generator.litresPerHourEquation":
    "{idle, number, three} × {rated, number, two} + {slope, number, three} × {output, number, two} kW = {litres, number, two} l/h",
  "generator.litresPerKilowattHour": "Kraftstoff pro Kilowattstunde",
  "generator.litresPerKilowattHourEquation":
    "{litres, number, two} l/h ÷ {output, number, two} kW = {each, number, three} l/kWh",
  moduleClass: "Klasse der Trina Vertex S, 400 W, zitiert: Maßgeblich ist das gekaufte Modul",
  "stringFuse.name": "Strangsicherung, gPV",
  "stringFuse.rating": "Strangsicherung",
  "stringFuse.formulaIec": "1,5 I_sc ≤ I_n ≤ 2,4 I_sc und I_n ≤ I_mod",
  "stringFuse.equation":
    "{least, number, two} × {shortCircuitCurrent, number, two} A = {needed, number, one} A ≤ {rating, number, whole} A ≤ {largest, number, whole} A",
  "stringFuse.largestOfPanel": "Größte zulässige Strangsicherung eines Moduls",
  "stringFuse.sourceIec": "IEC 62548, 6.5; Nennwerte nach IEC 60269-6, zitiert",
  "stringFuse.sourceNec": "NEC 690.8 und 690.9, Nennwerte nach IEC 60269-6, zitiert",
  "stringFuse.detail": "{voltage, number, whole} V DC, gPV (IEC 60269-6), in beiden Polen jedes Strangs",
  "stringFuse.because":
    "{strings, plural, one {Der andere Strang kann} other {Die anderen # Stränge können}} {current, number, one} A in einen fehlerhaften zurückspeisen; ein Modul verträgt {largest, number, whole} A.",
  "isolator.name": "DC-Trennschalter",
  "isolator.equation":
    "{needed, number, one} A{isolators, plural, one {} other { auf # Trennschalter}}: {rating, number, whole} A",
  "isolator.strings": "Stränge parallel",
  "isolator.source": "IEC 60947-3, Gebrauchskategorie DC-PV2; Vorzugsströme nach IEC 60059, zitiert",
  "isolator.detail":
    "{voltage, number, whole} V DC, beide Pole, Kategorie DC-PV2, abschließbar, neben dem Wechselrichter",
  "isolator.because":
    "Module lassen sich bei Sonne nicht abschalten: Der Wechselrichter muss unter Last von ihnen getrennt werden können.",
  "rapidShutdown.name": "Schnellabschaltung",
  "rapidShutdown.rating": "Restspannung auf dem Dach",
  "rapidShutdown.formula": "U ≤ 80 V im Solargenerator, 30 s nach dem Schalten",
  "rapidShutdown.equation": "{coldest, number, whole} V bei größter Kälte sinken auf höchstens {left, number, whole} V",
  "rapidShutdown.detail": "Ein Schalter am Eingang, eine Abschalteinheit an jedem Modul oder Modulpaar",
  "rapidShutdown.because": "Die Feuerwehr muss ein Dach vom Boden aus sicher machen können.",
  "panelSurge.name": "Überspannungsschutz des Moduleingangs, Typ 2",
  "panelSurge.rating": "Überspannungsschutz, U_cpv",
  "panelSurge.formula": "U_cpv ≥ U_oc beim Kälterekord",
  "panelSurge.equation": "{coldest, number, one} V ≤ {rating, number, whole} V",
  "panelSurge.source": "IEC 61643-32; Klassen wie im Handel nach IEC 61643-31",
  "panelSurge.detail": "Typ 2, mindestens 20 kA (8/20 µs); Typ 1 + 2, wo eine Blitzableitung nahe ist",
  "panelSurge.becauseOne":
    "Eine Strecke von {length, number, one} m braucht Überspannungsschutz ab {density, number, one} Blitzeinschlägen im Jahr je km² ({product, number, whole} ÷ L). Einer am Wechselrichter schützt eine so kurze Strecke. Im tropischen Afrika blitzt es viel, und neben dem Wechselrichter kostet er wenig.",
  "panelSurge.becauseTwo":
    "Eine Strecke von {length, number, one} m braucht Überspannungsschutz ab {density, number, one} Blitzeinschlägen im Jahr je km² ({product, number, whole} ÷ L). Über {distance, number, whole} m sitzt einer am Solargenerator, einer am Wechselrichter. Im tropischen Afrika blitzt es viel, und neben dem Wechselrichter kostet er wenig.",
  "string.recordLow": "Kälterekord",
  "string.recordLowFrom": "Nächte des kältesten Monats minus {margin, number, whole} K, eine Schätzung",
  "string.panelsInSeries": "Module in Reihe",
  "string.openVoltage": "Leerlaufspannung eines Moduls bei 25 °C",
  "string.openVoltageChange": "Temperaturkoeffizient der Leerlaufspannung",
  "string.cold": "Leerlaufspannung des Strangs beim Kälterekord",
  "string.coldEquation":
    "{panels, number, whole} × {each, number, two} V = {voltage, number, one} V von {input, number, whole} V",
  "string.coldSource": "IEC 62548, 7.2; NEC 690.7(A)(1), zitiert",
  "string.byCode": "Dasselbe nach der Tabelle von NEC 690.7(A)",
  "string.byCodeFormula": "U = n V_oc × Faktor(T_min)",
  "string.byCodeEquation":
    "{panels, number, whole} × {each, number, two} V × {factor, number, two} = {voltage, number, one} V von {input, number, whole} V",
  "string.byCodeSource": "NEC 690.7(A), Tabelle für kristallines Silizium, zitiert: eine Gegenprobe ohne Datenblatt",
  "string.hot": "Strangspannung bei größter Hitze",
  "string.hotFormula": "U = n V_mp (1 + γ (T_max + Erwärmung − 25)) ≥ U_tracker",
  "string.hotEquation":
    "{panels, number, whole} × {each, number, two} V = {voltage, number, one} V; {fewest, number, whole} bis {most, number, whole} Module passen an den Eingang",
  "string.hotSource": "IEC 62548, 7.2: Der Tracker muss den Strang noch erfassen",
  "string.cable": "Kabel eines Strangs",
  "string.cableFormula": "kleinstes S ab 4 mm² mit I_table × {underModule, number, two} ≥ I_n",
  "string.cableEquation": "{area, number, one} mm² für {needed, number, one} A",
  "string.cableEquationOfFuse": "{area, number, one} mm² für {needed, number, one} A, seine Sicherung",
  "string.underHotPanel": "Unter einem heißen Modul, 70 °C",
  "string.cableSource": "EN 50618, Tabelle A.3, einzelnes Kabel in freier Luft, zitiert",
};
