import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/simulation-figures";

export const texts: TextsOf<typeof say> = {
  ownWeather: "{years, plural, one {# Jahr} other {# Jahre}} aus Ihrem eigenen Wetter, {name}",
  synthetic: "{years, plural, one {# synthetisches Jahr} other {# synthetische Jahre}} von {place}",
  syntheticScaled:
    "{years, plural, one {# synthetisches Jahr} other {# synthetische Jahre}} von {place}, umgerechnet auf {sunHours, number, two} Sonnenstunden am Tag auf den Modulen",
  energyTarget: "Was die Module erzeugen",
  energyTargetFormula: "Energie nach dem Wechselrichter ÷ Last des Jahres, bei den Modulen mit dem größten Wert",
  energyTargetEquation: "{made, number, whole} ÷ {load, number, whole} kWh = {share, number, percentOne}",
  energyTargetSource: "Netzgekoppelt: Das Netz versorgt Nacht und Winter, also entscheidet, was die Module wert sind",
  outageTarget: "Zu überbrückender Stromausfall",
  outageTargetFormula:
    "die Reserve im Speicher versorgt die wichtigen Geräte ohne Sonne, gleich zu welcher Stunde der Ausfall beginnt; von allen Stunden ohne Netz sind mindestens 99 % versorgt",
  outageTargetEquation:
    "{hours, number, whole} h ab jeder Stunde{reached, select, yes {} other {; selbst mit den meisten gesuchten Modulen und dem größten Speicher verfehlt}}",
  outageTargetSource: "Der genannte Stromausfall, an jede Stunde der simulierten Jahre gesetzt",
  hoursTarget: "Zu versorgende Stunden",
  hoursTargetFormula: "Anteil ohne Strom = 1 % × 10^((3 − d) ÷ 7)",
  hoursTargetTyped: "eingegebener Anteil",
  hoursTargetEquation:
    "{share, number, percentTwo}: höchstens {darkHours, number, one} von {hoursOfYear, number, whole} Stunden ohne volle Leistung{reached, select, yes {} other {; selbst mit den meisten gesuchten Modulen und dem größten Speicher verfehlt}}",
  hoursTargetSource:
    "Etwa 1 % der Stunden für ein übliches Haus, 0,1 % für eine Klinik; drei Tage stehen für das erste, zehn für das zweite",
  generatorHours: "Laufstunden des Generators",
  generatorHoursFormula: "Stunden, in denen er läuft",
  generatorHoursEquation: "{hours, number, one} h in einem mittleren simulierten Jahr",
  generatorStarts: "Starts des Generators",
  generatorStartsFormula: "so oft fällt der Speicher auf den Stand, bei dem er startet",
  generatorStartsEquation: "{starts, number, one} in einem mittleren simulierten Jahr",
  generatorEnergy: "Energie vom Generator",
  generatorEnergyFormula: "Σ (ins Haus + zum Laden)",
  generatorEnergyEquation:
    "{energy, number, one} kWh im Jahr; dazu {wasted, number, one} kWh bei Mindestlast, ungenutzt",
  generatorLitres: "Kraftstoff des Generators",
  generatorLitresEquation:
    "{idle, number, two} × {rated, number, one} kW × {hours, number, one} h + {slope, number, two} × {energy, number, one} kWh = {litres, number, one} l",
  generatorRated: "Nennleistung",
  generatorGiven: "Gelieferte Energie",
  generatorSets: "Gekaufte Generatoren in {years, number, whole} Jahren",
  generatorSetsFormula: "der erste und einer mehr nach jedem Ende der Lebensdauer",
  generatorSetsEquation:
    "{years, number, whole} Jahre × {hours, number, one} h ÷ {life, number, whole} h{pieces, plural, one {} other { × # nebeneinander}}: {sets, plural, one {# Gerät} other {# Geräte}}",
  generatorLife: "Lebensdauer eines Geräts",
  loadOfYear: "Last eines Jahres",
  nineOfTen: "Versorgt in neun von zehn Jahren",
  nineOfTenFormula: "Anteil der Stunden, den neun von zehn simulierten Jahren mindestens erreichen",
  hoursServed: "Voll versorgte Stunden",
  hoursServedFormula: "s = 1 − Stunden ohne Strom ÷ {hoursOfYear, number, whole}",
  servedEquation: "1 − {darkHours, number, one} ÷ {hoursOfYear, number, whole} = {share, number, percentTwo}",
  unmetHours: "Stunden ohne volle Leistung",
  unmetHoursFormula: "Stunden, in denen ein Teil der Last nicht gedeckt ist",
  unmetHoursEquation:
    "{hours, plural, one {# Stunde} other {# Stunden}} in {years, plural, one {# Jahr} other {# Jahren}}: {perYear, number, one} im Jahr",
  unmetEnergy: "Nicht gedeckte Energie",
  unmetEnergyFormula: "Σ (Last − gedeckt)",
  unmetEnergyEquation: "{unmet, number, two} von {load, number, one} kWh im Jahr, {share, number, percentTwo}",
  longestGap: "Längste Lücke",
  longestGapFormula: "längste Folge von Stunden ohne volle Leistung",
  longestGapEquation:
    "{hours, number, whole} h am Stück, die längste aus {years, plural, one {# Jahr} other {# Jahren}}",
  sunless: "Ganz ohne Sonne",
  sunlessEquation: "{usable, number, one} kWh ÷ {mean, number, one} W = {hours, number, one} h",
  sunlessSource: "Voller Speicher und mittlere Last, gar keine Sonne",
  meanLoad: "Mittlere Last",
  "yield.p50": "Ertrag in der Hälfte aller Jahre, P50",
  "yield.p50Formula": "P50 = Mittel der simulierten Jahre",
  "yield.p50OfOneYear": "Ein Jahr: {p50, number, whole} kWh",
  "yield.p50Equation":
    "Mittel aus {years, number, whole} Jahren, {least, number, whole} bis {most, number, whole} kWh: {p50, number, whole} kWh",
  "yield.syntheticSource": "Synthetische Jahre von {place}, docs/engineering/weather.md",
  "yield.ownWeatherSource": "Ihr eigenes Wetter, {name}",
  "yield.p90": "Ertrag in neun von zehn Jahren, P90",
  "yield.p90Formula": "P90 = P50 × (1 − {factor, number, two} × u)",
  "yield.p90Equation":
    "{p50, number, whole} kWh × (1 − {factor, number, two} × {total, number, percentOne}) = {p90, number, whole} kWh",
  "yield.p90Source":
    "Unabhängige Unsicherheiten, quadratisch addiert; die Jahre schwanken wie gemessene, das steckt in u_y",
  "yield.uncertainty": "Unsicherheit, eine Standardabweichung",
  "yield.uncertaintyFrom":
    "√({resource, number, percent}² + {yearToYear, number, percentOne}² + {model, number, percentOne}² + {soiling, number, percent}²) = {total, number, percentOne}",
  "yield.sunOfClass": "Sonne von {place}, Klasse {quality}",
  "yield.yearToYear": "Von Jahr zu Jahr",
  "yield.spread": "Streuung der {years, number, whole} Jahre",
  "yield.model": "Modell",
};
