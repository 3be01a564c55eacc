import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/money-answers";

export const texts: TextsOf<typeof say> = {
  "case.asAssumed": "Wie angenommen",
  "case.fuelDearer": "Kraftstoff 25 % teurer",
  "case.fuelCheaper": "Kraftstoff 25 % billiger",
  "case.sunWeaker": "Sonne 10 % schwächer",
  "case.gridDearer": "Netzstrom 50 % teurer",
  "case.atShops": "Bauteile zu Shop-Preisen",
  "case.onCredit": "Auf Kredit",
  "cases.weakerSun":
    "Mit 10 % weniger Sonne versorgen dieselben Bauteile {weaker} % der Stunden statt {designed} %: simuliert, nicht umgerechnet.",
  "price.basis":
    "{note} Der Marktplatz addiert die Preise der Shops für die Bauteile; das Angebot eines Installateurs nennt den Preis der ganzen Anlage.",
  "strip.hours":
    "{source, select, sun {Sonne} battery {Speicher} generator {Generator} grid {Netz} unmet {Nichts} other {Kein Verbrauch}} {hours} h",
  "strip.meanDay": "Was jede Stunde eines mittleren Tages am meisten trägt, im Jahr mit den meisten Stunden ohne Strom",
  "verdict.notPaidBack":
    "Die Anlage amortisiert sich gegenüber {way, select, today {der heutigen Versorgung} grid {dem Netz} petrol {einem Benzingenerator} diesel {einem Dieselgenerator} gridAndPetrol {Netz und Benzingenerator} other {Netz und Dieselgenerator}} in {years, plural, one {# Jahr} other {# Jahren}} nicht und kostet <money>{amount}</money> mehr.",
  "verdict.paysBack":
    "Die Anlage amortisiert sich gegenüber {way, select, today {der heutigen Versorgung} grid {dem Netz} petrol {einem Benzingenerator} diesel {einem Dieselgenerator} gridAndPetrol {Netz und Benzingenerator} other {Netz und Dieselgenerator}} in <time>{payback, plural, one {# Jahr} other {# Jahren}}</time> und spart <money>{amount}</money> in {years, plural, one {# Jahr} other {# Jahren}}.",
  "verdict.paysBackButRenewals":
    "Die Anlage amortisiert sich gegenüber {way, select, today {der heutigen Versorgung} grid {dem Netz} petrol {einem Benzingenerator} diesel {einem Dieselgenerator} gridAndPetrol {Netz und Benzingenerator} other {Netz und Dieselgenerator}} in <time>{payback, plural, one {# Jahr} other {# Jahren}}</time>, kostet durch ersetzte Bauteile aber <money>{amount}</money> mehr in {years, plural, one {# Jahr} other {# Jahren}}.",
  "verdict.costsNoMore":
    "Der Bau kostet nicht mehr als {way, select, today {die heutige Versorgung} grid {das Netz} petrol {ein Benzingenerator} diesel {ein Dieselgenerator} gridAndPetrol {Netz und Benzingenerator} other {Netz und Dieselgenerator}}, und die Anlage spart <money>{amount}</money> in {years, plural, one {# Jahr} other {# Jahren}}.",
  "verdict.costsNoMoreButRenewals":
    "Der Bau kostet nicht mehr als {way, select, today {die heutige Versorgung} grid {das Netz} petrol {ein Benzingenerator} diesel {ein Dieselgenerator} gridAndPetrol {Netz und Benzingenerator} other {Netz und Dieselgenerator}}, durch ersetzte Bauteile kostet die Anlage aber <money>{amount}</money> mehr in {years, plural, one {# Jahr} other {# Jahren}}.",
  "today.sentence":
    "Heute kosten <power>{hours} Stunden</power> Strom am Tag <today>{spent}</today> im Jahr. Mit dieser Anlage sind es <running>{system}</running> im Jahr{dark, plural, =0 {, und keine Stunde bleibt ohne Strom} one {, und # Stunde bleibt ohne Strom} other {, und # Stunden bleiben ohne Strom}}.",
  "today.creditCostsMore":
    "Solange der Kredit läuft, kostet er im Monat {more} mehr, als die Anlage spart. Heute kostet der Strom {spent} im Monat.",
  "today.forGood":
    "Neue Bauteile eingerechnet, ist sie nach <time>{years, plural, one {# Jahr} other {# Jahren}}</time> endgültig amortisiert.",
  "today.neverForGood":
    "Ersetzte Bauteile eingerechnet, amortisiert sie sich in {years, plural, one {# Jahr} other {# Jahren}} nicht endgültig.",
  "curves.spent":
    "Nach {years, plural, one {# Jahr} other {# Jahren}} sind {onSolar} für Solar ausgegeben und {others}. Stufen sind ersetzte Bauteile.",
  "curves.spentOn":
    "{amount} für {way, select, today {die heutige Versorgung} grid {das Netz} petrol {einen Benzingenerator} diesel {einen Dieselgenerator} gridAndPetrol {Netz und Benzingenerator} other {Netz und Dieselgenerator}}",
  "exchange.dated": "Umgerechnet zu {used} ({date}).",
  "exchange.own": "Umgerechnet zu Ihrem Kurs, {used}.",
  oldFiguresNote: "{count, plural, one {# Wert ist} other {# Werte sind}} alt: siehe „Geld“.",
  oldFigures:
    "Nicht mehr ganz aktuell; prüfen Sie {count, plural, one {diesen Wert} other {diese Werte}} vor der Entscheidung: {figures}.",
  "age.year": "Älter als ein Jahr",
  "age.threeYears": "Älter als drei Jahre",
  "age.old": "Alt",
  "age.ended": "Galt bis {date}",
  "source.asOf": "Stand {date}.",
  "source.until": "Gültig bis {date}.",
  "source.notReRead": "Zitiert, nicht nachgelesen.",
};
