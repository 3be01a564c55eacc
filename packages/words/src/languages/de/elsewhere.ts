import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/elsewhere";

export const texts: TextsOf<typeof say> = {
  "sun.typedMonths": "nach Monaten eingegeben, auf ebener Fläche",
  "sun.byHeight": "für das Jahr eingegeben, nach dem Sonnenstand auf die Monate verteilt",
  "sun.period": "wie eingegeben",
  "use.monthSun.elsewhere":
    "Hier nicht verwendet: Die Sonne kommt aus dem Klima des Ortes. In einem anderen Land zählt es.",
  "use.monthSun.weather": "Nicht verwendet: Die Wetterdatei enthält die Sonne.",
  "use.monthSun.missing": "Nicht eingegeben: Die Sonnenstunden verteilen sich nach dem Sonnenstand auf die Monate.",
  "use.monthSun.sets": "Bestimmt die Sonne jedes Monats. Mit den Stunden des Jahres stattdessen: {change}.",
  "use.sunlightSource":
    "In einem anderen Land nicht verwendet: Die Sonne wird eingegeben oder kommt aus einer Wetterdatei.",
  "use.city": "In einem anderen Land nicht verwendet: Die Koordinaten sagen, wo es steht.",
  "use.town": "Bestimmt Sonnenstand, Jahreszeiten und Uhrzeit.",
  "use.country": "Preise, Förderungen und Regeln des Landes sind nicht bekannt: Preise sind feste Sätze in US-Dollar.",
  "warning.noPlace": "Geben Sie Breite und Länge des Ortes ein. Bis dahin gilt ein Ort am Äquator.",
  "warning.unknown":
    "Über dieses Land ist hier wenig bekannt. Bauteile haben feste Sätze in US-Dollar, Förderungen zählen nicht, und die Uhr geht {clock, number, one} h von UTC. Prüfen Sie Netzspannung und Frequenz und geben Sie eigene Preise ein.",
  "warning.tariff":
    "Hier ist kein Stromtarif bekannt. Eine Kilowattstunde zählt {price, number, three} US-Dollar, das Mittel der Haushalte der Welt, bis Sie auf der Seite „Geld“ Ihren Preis eingeben.",
  "warning.byHeight":
    "Die Sonne der Monate folgt nur dem Sonnenstand; trübe Jahreszeiten werden dadurch zu hell. Geben Sie die Sonne jedes Monats ein oder fügen Sie eine Wetterdatei hinzu.",
  "warning.yearBeyondSky":
    "{typed, number, tenth} h Sonne sind mehr, als es gibt: Ganz ohne Luft bekäme eine solche Fläche {sky, number, tenth} h.",
  beyondSky:
    "{month}: {typed, number, two} kWh/m² am Tag sind mehr, als die Sonne über der Luft bringt, {sky, number, tenth}",
  placeNeeded: "Geben Sie Breite und Länge des Ortes ein",
};
