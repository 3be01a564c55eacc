import { room } from "../room";

/** Figures, sources and warnings of the cost comparison. */
export const say = room("comparison-figures", {
  syntheticYears: "{years} synthetic years of {place}",

  "from.search": "The cheapest that keeps its target in the simulated years, as on the design page",
  "price.equation": "{capacity, number, whole} {unit} × {price, number, four} = {cost}",
  "price.ofKind": "Price of its kind",
  "price.tier": "Tier",
  "from.assumption": "Assumption: docs/engineering/comparison.md",
  "price.warranty": "Warranty",
  "price.warrantyFrom": "Assumption: 1% a year beyond ten",
  "from.notAQuote": "Not a quote",
  installation: "Installation",
  "installation.equation": "{share, number, percentOne} × {equipment} = {installation}",
  "installation.localEquation":
    "{panels, number, whole} W × {perWatt} + {battery, number, whole} Wh × {perWattHour} = {installation}",
  "installation.source": "Professional: specification, section 9; Assumption: two fifths of it are material",
  total: "Total cost",
  "total.equation": "{panels} + {batteries} + {inverter} + {installation} = {total}",
  "total.source": "Prices of the parts, to build; not a quote",
  "total.atPriceFormula": "the price of your design, at your project’s exchange rate",
  "total.atPriceEquation": "{price} = {total}",
  "total.atPriceSource":
    "{rung, select, contract {Accepted offer} offer {The offer you chose} shops {What shops ask, with usual labour} other {Local prices, not a quote}}",
  panels: "Panels",
  "panels.equation": "{panels, number, whole} × 400 W = {capacity, number, whole} W",
  "panels.heat": "Power lost with heat",
  area: "Area of the panels",
  "area.equation": "{capacity, number, one} kW ÷ {efficiency, number, percentOne} = {area, number, one} m²",
  efficiency: "Efficiency",
  "area.source": "Definition of efficiency under standard test conditions",
  battery: "Battery",
  "battery.equation": "{capacity, number, whole} Wh, of which {usable, number, percent} may be used",
  "battery.roundTrip": "Round trip",
  inverter: "Inverter",
  "inverter.equation": "2 × {peak, number, whole} W = {capacity, number, whole} W",
  darkHours: "Hours without full power",
  "darkHours.equation":
    "{hours, plural, one {# hour} other {# hours}} in {years, plural, one {# year} other {# years}}: {aYear, number, one} of {hoursOfYear, number, whole} a year",
  "darkHours.source": "Hourly energy balance, held to reference tables g and k",

  batteryLife: "Battery lasts",
  "batteryLife.formula": "t = tier × min(calendar × 2^(−(T − 25) ÷ {halving}), cycles × DoD ÷ full cycles a year)",
  "batteryLife.equation":
    "{tier, number, two} × min({calendar, number, one}, {cycling, number, one}) = {years, number, one} years",
  "batteryLife.cycles": "Cycles at {depth, number, percent} depth of discharge",
  "batteryLife.calendar": "By the calendar, at 25 °C",
  "batteryLife.fullCycles": "Full cycles a year",
  "from.simulatedYears": "Simulated years",
  "batteryLife.temperature": "Mean temperature",
  "from.project": "Project",
  "batteryLife.source": "Energy throughput and Arrhenius ageing",
  inverterLife: "Inverter lasts",
  "inverterLife.equation": "{tier, number, two} × {ofKind, number, whole} = {years, number, one} years",
  "inverterLife.ofKind": "Years of its kind",

  "source.monocrystalline": "Design workflow specification, section 9; typical of the class",
  "source.polycrystalline":
    '"Standard" of PVWatts Version 5 Manual, NREL/TP-6A20-62641, module types, cited; Assumption: a tenth cheaper a watt than monocrystalline',
  "source.thinFilm":
    '"Thin film" of PVWatts Version 5 Manual, NREL/TP-6A20-62641, module types, cited; Assumption: a twentieth cheaper a watt than monocrystalline',
  "source.lithium": "Design workflow specification, section 9; Assumption: 15 years by the calendar",
  "source.leadAcid":
    "Flooded lead acid of IRENA, Electricity Storage and Renewables: Costs and Markets to 2030, 2017, cited",
  "source.gel":
    "Price and efficiency: sealed lead acid of IRENA, Electricity Storage and Renewables: Costs and Markets to 2030, 2017, cited; life: tubular gel cells of Victron Energy, Gel and AGM Batteries, cited",
  "source.pureSine": "Design workflow specification, section 9; Assumption: makers guarantee 5 to 10 years",
  "source.modifiedSine": "Assumption: half the price of pure sine, 85% efficient, five years",

  "warning.modifiedSineGrid":
    "A modified sine wave may not feed the grid: grid codes ask for a sine. Choose pure sine wave for this system type.",
  "warning.ownGridConnection":
    "Almost everywhere a licensed electrician must make the connection to the grid; allow for the cost.",
  "warning.neverPaysBack": "This configuration is not paid back within the years compared.",
  "warning.targetMissed":
    "Even {panels, plural, one {# panel} other {# panels}} with the largest battery searched miss the target of this size.",
  "warning.modifiedSineUnlisted":
    "The appliances are not listed. On a modified sine wave motors run hotter and some medical devices fail: choose pure sine wave if the house has either.",
  "warning.modifiedSineMedical":
    "{medical}: medical devices can fail or read wrongly on a modified sine wave. Choose pure sine wave.",
  "warning.modifiedSineMotors":
    "{motors}: on a modified sine wave motors run hotter and louder, wear out sooner and draw more power than counted here.",
  listAndMore: "{names} and {rest, number, whole} more",

  unserved: "What it leaves unserved, a year",
  "unserved.equation": "{missing, number, one} kWh × {perKwh} = {cost}",
  "unserved.load": "Load",
  "unserved.served": "Served",
  "unserved.costOfKwh": "{way}, all its costs ÷ its energy",
  "unserved.source": "Simulated years; what is missing beyond what the project accepts is bought",
  savings: "Annual savings",
  "savings.equation": "{against} − {solar} = {saved}",
  "savings.otherFrom": "Fuel, oil, service, new sets or the tariff",
  "savings.solar": "Solar",
  "savings.solarFrom": "Upkeep, new battery and inverter, fuel, grid, what is unserved",
  "savings.years": "Years",
  "from.assumptions": "Assumptions",
  "savings.source": "The ways of the money page without their first day, at today's prices",
  "price.ownFormula": "cost = capacity × the price you typed for one ÷ its size",
  "price.formula": "cost = capacity × price × tier × warranty",
  batteries: "Batteries",
  "installation.formula": "installation = share × (panels + batteries + inverter)",
  "installation.localFormula":
    "installation = frames, cables, protection and labour of a watt × panels + labour of a watt-hour × battery",
  "total.formula": "total = panels + batteries + inverter + installation",
  "panels.formula": "whole panels of 400 W",
  "area.formula": "A = P ÷ (1 kW/m² × efficiency)",
  "battery.formula": "the smallest with these panels",
  "inverter.formula": "twice the peak power",
  "darkHours.formula": "hours in which some of the load goes unserved",
  "batteryLife.equationUncycled": "{tier, number, two} × min({calendar, number, one}, ∞) = {years, number, one} years",
  "inverterLife.formula": "t = tier × years of its kind",
  "unserved.formula": "cost = energy missing beyond what the project accepts × cost of a kWh",
  "savings.formula": "saved = mean yearly cost of the other − mean yearly cost of solar",
});
