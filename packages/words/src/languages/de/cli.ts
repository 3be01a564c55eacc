import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/cli";

export const texts: TextsOf<typeof say> = {
  "help.title": "sunwright: Solaranlagen auslegen, simulieren, prüfen und belegen",
  "help.design": "ein Haus in JSON: Module, Batterie, Wechselrichter, Kabel, Kosten",
  "help.simulate": "eine Anlage gegebener Größe durch ihre Jahre, Stunde für Stunde",
  "help.meter": "was die Datei eines Zählers sagt: Stunden, Rechnungen oder Guthabencodes",
  "help.meterFile":
    "FILE stammt von einem Portal, einem Logger oder Zähler: CSV mit Intervallen oder Zählerständen, NEM12, Green Button, Rechnungen, Listen oder Nachrichten von Guthabencodes. --country oder --zone sagt, wo das Haus steht; --unit und --stamps klären, was die Datei offenlässt.",
  "help.checkInvoice": "eine strukturierte Rechnung gegen EN 16931 und XRechnung",
  "help.checkInvoiceFile":
    "FILE ist eine Rechnung oder Gutschrift in UBL oder CII. Jede verletzte Regel steht mit ihrer Nummer da; was deutsche Prüfer nur anmahnen, ist markiert. Summen gelten auf den Cent. Der Exit-Code ist 1, wenn eine Regel verletzt ist.",
  "help.verify": "die Rechenmaschine gegen jede Referenztabelle eines Ordners",
  "help.layout": "die beste Belegung eines Dachs mit Modulen, mit Beweis",
  "help.materials": "woraus die Auslegung eines Hauses gekauft wird und welche Shops die Liste füllen",
  "help.checkQuote":
    "Angebote von Installateuren, in ihrem Haus simuliert, und was man vor der Unterschrift wissen muss",
  "help.cities": "die Orte für eine Auslegung, mit ihren IDs",
  "help.appliances": "die Geräte für ein Haus, mit ihren IDs",
  "help.equipment": "kaufbare Bauteile mit Werten und Quellen",
  "help.all":
    "Jeder kennt --json und --help zu seiner Eingabe. Dateien sind UTF-8 oder was ihre BOM nennt. Fehler gehen auf die Standardfehlerausgabe. Exit-Code 0: erledigt; 1: eine Tabelle liegt außerhalb der Toleranz; 2: die Eingabe ist unbrauchbar.",
  "help.language": "--lang CODE gibt alles in einer anderen Sprache aus: --lang de.",
  "help.oneHouse": "FILE enthält ein Haus:",
  "help.load": "eine id ist die des Katalogs (sunwright appliances) und bringt Leistung und Stunden mit; oder",
  "help.loadInUnits": "in Wh und W",
  "help.parameters":
    "die der Auslegungsseite, jeder freiwillig und mit deren Vorgabe; ein Ort (sunwright cities) bringt Land, belegte Sonne, Höhe und mittlere Temperatur mit",
  "help.weather":
    "eine Datei von EPW, TMY3, PVGIS, NSRDB, NASA POWER, Open-Meteo, Solcast oder SolarAnywhere statt der Jahre des Ortes, Pfad ab dem aktuellen Ordner; „weatherYear“ nimmt eines ihrer Jahre, ab 0, statt des sonnenärmsten",
  "help.batteryType": "lithium_ion (Vorgabe), lead_acid oder gel",
  "help.parts":
    "Bauteile der Bibliothek statt der allgemeinen, mit den IDs, die „equipment“ ausgibt; „price“ eines Stücks, in US-Dollar, wenn „currency“ nichts anderes sagt, „typed“ für Werte, die die Bibliothek nicht nennt",
  "help.designOptions":
    "--weather nennt die Wetterdatei hier, --meter eine Datei des Hauszählers statt der Last, --horizon eine von PVGIS oder mit Azimuten und Höhenwinkeln (--horizon-from north oder south sagt, wo Azimut 0 liegt; mit Azimuten unter 0 ist das Süden), --bus-voltage die Batteriespannung (48), --town den Ort mit dem nächsten belegten Klima, --place Breite,Länge in jedem Land (mit der Höhe als drittem Wert) und --month-sun dessen Sonne auf waagerechter Fläche in zwölf Werten ab Januar. --system schreibt das Haus mit den gefundenen Größen, für simulate. --sensitivity zeigt zusätzlich, was geschieht, wenn Last, Sonne, Batteriealter oder Preise abweichen, eins nach dem anderen, größte Wirkung zuerst. --stages nennt eine Datei mit Stufen für den Kauf und dem, was schon steht. --json gibt die ganze Auslegung aus: jeden Wert mit Formel, Eingaben und Quelle.",
  "help.bill":
    "--bill steht statt der Last, so oft es Rechnungen gibt: 2026-03=45000 ist ein Monat in der Landeswährung, 2026-03=215kWh dasselbe in Energie, year=1352.16 ein ganzes Jahr, 2026-03-14=20000 ein Kauf im Voraus an einem Tag, der bis zum nächsten reicht. Aus Geld wird Energie nach dem Stromtarif des Landes; kommen mehrere infrage, werden sie ausgegeben, und --tariff nennt einen. Fehlende Monate folgen dem Klima.",
  "help.tariff":
    "--tariff ohne Rechnung gibt einem Haus am Netz einen Stundentarif: einen bekannten mit seiner ID, eine JSON-Datei in der Form von prices/data/tariffs.json oder eine CSV-Datei mit den 8.760 Preisen eines Jahres. Eine JSON-Datei kann als „of“ auch einen bekannten nennen, mit dem per_kwh, fixed oder tax_rate, das auf keinem Blatt steht. --day-ahead nennt die Marktpreise, wenn der Tarif ihnen folgt.",
  "help.figures":
    "--figures nennt eine Datei mit der Antwort von /api/figures eines Servers: die Preise und Sätze, die seine Betreiber erneuert haben, und was seine Shops verlangen, statt der ausgelieferten.",
  "help.houseWithSystem": "FILE enthält ein Haus mit seiner Anlage, wie design --system es schreibt:",
  "help.sizes": "W, Wh nominell, W",
  "help.optional": "freiwillig",
  "help.optionalAre": "{year}: ein synthetisches Jahr statt aller, aus denen eine Auslegung entsteht; {others}",
  "help.placeInstead": "Statt der Parameter: {place}, {city} oder {weather}, ein Jahr davon, mit {others} daneben.",
  "help.simulateOptions":
    "Summen, Monate und versorgte Stunden, Mittel der Jahre; --hours schreibt jede Stunde des härtesten Jahres in eine CSV-Datei.",
  "help.verifyFolder":
    "FOLDER enthält Tabellen im Referenzformat, a_solar_position.json bis r_staged_buying.json, mit weather/ daneben. Gibt je Tabelle Fälle, größte Abweichung und Toleranz aus; fehlende und unbekannte Tabellen werden genannt. Exit-Code 1, wenn eine Tabelle außerhalb der Toleranz liegt, 2, wenn eine Datei keine davon ist.",
  "help.materialsFile":
    "FILE enthält ein Haus wie für design. Gibt jedes Bauteil mit Menge und Anforderungen aus: Module, Batterie, Wechselrichter, Montagesystem, Kabel, Schutzgeräte, Erdung. --csv gibt die Liste für eine Tabelle aus, mit der Herkunft jeder Zahl; --json jede Herleitung.",
  "help.materialsOffers":
    "--offers nennt eine Datei mit Shops und ihren Waren, Geld in der kleinsten Einheit einer Währung: Produkte, die zur elektrischen Auslegung passen, füllen die Liste zu den geringsten Kosten für Waren, Lieferungen und Shops (--fewest-shops: aus möglichst wenigen), im Rahmen von Lagerbestand und Staffelpreisen. Danach wird mit den gefundenen Modulen, Batterien und Wechselrichtern neu ausgelegt. --optional füllt auch, was die Anlage nicht unbedingt braucht.",
  "help.checkQuoteFile":
    "FILE enthält ein Haus wie für design, das Verlangte, Preise vergleichbarer Produkte und die Angebote. Die Bauteile jedes Angebots werden nach der elektrischen Auslegung verschaltet und wie angegeben simuliert, mit gleicher Last, gleichem Wetter und Ziel. Was eine Firma nicht angibt, bleibt weg; wo es zählt, ist das ein Befund. Preise in US-Dollar pro Watt, Kilowattstunde und Watt; bei weniger als fünf gilt die datierte Preistabelle.",
  "help.checkQuoteFields":
    "Bauteile: {parts}. Batterien und Wechselrichter gelten als Ganzes, Geld in der Währung des Angebots.",
  "help.checkQuoteOptions":
    "--priority wählt unter den Angeboten, die das Verlangte leisten, nach Preis, Versorgungssicherheit, Garantie, Monatsrate oder Beginn; ohne sie entscheiden Preis und Kosten der Mängel. Ein Angebot, das niemand unterschreiben sollte (fehlender Schutz, ein überhitztes Kabel, unmögliche Werte, kein gültiges Zertifikat, volle Zahlung vor den Bauteilen, ein unglaubwürdig niedriger Preis), wird nie gewählt. --json gibt Werte, Warnungen und ihre Sätze aus.",
  "help.layoutFile":
    "FILE enthält eine Dachaufgabe: Dach, Modul, Hindernisse, Abstand, Randabstand, Freiraum, Schattenzonen.",
  "help.layoutJson": "--json gibt {fields} aus und sonst nichts.",
  "help.layoutSeconds":
    "--seconds ist die Zeitgrenze ({seconds, number, whole}); ist sie erreicht, wird die beste Belegung bis dahin mit ihrer bewiesenen Schranke ausgegeben.",
  "help.citiesList":
    "Die Zeilen der Klimatabelle: ID, Ort, mittlere Sonne auf der Waagerechten, mittlere Temperatur und wie belastbar die Zeile ist (A Daten typischer Jahre, B mindestens 5 Jahre gemessen, C weniger, D aus Sonnenstunden). --json gibt alle zwölf Monate aus.",
  "help.equipmentWords":
    "KIND ist eines von {kinds}. WORDS sind beliebige aus Hersteller, Modell und Werten, in jeder Reihenfolge, mit oder ohne Bindestrich: sunwright equipment module longi 570 W. Jedes muss vorkommen; die besten stehen oben, {page, number, whole} je Seite. Ein einzelnes Bauteil, oder das der angegebenen ID, wird ganz gezeigt: alle Werte, ihre Schwächen und ihre Herkunft.",
  "help.equipmentBounds":
    "--watts und --volts begrenzen die Verkaufsgröße eines Bauteils: 400-450, 400- oder -450. --json gibt jeden Wert jedes gefundenen Bauteils aus.",
  "help.equipmentFits":
    "--fits nennt eine Datei mit einem Haus wie für design: Gezeigt werden nur Bauteile, die zu dessen Auslegung und den genannten Bauteilen passen, nach denselben Regeln, die eine Wahl ablehnen.",
  "help.appliancesList":
    "Der Katalog: ID, Name, Kategorie, Leistung im Betrieb, Stunden eines typischen Tages. --json gibt auch Tageszeiten, Anlauf und Quellen aus.",
  noSuchLanguage: "Die Sprache {language} gibt es nicht: {languages}",
  noSuchCommand: "Den Befehl {command} gibt es nicht: {commands}; siehe --help",
  missing: "{what} fehlt; siehe --help",
  oneIsEnough: "unerwartetes Argument {more}: {what} genügt einmal",
  tooMuch: "unerwartetes Argument {words}; siehe --help",
  noSuchTown: "in den neun Ländern heißt kein Ort ab 5.000 Einwohnern {town}",
  placeUnread: "--place braucht Breite,Länge in Grad, etwa 0.3476,32.5825; nicht {place}",
  townsOfOneName: "mehrere Orte heißen so: {towns}; nennen Sie auch die Region",
  needsOption: "--{option} braucht --{other}",
  "bill.unread": "--bill {bill}: kein eindeutig lesbarer Betrag wie 2026-03=45000 oder 2026-03=215kWh",
  "bill.noWhen":
    "--bill {bill}: Sagen Sie, wann: ein Monat (2026-03=…), ein Jahr (year=…) oder der Tag eines Kaufs (2026-03-14=…)",
  "bill.mixed": "Rechnungen sind alle in Geld oder alle in kWh",
  "tariff.yours": "Ihre Datei",
  "tariff.offGrid": "--tariff ist für ein Haus am Netz",
  "tariff.pricesTwice": "{file} hat schon Preise: Lassen Sie --day-ahead weg",
  "tariff.needsPrices":
    "{tariff} folgt den Preisen jeder Stunde: Nennen Sie mit --day-ahead eine CSV-Datei mit denen eines Jahres",
  "tariff.noPricesNeeded": "{tariff} folgt keinen Marktpreisen: Lassen Sie --day-ahead weg",
  "tariff.elsewhere": "{tariff} ist ein Stromtarif in {country}, das Haus steht in {house}",
  "tariff.otherMoney": "{tariff} ist in {stated}; die Preise dieses Hauses sind in {currency}",
  "bill.tooLittle": "--bill: Käufe sagen erst etwas, wenn mindestens zehn Tage später ein weiterer folgt",
  "bill.asked": "diese Rechnung passt zu mehreren Tarifen; nennen Sie einen mit --tariff: {readings}",
  "bill.option": "{tariff} ({name}): {total, number, whole} kWh im Jahr",
  "bill.none":
    "--bill {bill}: keine Energie kostet das, {because, select, below {denn eine Rechnung ganz ohne Energie beträgt {above, number, two}} above {denn es ist mehr, als ein Haus braucht: Höchstens {below, number, two} werden betrachtet} jump {denn dort springen Rechnungen von {below, number, two} auf {above, number, two}} other {es liegt zwischen {below, number, two} und {above, number, two}}}",
  "bill.read":
    "gelesen als {exact, select, exact {} other {etwa }}{total, number, whole} kWh im Jahr, {daily, number, whole} Wh am mittleren Tag{filled, plural, =0 {} one {; # Monat folgt dem Klima von {place}} other {; # Monate folgen dem Klima von {place}}}. Eine Rechnung nennt keine Spitzenlast: {peak, number, whole} W sind geschätzt.",
  horizonAssumed:
    "{file} enthält Azimute unter 0; gelesen wird ab {from, select, south {Süden, Osten negativ und Westen positiv} other {Norden}}. --horizon-from north liest es anders.",
  optionOneOf: "--{option} muss eines von {choices} sein",
  kindOfPart: "nennen Sie die Art des Bauteils: eines von {kinds}; siehe --help",
  fitsKind: "--fits braucht die Art des Bauteils: module, battery, inverter, battery-inverter oder charge-controller",
  fitsOtherKind: "der Wechselrichter dieses Hauses ist von der Art {kind}",
  fitsNoBattery: "dieses Haus ist am Netz: Es hat weder Batterie noch Laderegler",
  noneFits: "{count, plural, one {passt nicht: } other {keines der # Bauteile passt; das erste: }}{because}",
  fitting:
    "{fitting, plural, one {# passt} other {# passen}}, {asking, plural, one {# nach Eingabe eines Werts} other {# nach Eingabe eines Werts}}, {refused, plural, one {# nicht} other {# nicht}}",
  bounds: "--{option} braucht Grenzen wie 400-450, 400- oder -450, nicht {given}",
  wholePage: "--page muss eine ganze Zahl ab 1 sein, nicht {given}",
  noSuchPage: "es gibt {pages, plural, one {# Seite} other {# Seiten}}, nicht {page}",
  seconds: "--seconds muss über 0 und höchstens {most} sein",
  noCities: "für {country} gibt es keine Orte: {countries}",
  noFolder: "{folder} ist kein Ordner",
  noTable: "{folder} enthält keine Tabelle: keine von {files}",
  "field.between": "eine Zahl zwischen {min} und {max}",
  "field.whole": "eine ganze Zahl",
  "field.hour": "eine volle Stunde zwischen {min} und {max}",
  "field.months": "zwölf Werte ab 0, Januar zuerst",
  "field.name": "geben Sie dem Gerät einen Namen",
  "field.notInCatalogue": "{id} steht nicht im Katalog",
  "field.idOrNameAndPower": "ein Gerät braucht eine ID des Katalogs oder Name und Leistung",
  "field.nothingToSize": "nichts auszulegen: keine Leistung oder keine Stunden",
  noSuchPart: "die Bibliothek hat kein Bauteil {part} {id}",
  figureBounds: "{id}: {figure} liegt neben den anderen Werten zwischen {least, number, two} und {most, number, two}",
  figureStated: "{id}: Die Bibliothek nennt {figure}, oder die Auslegung fragt nicht danach",
  "field.noClimateRow": "es gibt keine Klimazeile {id}",
  "field.cityElsewhere": "{city} liegt nicht in {country}",
  "field.stopAboveStart": "muss über startCharge liegen",
  "field.place": "muss {city} oder {weather} sein",
  "design.town": "Klima",
  "design.townIs":
    "von {row}, {kilometres, number, whole} km entfernt{high, select, above { und {height, number, whole} m tiefer} below { und {height, number, whole} m höher} other {}}",
  "design.load": "{place}: {daily, number, whole} Wh am Tag, {peak, number, whole} W gleichzeitig",
  "design.panels": "Module",
  "design.panelsAre": "{power, number, whole} W, {panels, number, whole} Stück",
  "design.battery": "Batterie",
  "design.batteryIs": "{energy, number, whole} Wh, {ampHours, number, whole} Ah bei {volts, number, whole} V",
  "design.inverter": "Wechselrichter",
  "design.inverterIs": "{power, number, whole} W",
  "design.buy": "Kauf",
  "design.buyPart": "{pieces, plural, =0 {} one {# × } other {# × }}{part}",
  "design.cable": "Kabel",
  "design.cableIs": "{run}: {area, number, two} mm², {length, number, whole} m",
  "design.served": "versorgt",
  "design.backup": "Notstrom",
  "design.batteryAlone":
    "{days, plural, one {# Tag} other {# Tage}} verlangt; volle Batterie allein {hours, number, whole} h; {percent, number, tenth} % der Stunden mit {generator, select, yes {Sonne und Generator} other {Sonne}}",
  "design.servedIs":
    "{percent, number, hundredth} % der Stunden, {hours, number, whole} im Jahr ohne volle Versorgung ({weather})",
  "design.nineOfTen": "{percent, number, hundredth} % in neun von zehn Jahren",
  "design.atAge": "im Alter",
  "design.atAgeIs":
    "{age, select, new {neu} middle {Mitte} other {Ende}}, {years, number, tenth} Jahre: {percent, number, hundredth} %{target, select, holds {, bis hier hält das Ziel} other {}}",
  "design.price": "Preis",
  "design.priceIs":
    "{currency} {middle, number, whole}, von {low, number, whole} bis {high, number, whole}: örtliche Preise vom {day}, Bauteile und Arbeit",
  "design.priceUnknown": "örtliche Preise sind dort nicht bekannt: Es gilt die Schätzung unten",
  "design.cost": "Schätzung",
  "stages.unknown": "kein Gerät des Hauses heißt {names}",
  "stages.stage":
    "Stufe {number, number, whole}, {day}: {price, number, whole} {currency} für {panels, plural, one {# Modul} other {# Module}}, {modules, plural, one {# Batteriemodul} other {# Batteriemodule}}{inverter, plural, =0 {} one {, Wechselrichter mit # W} other {, Wechselrichter mit # W}}; spart {saved, number, whole} {currency} im Monat, versorgt {served, number, percentOne} der Stunden",
  "stages.all": "Alle Stufen: {spent, number, whole} {currency}",
  "stages.otherwise":
    "{how, select, lasting {Einmal für alle gekauft} other {Zuerst klein gekauft}}: Stufe 1 {first, number, whole} {currency}, alle {spent, number, whole} {currency}",
  "design.costIs": "US$ {dollars, number, whole} nach den festen Sätzen der Spezifikation",
  "design.grid": "Netz",
  "design.gridIs":
    "gekauft {bought, number, whole}, verkauft {sold, number, whole}, selbst genutzt {selfUsed, number, whole} ({percent, number, whole} %), verloren {lost, number, whole} kWh im Jahr; {ratio, number, two} W Module je Watt Wechselrichter",
  "design.value": "Kapitalwert",
  "design.valueIs":
    "US$ {dollars, number, whole} in 20 Jahren, {paid, select, never {amortisiert sich nicht} other {amortisiert in {years, number, one} Jahren}}",
  "design.tariff": "Tarif",
  "design.tariffIs":
    "{name}: Jahresrechnung von US$ {alone, number, whole} ohne Anlage, US$ {net, number, whole} mit ihr",
  "design.sunIsNotSure":
    "die Sonne von {place} ist nicht genau bekannt: {least, number, two} bis {most, number, two} kWh/m² am Tag",
  "design.gridUnder":
    "mit der {sun, select, least {wenigsten} other {meisten}}: gekauft {bought, number, whole}, verkauft {sold, number, whole}, selbst genutzt {selfUsed, number, whole} ({percent, number, whole} %), verloren {lost, number, whole} kWh im Jahr",
  "design.batteryBeside": "{energy, number, whole} Wh Batterie daneben wären US$ {dollars, number, whole} mehr wert",
  "design.note": "Notiz",
  "design.advice": "Rat",
  "design.json": "--json gibt jeden Wert mit Formel, Eingaben und Quelle aus.",
  "design.whatIf": "was wäre, wenn",
  "design.whatIfIs":
    "{measure, select, hoursServed {versorgte Stunden, diese Auslegung} broughtIn {aus Netz und Generator, diese Auslegung} yearlyCost {Kosten eines Jahres, diese Auslegung} other {Baukosten, neu ausgelegt}}: {value} {unit}",
  "year.panels": "{weather}; Module bei {tilt}°, Azimut {azimuth}°; {sun, number, hundredth} kWh/m² am Tag darauf",
  "year.served":
    "volle Versorgung in {served, number, whole} von {hours, number, whole} Stunden, {percent, number, hundredth} %; {unserved, number, tenth} kWh von {load, number, whole} nicht gedeckt",
  "year.mean": "Mittel aus {years, number, whole} synthetischen Jahren von {place}",
  "year.one": "synthetisches Jahr {year} von {place}",
  "year.total": "Jahr",
  "year.produced": "erzeugt",
  "year.load": "Last",
  "year.servedEnergy": "gedeckt",
  "year.surplus": "Überschuss",
  "year.generator": "Generator",
  "year.imported": "bezogen",
  "year.exported": "eingespeist",
  "year.darkHours": "h ohne Strom",
  "table.passes": "bestanden",
  "table.isOut": "VERFEHLT",
  "table.found": "{title}: {state}; {cases} Fälle, {figures} Werte",
  "check.ok": "ok",
  "check.out": "VERFEHLT",
  "check.found": "{name}: {cases} Fälle, Toleranz {tolerance}; {worst}",
  "check.nothingCompared": "nichts verglichen",
  "check.worst": "schlechtester {deviation}, {share} der Toleranz ({case}, {quantity})",
  "check.worstMissed": "schlechtester {deviation}, exakter Wert verfehlt ({case}, {quantity})",
  "check.inPlaceOf": "{case}, {quantity}: {actual} statt {reference}",
  "check.notChecked": "nicht geprüft: {what}",
  "tables.unreadable": "nicht lesbar: {problem}",
  "tables.missing": "{file} fehlt im Ordner",
  "tables.unknown": "unbekannte Tabelle: {file}",
  "tables.pass": "Alle Tabellen bestanden, {seconds, number, tenth} s",
  "tables.fail": "NICHT alle Tabellen bestanden, {seconds, number, tenth} s",
  "layout.proved":
    "{panels, number, whole} Module, Wert {value}, bewiesen: Keine Belegung ist mehr wert (gefunden mit {method}, Schranke mit {proof}, {ms, number, whole} ms)",
  "layout.bound":
    "{panels, number, whole} Module, Wert {value}, bewiesene Schranke {bound} (gefunden mit {method}, Schranke mit {proof}, {ms, number, whole} ms)",
  "layout.step.rows": "Reihen",
  "layout.step.columns": "Spalten",
  "layout.step.skyline": "Skyline",
  "layout.step.windows": "Fenstern",
  "layout.step.columnsOfBands": "Spalten aus Bändern",
  "layout.step.division": "Teilung",
  "layout.step.piecesOfDivision": "Stücken einer Teilung",
  "layout.fault.instance": "die Aufgabe muss ein Objekt sein",
  "layout.fault.object": "{field} muss ein Objekt sein",
  "layout.fault.list": "{field} muss eine Liste sein",
  "layout.fault.number": "{field} muss eine Zahl sein",
  "layout.fault.farthest": "{field} muss innerhalb von {metres, number, whole} m liegen",
  "layout.fault.least": "{field} muss mindestens {metres, number, one} m sein",
  "layout.fault.share": "{field} muss 0 bis 1 sein",
  "layout.fault.variant": "variant muss „A“ oder „B“ sein",
  "layout.fault.orientations": "orientations darf „as-is“ und „rotated“ enthalten",
  "layout.fault.roofSides": "Dachseiten dürfen höchstens {metres, number, whole} m lang sein",
  "layout.fault.obstructions": "es darf höchstens {most, number, whole} Hindernisse geben",
  "city.sun": "{sun, number, tenth} kWh/m² am Tag",
  "city.quality": "Klasse {quality}",
  "appliance.hours": "{hours, number, two} h am Tag",
  "appliance.motor": "Motor",
  "part.notStated": "nicht angegeben: {fields}",
  "field.currency": "muss der Code einer Währung sein, etwa NGN",
  "field.twice": "{id} steht zweimal da",
  "field.leastFirst": "erst der kleinere Wert, dann der größere",
  "field.day": "muss ein Tag sein, etwa 2026-12-14",
  "field.atMost": "höchstens {most, number, whole}",
  "quote.unread": "nicht gelesen: {fields}{more, plural, =0 {} one { und # weiteres} other { und # weitere}}",
  "quote.asks":
    "{of, select, parts {Was ist das Bauteil „{words}“?} lines {Was ist die Zeile „{words}“?} other {Wann ist „{words}“ fällig: bevor die Bauteile vor Ort sind, oder mit ihnen?}} Es ist nicht lesbar und zählt deshalb nicht.",
  "quote.figures":
    "{served, number, one} % der Stunden versorgt, {dark, number, whole} Stunden im Jahr ohne Strom, {backup, number, one} h mit voller Batterie, {energy, number, whole} kWh im Jahr",
  "quote.noWarnings": "keine Warnungen",
  "quote.none": "keine Angebote, also keine Empfehlung",
  "quote.barred": "Unterschreiben Sie es so nicht. Die Firma müsste zuerst: {changes}.",
  "quote.allBarred":
    "Keines ist empfohlen: Jedes hat einen Mangel, mit dem es niemand unterschreiben sollte; oben steht, was sich ändern müsste.",
  "quote.recommended": "Empfohlen: {id}; {reasons}",
  "materials.none": "keine Last, also nichts zu kaufen",
  "materials.optional": "{name} (freiwillig)",
  "materials.shop": "Ware {goods}, Lieferung {delivery}",
  "materials.total": "Gesamtbetrag",
  "materials.totalLeast": "{total}, das Geringste bei diesen Angeboten",
  "materials.totalFewest": "{total}, aus möglichst wenigen Shops",
  "materials.totalWithin": "{total}, höchstens {gap} über dem Geringsten",
  "materials.open": "Offen",
  "materials.again": "Erneut",
  "materials.againIs":
    "{kept, select, kept {mit diesen Bauteilen neu ausgelegt, das Ziel ist erreicht} other {mit diesen Bauteilen neu ausgelegt, das Ziel ist verfehlt}}",
  "meter.intervals":
    "{intervals, plural, one {# Intervall} other {# Intervalle}} von {minutes, number} Minuten, nach der Uhr von {zone}",
  "meter.energy": "{taken, number} kWh bezogen, {given, number} kWh eingespeist",
  "meter.gaps":
    "{missing, plural, one {# Stunde fehlt} other {# Stunden fehlen}}, {partial, plural, one {# ist} other {# sind}} unvollständig",
  "meter.period": "{kwh, number} kWh{known, select, yes { in {days, plural, one {# Tag} other {# Tagen}}} other {}}",
  "meter.estimated": "geschätzt",
  "meter.used": "{kwh, number} kWh verbraucht in {days, plural, one {# Tag} other {# Tagen}}",
  "meter.day": "{kwh, number} kWh am Tag",
  "meter.ask": "Die Spalte „{column}“ lässt mehrere Einheiten zu. Nennen Sie ihre mit --unit: {units}.",
  "meter.noHours": "{format} sagt nicht, wann Strom verbraucht wurde; daraus lässt sich kein Jahr bilden.",
  "meter.lessThanDay": "Die Datei umfasst weniger als einen Tag; daraus lässt sich kein Jahr bilden.",
  "meter.noZone": "{zone} ist keine Zeitzone wie Europe/Berlin.",
  "invoice.right":
    "{standard, select, xrechnung {XRechnung} other {EN 16931}}: Die Rechnung wurde gegen {rules, plural, one {# Regel} other {# Regeln}} geprüft, keine ist verletzt.",
  "invoice.wrong":
    "{standard, select, xrechnung {XRechnung} other {EN 16931}}: {rules, plural, one {# Regel ist} other {# Regeln sind}} verletzt.",
  "invoice.warning": "Warnung",
  "invoice.defines":
    "{file}: Zeile {line}: Das Dokument definiert eigene Typen oder Entitäten und wurde nicht gelesen.",
  "invoice.broken": "{file}: Zeile {line}: Das ist kein gültiges XML: {reason}.",
  "invoice.tooMuch": "{file}: Zeile {line}: Das Dokument ist zu groß oder zu tief für eine Rechnung.",
  "invoice.other": "{file}: Das Dokument ist {root}, keine Rechnung oder Gutschrift in UBL oder CII.",
};
