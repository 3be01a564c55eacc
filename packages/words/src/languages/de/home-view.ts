import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/home-view";

export const texts: TextsOf<typeof say> = {
  label: "Wie ausführlich",
  home: "Zuhause",
  engineer: "Technik",
  notStored: "Diese Wahl konnte nicht gespeichert werden",
  "verdict.nothingToCarry": "{name} verbraucht noch nichts. Fügen Sie Ihre Geräte hinzu.",
  "verdict.offGrid":
    "<array>{panels, plural, one {# Modul} other {# Module}}</array> und <battery>{kilowattHours} kWh Speicher</battery> versorgen {name} <served>{share} % des Jahres</served>.",
  "verdict.offGridAllYear":
    "<array>{panels, plural, one {# Modul} other {# Module}}</array> und <battery>{kilowattHours} kWh Speicher</battery> versorgen {name} <served>das ganze Jahr</served>.",
  "verdict.neverDark":
    "In {years, plural, one {# simulierten Jahr} other {# simulierten Jahren}} fiel in keiner Stunde der Strom aus.",
  "verdict.hardlyDark": "Weniger als eine Stunde im Jahr ist ohne Strom.",
  "verdict.darkHours":
    "{hours, plural, one {<dark>Eine Stunde</dark> im Jahr ist ohne Strom.} other {<dark># Stunden</dark> im Jahr sind ohne Strom, {spread, select, most {die meisten im {month}} more {im {month} mehr als in jedem anderen Monat} other {über das Jahr verteilt}}.}}",
  "verdict.onGrid":
    "<array>{panels, plural, one {# Modul} other {# Module}}</array> {panels, plural, one {deckt} other {decken}} <sun>{share} %</sun> dessen, was {name} verbraucht.",
  "verdict.gridBringsRest": "Den Rest liefert das Netz.",
  "verdict.gridTakesSurplus":
    "Den Rest liefert das Netz, und es nimmt den Überschuss auf: <sold>{kilowattHours} kWh am Tag</sold>.",
  "verdict.hybrid":
    "<array>{panels, plural, one {# Modul} other {# Module}}</array> und <battery>{kilowattHours} kWh Speicher</battery> decken <sun>{share} %</sun> dessen, was {name} verbraucht, und überbrücken Ausfälle von <backup>{hours, plural, one {# Stunde} other {# Stunden}}</backup>.",
  "verdict.hybridWithoutPanels":
    "<battery>{kilowattHours} kWh Speicher</battery> versorgen {name} bei Ausfällen von <backup>{hours, plural, one {# Stunde} other {# Stunden}}</backup>. Alles andere liefert das Netz.",
  "verdict.panelsDoNotPay": "Module würden sich hier nicht amortisieren.",
  "verdict.atMeasuredSun": "Mit der in {place} gemessenen Sonne sind es <served>{share} %</served>.",
  "figure.powerFromSun": "Strom von der Sonne",
  "figure.ofWhatIsUsed": "Von {energy, number, two} kWh Verbrauch am Tag.",
  "part.panels": "Module",
  "part.panelsDetail": "{panels, plural, one {# Modul} other {# Module}} mit {watts} W",
  "part.battery": "Speicher",
  "part.batteryDetail": "Reicht allein {hours, plural, one {# Stunde} other {# Stunden}}",
  "part.inverter": "Wechselrichter",
  "part.inverterDetail": "Versorgt alles zugleich",
  "part.house": "Ihr Haus",
  "part.houseDetail": "am Tag",
  "closed.components": "{panels}, {battery} kWh, {inverter} kW",
  "closed.withoutBattery": "{panels}, {inverter} kW",
  "closed.fixedRates": "Nach den festen Sätzen der Spezifikation, nicht der Preis: {amount}",
  "closed.stats": "{energy} kWh am Tag, höchstens {peak} kW",
  "closed.specifications": "Spannung, Zellen, Reserven",
};
