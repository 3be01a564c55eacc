import { room } from "../room";

/** What is said of a project in a country of which nothing is known but what a person types. */
export const say = room("elsewhere", {
  "sun.typedMonths": "typed by month, on level ground",
  "sun.byHeight": "typed for the year, spread over its months by the height of the sun",
  "sun.period": "as typed",
  "use.monthSun.elsewhere": "Not used here: the sun comes from the climate of the place. It counts in another country.",
  "use.monthSun.weather": "Not used: the weather file has the sun.",
  "use.monthSun.missing": "Not typed: the sunlight hours are spread over the months by the height of the sun.",
  "use.monthSun.sets": "Sets the sun of each month. The hours of the year in its place: {change}.",
  "use.sunlightSource": "Not used in another country: the sun is typed, or comes from a weather file.",
  "use.city": "Not used in another country: the coordinates say where it stands.",
  "use.town": "Sets the height of the sun, the seasons and the clock.",
  "use.country": "Prices, subsidies and rules of the country are not known: prices are fixed rates in US dollars.",
  "warning.noPlace": "Type the latitude and longitude of the place. Until then it is taken to stand on the equator.",
  "warning.unknown":
    "Little is known here of this country. Parts are priced at fixed rates in US dollars, subsidies are not counted, and the clock is taken as {clock, number, one} h from UTC. Check its mains voltage and frequency, and type your own prices.",
  "warning.tariff":
    "No tariff is known here. A kilowatt hour counts as {price, number, three} US dollars, the mean of the world’s households, until you type yours on the Money page.",
  "warning.byHeight":
    "The sun of the months follows the height of the sun alone, which makes dark seasons too bright. Type the sun of each month, or add a weather file.",
  "warning.yearBeyondSky":
    "{typed, number, tenth} h of sun is more than there is: without any air such a plane would get {sky, number, tenth} h.",
  beyondSky:
    "{month}: {typed, number, two} kWh/m² a day is more than the sun brings above the air, {sky, number, tenth}",
  placeNeeded: "Type the latitude and longitude of the place",
});
