import { room } from "../room";

/** Figures of the 3D designer by the specification's rules of thumb. */
export const say = room("designer-figures", {
  "from.specification": "Marketplace specification, section 9 (a rule of thumb, the same for every place)",
  power: "Total power",
  powerEquation: "{panels, number, whole} × {watts, number, whole} W = {kilowatts, number, two} kW",
  panels: "Panels",
  powerOfPanel: "Power of a panel",
  coverage: "Coverage",
  coverageEquation: "{panels, number, two} ÷ {roof, number, two} m² × 100 = {coverage, number, one}%",
  panelArea: "Area of the panels",
  roofArea: "Roof, width × height",
  energy: "Energy by rule of thumb",
  energyEquation: "{watts, number, whole} W × {hours} h × {days} ÷ 1000 = {energy, number, whole} kWh",
  hours: "Hours a day at full power",
  "from.fixedSun": "A fixed figure, not this site's sun",
  carbon: "CO₂ saved by rule of thumb",
  carbonEquation: "{energy, number, whole} kWh × {perKwh} kg/kWh = {carbon, number, whole} kg",
  carbonOfKwh: "CO₂ of a kWh",
  "from.fixedGrid": "A fixed figure, not this country's grid",
});
