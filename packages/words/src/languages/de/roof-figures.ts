import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/roof-figures";

export const texts: TextsOf<typeof say> = {
  "from.designNote": "Entwurfsnotiz der Dachoptimierung, Abschnitt 6",
  shadeRule:
    "Das Direktlicht entfällt, solange ein Teil eines Moduls im Schatten liegt (Partitionsregel der Nahverschattung in PVsyst), das Diffuslicht bleibt; Sonne des 15. jedes Monats alle 10 Minuten",
  shadeRuleOfRows:
    "Das Direktlicht entfällt, solange ein Teil eines Moduls im Schatten eines Hindernisses liegt (Partitionsregel der Nahverschattung in PVsyst), das Diffuslicht bleibt; Sonne des 15. jedes Monats alle 10 Minuten. Ein Modul hinter einer Reihe: Appelbaum und Bany 1979 und der sichtbare Himmel, Stunde für Stunde, für endlose Reihen im kleinsten Abstand",
  behindRow: "Verlust hinter einer Reihe",
  panelArea: "Grundfläche der Module",
  solarAccess: "Anteil der Sonne",
  solarAccessEquation: "100 % − {loss, number, one} % = {access, number, one} %",
  shadingLoss: "Schattenverlust",
  usableRoof: "Dach ohne Randabstände, Hindernisse und deren Abstand",
  utilization: "Ausnutzung des Dachs",
  roof: "Dach",
  efficiency: "Güte",
  efficiencyEquation: "{energy, number, one} ÷ {best, number, one} kWh = {score, number, one} %",
  efficiencyOfNone: "Keine Module, keine Güte",
  yield: "Ertrag",
  bestPlane: "Dieselben Module ohne Schatten bei {tilt, number, whole}° nach {azimuth, number, whole}°",
  efficiencySource:
    "Energie dieser Belegung durch die derselben Module auf der besten unverschatteten Fläche (A-38); entspricht der „total solar resource fraction“ der Installateure (Energy Trust of Oregon), in Energie",
  power: "Modulleistung",
  powerEquation: "{panels, number, whole} × {watts, number, whole} W = {kilowatts, number, two} kW",
  panels: "Module",
  powerOfPanel: "Leistung eines Moduls",
  "from.specification": "Spezifikation des Ablaufs der Auslegung, Abschnitt 9",
  yieldFormula: "E = Σ E₀ × Anteil der Sonne jedes Moduls",
  yieldEquation:
    "{panels, number, whole} × {unshaded, number, one} kWh − {shade, number, one} kWh durch Schatten = {energy, number, whole} kWh",
  unshadedPanel: "Modul ohne Schatten, erstes Jahr",
  yieldOfPlane: "Ertrag dieser Fläche",
  yieldSource:
    "Himmel nach Perez-Driesse, Glas, Zelltemperatur und Wechselrichter nach PVWatts; Systemverluste nach dem PVWatts-Handbuch, NREL/TP-6A20-62641. {shadeRule}",
  shadingLossEquation: "1 − {energy, number, one} ÷ {unshaded, number, one} kWh = {loss, number, two} %",
  shadingLossOfNone: "Keine Module, kein Verlust",
  unshadedPanels: "Dieselben Module ohne Schatten",
  orientation: "Neigung und Ausrichtung",
  orientationFormula: "TOF = Ertrag dieser Fläche ÷ Ertrag der besten Fläche hier",
  orientationEquation: "{here, number, whole} ÷ {best, number, whole} kWh/kWp = {factor, number, one} %",
  yieldAt: "Ertrag bei {tilt, number, one}° nach {azimuth, number, whole}°",
  orientationSource:
    "Faktor für Neigung und Ausrichtung, Energy Trust of Oregon, in Energie; Himmel nach Perez-Driesse",
  shareEquation: "{part, number, two} ÷ {whole, number, two} m² = {share, number, one} %",
  bound: "Keine Belegung bringt mehr als",
  boundFormula: "E_max ≥ E jeder Belegung nach diesen Regeln",
  boundEquation: "{energy, number, whole} ≤ {bound, number, whole} kWh",
  provedBy: "Bewiesen durch",
  arrangement: "Gezählte Belegungen",
  boundSource:
    "Dualität der linearen Optimierung auf dem verkleinerten Raster, in ganzen Zahlen geprüft; docs/engineering/layout.md",
  gap: "Abstand zur Grenze",
  gapEquation: "({bound, number, one} − {energy, number, one}) ÷ {bound, number, one} kWh = {gap, number, two} %",
  boundShort: "Grenze",
  gapSource: "Die Lücke (gap) der mathematischen Optimierung",
  "proof.best":
    "{panels, plural, one {# Modul} other {# Module}}, bewiesen: Keine {arrangement, select, rows {Belegung in vollen Reihen} sameOrientation {Belegung gleicher Lage} other {Belegung}} bringt mehr",
  "proof.nearBest":
    "{panels, plural, one {# Modul} other {# Module}}, bewiesen: Keine {arrangement, select, rows {Belegung in vollen Reihen} sameOrientation {Belegung gleicher Lage} other {Belegung}} bringt mehr als {bound, number, whole} kWh im Jahr, {gap, number, two} % über dieser",
  "method.lines": "was Linien quer über das Dach fassen können",
  "proof.withoutSingles": "{proof}; {panels, number, whole} einzeln stehende weggelassen",
  simulatedYear: "{place}, simuliertes Jahr",
  "fault.onWalkway": "Modul {panel} liegt auf einem Laufweg",
  "fault.alone": "Modul {panel} steht allein, und die Regeln lassen einzelne Module weg",
  "fault.size":
    "Modul {panel} misst {width, number, three} m × {height, number, three} m, das ist nicht die Größe des Moduls",
  "fault.orientation": "Modul {panel} hat eine Lage, die die Regeln ausschließen",
  "fault.overEdge":
    "Modul {panel} ragt {over, number, three} m über {side, select, left {die linke Kante} right {die rechte Kante} top {die obere Kante} other {die untere Kante}} des Dachs",
  "fault.setback":
    "Modul {panel} ist {free, number, three} m von {side, select, left {der linken Kante} right {der rechten Kante} top {der oberen Kante} other {der unteren Kante}} entfernt, der Randabstand ist {setback, number, three} m",
  "fault.onObstruction":
    "Modul {panel} liegt auf {type, select, chimney {dem Schornstein} vent {dem Lüfter} antenna {der Antenne} tree {dem Baum} building {dem Gebäude} other {dem Hindernis}}",
  "fault.nearObstruction":
    "Modul {panel} ist {away, number, three} m von {type, select, chimney {dem Schornstein} vent {dem Lüfter} antenna {der Antenne} tree {dem Baum} building {dem Gebäude} other {dem Hindernis}} entfernt, der Abstand ist {clearance, number, three} m",
  "fault.overlap": "Module {one} und {other} überlappen sich",
  "fault.gap":
    "Module {one} und {other} sind {apart, number, three} m auseinander, der Abstand ist {gap, number, three} m",
  "fault.shaded":
    "Modul {panel} behält {access, number, percent} seiner Sonne, mindestens {least, number, percent} sind verlangt",
  "setback.walkway":
    "EN ISO 14122-2, zitiert: Laufwege mindestens 600 mm frei, 800 mm, wo zwei sich begegnen; fragen Sie die örtliche Behörde",
  "setback.practice":
    "Annahme: üblich sind 0,3 m zu jeder Kante, gegen Wind und zum Anfassen; fragen Sie die örtliche Behörde",
  "setback.usaWalkway":
    "International Residential Code 2018, R324.6.1, zitiert: Laufwege mindestens 36 Zoll (0,914 m) breit",
  "setback.usa":
    "International Residential Code 2018, R324.6, zitiert: ein Laufweg von 36 Zoll (0,914 m) von der Traufe zum First auf jeder Dachfläche mit Modulen, 18 Zoll (0,457 m) unter dem First, solange Module im Grundriss höchstens 33 % des Dachs bedecken, darüber 36 Zoll, hier nur auf dieser Dachfläche gezählt; nicht für Neigungen bis 2:12; Behörden lassen weniger zu oder verlangen mehr",
  "setback.uk": "MCS MIS 3002, zitiert: 400 mm zu jeder Dachkante, wenn der Windsog dort nicht berechnet ist",
  "setback.germany":
    "Musterbauordnung (MBO) § 32 (5) und BayBO Art. 30 (5), zitiert: 0,5 m zu Brandwänden für dachparallele Module aus nichtbrennbaren Baustoffen, sonst 1,25 m; andere Kanten wie üblich, 0,3 m; maßgeblich ist die Landesbauordnung",
  "setback.australia":
    "AS/NZS 1170.2, Änderung 2, D6, zitiert: zu den Kanten das Doppelte der Höhe der Module über dem Dach, bei 0,1 m also 0,2 m; maßgeblich ist die Anleitung des Montagesystems",
  "fault.ridge":
    "Modul {panel} ist {free, number, three} m von {side, select, left {der linken Kante} right {der rechten Kante} top {der oberen Kante} other {der unteren Kante}} entfernt, der Randabstand ist {setback, number, three} m, solange Module mehr als {share, number, percentOne} des Dachs bedecken",
  "proof.nearlyBest":
    "{panels, plural, one {# Modul} other {# Module}}, bewiesen: Keine {arrangement, select, rows {Belegung in vollen Reihen} sameOrientation {Belegung gleicher Lage} other {Belegung}} bringt mehr als {bound, number, whole} kWh im Jahr, weniger als 0,01 % über dieser",
  arrangementOf:
    "{arrangement, select, rows {Belegung in vollen Reihen} sameOrientation {Belegung gleicher Lage} other {Belegung}}",
  "method.allRows": "jede Reihe geprüft",
  "method.prices": "Preise der Plätze (lineare Optimierung)",
  "method.pricesAndCuts": "Preise der Plätze, mit Grenzen für die Zahl unverschatteter Module",
  "method.pricesOnCoarseRaster": "Preise der Plätze auf grobem Raster",
  "method.completeSearch": "eine vollständige Suche, die nichts Besseres fand",
  "method.noPlace": "kein Platz, an den ein Modul passt",
  solarAccessFormula: "Anteil der Sonne = 100 % − Schattenverlust",
  filled: "Belegt",
};
