import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/sensitivity";

export const texts: TextsOf<typeof say> = {
  syntheticYears: "{years} synthetische Jahre von {place}",
  hoursServed: "Versorgte Stunden, {change}",
  "hoursServed.equation":
    "{now, number, two} % {direction, select, less {−} other {+}} {step, number, two} Punkte = {changed, number, two} %",
  loadOfYear: "Last eines Jahres",
  "from.withChange": "Mit der Änderung",
  "from.energyBalance": "Stündliche Energiebilanz, geprüft an den Referenztabellen g und k",
  broughtIn: "Von Netz und Generator, {change}",
  "broughtIn.equation":
    "{now, number, whole} {direction, select, less {−} other {+}} {step, number, whole} = {changed, number, whole} kWh im Jahr",
  buildCost: "Baukosten, {change}",
  "buildCost.equation": "{now} {direction, select, less {−} other {+}} {step, number, whole} = {changed}",
  "buildCost.today": "Heute gebaut",
  "buildCost.todayFrom": "Gesucht für Ihre Angaben",
  "buildCost.then": "Dann gebaut",
  "buildCost.thenFrom": "Gesucht mit der Änderung",
  "buildCost.source": "Suche über simulierte Jahre in Stunden, docs/engineering/sizing.md; kein Angebot",
  panelsAndBattery: "{panels, number, whole} W und {battery, number, one} kWh",
  yearlyCost: "Kosten eines Jahres, {change}",
  "yearlyCost.equation":
    "{present} × {share, number, four} = {changed} im Jahr, {direction, select, less {−} other {+}} {step, number, whole}",
  "yearlyCost.present": "Barwert der Kosten",
  "yearlyCost.presentFrom": "Bau, Wartung, Ersatzteile, Kraftstoff, Netz",
  "yearlyCost.rate": "Realer Zinssatz",
  "from.assumptions": "Annahmen",
  "yearlyCost.years": "Jahre",
  "yearlyCost.source": "Annuität der Kosten, Referenztabelle i",
  "change.load":
    "{direction, select, less {{share, number, percent} weniger} other {{share, number, percent} mehr}} Last",
  "change.sun":
    "{direction, select, less {{share, number, percent} weniger} other {{share, number, percent} mehr}} Sonne",
  "change.partPrice":
    "Bauteile {direction, select, less {{share, number, percent} billiger} other {{share, number, percent} teurer}}",
  "change.fuelPrice":
    "Kraftstoff {direction, select, less {{share, number, percent} billiger} other {{share, number, percent} teurer}}",
  "change.gridPrice":
    "Netzstrom {direction, select, less {{share, number, percent} billiger} other {{share, number, percent} teurer}}",
  "change.batteryEnd": "Speicher am Ende der Lebensdauer",
  "change.batteryMiddle": "Speicher bei halber Lebensdauer",
  "change.batteryNew": "Speicher neu",
  "from.simulatedAgain": "dieselben Bauteile, mit der Änderung erneut simuliert",
  "buildCost.formula":
    "geringste Kosten von Modulen und Speicher, die das Ziel halten, mit der Änderung erneut gesucht",
  panelsAlone: "{panels, number, whole} W",
  "yearlyCost.rateAYear": "{rate, number, two} % im Jahr",
};
