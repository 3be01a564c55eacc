import { room } from "../room";

/** What to buy: pieces as they are sold, and why they are so many and of this size. */
export const say = room("parts", {
  panels: "Panels to buy",
  panelsFormula: "the fewest of least cost that stand in equal strings",
  panelsMostWorthFormula: "in equal strings, those worth most over the compared years with their inverter",
  panelsFewestFormula: "the fewest in equal strings whose energy behind the inverter is the load of the year",
  panelsEquation: "{count, number, whole} × {size, number, whole} W = {capacity, number, whole} W",
  panelsSource: "Search over simulated hourly years; strings by IEC 62548",
  panel: "{size, number, whole} W panel",
  battery: "Battery modules to buy",
  batteryEquation:
    "{count, number, whole} × {size, number, whole} Wh = {capacity, number, whole} Wh{inSeries, plural, one {} other {, # in series}}",
  batteryBank: "Energy of one module, or of the blocks in series, at {voltage, number, whole} V",
  batteryInSeries: "Blocks in series",
  moduleSource:
    "Equipment library: Victron Smart Lithium 12.8V/100Ah and 25.6V/100Ah, EPEVER LR51100A (51.2 V, 100 Ah)",
  blockSource: "Equipment library: lead-acid blocks of 12 V, 100 Ah",
  batteryModule: "{energy, number, two} kWh battery module ({voltage, number, one} V, {ampHours, number, whole} Ah)",
  batteryBlock:
    "{energy, number, two} kWh battery block ({voltage, number, one} V, {ampHours, number, whole} Ah), {inSeries, number, whole} in series",
  inverter: "{power, number, two} kW inverter",
  ownTrackers: "The inverter's own trackers for {strings, plural, one {# string} other {# strings}}",
  controller: "charge controller, {voltage, number, whole} V, {size, number, whole} A",
  rate: "Units of your currency for a US dollar",
  rateFrom: "Display rate of {day}",
  chosenPanel: "{name}, {size, number, whole} W",
  chosenBattery:
    "{name}, {energy, number, two} kWh ({voltage, number, one} V, {ampHours, number, whole} Ah){inSeries, plural, =1 {} other {, # in series}}",
  chosenInverter: "{name}, {power, number, two} kW",
  chosenController: "{name}, {size, number, whole} A",
  unstated: "{name}: {figures}",
  "figure.panel-voltage-max": "maximum panel input voltage",
  "figure.tracker-min": "lowest tracker voltage",
  "figure.tracker-max": "highest tracker voltage",
  "figure.panel-current-max": "maximum panel input current",
  "figure.panel-power-max": "maximum panel power",
  "figure.inputs": "number of inputs",
  "figure.controller-type": "kind of controller",
  "figure.battery-voltages": "battery voltage",
  "figure.charge-power": "rated charging power",
  "figure.battery-voltage": "nominal voltage",
  "figure.amp-hours": "capacity",
  "figure.charge-current-max": "maximum charging current",
  "figure.discharge-current-max": "maximum discharging current",
  "figure.power": "continuous power",
  "figure.efficiency": "efficiency",
  "figure.idle-power": "no-load power",
  "figure.series-fuse": "maximum series fuse rating",
  controllers: "Charge controllers to buy",
  controllerEquation:
    "{array, number, whole} W × {efficiency, number, two} ÷ {batteryVoltage, number, one} V = {current, number, whole} A: {count, number, whole} × {size, number, whole} A. A string reaches {coldVoltage, number, whole} V in the cold, the input takes {inputVoltage, number, whole} V.{limit, select, limited { Set them to charge with {batteryCurrent, number, whole} A in all, the most this battery takes.} other {}}",
  ownTrackersEquation:
    "{array, number, whole} W × {efficiency, number, two} ÷ {batteryVoltage, number, one} V = {current, number, whole} A. A string reaches {coldVoltage, number, whole} V in the cold, the input takes {inputVoltage, number, whole} V.{limit, select, limited { Set the inverter to charge with {batteryCurrent, number, whole} A, the most this battery takes.} other {}}",
  batteryVoltage: "Nominal voltage of the battery",
  batteryCurrent: "Maximum charging current of the battery",
  hybridTakes: "Hybrids take panels of {ratio} times their power: median of the equipment library",
  controllerPrice: "Price of a charge controller, beside the total",
  controllerPriceFrom: "Assumption: no sourced price was found; an installer's offer decides",
  controllerSource: "Equipment library, sizes of charge controllers; IEC 62548 for the voltage in the cold",
  generator:
    "{kind, select, petrol {{power, number, two} kW petrol generator} other {{power, number, two} kW diesel generator}}",
  generators: "Generator to buy",
  generatorEquation:
    "{count, number, whole} × {size, number, whole} W = {power, number, whole} W; {count, number, whole} × ({base} + {perKilowatt} × {rating, number, two} kW) = {cost}",
  generatorRating: "Rating of one set",
  generatorBase: "Price of a set before its size",
  generatorPerKilowatt: "Price by size",
  "inverter.piece": "Inverter to buy",
  "inverter.pieceFormula": "the next size sold from P_inv up",
  "inverter.pieceEquation":
    "{count, plural, one {} other {# × }}{size, number, whole} W = {power, number, whole} W, from {capacity, number, one} W up",
  "inverter.pieceSource": "Equipment library, sizes of inverters for this system",
  "inverter.searched": "Smallest inverter that carries this house",
  "inverter.searchedEquation":
    "max({largestHour, number, whole} W, {start, number, whole} W) ÷ ({heatShare, number, four} × {altitudeShare, number, four}) = {needed, number, whole} W; the next size sold is {power, number, whole} W",
  "inverter.searchedHour": "Largest hour of the simulated years",
  "inverter.shortPeak": "Short peak ÷ continuous power",
  "inverter.height": "Thin air",
  "inverter.searchedSource":
    "What runs at once and the hardest start, at this heat and height; the recommended inverter stays twice the peak",
  "inverter.saving": "Saved by that inverter",
  "inverter.savingFormula": "saving = (P_inv − P) × rate × (1 + {share, number, two})",
  "inverter.savingEquation":
    "({capacity, number, one} W − {power, number, whole} W) × {rate, number, two} × (1 + {share, number, two}) = {saves}",
});
