import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/horizon";

export const texts: TextsOf<typeof say> = {
  example: "0 5, 90 12, 180 3",
  help: "Richtungen in Grad von Norden und Höhen in Grad über der Waagerechten, oder eine Datei von PVGIS (CSV oder JSON).",
  notCounted:
    "Nicht gezählt: Schnee auf den Modulen. Die Verschattung durch Hindernisse auf dem Dach selbst kommt aus einer Belegung der Dachseite.",
  file: "Horizontdatei",
  chooseFile: "Horizontdatei wählen",
  open: "Freier Horizont",
  unreadable: "Der Browser konnte diese Datei nicht lesen, oder sie ist zu groß für eine Horizontdatei.",
  countedFrom:
    "{from, select, south {Die Datei hat Azimute unter 0, sie zählen deshalb ab Süden: Osten ist negativ, Westen positiv.} other {Ab Norden gezählt, im Uhrzeigersinn.}}",
  countFrom: "{from, select, south {Ab Süden zählen} other {Ab Norden zählen}}",
  drawn: "Der Horizont von Norden bis Norden, {points, plural, one {# Punkt} other {# Punkte}}",
  shadeOfLayout: "Aus einer Belegung der Dachseite gezählt: {hours} verlieren einen Teil der Sonne.",
  leaveShadeOut: "Weglassen",
  "compass.north": "N",
  "compass.east": "O",
  "compass.south": "S",
  "compass.west": "W",
};
