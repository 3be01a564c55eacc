import { room } from "../room";

/** The dialog in which a part of the equipment library is chosen for a project. */
export const say = room("choose-part", {
  title:
    "{part, select, module {Choose a panel} battery {Choose a battery} inverter {Choose an inverter} other {Choose a charge controller}}",
  explained: "Real parts by maker, model and watts. The design uses the figures of the part you choose.",
  search: "Search",
  searchHint: "Maker, model or watts, such as “Longi 570”",
  none: "No part matches. Try the maker's name alone.",
  found: "{total, plural, one {# part} other {# parts}}{shown, plural, =0 {} other {, showing the first #}}",
  foundFitting:
    "{total, plural, one {# part} other {# parts}}{shown, plural, =0 {} other {, the first # of them}}: {fitting, plural, =0 {none fits this design} one {# fits this design} other {# fit this design and stand first}}",
  fits: "Fits this design",
  refused: "Does not fit: {why}",
  notLoaded: "The library could not be loaded",
  notStated: "Not stated: {figures}",
  back: "Search again",
  use: "Design with it",
  remove: "Use the generic part",
  price: "Unit price",
  priceHelp: "If left empty, the usual rate per watt or watt-hour is used.",
  priceCurrency: "Currency",
  priceBounds: "More than 0, up to {most, number, whole}",
  typed: "Figures not in the library",
  typedHelp: "Copy these from the datasheet. The design lists any you leave empty.",
  typedBounds: "Given the other figures: {least, number, two} to {most, number, two}",
  "controllerType.open": "Unknown",
  "controllerType.MPPT": "Tracking (MPPT)",
  "controllerType.PWM": "Switching (PWM)",
  chosen: "Part chosen. Recalculate to design with it.",
  removed: "Generic part chosen. Recalculate to design with it.",

  // Figures of a row
  "module.figures":
    "{power, number, whole} W, {openVoltage, number, one} V open, {current, number, one} A, {perKelvin, number, percentTwo} a kelvin, {area, number, two} m²",
  "inverter.figures":
    "{power, number, two} kW, panels {low, number, whole} to {high, number, whole} V, {efficiency, number, percentOne}",
  energy: "{energy, number, two} kWh",
  power: "{power, number, two} kW",
  voltAmperes: "{power, number, two} kVA",
  volts: "{voltage, number, one} V",
  amperes: "{current, number, whole} A",
  upToVolts: "panels up to {voltage, number, whole} V",
  batteryVolts: "{voltages} V batteries",

  "unit.V": "V",
  "unit.A": "A",
  "unit.W": "W",
  "unit.Ah": "Ah",
  "unit.percent": "%",
});
