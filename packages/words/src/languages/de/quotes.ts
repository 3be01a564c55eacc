import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/quotes";

export const texts: TextsOf<typeof say> = {
  hoursWorst:
    "{hours, number, whole} Stunden im Jahr ohne Strom; verlangt waren höchstens {allowed, number, whole}: {found, number, one} % der Stunden versorgt statt {asked, number, one} %. Der schlechteste Monat ist {month}.",
  hours:
    "{hours, number, whole} Stunden im Jahr ohne Strom; verlangt waren höchstens {allowed, number, whole}: {found, number, one} % der Stunden versorgt statt {asked, number, one} %.",
  night:
    "Mit voller Batterie läuft das Haus {found, number, one} Stunden ohne Sonne. Verlangt waren {asked, number, one} Stunden.",
  inverterPower:
    "Der Wechselrichter leistet bei Hitze und Höhe dieses Orts {gives, number, whole} W. Was gleichzeitig läuft, braucht {needs, number, whole} W.",
  inverterSurge:
    "Der Wechselrichter leistet kurzzeitig {gives, number, whole} W. Der schwerste Motoranlauf braucht {needs, number, whole} W.",
  yield:
    "Das Angebot verspricht {claimed, number, whole} kWh im Jahr. Diese Module bringen hier im mittleren Jahr {found, number, whole} kWh.",
  payback:
    "Das Angebot verspricht, dass sich die Anlage in {claimed, number, one} Jahren amortisiert. Weniger als {least, number, whole} ist selten. Fragen Sie die Firma, wie sie gerechnet hat.",
  panelDensity:
    "Nach Leistung und Fläche machten die Module aus {share, number, percentOne} des Lichts Strom. Die besten am Markt erreichen {most, number, percentOne}. Wir haben je {simulated, number, whole} W simuliert.",
  panelLabel:
    "Laut Angebot leistet jedes Modul {watts, number, whole} W. Seine Volt und Ampere ergeben {label, number, whole} W. Wir haben je {simulated, number, whole} W simuliert.",
  panelVolts:
    "Die Modulspannung bei voller Leistung, {vmp, number, one} V, liegt nicht unter der Leerlaufspannung, {voc, number, one} V. So ein Modul gibt es nicht.",
  panelAmperes:
    "Der Modulstrom bei voller Leistung, {imp, number, one} A, liegt nicht unter dem Kurzschlussstrom, {isc, number, one} A. So ein Modul gibt es nicht.",
  batteryEnergy:
    "Laut Angebot fasst die Batterie {kwh, number, two} kWh. Ihre Volt und Amperestunden ergeben {product, number, two} kWh. Wir haben {simulated, number, two} kWh simuliert.",
  batteryUsable:
    "Laut Angebot sind {stated, number, percent} der Batterie nutzbar. Kein Hersteller erlaubt mehr als {most, number, percent}; damit haben wir simuliert.",
  batteryCycles:
    "Das Angebot verspricht {cycles, number, whole} Vollzyklen. {kind, select, lead {Bleibatterien} other {Lithiumbatterien}} halten bestenfalls {most, number, whole}.",
  noDatasheet:
    "{part, select, panels {Die Module lassen} battery {Die Batterie lässt} other {Der Wechselrichter lässt}} sich nicht prüfen: Das Datenblatt fehlt. Fragen Sie nach Hersteller, Modell und Datenblatt.",
  notStated:
    "{part, select, panels {Die Module} battery {Die Batterie} other {Der Wechselrichter}}: nicht angegeben sind {figures}. Fragen Sie nach {part, select, panels {ihrem} other {dem}} Datenblatt.",
  "rule.cold-voltage":
    "Am kältesten Morgen hat schon ein Modul {found, number, one} V Leerlaufspannung. Der Wechselrichter verträgt höchstens {limit, number, one} V; mehr zerstört ihn (IEC 62548; NEC 690.7).",
  "rule.tracker-voltage":
    "Bei Kälte arbeitet schon ein Modul mit {found, number, one} V. Der Wechselrichter regelt nur bis {limit, number, one} V.",
  "rule.hot-voltage":
    "An einem heißen Tag fällt der längste Strang, den die Kälte zulässt, auf {found, number, one} V. Der Wechselrichter braucht {limit, number, one} V (IEC 62548).",
  "rule.too-few-panels":
    "{found, plural, one {# Modul ist} other {# Module sind}} zu wenig, um den Wechselrichter zu starten. Er braucht einen Strang von {limit, number, whole}.",
  "rule.array-ratio":
    "Die Module haben das {found, number, two}-Fache der Leistung des Wechselrichters. Hersteller erlauben das {limit, number, one}-Fache.",
  "rule.other":
    "{part, select, panels {Die Module passen} battery {Die Batterie passt} other {Der Wechselrichter passt}} nicht zum Rest: {rule} ist {found, number, one}, die Grenze {limit, number, one}.",
  ruleOfClause: "{rule} ({clause})",
  unevenStrings:
    "{count, number, whole} Module lassen sich für diesen Wechselrichter nicht in gleiche Stränge teilen; er verträgt {fewest, number, whole} bis {most, number, whole} in Reihe. Mit {next, number, whole} ginge es.",
  stringsApart:
    "Die Stränge des Angebots sind verschieden lang, und jede Länge braucht einen eigenen Tracker. Fragen Sie, wie viele der Wechselrichter hat.",
  stringCount: "Das Angebot nennt {count, number, whole} Module; seine Stränge haben {sum, number, whole}.",
  stringLength:
    "Das Angebot schaltet {found, number, whole} Module in Reihe. Hier verträgt dieser Wechselrichter {fewest, number, whole} bis {most, number, whole}: {fault, select, long {Mehr können ihn am kältesten Morgen zerstören oder abschalten} other {Weniger starten ihn an einem heißen Tag nicht}}.",
  cable: "{run}: {stated, number, one} mm² sind zu dünn. Strom und Länge verlangen {needed, number, one} mm².",
  cableLoss:
    "{run}: {stated, number, one} mm² tragen den Strom, verlieren über die Länge aber zu viel Spannung. {needed, number, one} mm² täten es nicht.",
  cableUnstated:
    "{run}: Das Angebot nennt den Querschnitt nicht. Ein zu dünnes Kabel kann brennen; Strom und Länge verlangen {needed, number, one} mm².",
  "missing.panels": "Das Angebot hat keine Module. Fragen Sie, ob sie im Preis enthalten sind.",
  "missing.battery":
    "Das Angebot hat keine Batterie, also nachts keinen Strom. Fragen Sie, ob sie im Preis enthalten ist.",
  "missing.inverter": "Das Angebot hat keinen Wechselrichter. Fragen Sie, ob er im Preis enthalten ist.",
  "missing.mounting":
    "Das Angebot hat kein Montagesystem: Was die Module hält, muss einen Sturm überstehen. Fragen Sie, ob es im Preis enthalten ist.",
  "missing.dc-isolator":
    "Das Angebot hat keinen DC-Trennschalter: Ohne ihn kann niemand sicher an den Modulkabeln arbeiten. Fragen Sie, ob er im Preis enthalten ist.",
  "missing.dc-fuse":
    "Das Angebot hat keine Strangsicherungen: In einen defekten Strang flösse der Strom aller anderen. Fragen Sie, ob sie im Preis enthalten sind.",
  "missing.surge-protection":
    "Das Angebot hat keinen Überspannungsschutz: Ein naher Blitz kann den Wechselrichter zerstören. Fragen Sie, ob er im Preis enthalten ist.",
  "missing.battery-fuse":
    "Das Angebot hat keine Batteriesicherung: Ein Kurzschluss an der Batterie kann brennen. Fragen Sie, ob sie im Preis enthalten ist.",
  "missing.ac-breaker":
    "Das Angebot hat keine Leitungsschutzschalter: Die Kabel des Hauses sind ungeschützt. Fragen Sie, ob sie im Preis enthalten sind.",
  "missing.rcd":
    "Das Angebot hat keinen Fehlerstromschutzschalter; er rettet, wer ein Teil unter Spannung berührt. Fragen Sie, ob er im Preis enthalten ist.",
  "missing.earthing":
    "Das Angebot hat keine Erdung: Rahmen und Gehäuse könnten unter Spannung stehen. Fragen Sie, ob sie im Preis enthalten ist.",
  "missing.cables": "Das Angebot hat keine Kabel. Fragen Sie, ob sie im Preis enthalten sind.",
  lineSum: "Die Zeile „{what}“ kostet laut Angebot {stated}, Menge mal Preis ergibt {found}. Der Unterschied ist {by}.",
  panelPieces: "Das Angebot nennt {count, number, whole} Module; seine Zeilen verkaufen {sold, number, whole}.",
  totalSum: "Der Gesamtbetrag ist {stated}; Zeilen, Arbeitslohn und Steuer ergeben {found}. Der Unterschied ist {by}.",
  milestoneSum: "Die Zahlungen ergeben zusammen {found, number, percentOne} des Preises.",
  creditSum:
    "Laut Angebot kostet der Kredit insgesamt {stated}; seine Raten ergeben {found}. Der Unterschied ist {by}.",
  creditNotSaid: "Das Angebot nennt die Gesamtkosten des Kredits nicht. Seine Raten ergeben {found}.",
  creditUnknown: "Das Angebot nennt die Gesamtkosten des Kredits nicht. Fragen Sie nach der Gesamtrückzahlung.",
  sumNotStated:
    "{about, select, lines {Das Angebot hat keine Zeilen mit Preisen: Fragen Sie, was jedes Bauteil kostet.} other {Das Angebot nennt keinen Gesamtpreis.}}",
  priceDear:
    "{part, select, panels {Die Module kosten {price} pro Watt} battery {Die Batterie kostet {price} pro Kilowattstunde} inverter {Der Wechselrichter kostet {price} pro Watt} other {Die Arbeit kostet {price}}}. {part, select, labour {Für eine Anlage dieser Größe verlangen Firmen in Ihrer Nähe} other {Shops in Ihrer Nähe verlangen}} {low} bis {high}{compared, plural, =0 {, nach datierten örtlichen Preisen} one {; der aktuelle Vergleichspreis ist {middle}} other {; die Mitte von # aktuellen Preisen ist {middle}}}.",
  priceCheap:
    "{part, select, panels {Die Module kosten nur {price} pro Watt} battery {Die Batterie kostet nur {price} pro Kilowattstunde} inverter {Der Wechselrichter kostet nur {price} pro Watt} other {Die Arbeit kostet nur {price}}}. {part, select, labour {Für eine Anlage dieser Größe verlangen Firmen in Ihrer Nähe} other {Shops in Ihrer Nähe verlangen}} {low} bis {high}{compared, plural, =0 {, nach datierten örtlichen Preisen} one {; der aktuelle Vergleichspreis ist {middle}} other {; die Mitte von # aktuellen Preisen ist {middle}}}. {part, select, labour {Fragen Sie, welche Arbeit im Preis enthalten ist.} other {Fragen Sie, ob es neu und echt ist.}}",
  priceDated:
    "{said} {is, select, until {Diese Preise gelten bis {day}. {month} {year}.} other {Diese Preise sind vom {day}. {month} {year}.}}",
  totalCheap:
    "Die ganze Anlage kostet {total}. In den günstigsten Shops in Ihrer Nähe kosten allein die Bauteile {usual}. Fragen Sie, was im Preis enthalten ist und ob die Bauteile neu und echt sind.",
  priceHigh:
    "{part, select, panels {Die Module kosten} battery {Die Batterie kostet} inverter {Der Wechselrichter kostet} other {Die Arbeit kostet}} {unit, select, share {{price, number, percent} des Preises} other {{price, number, two} {unit}}}. Üblich sind {unit, select, share {{median, number, percent}} other {{median, number, two}}}, {compared, plural, =0 {nach unserer datierten Preistabelle} one {nach einem aktuellen Preis} other {dem Median von # aktuellen Preisen}}.",
  priceLow:
    "{part, select, panels {Die Module kosten} battery {Die Batterie kostet} inverter {Der Wechselrichter kostet} other {Die Arbeit kostet}} nur {unit, select, share {{price, number, percent} des Preises} other {{price, number, two} {unit}}}. Üblich sind {unit, select, share {{median, number, percent}} other {{median, number, two}}}, {compared, plural, =0 {nach unserer datierten Preistabelle} one {nach einem aktuellen Preis} other {dem Median von # aktuellen Preisen}}. Fragen Sie, ob es neu und echt ist.",
  totalLow:
    "Die ganze Anlage kostet {total}. Allein ihre Bauteile kosten üblicherweise {usual}, nach dem Median aktueller Preise. Fragen Sie, was im Preis enthalten ist und ob die Bauteile neu und echt sind.",
  warranty:
    "Die Garantie auf {about, select, panels {die Module} battery {die Batterie} inverter {den Wechselrichter} other {die Arbeit}} beträgt {stated, plural, one {# Jahr} other {# Jahre}}. Üblich {usual, plural, one {ist # Jahr} other {sind # Jahre}}.",
  noWarranty:
    "Für {about, select, panels {die Module} battery {die Batterie} inverter {den Wechselrichter} other {die Arbeit}} ist keine Garantie angegeben. Üblich {usual, plural, one {ist # Jahr} other {sind # Jahre}}.",
  notVerified:
    "Das Zertifikat der Firma ist nicht geprüft: {state, select, pending {Die Prüfung läuft noch} rejected {Es wurde abgelehnt} expired {Es ist abgelaufen} revoked {Es wurde widerrufen} other {Es gibt keines}}.",
  certificateEnds: "Das Zertifikat der Firma läuft am {until} ab, vor Arbeitsbeginn am {start}.",
  upfront:
    "{share, number, percent} des Preises sind fällig, bevor die Bauteile vor Ort sind. Üblich sind höchstens {usual, number, percent}.",
  "include.panels": "Module aufnehmen",
  "include.battery": "eine Batterie aufnehmen",
  "include.inverter": "einen Wechselrichter aufnehmen",
  "include.mounting": "ein Montagesystem aufnehmen",
  "include.dc-isolator": "einen DC-Trennschalter aufnehmen",
  "include.dc-fuse": "Strangsicherungen aufnehmen",
  "include.surge-protection": "Überspannungsschutz aufnehmen",
  "include.battery-fuse": "eine Batteriesicherung aufnehmen",
  "include.ac-breaker": "Leitungsschutzschalter aufnehmen",
  "include.rcd": "einen Fehlerstromschutzschalter aufnehmen",
  "include.earthing": "die Erdung aufnehmen",
  "include.cables": "Kabel aufnehmen",
  "change.cable":
    "{run, select, panelToInverterMm2 {zu den Modulen ein Kabel} batteryMm2 {ein Batteriekabel} other {zu den Verbrauchern ein Kabel}} von mindestens {needed, number, one} mm² verlegen",
  "change.cableUnstated": "den Querschnitt des Batteriekabels angeben, mindestens {needed, number, one} mm²",
  "change.wiring": "Bauteile anbieten, die sich sicher zusammenschalten lassen",
  "change.panels": "die wirklichen Werte der Module angeben und ihr Datenblatt senden",
  "change.battery": "die wirklichen Werte der Batterie angeben und ihr Datenblatt senden",
  "change.certificate": "ein geprüftes Zertifikat haben, das bis zum Arbeitsbeginn gilt",
  "change.price":
    "{part, select, panels {nachweisen, dass die Module neu und echt sind} battery {nachweisen, dass die Batterie neu und echt ist} inverter {nachweisen, dass der Wechselrichter neu und echt ist} labour {angeben, welche Arbeit im Preis enthalten ist} other {angeben, was im Preis enthalten ist}}",
  "change.upfront": "einen Teil des Preises erst verlangen, wenn die Bauteile vor Ort sind",
  "reason.least_cost_with_faults": "Preis und Kosten seiner Mängel sind zusammen am niedrigsten",
  "reason.least_price": "es hat von den sicheren Angeboten den niedrigsten Preis",
  "reason.most_hours": "es lässt die wenigsten Stunden ohne Strom",
  "reason.longest_warranty": "es hat die längsten Garantien",
  "reason.least_monthly": "es hat die niedrigste Monatsrate",
  "reason.soonest_start": "es beginnt am frühesten",
  "reason.keeps_target": "es leistet, was Sie verlangt haben",
  "reason.no_quote_keeps_target": "kein Angebot leistet, was Sie verlangt haben",
  "reason.no_warnings": "es hat keine Warnungen",
  "reason.fewest_warnings": "kein anderes hat weniger Warnungen",
};
