import { room } from "../room";

/** Where the figures of the catalogue's appliances come from. */
export const say = room("appliance-sources", {
  all: "Power: {power}. Hours: {hours}. Start: {start}.",
  ratedAt: "{power, number, whole} W, {source}",
  ratedBetween: "{low, number, whole} to {high, number, whole} W, {source}",

  // By the codes of the data
  "of.doe": "US Department of Energy, Energy Saver: Estimating appliance and home electronic energy use",
  "of.nigeria": "Solar load calculation table for Nigerian appliances, solarinverter.ng",
  "of.class": "Typical nameplate of the class; check the label",
  "of.cooling": "Cooling class at about 10 Btu/h per W; check the label",
  "of.sheet": "Rating printed on the lamp, adapter or router class; check the label",
  "of.assumed": "An assumption from rating plates of the class, without a source; check the label",
  "of.arithmetic": "Reckoned from its rating in horsepower, or in volts and amperes; check the label",
  "of.southAfrica": "savvyplumbing.co.za and africaenergynews.co.ke, read on 29 November 2026",
  "of.mybroadband": "mybroadband.co.za, 30 May 2024",
  "of.cookers": "dnbstories.com, 2020, and ogelectrical.co.za: 2,000 to 4,500 W, 1,500 to 3,000 W a part",
  "of.afsea": "afsea.org, read on 29 November 2026",
  "of.everyday": "everydaycalculation.com, read on 29 November 2026",
  "of.trivology": "trivology.com, read on 29 November 2026",
  "of.kurier": "kurier.at, July 2022: 300 kWh a year at 160 loads",
  "of.habit": "A typical day; change it to yours",
  "of.third": "US Department of Energy: a compressor runs about a third of the time it is plugged in",
  "of.always": "On all day",
  "of.thermostat": "A typical day; the thermostat rests part of the time it is on",
  "of.none": "No motor: no start above running power",
  "of.smallMotor": "Engineering practice for small fans and timers, 1.5 to 2 times",
  "of.brushMotor": "Engineering practice for brush motors of hand tools and mixers, about 2 times",
  "of.motor": "Engineering practice for single-phase motors under load, 3 to 4 times",
  "of.compressor": "Engineering practice for compressors, 3 to 6 times",
  "of.pump": "Engineering practice for pumps and air conditioners, 3 to 7 times",
  "of.loaded": "Engineering practice for motors that start under load, 5 to 7 times",
  "of.soft": "Engineering practice for inverter-driven motors, 1 to 1.5 times",
});
