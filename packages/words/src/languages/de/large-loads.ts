import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/large-loads";

export const texts: TextsOf<typeof say> = {
  "vehicle.tooSlow":
    "Dafür lädt das Auto {hours, number, one} Stunden am Tag. Fahren Sie weniger oder laden Sie mit mehr Leistung.",
  "heater.tooWeak":
    "Im kältesten Monat wäre der Heizstab {hours, number, one} Stunden am Tag an. Nutzen Sie weniger Wasser oder einen stärkeren Heizstab.",
  "heatPump.warm": "Hier ist keine Stunde im Jahr kälter als {base, number, one} °C, eine Heizung ist nicht nötig.",
  "heatPump.tooSmall":
    "Im kältesten Monat bräuchte die Wärmepumpe {hours, number, one} Stunden am Tag. Wählen Sie mehr Leistung oder weniger Wärme.",
  "pump.moreThanItsPower":
    "So viel Wasser zu heben braucht {lifted, number, whole} W, die Pumpe hat {power, number, whole} W. Prüfen Sie Fördermenge und Höhe auf dem Typenschild.",
  "pump.tooSlow":
    "Dafür läuft die Pumpe {hours, number, one} Stunden am Tag. Nutzen Sie weniger Wasser oder eine größere Pumpe.",
};
