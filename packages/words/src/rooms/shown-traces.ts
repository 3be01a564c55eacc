import { room } from "../room";

/** Figures that a page derives from a sized one: names, what they are made from, sources. */
export const say = room("shown-traces", {
  solarArray: "Solar array",
  batteryBank: "Battery bank",
  inverter: "Inverter",
  dailyConsumption: "Daily consumption",
  specification: "Design workflow specification, section 9",
  sized: "Sized here",
  panelCapacity: "Panel capacity",
  batteryCapacity: "Battery capacity",
  inverterCapacity: "Inverter capacity",
  meanPower: "Load center, mean power",
  yourLoad: "Your load",
  meanDay: "Simulated years, mean day",
  energyBalance: "Hourly energy balance of the simulated years",
  sunsShare: "Share of the load the sun brings",
  served: "Load that is served",
  fromGrid: "From the grid, battery charging included",
  fromGenerator: "From the generator",
  load: "Load",
  toGrid: "To the grid, on a mean day",
  toGridEquation:
    "({production, number, two} − {direct, number, two} − {toBattery, number, two} − {surplus, number, two}) × {inverterEfficiency} = {toGrid, number, two} kWh a day",
  production: "Made by the panels",
  productionADay: "Made by the panels, on a mean day",
  productionEquation:
    "{direct, number, two} + {toBattery, number, two} + {surplus, number, two} = {production, number, two} kWh a day",
  ontoInverter: "To the inverter at once, for the house and the grid",
  direct: "Used at once, at the inverter's input",
  toBattery: "Into the battery",
  surplus: "Left over",
});
