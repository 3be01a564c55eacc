import { room } from "../room";

/** The fields of a project in a country that is not in the list. */
export const say = room("another-country", {
  place: "Place",
  latitude: "Latitude",
  longitude: "Longitude",
  height: "Height above the sea",
  name: "Name of the place",
  fromMap: "As a map shows them in degrees: south and west are below zero.",
  notOnGlobe: "Latitude from −90 to 90 and longitude from −180 to 180",
  sunHelp:
    "Global horizontal irradiation in kWh/m² a day, such as NASA POWER, PVGIS or the Global Solar Atlas give it for the place.",
  allTwelve: "Type all twelve months, each from 0 to 12.99",
});
