import { room } from "../room";

/** Figures of a design: what they are called, how they come about, where their values are from. */
export const say = room("sizing", {
  // Who says so.
  "from.you": "You",
  "from.appliances": "Your appliances",
  "from.household": "Reference household curve",
  "from.computed": "Computed here",
  "from.specification": "Design workflow specification, section 9",
  "from.specificationMargin": "Design workflow specification, section 9 (100% safety margin)",
  "from.specificationPlainRule": "Design workflow specification, section 9; used by the plain rule only",
  "from.standardChain": "AS/NZS 4509.2 chain",

  "designSun.costOfClass":
    "{share, number, percent} of it; a sure H asks for {panels, number, whole} W with {battery, number, whole} Wh, {saved} less. Computed here",

  "inverter.capacity": "Inverter capacity",
  "inverter.capacityEquation": "{factor} × {peak, number, one} W = {capacity, number, one} W",
  "inverter.atSite": "Inverter power at this site",
  "inverter.atSiteEquation":
    "{capacity, number, whole} W × {heatShare, number, three} × {altitudeShare, number, three} = {atSite, number, whole} W",
  "inverter.heatShare": "At {temperature, number, one} °C, hottest month by day",
  "inverter.heatShareFrom": "Class of Victron MultiPlus-II, cited: 100% at 25 °C, 92.5% at 40 °C, 75% at 65 °C",
  "inverter.altitudeShare": "At {altitude, number, whole} m",
  "inverter.altitudeShareFrom": "Common practice, cited: 1% per 100 m above 1,000 m",
  "inverter.atSiteSource": "Datasheet class; the inverter bought has its own curve",
  "inverter.margin": "Margin found",
  "inverter.marginEquation":
    "{atSite, number, whole} W ÷ {largestHour, number, whole} W − 1 = {margin, number, percent}",
  "inverter.marginOfNothing": "Nothing runs, so there is no margin to state",
  "inverter.marginSource":
    "The specification''s 100% is on the sum of all appliances; this is the margin over the largest hour",
  "inverter.current": "Output current at full power",
  "inverter.currentEquation": "{capacity, number, whole} W ÷ ({volts} V × {powerFactor}) = {current, number, one} A",
  "inverter.currentEquationThreePhase":
    "{capacity, number, whole} W ÷ (√3 × {volts} V × {powerFactor}) = {current, number, one} A",
  "inverter.largestHour": "Largest hour",
  "inverter.voltage": "Voltage",
  "inverter.powerFactor": "Power factor",
  peakPower: "Peak power",
  referenceTable: "Reference table {table}",
});
