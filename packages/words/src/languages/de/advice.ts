import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/advice";

export const texts: TextsOf<typeof say> = {
  cable: "{area, number, one} mm²",
  cables: "{parallel, number, whole} × {area, number, one} mm²",
  share: "{share, number, percentOne}",
  savingEquation: "{now} − {changed} = {saving}",
  "warning.refused": "{refusal} {remedy}",
  "warning.partsUnstated":
    "Die Gerätebibliothek nennt nicht alle Werte Ihrer Bauteile; die Auslegung rechnet mit üblichen oder lässt die Grenze weg. {parts}.",
  "warning.doesNotPay":
    "Module lohnen sich hier nicht: {panels, plural, one {# Modul für den Jahresbedarf kostet} other {# Module für den Jahresbedarf kosten}} {build}. {share, number, percent} des Ertrags nutzt das Haus zu {selfUsed} pro kWh, {sold, select, paid {der Rest bringt {export} pro kWh} other {für den Rest gibt es nichts}}. Über {years, number, whole} Jahre kostet die Anlage {loss} mehr als das Netz allein.",
  "warning.targetMissed":
    "{sunlessDays, plural, =0 {} one {# Tag in Folge ohne Sonne. } other {# Tage in Folge ohne Sonne. }}Selbst {panels, plural, one {# Modul} other {# Module}} mit {battery, number, one} kWh, das Größte in der Suche, verfehlen das Ziel. {besideGenerator}",
  "warning.targetMissedInOtherYears":
    "In den Jahren, die die Suche nicht kannte, versorgt die Anlage {served, number, percentTwo} der Stunden, weniger als die verlangten {target, number, percentTwo}.",
  "warning.targetMissedByGenerator": "Auch kein Generator erreicht es: Senken Sie das Ziel oder die Last.",
  "warning.targetKeptByGenerator":
    "Mit einem {fuel, select, petrol {Benzingenerator} other {Dieselgenerator}} mit {power, number, one} kW sind es {panels, plural, one {# Modul} other {# Module}} und {battery, number, one} kWh: {build} für den Bau und {run} für Kraftstoff und Wartung in zwanzig Jahren.",
  "warning.dearWithoutGenerator":
    "Module und Speicher allein kosten {alone}, mehr als doppelt so viel wie mit einem {fuel, select, petrol {Benzingenerator} other {Dieselgenerator}} mit {power, number, one} kW. Mit ihm kosten {panels, plural, =0 {null Module} one {# Modul} other {# Module}} und {battery, number, one} kWh {build} für den Bau und {run} für Kraftstoff und Wartung in zwanzig Jahren.",
  "warning.inverterTooWeak":
    "Von den {capacity, number, whole} W des Wechselrichters bleiben an diesem Standort {atSite, number, whole} W, weniger als die {needed, number, whole} W, die gleichzeitig laufen. Ein Teil der Last hat keinen Strom, egal wie viele Module und Batterien es gibt. Ein Wechselrichter mit {enough, number, whole} W trägt alles.",
  "warning.inverterTooWeakForEssentials":
    "Von den {capacity, number, whole} W des Wechselrichters bleiben an diesem Standort {atSite, number, whole} W, weniger als die {needed, number, whole} W, die die wichtigen Geräte gleichzeitig brauchen. Einige haben keinen Strom, egal wie viele Module und Batterien es gibt. Ein Wechselrichter mit {enough, number, whole} W trägt alle.",
  "warning.sunAboveSource":
    "Sie haben {typed, number, one} Sonnenstunden eingegeben; {place} hat im Mittel {mean, number, one} am Tag und im {month} {least, number, one}. {effect}",
  "warning.standardSunAboveSource":
    "Die voreingestellten {standard, number, one} Sonnenstunden gelten hier nicht: {place} hat im Mittel {mean, number, one} am Tag und im {month} {least, number, one}. {effect}",
  "warning.sunAboveSourceGridBrings":
    "Mit dieser Sonne erzeugt der Solargenerator in der Simulation {share, number, percent} des Jahresbedarfs; die übrigen {missing, number, one} kWh im Jahr muss das Netz liefern.",
  "warning.sunAboveSourceDarkHours":
    "Mit dieser Sonne deckt die Anlage in der Simulation {share, number, percentOne} der Last: {hours, plural, one {# Stunde} other {# Stunden}} im Jahr ohne volle Leistung.",
  "warning.sunAboveSourceStillServes": "Auch mit dieser Sonne versorgt die Anlage in der Simulation jede Stunde.",
  "warning.sunAboveRegion":
    "{typed, number, one} Sonnenstunden liegen über dem Bereich der Region {region}, {from, number, one} bis {to, number, one} kWh/m² am Tag.",
  "warning.townFarFromRow":
    "Das nächste belegte Klima ist das von {row}, {kilometres, number, whole} km von {town}{high, select, above { und {height, number, whole} m tiefer} below { und {height, number, whole} m höher} other {}}: Sonne und Temperatur können abweichen. Sicherer ist eine Wetterdatei vom Ort selbst.",
  "warning.tariffOfPanels":
    "Ein Haus in {country} mit Modulen am Netz muss {tariff} nehmen, mit Preisen nach Jahreszeit und Stunde und einer Vergütung für die Einspeisung. Diese Rechnungen folgen dem üblichen Tarif, ohne die Vergütung.",
  "warning.temperatureOfADay":
    "{typed, number, one} °C gilt als Mittel des ganzen Jahres, Tag und Nacht; in {place} sind es {mean, number, one} °C. Meinen Sie mit {typed, number, one} °C {kind, select, hot {den heißesten Tag} other {die kälteste Nacht}}, geben Sie {mean, number, one} ein: Die {kind, select, hot {Hitze des Tages} other {Kälte der Nacht}} rechnet die Auslegung selbst hinzu.",
  "warning.weatherClock":
    "Nach ihrer Uhr steht die Sonne der Wetterdatei {hours, number, one} Stunden {direction, select, later {später} other {früher}} am höchsten als über {place}: Zeitzone oder Längengrad der Datei stimmt wohl nicht.",
  "warning.cityMissing":
    "In {country} ist keine Stadt gewählt; es gelten die eingegebenen {typed, number, one} Sonnenstunden. Wählen Sie eine Stadt, um mit deren belegter Sonne auszulegen.",
  "warning.mainsVoltage":
    "Das Netz in {country} hat {nominal} bei {national} Hz. Dort gekaufte Geräte sind für {nominal} gebaut, nicht für {volts} V. Gerechnet wird mit Ihrer Wahl.",
  "warning.mainsFrequency":
    "Das Netz in {country} hat {nominal} bei {national} Hz. {motors} Gerechnet wird mit Ihrer Wahl.",
  "warning.mainsVoltageAndFrequency":
    "Das Netz in {country} hat {nominal} bei {national} Hz. Dort gekaufte Geräte sind für {nominal} gebaut, nicht für {volts} V. {motors} Gerechnet wird mit Ihrer Wahl.",
  "warning.motors":
    "Motoren für {national} Hz laufen mit {chosen} Hz {change, number, percent} {direction, select, faster {schneller} other {langsamer}}.",
  "warning.motorsAndGrid":
    "Motoren für {national} Hz laufen mit {chosen} Hz {change, number, percent} {direction, select, faster {schneller} other {langsamer}}, und der Wechselrichter kann nicht ans Netz.",
  "warning.peakBelowConsumption":
    "{consumption, number, whole} Wh am Tag sind rund um die Uhr {mean, number, whole} W, mehr als die Spitzenlast von {peak, number, whole} W. Einer der beiden Werte ist falsch.",
  "warning.surgeAboveInverter":
    "Der Anlauf mit {surge, number, whole} W liegt über den {carried, number, whole} W, die dieser Wechselrichter am Standort kurz liefert. {remedy, select, softStarter {Ein Sanftanlasser oder ein Wechselrichter} other {Ein Wechselrichter}} mit {enough, number, whole} W genügt.",
  "warning.surgeOfMotor":
    "Der Anlauf mit {surge, number, whole} W liegt über den {carried, number, whole} W, die dieser Wechselrichter am Standort kurz liefert. Er kommt vom Start: {appliance}. {remedy, select, softStarter {Ein Sanftanlasser oder ein Wechselrichter} other {Ein Wechselrichter}} mit {enough, number, whole} W genügt.",
  "warning.batteryDrainedFast":
    "{drawn, number, whole} W auf einmal aus {battery, number, one} kWh sind {rate, number, two} der Kapazität pro Stunde, mehr als die {allowed, number, one}, die die meisten Hersteller erlauben. Nehmen Sie einen Speicher, der mehr erlaubt, oder {enough, number, two} kWh in ganzen Batteriemodulen, {extra} mehr.",
  "warning.coldBattery":
    "{coldest, number, one} °C im kältesten Monat: Lithium-Eisenphosphat darf unter 0 °C nicht geladen werden. Stellen Sie den Speicher in einen Raum oder einen beheizten Kasten.",
  "warning.generatorWornOut":
    "Der Generator läuft {hours, number, whole} h im Jahr: In {years, number, whole} Jahren verschleißen {sets, number, whole} Stück. {remedy, select, heat {Der Speicher ist oft zu kalt zum Laden: Stellen Sie ihn warm auf.} diesel {Ein Dieselgenerator hält fünfmal so lange.} other {Keine gesuchte Größe von Modulen und Speicher vermeidet das.}}",
  "warning.standardAltitude":
    "Die voreingestellten {standard, number, whole} m gelten hier nicht: {place} liegt auf {elevation, number, whole} m. Dünne Luft über 1.000 m schwächt den Wechselrichter.",
  "warning.altitudeOfAnotherPlace":
    "Sie haben {typed, number, whole} m eingegeben; {place} liegt auf {elevation, number, whole} m. Dünne Luft über 1.000 m schwächt den Wechselrichter.",
  "warning.longRun":
    "{run}, {length, number, whole} m: Ein Kabel mit 120 mm² reicht nicht; {parallel, number, whole} parallele mit {area, number, one} mm² reichen.",
  "warning.systemEfficiency":
    "Der genannte Wirkungsgrad der Anlage ist {stated, number, percent}. Wärme, Staub, Kabel und Wechselrichter lassen in dieser Auslegung {found, number, percent}; damit ist der Solargenerator bemessen.",
  "warning.systemEfficiencyWithBattery":
    "Der genannte Wirkungsgrad der Anlage ist {stated, number, percent}. Wärme, Staub, Kabel, Wechselrichter und Batterie lassen in dieser Auslegung {found, number, percent}; damit ist der Solargenerator bemessen.",
  "morePanels.one":
    "Nehmen Sie {part}, für {extra} mehr: nötig, um das Ziel mit den belegten {sourced, number, one} Sonnenstunden von {place} zu halten statt mit den eingegebenen {typed, number, one}.",
  "morePanels.both":
    "Nehmen Sie {panels} und {battery}, für {extra} mehr: nötig, um das Ziel mit den belegten {sourced, number, one} Sonnenstunden von {place} zu halten statt mit den eingegebenen {typed, number, one}.",
  "morePanels.panels":
    "{panels, plural, one {# Modul} other {# Module}} {direction, select, more {mehr} other {weniger}}, insgesamt {total, number, whole}",
  "morePanels.battery": "{energy, number, one} kWh {direction, select, more {mehr} other {weniger}} Speicher",
  "morePanels.name": "Module für die belegte Sonne",
  "morePanels.formula": "geringste Kosten von Modulen und Speicher, die das Ziel in den simulierten Jahren halten",
  "morePanels.equation":
    "{panels, plural, one {# Modul} other {# Module}} und {battery, number, one} kWh bei {sourced, number, two} Sonnenstunden",
  "morePanels.now": "Module jetzt",
  "morePanels.sunHours": "Belegte Sonnenstunden",
  "morePanels.source": "Das Projekt mit der belegten Sonne neu ausgelegt",
  "saved.panels": "{power, number, whole} W Module",
  "saved.battery": "{energy, number, one} kWh Speicher",
  "saved.traded": "{saved}, dafür {more} mehr",
  "saved.money": "{saving}",
  "saved.moneyWithFuel": "{saving} mit zwanzig Jahren Kraftstoff und Wartung",
  "midday.text": "{appliance}: am besten zwischen {from} und {until}. Das spart {saved}, {money}.",
  "midday.textWithNight":
    "{appliance}: am besten zwischen {from} und {until}. Der Nachtanteil geht von {nightNow, number, percent} auf {nightThen, number, percent}: {spared, number, one} kWh im Jahr gehen nicht durch den Speicher. Das spart {saved}, {money}.",
  "midday.name": "{appliance} am Mittag",
  "midday.formula": "Ersparnis = Kosten jetzt − Kosten mit Betrieb von {from} bis {until}",
  "midday.nightNow": "Verbrauch von 18:00 bis 06:00, jetzt",
  "midday.nightThen": "Verbrauch von 18:00 bis 06:00, dann",
  "changedHours.source": "Das Projekt mit den geänderten Stunden neu ausgelegt",
  "largestConsumer.text":
    "{appliance}: {share, number, percent} des Tagesverbrauchs, {consumption, number, whole} Wh. Eine Stunde weniger spart {saved}, {money}.",
  "largestConsumer.name": "{appliance}, eine Stunde weniger",
  "largestConsumer.formula": "Ersparnis = Kosten jetzt − Kosten mit einer Stunde weniger",
  "stringWiring.text":
    "{wiring}, {volts, number, whole} V. Die Strecke von {length, number, whole} m braucht dann {cable} Kupfer; bei {batteryVolts} V wären es {cableAtBattery}, um unter {drop} % Spannungsfall zu bleiben.",
  "stringWiring.textWithPole":
    "{wiring}, {volts, number, whole} V. Die Strecke von {length, number, whole} m mit {pole, number, whole} m Mast braucht dann {cable} Kupfer; bei {batteryVolts} V wären es {cableAtBattery}, um unter {drop} % Spannungsfall zu bleiben.",
  "stringWiring.oneString": "Schalten Sie {panels, plural, one {das # Modul} other {die # Module}} als einen Strang",
  "stringWiring.severalStrings":
    "Schalten Sie die Module als {parallel, plural, one {# Strang} other {# Stränge}} zu {inSeries, number, whole}",
  "stringWiring.name": "Modulkabel bei Strangspannung",
  "stringWiring.equation":
    "{volts, number, whole} V: {current, number, one} A, {cable}; {batteryVolts} V: {currentAtBattery, number, one} A, {cableAtBattery}",
  "stringWiring.length": "Module bis Wechselrichter",
  "stringWiring.source": "IEC 60364-5-52 und IEC 60228, Referenztabelle j",
  "shorterRun.text":
    "{run}: Bei {shorter, number, whole} m statt {length, number, whole} m reichen {area, number, one} mm² Kupfer statt {areaNow, number, one} mm².",
  "shorterRun.name": "{run}, kürzer",
  "shorterRun.equation": "{area, number, one} mm² halten {drop, number, whole} % bis {length, number, whole} m",
  "shorterRun.equationWithPole":
    "{area, number, one} mm² halten {drop, number, whole} % bis {length, number, whole} m, davon {pole, number, whole} m am Mast",
  "shorterRun.length": "Länge jetzt, einfach",
  "shorterRun.current": "Strom",
  "shorterRun.source": "IEC 60364-5-52 Anhang G",
  "remedy.asDesigned": "Wie ausgelegt",
  "remedy.panels": "{more, plural, one {# Modul mehr} other {# Module mehr}}, {power, number, one} kW",
  "remedy.battery": "Ein Batteriemodul mehr, insgesamt {energy, number, one} kWh",
  "remedy.generator":
    "{fuel, select, petrol {Benzingenerator} other {Dieselgenerator}} mit {power, number, one} kW, {hours, number, whole} h im Jahr",
  "change.none": "gleiche Größen",
  "change.costsMore": "{parts}, {cost} teurer",
  "change.costsLess": "{parts}, {cost} günstiger",
  "change.addsPanels": "{power, number, whole} W mehr Module",
  "change.savesPanels": "{power, number, whole} W weniger Module",
  "change.addsBattery": "{energy, number, one} kWh mehr Speicher",
  "change.savesBattery": "{energy, number, one} kWh weniger Speicher",
  "use.ownWeather": "Ohne Wirkung, solange das Projekt eigenes Wetter hat.",
  "use.gridAlwaysThere": "Ohne Wirkung, solange das Netz zu jeder Stunde da ist.",
  "use.sunlightHours.fromSite":
    "Ohne Wirkung, solange die Sonne vom Standort kommt: Es gelten die belegten {hours, number, one} Stunden von {place}.",
  "use.sunlightHours.sets":
    "Bestimmt den Solargenerator; eine halbe Stunde {direction, select, more {mehr} other {weniger}}: {change}.",
  "use.sunlightSource.noCity":
    "Ohne Wirkung, solange keine Stadt gewählt ist: Es gelten die eingegebenen {hours, number, one} Stunden.",
  "use.sunlightSource.site": "Es gilt die belegte Sonne; mit der eingegebenen: {change}.",
  "use.sunlightSource.typed": "Es gilt die eingegebene Sonne; mit der belegten: {change}.",
  "use.backupDays.targetTyped": "Ohne Wirkung, solange ein Versorgungsziel eingegeben ist.",
  "use.backupDays.share":
    "Steht für {share, number, percentTwo} versorgte Stunden; {direction, select, more {ein Tag mehr} other {ein Tag weniger}}: {change}.",
  "use.backupDays.refill":
    "Der Solargenerator der Regel füllt den Speicher nach einem Stromausfall in {days, plural, one {# Tag} other {# Tagen}}; die empfohlene Anlage lädt ihn auch aus dem Netz.",
  "use.backupHours":
    "Bestimmt den Speicher, für die schwersten {hours, number, one} Stunden Ihres Tages; eine Stunde {direction, select, more {mehr} other {weniger}}: {change}.",
  "use.backupRule.reliability":
    "Legt Module und Speicher so aus, dass sie einen Anteil der simulierten Stunden zu geringsten Kosten versorgen.",
  "use.backupRule.autonomy":
    "Legt den Speicher so aus, dass er {days, plural, one {# Tag} other {# Tage}} ganz ohne Sonne reicht.",
  "use.reliabilityTarget.autonomy":
    "Ohne Wirkung, solange der Speicher {days, plural, one {# Tag} other {# Tage}} ganz ohne Sonne reicht.",
  "use.reliabilityTarget.days":
    "{days, plural, one {# Tag} other {# Tage}} Notstrom: {share, number, percentOne} der Stunden.",
  "use.reliabilityTarget.typed":
    "{share, number, percentOne} der simulierten Stunden müssen versorgt sein, wofür auch immer die Notstromtage stehen.",
  "use.designAge.new": "Das Ziel gilt mit neuem Speicher und neuen Modulen.",
  "use.designAge.middle": "Das Ziel gilt bis zur halben Lebensdauer des Speichers, mit noch 90 % seiner Kapazität.",
  "use.designAge.end": "Das Ziel gilt bis zum Ende der Lebensdauer des Speichers, mit noch 80 % seiner Kapazität.",
  "use.variation.measured": "Ohne Wirkung: Das Jahr Ihres Zählers schwankt von Tag zu Tag, wie es gemessen wurde.",
  "use.dailyVariation.none": "Jeder Tag braucht gleich viel Energie.",
  "use.dailyVariation.some":
    "Einer von drei Tagen weicht um {variation, number, whole} % oder mehr vom mittleren ab. Mehr Schwankung braucht mehr Speicher; die Energie des Jahres bleibt gleich.",
  "use.hourlyVariation.appliances": "Ohne Wirkung bei einer Geräteliste: Jedes Gerät läuft mit voller Leistung.",
  "use.hourlyVariation.none": "Jeder Tag hat denselben Verlauf.",
  "use.hourlyVariation.some":
    "Eine von drei Stunden weicht um {variation, number, whole} % oder mehr von ihrem Mittel ab.",
  "use.busVoltage.nothingToCarry": "Teilt die Energie des Speichers in Ah: Es gibt noch nichts zu versorgen.",
  "use.busVoltage.puts": "{inSeries} in Reihe: {chosen}; bei {other} V: {atOther}.",
  "use.busVoltage.cells": "{cells, plural, one {# Zelle} other {# Zellen}}",
  "use.busVoltage.blocks": "{blocks, plural, one {# Block} other {# Blöcke}} mit {volts} V",
  "use.busVoltage.battery": "{ampHours, number, whole} Ah und {current, number, whole} A durch {cable}",
  "use.busVoltage.cannotBeBuilt": "{ampHours, number, whole} Ah, nicht baubar",
  "use.outageHours.none": "Das Netz gilt als zu jeder Stunde vorhanden.",
  "use.outageHours.all": "Das Netz fehlt zu jeder Stunde: Module und Speicher versorgen die wichtigen Geräte.",
  "use.outageHours.some": "Von {from} bis {until} fehlt das Netz: Module und Speicher versorgen die wichtigen Geräte.",
  "use.outageStart.noGrid": "Ohne Wirkung, solange das Netz zu jeder Stunde fehlt.",
  "use.outageStart.begins": "Der Stromausfall beginnt um {start}: Nachts versorgt der Speicher allein.",
  "use.outagesPerYear.none": "Zu den täglichen Stunden ohne Netz kommen keine zufälligen Stromausfälle.",
  "use.outagesPerYear.some":
    "Durch zufällige Stromausfälle fehlt das Netz etwa {hours, number, whole} Stunden im Jahr: Mindestens 99 % davon sind versorgt.",
  "use.outageMeanHours.none": "Ohne Wirkung, solange keine zufälligen Stromausfälle zählen.",
  "use.outageMeanHours.some":
    "Zufällige Stromausfälle dauern im Mittel {hours, number, one} Stunden, einer von zehn mehr als {long, number, whole}.",
  "use.hybridGoal.outage-only": "Module und Speicher sind die im Bau günstigsten, die die Stromausfälle überbrücken.",
  "use.hybridGoal.least-cost":
    "Module, Speicher und Reserve überbrücken die Stromausfälle und kosten über 20 Jahre am wenigsten, Stromrechnungen und neue Batterien inbegriffen.",
  "use.hybridGoal.least-grid":
    "Module und Speicher ersetzen Netzstrom überall, wo das weniger als einen Dollar pro Kilowattstunde kostet.",
  "use.generator.none": "Kein Generator: Module und Speicher versorgen allein.",
  "use.generator.noneInOutage": "Kein Generator: Bei Stromausfall versorgen Module und Speicher allein.",
  "use.generator.starts":
    "Ein {fuel, select, petrol {Benzingenerator} other {Dieselgenerator}} startet, wenn der Speicher fast leer ist.",
  "use.generator.startsInOutage":
    "Ein {fuel, select, petrol {Benzingenerator} other {Dieselgenerator}} startet bei Stromausfall, wenn der Speicher fast leer ist.",
  "use.systemType.off-grid":
    "Module und Speicher versorgen alles: die günstigsten, die durch simulierte Jahre die verlangten Stunden schaffen.",
  "use.systemType.hybrid":
    "Der Speicher hält eine Reserve, die die Notstromstunden ohne Sonne überbrückt; Module und übriger Speicher sparen Netzkosten.",
  "use.systemType.on-grid":
    "Das Netz gleicht aus, also gibt es keinen Speicher; der Solargenerator ist der mit dem größten Wert.",
  "use.voltageFrequency":
    "Bestimmt den Ausgangsstrom, {current, number, one} A, und damit {area, number, one} mm² zur Last; bei {other} wären es {otherCurrent, number, one} A und {otherArea, number, one} mm².",
  "use.installationLocation":
    "Bestimmt, wie steil die Module stehen, {tilt, number, two}°, und wie gut die Luft sie kühlt; {other}: {change}.",
  "use.panelAzimuth.equator":
    "Die Module zeigen nach {direction, select, north {Norden} other {Süden}}, zum Äquator. Geben Sie ein, wohin Ihr Dach zeigt, wenn das anders ist.",
  "use.panelAzimuth.turned":
    "Die Module zeigen nach {azimuth, number, whole}° von Norden und erhalten {hours, number, two} kWh/m² am Tag. Zum Äquator gerichtet: {change}.",
  "use.panelAzimuth.typedSun":
    "Die Module zeigen nach {azimuth, number, whole}° von Norden. Ihre eingegebenen Sonnenstunden gelten als die auf den Modulen; die Ausrichtung verschiebt sie nur im Tag. Zum Äquator gerichtet: {change}.",
  "use.panelTilt.ruled":
    "Die Module stehen mit {tilt, number, one}°: {because}. Geben Sie Ihre Dachneigung ein, wenn Sie sie kennen.",
  "use.panelTilt.typed":
    "Die Module stehen mit {tilt, number, one}°. Leer gelassen wären es {other, number, one}°: {change}.",
  "use.cable":
    "{cable} Kupfer, {drop, number, percentTwo} Spannungsfall, {loss, number, one} kWh Verlust im Jahr; zehn Meter mehr: {longerCable}, {longerDrop, number, percentTwo}.",
  "use.ambientTemperature.keeps":
    "Erwärmt Zellen, Wechselrichter und Kabel; 5 °C {direction, select, more {mehr} other {weniger}}: {change}; der Wechselrichter behält seine {power, number, whole} W.",
  "use.ambientTemperature.gives":
    "Erwärmt Zellen, Wechselrichter und Kabel; 5 °C {direction, select, more {mehr} other {weniger}}: {change}; der Wechselrichter liefert {changed, number, whole} W statt {power, number, whole} W.",
  "use.batteryPlace.mild": "Ohne Wirkung: So kalt, dass es dem Speicher schadet, wird es hier nie.",
  "use.batteryPlace.outdoors":
    "Draußen wird der Speicher so kalt wie die Luft, {coldest, number, one} °C im kältesten Monat. In einem unbeheizten Raum: {change}.",
  "use.batteryPlace.unheated-room":
    "In einem unbeheizten Raum des Hauses hat es um den Speicher im kältesten Monat {coldest, number, one} °C. Draußen: {change}.",
  "use.batteryPlace.inside":
    "Zwischen beheizten Räumen bleibt der Speicher bei {coldest, number, one} °C oder mehr. {rule} Draußen: {change}.",
  "use.batteryPlace.heated-box":
    "Ein beheizter, gedämmter Kasten im Freien bleibt bei {coldest, number, one} °C oder mehr; seine Heizung braucht {heater, number, whole} kWh im Jahr. Draußen ohne ihn: {change}.",
  "roomRule.UK":
    "PAS 63100:2024 (Großbritannien) erlaubt keinen Speicher in Schlafzimmern, Dachböden, Treppenhäusern und anderen Fluchtwegen.",
  "roomRule.Australia":
    "AS/NZS 5139:2019 (Australien) erlaubt keinen Speicher in Wohn- und Schlafzimmern, Zwischendecken, Wandhohlräumen und unter Treppen.",
  "roomRule.USA":
    "NFPA 855 und IRC R328 (USA) erlauben keinen Speicher in Schlafzimmern, Wohnräumen und Kammern, die sich dorthin öffnen; in Garage oder Hauswirtschaftsraum ist er erlaubt.",
  "roomRule.Unknown": "Fragen Sie den Installateur, in welchen Räumen das Land einen Speicher erlaubt.",
  "warmBattery.text":
    "Stellen Sie den Speicher in einen unbeheizten Raum statt nach draußen. Dort lässt ihn der Frost nicht laden. Das spart {saved}, {money}.",
  "warmBattery.name": "Speicher in einem unbeheizten Raum",
  "warmBattery.formula": "Ersparnis = Kosten draußen − Kosten in einem unbeheizten Raum",
  "warmBattery.coldest": "Kältester Monat draußen",
  "warmBattery.source": "Das Projekt mit dem Speicher in einem unbeheizten Raum neu ausgelegt (EN 12831, zitiert)",
  "use.humidity":
    "Bestimmt die Güte des Materials: Gehäuse {enclosure}, Korrosionsklasse {corrosionClass}, Tau unter {dewPoint, number, one} °C. Den Modulen nimmt sie keine Leistung.",
  "use.altitude.fullPower":
    "Bis 1.000 m liefert der Wechselrichter die volle Leistung; auf {higher, number, whole} m wären es {changed, number, whole} W statt {power, number, whole} W.",
  "use.altitude.thinAir":
    "Dünne Luft nimmt dem Wechselrichter {lost, number, percentOne} der Leistung; auf {higher, number, whole} m wären es {changed, number, whole} W statt {power, number, whole} W.",
  "use.soilingRate.none":
    "Staub nimmt in jedem Monat {share, number, percent} der Sonne. Mit einer Rate sammelt sich Schmutz Tag für Tag bis zu Regen oder Reinigung.",
  "use.soilingRate.typed":
    "Schmutz nimmt {year, number, percentOne} der Sonne des Jahres, im {month} {most, number, percentOne}; ohne ihn: {change}.",
  "use.soilingRate.always": "Schmutz nimmt in jedem Monat {year, number, percentOne}; ohne ihn: {change}.",
  "use.dirtNotTyped": "Ohne Wirkung, solange für Staub ein Wert fürs ganze Jahr gilt.",
  "use.dryMonths.none": "Regen hält die Module in jedem Monat sauber.",
  "use.dryMonths.all": "In keinem Monat reinigt Regen die Module.",
  "use.dryMonths.some": "Von {from} bis {until} reinigt kein Regen die Module.",
  "use.dryFrom.notUsed": "Ohne Wirkung: Alle Monate sind gleich.",
  "use.dryFrom.begins": "Schmutz sammelt sich ab zwei Wochen nach dem letzten Regen vor {from}.",
  "use.cleaningInterval.rain": "Ohne Wirkung: Regen hält die Module sauber.",
  "use.cleaningInterval.never": "Die Module werden nie gereinigt: Schmutz sammelt sich, bis es regnet.",
  "use.cleaningInterval.washed":
    "Ohne Regen werden die Module {days, plural, one {jeden Tag} other {alle # Tage}} gereinigt; nie gereinigt verlören sie {never, number, percentOne} der Sonne des Jahres an Schmutz statt {year, number, percentOne}.",
  "use.rowPitch.noRows": "Ohne Wirkung: Auf Schrägdach und Mast steht keine Reihe vor einer anderen.",
  "use.rowPitch.none": "Die Reihen gelten als weit genug entfernt, um sich nicht zu verschatten.",
  "use.rowPitch.shades":
    "Module bedecken {covered, number, percent} des Bodens; die Reihe davor nimmt {year, number, percentOne} des Lichts im Jahr und {most, number, percentOne} im {month}; ohne Reihe davor: {change}.",
  "use.rowDepth.none": "Ohne Wirkung, solange kein Abstand der Reihen eingegeben ist.",
  "use.rowDepth.shades":
    "Bestimmt mit dem Abstand der Reihen, wie viel Boden die Module bedecken: {covered, number, percent}.",
  "use.roofShade.none":
    "Schatten von Hindernissen auf dem Dach zählt nicht. Die Dachseite kann ihn aus einer Belegung übernehmen.",
  "use.roofShade.shades":
    "Nimmt {year, number, percentOne} des Lichts im Jahr und {most, number, percentOne} im {month}; ohne sie: {change}.",
  "use.roofShade.objects":
    "Zählt nicht: Was Schatten wirft, steht auf dieser Seite, und derselbe Baum würde doppelt zählen.",
  "use.shadeObjects.none": "Neben den Modulen ist nichts angegeben, das Schatten auf sie wirft.",
  "use.shadeObjects.shade":
    "Nimmt {year, number, percentOne} des Jahresertrags und {most, number, percentOne} im {month}; ohne Schatten: {change}.",
  "use.horizonProfile.open": "Der Horizont gilt in jeder Richtung als frei.",
  "use.horizonProfile.hides":
    "Verdeckt {year, number, percentOne} des Lichts im Jahr und {most, number, percentOne} im {month}; bei freiem Horizont: {change}.",
  "use.country.noCity":
    "Prüft die Netzspannung und vergleicht ohne gewählte Stadt die eingegebene Sonne mit den {hours, number, one} Stunden von {place}; dessen Wetter wird simuliert.",
  "use.country.withCity": "Prüft die Netzspannung und führt die Städte für {country} auf.",
  "use.region.elsewhere": "Ohne Wirkung für {country}: Regionen gibt es nur für Nigeria.",
  "use.region.cityChosen": "Ohne Wirkung, solange {city} gewählt ist.",
  "use.region.checks":
    "Prüft nur die eingegebenen Sonnenstunden am Bereich der Region {region}, {from, number, one} bis {to, number, one}: Es gelten die Werte von {city}.",
  "use.region.notChosen":
    "Keine Region gewählt, also steht {place} für das Land: im Mittel {hours, number, one} belegte Sonnenstunden, und sein Wetter wird simuliert.",
  "use.region.speaks":
    "{place} steht für die Region {region}: im Mittel {hours, number, one} belegte Sonnenstunden, und sein Wetter wird simuliert.",
  "use.city.none":
    "Keine Stadt gewählt: Es gilt das Wetter von {place}, umgerechnet auf die eingegebenen Sonnenstunden.",
  "use.city.year":
    "Bestimmt die Sonne jedes Monats und die simulierten Wetterjahre: Das Jahresmittel entscheidet, mit {hours, number, two} Sonnenstunden.",
  "use.city.month":
    "Bestimmt die Sonne jedes Monats und die simulierten Wetterjahre: {month} entscheidet, mit {hours, number, two} Sonnenstunden.",
  "use.town.none": "Kein Ort gewählt: Die Auslegung steht dort, wo ihr Klima belegt ist.",
  "use.town.nearby":
    "Liegt {kilometres, number, whole} km von {row}, dessen Klima gilt{high, select, above {, {height, number, whole} m höher} below {, {height, number, whole} m tiefer} other {}}.",
  "use.currency":
    "Ändert nur die Anzeige der Kosten: Sie werden in US-Dollar gespeichert und mit dem Anzeigekurs umgerechnet.",
};
