import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/another-country";

export const texts: TextsOf<typeof say> = {
  place: "Ort",
  latitude: "Breitengrad",
  longitude: "Längengrad",
  height: "Höhe über dem Meer",
  name: "Name des Ortes",
  fromMap: "In Grad, wie auf einer Karte: Süden und Westen sind unter null.",
  notOnGlobe: "Breite von −90 bis 90 und Länge von −180 bis 180",
  sunHelp:
    "Globalstrahlung auf ebener Fläche in kWh/m² am Tag, wie NASA POWER, PVGIS oder der Global Solar Atlas sie für den Ort angeben.",
  allTwelve: "Geben Sie alle zwölf Monate ein, jeden von 0 bis 12,99",
};
