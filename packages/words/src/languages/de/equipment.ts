import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/equipment";

export const texts: TextsOf<typeof say> = {
  "weak.name-restored":
    "Die Quelle hat die Satzzeichen im Modellnamen verloren; Buchstaben und Ziffern stimmen, der Rest ist ergänzt.",
  "weak.watts-not-in-name": "Der Modellname nennt die Watt nicht.",
  "weak.area-differs": "Angegebene Fläche und Länge × Breite weichen um mehr als 5 % ab.",
  "weak.front-side-only": "Bifazial: Alle Werte gelten für die Vorderseite.",
  "weak.test-voltages":
    "Die Spannungen stammen aus der Prüfung des Registers, nicht aus dem Datenblatt: Danach gebaute Stränge sind sicher und vielleicht kürzer als nötig.",
  "weak.volts-from-model-code":
    "Volt und Amperestunden stammen aus dem Modellcode: eine 48-V-Klasse, die 51,2 V haben kann. Prüfen Sie das Datenblatt.",
  "weak.volts-of-one-module": "Volt und Amperestunden gelten für ein Modul, die Energie für den ganzen Stapel.",
  "weak.energy-differs": "Das Register nennt zwei Energien, die um mehr als 6 % abweichen. Prüfen Sie das Datenblatt.",
  "weak.unusual-rate": "Entlädt sich für seine Energie ungewöhnlich schnell oder langsam. Prüfen Sie das Datenblatt.",
  "weak.from-product-name": "Bekannt ist nur, was der Produktname sagt.",
  "weak.volt-amperes-only": "Voltampere sind angegeben, Watt nicht.",
  "weak.second-hand":
    "Aus der Liste eines Dritten, nicht aus dem Datenblatt. Prüfen Sie das Datenblatt, bevor Sie danach verdrahten.",
  "weak.surge-by-factor": "Das Datenblatt nennt die kurze Spitze als Vielfaches der Nennleistung.",
  "weak.idle-at-most": "Das Datenblatt nennt den Leerlaufverbrauch als Obergrenze.",
  "weak.night-at-most": "Das Datenblatt nennt den Verbrauch bei Nacht als Obergrenze.",
  "weak.battery-efficiency-at-least": "Das Datenblatt nennt den Wirkungsgrad ab Batterie als Untergrenze.",
  "weak.watts-from-name": "Die Watt stammen aus dem Modellnamen.",
  "weak.dealer-chart": "Aus der gerundeten Tabelle eines Händlers für Generatoren dieser Größe.",
  "confidence.laboratory": "Labormessung",
  "confidence.register": "Register",
  "confidence.makersFile": "Datei des Herstellers",
  "confidence.datasheet": "Datenblatt des Herstellers",
  "confidence.datasheetExcerpt": "Datenblatt des Herstellers (Auszug)",
  "confidence.manual": "Handbuch des Herstellers",
  "confidence.transcription": "Abschrift eines Datenblatts",
  "confidence.productIds": "Liste der Produktkennungen",
  "confidence.quotedSheet": "zitiertes Datenblatt",
  "confidence.compatibility": "Kompatibilitätsliste",
  "confidence.catalogue": "Katalog",
  "confidence.dealerQuotes": "Händlerseite, die das Datenblatt zitiert",
  "confidence.dealerPage": "Händlerseite",
  "confidence.forum": "Forum, das das Datenblatt zitiert",
  "confidence.secondaryTable": "Tabelle aus zweiter Hand",
  "confidence.dealerChart": "Händlertabelle",
  nothing: "Kein Bauteil passt: {question}",
  shown: "{from, number, whole} bis {to, number, whole} von {total, number, whole}",
  source: "Quelle: {what} ({date}; {trust})",
};
