import { room } from "../room";

/** Figures of a design: what they are called, how they come about, where their values are from. */
export const say = room("sizing", {
  // Who says so.
  "from.you": "You",
  "from.appliances": "Your appliances",
  "from.household": "Reference household curve",
  "from.computed": "Computed here",
  "from.directInput": "Direct input",
  "from.specification": "Design workflow specification, section 9",
  "from.specificationMargin": "Design workflow specification, section 9 (100% safety margin)",
  "from.specificationPlainRule": "Design workflow specification, section 9; used by the plain rule only",
  "from.costBreakdown": "Design workflow specification, section 9 (cost breakdown); not a quote",
  "from.batterySheet": "Design workflow specification, section 9; Victron Lithium Battery Smart, technical data",
  "from.standardChain": "AS/NZS 4509.2 chain",
  "from.standardPractice": "AS/NZS 4509.2 practice, cited",
  "from.engineeringNotes": "Engineering notes, cited",
  "from.hourlyBalance": "Hourly energy balance, held to reference tables g and k",
  "from.climateTable": "Climate table",
  "from.climateRow": "{source}; {period}; quality {quality}",
  "from.sourcedPlace": "{place}, sourced",
  "from.ownWeatherFile": "Your own weather file",
  "from.oneYear": "one year",
  "from.inverterClass": "Class of Victron MultiPlus-II, cited",
  "from.standbyPower": "0.36% of its rating, class of Victron MultiPlus-II, cited",
  "from.library": "Equipment library: {part}",
  "from.inputClass": "Input class",
  "from.moduleClass": "400 W module class",
  "from.moduleClassCold": "400 W module class at {temperature, number, one} °C",
  "from.moduleClassHot": "400 W module class, hot cells",

  // Figures that stand in many explanations.
  batteryCapacity: "Battery capacity",
  dailyConsumption: "Daily consumption",
  decidingSunHours: "Design sun hours",
  depthOfDischarge: "Depth of discharge",
  dust: "Dust",
  energyAtBus: "Energy at the bus",
  heat: "Heat",
  installationLocation: "Installation location",
  inverterEfficiency: "Inverter efficiency",
  inverterStandingBy: "Inverter on standby",
  largestHour: "Largest hour",
  "hybridFormula.outage-only": "least to build of panels and battery that serve the outages in the simulated years",
  "hybridFormula.least-cost":
    "least present cost of 20 years of the panels and battery that serve the outages in the simulated years: to build, grid bills less what export earns, upkeep and new parts",
  "hybridFormula.least-grid":
    "the same with a dollar added to each bought kilowatt hour: panels and battery that buy little of the grid",
  leastCostFormula: "least cost of panels and battery that keep the target in the simulated years",
  lossesToBus: "Dust × mismatch × controller × cable",
  nightShare: "Share used from 18:00 to 06:00",
  onGrid: "on-grid",
  panelCapacity: "Panel capacity",
  peakPower: "Peak power",
  percent: "{share, number, percent}",
  percentOne: "{share, number, percentOne}",
  referenceTable: "Reference table {table}",
  sunOnPanels: "Sun on the panels",
  systemEfficiency: "System efficiency",
  systemType: "System type",

  // The load.
  "load.sum": "{sum} + {term}",
  "load.noAppliances": "no appliances",
  "load.energyOfAppliance": "{power, number, one} W × {quantity, number, three} × {hours, number, one} h",
  "load.powerOfAppliance": "{power, number, one} W × {quantity, number, three}",
  "load.dailyTypedFormula": "E = typed figure",
  "load.dailyTypedEquation": "E = {value, number, whole} Wh",
  "load.dailyEquation": "{sum}{more, plural, =0 {} one { + # more} other { + # more}} = {total, number, whole} Wh",
  "load.dailySource": "AS/NZS 4509.2, load assessment",
  "load.peakTypedFormula": "P_peak = typed figure",
  "load.peakTypedEquation": "P_peak = {value, number, whole} W",
  "load.peakEquation": "{sum}{more, plural, =0 {} one { + # more} other { + # more}} = {total, number, whole} W",
  "load.peakSource": "Design workflow specification, section 9: everything at once, as the specification counts it",
  "load.largestHourFormula": "P_hour = max over 24 h (of each month) of Σ P × q × share of the hour",
  "load.largestHourEquation": "{from} to {to}: {power, number, whole} W on average",
  "load.hour": "Hour",
  "load.householdCurveSource":
    "Reference household curve (reference table g, home, weekday), kept below the typed peak",
  "load.applianceCurveSource": "24-hour curve: each appliance's hours spread evenly over the hours it may run in",
  "load.surge": "Surge power",
  "load.surgeByPeakEquation":
    "max({largestHour, number, whole} W, {peakPower, number, whole} W) = {surgePower, number, whole} W",
  "load.surgeFormula": "P_surge = P_hour − mean of one piece + P × k",
  "load.surgeEquation":
    "{largestHour, number, whole} W − {mean, number, whole} W + {power, number, one} W × {startFactor, number, one} = {surgePower, number, whole} W",
  "load.surgeSource": "AS/NZS 4509.2: running load plus the largest start",
  "load.runningPower": "{appliance}, running",
  "load.startFactor": "{appliance}, start ÷ run",
  "load.monthly": "Monthly consumption",
  "load.monthlyEquation": "{day, number, three} kWh × 30 = {month, number, one} kWh",
  "load.monthlySource": "Design workflow specification, section 9 (daily kWh × 30)",

  // The place and its sun.
  "site.speaksForPlace": "Figures of {place}, used while no city is chosen: {source}",
  "site.sunHoursEquation": "H = {sunHours, number, two} kWh/m²/day",
  "site.typedFormula": "H = typed figure, the same every month",
  "site.typedSource": "Typed: no city is chosen, so no month is known to be darker than another",
  "site.meanOfYear": "Mean of the year at {place}",
  "site.note": "Note on these figures",
  "site.yearFormula": "H = mean over the year of H_GHI × R",
  "site.typedYearFormula": "H = typed figure, as the mean of the year",
  "site.yearSource": "The grid evens out the months: the year's mean decides",
  "site.onHorizontal": "{month}, on the horizontal",
  "site.planeFactor": "Plane at {tilt, number, one}° facing {azimuth, number, whole}° ÷ horizontal",
  "site.monthEquation": "{month}: {ghi, number, three} × {factor, number, three} = {sunHours, number, two} kWh/m²/day",
  "site.typedMonthEquation":
    "{month}: {ghi, number, three} × {factor, number, three} × {typed, number, two} ÷ {sourced, number, two} = {sunHours, number, two} kWh/m²/day",
  "site.monthSource": "AS/NZS 4509.2: the month that asks for the largest array decides",
  "designSun.uncertainty": "Uncertainty of the sun of {place}, class {quality}",
  "designSun.sizedUnder": "Sun used for sizing",
  "designSun.sizedUnderFrom":
    "H × (1 − {factor, number, two} × {uncertainty, number, percent}), reached by three of four such rows",
  "designSun.arrayForUncertainty": "Of the array for that uncertainty",
  "designSun.costOfClass":
    "{share, number, percent} of it; with a certain H: {panels, number, whole} W and {battery, number, whole} Wh, {saved} less. Computed here",
  "designSun.takenByClass":
    "sized under less than the row's sun, so that three of four places of its class keep the target",
  "designSun.takenAsTyped": "typed sun is taken as typed",
  "designSun.takenAsOwnWeather": "your own weather is taken as it is",
  "designSun.takenWithGenerator": "the row's sun is taken as it is: where it is less, the generator makes up for it",
  "designSun.takenWithGrid": "the row's sun is taken as it is: where it is less, the grid makes up for it",

  // The panels.
  "panels.panels": "Panels",
  "panels.none": "No panels",
  "panels.noLoad": "No load: 0 W",
  "panels.countFormula": "n = ⌈P ÷ {panelPower, number, whole} W⌉",
  "panels.countEquation": "⌈{capacity, number, whole} W ÷ {panelPower, number, whole} W⌉ = {count, number, whole}",
  "panels.plainRule": "Plain rule",
  "panels.plainRuleEquation":
    "{consumption, number, whole} Wh ÷ ({sunHours, number, two} h × {efficiency, number, two}) = {rule, number, whole} W",
  "panels.plainRuleSource": "Rule of thumb of the specification; for comparison, not for building",
  "panels.fewestFormula": "fewest panels whose energy behind the inverter is the load of the year",
  "panels.mostWorthFormula": "panels and inverter worth most over the compared years",
  "panels.capacityEquation": "{count, number, whole} × {panelPower, number, whole} W = {capacity, number, whole} W",
  "panels.capacityEquationWithBattery":
    "{count, number, whole} × {panelPower, number, whole} W = {capacity, number, whole} W, with {battery, number, whole} Wh for {cost} before installation",
  "panels.capacitySource":
    "Search over simulated hourly years, docs/engineering/sizing.md; {sun}; the rule and the plain rule stand beside it",
  "panels.onePanel": "One panel",
  "panels.batteryWithThem": "Battery found with them",
  "panels.byDesignMonth": "By the design month",
  "panels.byRule": "Panels by the design month",
  "panels.byRuleEquation":
    "({busEnergy, number, whole} × {oversupply, number, two}) ÷ ({sunHours, number, two} × {heat, number, three} × {losses, number, three}) = {exact, number, one} W, so {capacity, number, whole} W",
  "panels.byRuleEquationWithRefill":
    "({busEnergy, number, whole} × {oversupply, number, two} + {refill, number, whole}) ÷ ({sunHours, number, two} × {heat, number, three} × {losses, number, three}) = {exact, number, one} W, so {capacity, number, whole} W",
  "panels.byRuleSource":
    "AS/NZS 4509.2 chain: {basis, select, year {energy of the year} other {design month}}; E_bus = E ÷ η_inv × (1 − n + n ÷ η_batt) + 24 h × {standingPower, number, one} W",
  "panels.oversupply": "Oversupply",
  "panels.refilledWithin": "Battery refilled within {days, plural, one {# day} other {# days}}",
  "panels.losses":
    "{dirt, number, three} × {mismatch, number, three} × {tracker, number, three} × {cable, number, three}",
  "panels.lossesInShade":
    "{dirt, number, three} × {mismatch, number, three} × {tracker, number, three} × {cable, number, three} × {shade, number, three} for shade",
  "panels.roundTrip": "Battery, in and out",
  "panels.heatFrom":
    "1 − {perKelvin, number, four} per K above 25 °C; {cellRiseSource}, {cellRise, number, one} K above the air",
  "panels.tilt": "Tilt of the panels",
  "panels.tiltFormula": "β for {mount}",
  "panels.tiltEquation": "{tilt, number, one}° facing {facing, select, south {south} other {north}}: {because}",
  "panels.turnedEquation": "{tilt, number, one}° facing {azimuth, number, whole}° from north: {because}",
  "panels.direction": "Direction the panels face, from north",
  "panels.tiltSource": "Clean Energy Council (10° to wash); Liu-Jordan search for ground and pole",
  "panels.latitude": "Latitude of {place}",
  "panels.inSeries": "Panels in series",
  "panels.inSeriesEquation":
    "{fewest, number, whole} to {most, number, whole} fit; {strings, number, whole} × {inSeries, number, whole} = {panels, plural, one {# panel} other {# panels}}",
  "panels.strings": "Strings in parallel",
  "panels.stringsEquation": "⌈{panels, number, whole} ÷ {inSeries, number, whole}⌉ = {strings, number, whole}",
  "panels.stringVoltage": "String voltage, hottest",
  "panels.stringVoltageEquation":
    "{inSeries, number, whole} × {powerVoltageHot, number, one} V = {voltage, number, one} V; open and cold {coldVoltage, number, one} V",
  "panels.stringsSource":
    "NEC 690.7 and IEC 62548 method, cited; reference table j; input classes of 150, 250 and 500 V",
  "panels.coldOpenVoltage": "Open-circuit voltage of one panel, coldest",
  "panels.hotWorkingVoltage": "Maximum-power voltage of one panel, hottest",
  "panels.workingVoltage": "Maximum-power voltage of one panel at 25 °C",
  "panels.inverterInput": "Input of the inverter",

  // As the option of the parameters is written.
  "mount.roofFlat": "roof-flat",
  "mount.roofSloped": "roof-sloped",
  "mount.ground": "ground-mount",
  "mount.pole": "pole-mount",
  "mount.roofFlatHeat": "AS/NZS 4509.2: cell = day's air + 25 K",
  "mount.roofSlopedHeat": "PVsyst heat balance, U = 20 W/m²K, cited: air passes only through a gap under the panels",
  "mount.groundHeat": "PVsyst heat balance, U = 29 W/m²K, cited: air passes freely on both sides",
  "mount.poleHeat": "Faiman open rack, U = 25 + 6.84 v, in 1 m/s of wind",
  "mount.typedTilt": "as entered",
  "mount.assumedPitch": "assumed pitch of the roof",
  "mount.latitude":
    "the latitude, kept between {least, number, whole}° (rain washes the glass) and {most, number, whole}° (ballast holds)",
  "mount.searched":
    "searched from {least, number, whole}° to {most, number, whole}° for {goal, select, year {most sun in the year} other {most sun in the worst month}}",

  // From the plain rule to the array that is recommended.
  "waterfall.month": "Design month",
  "waterfall.yearDecides": "The year''s {sunHours, number, two} sun hours decide",
  "waterfall.monthDecides": "{month} with {sunHours, number, two} sun hours decides, the year has {year, number, two}",
  "waterfall.withoutStated": "Without the flat 92%",
  "waterfall.withoutStatedBecause": "The rule's 92% is removed; each real loss follows on its own line",
  "waterfall.shade": "Shade",
  "waterfall.getsThrough": "{share, number, percentOne} gets through",
  "waterfall.heatBecause": "Cells give {share, number, percentOne} of their rating",
  "waterfall.mismatch": "Mismatch",
  "waterfall.controller": "Charge controller",
  "waterfall.cables": "Panel cables",
  "waterfall.batteryAtNight": "Battery at night",
  "waterfall.batteryAtNightBecause":
    "{night, number, percent} of the load passes through the battery, which returns {roundTrip, number, percent}",
  "waterfall.standingByBecause": "The inverter itself draws {power, number, one} W day and night",
  "waterfall.reserve": "Reserve",
  "waterfall.reserveWithGrid": "{oversupply, number, two} times the need: the grid helps through a bad week",
  "waterfall.reserveAlone": "{oversupply, number, two} times the need: nothing else covers a bad week",
  "waterfall.refill": "Refill after an outage",
  "waterfall.refillBecause":
    "{energy, number, one} kWh more a day refill the battery within {days, plural, one {# day} other {# days}}",
  "waterfall.search": "Simulated years",
  "waterfall.searchForEnergy":
    "{pays, select, yes {{panels, plural, one {# whole panel is} other {# whole panels are}} worth most in the simulated years} other {{panels, plural, one {# whole panel makes} other {# whole panels make}} the year''s energy in the simulated years}}",
  "waterfall.searchForHybrid":
    "{panels, plural, =0 {No panel is} one {# whole panel is} other {# whole panels are}} {goal, select, outageOnly {what the outages need at the least price} leastGrid {what keeps the energy bought small} other {what costs the least over 20 years}}: the grid brings the rest",
  "waterfall.searchWithBatteryOfRule":
    "{panels, plural, one {# whole panel} other {# whole panels}} with the battery of the rule are the cheapest pair that keeps the target through the simulated years",
  "waterfall.searchWithOtherBattery":
    "{panels, plural, one {# whole panel} other {# whole panels}} with {other, number, one} kWh {than, select, less {less} other {more}} battery than the rule''s {byRule, number, one} kWh are the cheapest pair that keeps the target through the simulated years",

  // The battery.
  "battery.battery": "Battery",
  "battery.capacityEquation":
    "{modules, number, whole} × {module, number, whole} Wh = {battery, number, whole} Wh, with {panels, number, whole} W of panels for {cost} before installation",
  "battery.capacitySource": "Search over simulated hourly years, docs/engineering/sizing.md; the rule stands beside it",
  "battery.module": "One module at the battery's voltage",
  "battery.moduleFrom": "Equipment library, the most common module of this voltage",
  "battery.exact": "Smallest battery that keeps the target with these panels, before whole modules",
  "battery.exactFrom": "The same search in steps of 10 Wh",
  "battery.noLoad": "No load: 0 Wh",
  "battery.noneEquation": "On-grid: the grid supplies the nights, so no battery is needed: 0 Wh",
  "battery.noneSource": "Design workflow specification, resolution A-27",
  "battery.panelsWithIt": "Panels found with it",
  "battery.byAutonomyWithoutSun": "By autonomy, without any sun",
  "battery.rate": "Largest power ÷ capacity",
  "battery.rateFrom": "{rate, number, percent} of the capacity an hour, unless the maker states more",
  "battery.ampHours": "Battery at {voltage, number, whole} V",
  "battery.ampHoursFormula": "Q = C ÷ {voltage, number, whole} V",
  "battery.ampHoursEquation": "{capacity, number, whole} Wh ÷ {voltage, number, whole} V = {ampHours, number, one} Ah",
  "battery.ampHoursSource": "Capacity ÷ the battery voltage you chose",
  "battery.byAutonomy": "Battery by autonomy",
  "battery.byDaysEquation":
    "({consumption, number, whole} × {days, number, two} ÷ {efficiency, number, three} + {standing, number, whole}) ÷ ({depthOfDischarge, number, three} × {oneWay, number, three} × {cold, number, three}) = {exact, number, one} Wh, so {capacity, number, whole} Wh",
  "battery.byHoursEquation":
    "({carried, number, whole} ({hours, number, two} h from {start}) ÷ {efficiency, number, three} + {standing, number, whole}) ÷ ({depthOfDischarge, number, three} × {oneWay, number, three} × {cold, number, three}) = {exact, number, one} Wh, so {capacity, number, whole} Wh",
  "battery.byAutonomySource": "AS/NZS 4509.2, battery by autonomy",
  "battery.worstWindow": "Worst window of the 24-hour curve",
  "battery.dischargeEfficiency": "Discharge",
  "battery.dischargeEfficiencyFrom": "√{roundTrip, number, percent}: {source}",
  "battery.cold": "Cold, {temperature, number, one} °C in the coldest month",
  "battery.coldFrom": "1 − {perKelvin, number, four} per K below {below, number, one} °C, {chemistry}",
  "battery.lithiumIron": "lithium iron",
  "battery.leadAcid": "lead acid",

  // The inverter.
  "inverter.byArrayFormula": "rating, of those sold, worth most beside the panels",
  "inverter.byArrayEquation":
    "{array, number, whole} W of panels: {capacity, number, whole} W, what it clips being worth less than a larger one costs",
  "inverter.mostPanels": "Panels ÷ inverter, at most",
  "inverter.mostPanelsFrom": "Fronius GEN24 Plus, data sheet, cited: panels up to 150% of the rating",
  "inverter.byArraySource":
    "Search over the ratings of grid inverters that four makers or more list; the grid carries the peaks of the load",
  "inverter.inverter": "Inverter",
  "inverter.capacity": "Inverter capacity",
  "inverter.capacityEquation": "{factor} × {peak, number, one} W = {capacity, number, one} W",
  "inverter.piecesEquation":
    "⌈{factor, number, whole} × {peak, number, one} W ÷ {power, number, whole} W⌉ = {count, number, whole}; {count, number, whole} × {power, number, whole} W = {capacity, number, whole} W",
  "inverter.onePiece": "Power of the chosen inverter",
  "inverter.atSite": "Inverter power at this site",
  "inverter.atSiteEquation":
    "{capacity, number, whole} W × {heatShare, number, three} × {altitudeShare, number, three} = {atSite, number, whole} W",
  "inverter.heatShare": "At {temperature, number, one} °C, hottest month by day",
  "inverter.heatShareFrom": "Class of Victron MultiPlus-II, cited: 100% at 25 °C, 92.5% at 40 °C, 75% at 65 °C",
  "inverter.altitudeShare": "At {altitude, number, whole} m",
  "inverter.altitudeShareFrom": "Common practice, cited: 1% per 100 m above 1,000 m",
  "inverter.atSiteSource": "Datasheet class; the inverter bought has its own curve",
  "inverter.margin": "Actual margin",
  "inverter.marginEquation":
    "{atSite, number, whole} W ÷ {largestHour, number, whole} W − 1 = {margin, number, percent}",
  "inverter.marginOfNothing": "Nothing runs, so there is no margin",
  "inverter.marginSource":
    "The specification''s 100% is on the sum of all appliances; this is the margin over the largest hour",
  "inverter.current": "Output current at full power",
  "inverter.currentEquation": "{capacity, number, whole} W ÷ ({volts} V × {powerFactor}) = {current, number, one} A",
  "inverter.currentEquationThreePhase":
    "{capacity, number, whole} W ÷ (√3 × {volts} V × {powerFactor}) = {current, number, one} A",
  "inverter.voltage": "Voltage",
  "inverter.powerFactor": "Power factor",

  // What the air asks of the material.
  "environment.connectorsWet": "IP68, tinned copper, sealed glands",
  "environment.connectorsDamp": "IP67, tinned copper",
  "environment.corrosionHigh": "C4, high",
  "environment.corrosionMedium": "C3, medium",
  "environment.corrosionLow": "C2, low",
  "environment.wetBecause":
    "{humidity, number, whole}% humidity: metal counts as wet above 80% (ISO 9223). Within 1 km of the sea take one class more.",
  "environment.dampBecause":
    "{humidity, number, whole}% humidity: steel begins to rust above 60%. Within 1 km of the sea take one class more.",
  "environment.dryBecause":
    "{humidity, number, whole}% humidity: below 60% steel hardly rusts; dust decides the enclosure. Within 1 km of the sea take one class more.",
  "environment.dew": "Dew forms on surfaces below",
  "environment.dewEquation": "{humidity, number, whole}% at {temperature, number, one} °C: {dew, number, one} °C",
  "environment.humidity": "Humidity",
  "environment.temperature": "Ambient temperature",
  "environment.dewSource":
    "Magnus form of Alduchov and Eskridge, J. Applied Meteorology 35, 1996; dry air is taken as 1%",

  // Costs.
  "cost.batteries": "Batteries",
  "cost.partFormula": "cost = {rate, number, four} USD × capacity",
  "cost.partEquation": "{rate, number, four} × {capacity, number, whole} {unit} = {cost}",
  "cost.partCapacity": "{name}, capacity",
  "cost.installation": "Installation",
  "cost.installationFormula": "installation = {share, number, percent} × (panels + batteries + inverter)",
  "cost.installationEquation": "{share, number, percent} × ({panels} + {batteries} + {inverter}) = {installation}",
  "cost.total": "Estimated cost",
  "cost.totalFormula": "total = panels + batteries + inverter + installation",
  "cost.totalEquation": "{panels} + {batteries} + {inverter} + {installation} = {total}",

  // Energy.
  "energy.production": "Solar production, before losses",
  "energy.productionEquation":
    "{capacity, number, whole} W × {hours, number, two} h = {produced, number, whole} Wh a day",
  "energy.surplus": "Energy surplus, before losses",
  "energy.surplusFormula": "surplus = P × H − E",
  "energy.surplusEquation":
    "{produced, number, whole} Wh − {consumption, number, whole} Wh = {surplus, number, whole} Wh a day",
  "energy.efficiencyStated": "System efficiency, stated",
  "energy.efficiencyStatedFormula": "stated figure",
  "energy.efficiencyFound": "System efficiency of this design",
  "energy.efficiencyFoundEquation":
    "{heat, number, three} × {losses, number, three} × {consumption, number, whole} ÷ {busEnergy, number, whole} = {efficiency, number, percentOne}",
  "energy.efficiencyFoundSource": "Product of the losses of this design; the stated 92% leaves most of them out",
  "energy.decidingHeat": "Heat in the design month",
  "energy.carbonOffset": "Carbon offset",
  "energy.carbonOffsetFormula": "m = E × {perKwh, number, three} kg/kWh",
  "energy.carbonOffsetEquation":
    "{consumption, number, three} kWh × {perKwh, number, three} kg/kWh = {offset, number, two} kg CO₂ a day",
  "energy.covered": "Covered by the sun in a year",
  "energy.coveredFormula": "s = min(1, energy behind the inverter ÷ load)",
  "energy.coveredEquation":
    "{panels, number, whole} W through {years, number, whole} simulated years of {place}, {sunHours, number, two} sun hours on the panels: {share, number, percentOne} of the year''s energy",
  "energy.served": "Served at the sourced sun",
  "energy.servedFormula": "s = 1 − unserved energy ÷ load",
  "energy.servedEquation":
    "{panels, number, whole} W and {battery, number, whole} Wh through {years, number, whole} simulated years of {place}, {sunHours, number, two} sun hours on the panels: {share, number, percentOne} of the load, {darkHours, plural, one {# hour} other {# hours}} a year without full power",
  "energy.sourcedSun": "Sourced sun on the panels",
  "energy.loadOfDay": "Load of a day",
});
