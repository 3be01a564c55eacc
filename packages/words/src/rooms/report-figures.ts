import { room } from "../room";

export const say = room("report-figures", {
  // The sentence over the results.
  "verdict.nothingToCarry": "{name} has nothing to carry: its load is 0 Wh a day.",
  "verdict.offGrid":
    "<array>{panels, plural, one {# panel} other {# panels}}</array>, a <battery>{ampHours} Ah battery</battery> and a <inverter>{kilowatts} kW inverter</inverter> keep {name} running for <served>{share}% of the year</served>.",
  "verdict.offGridAllYear":
    "<array>{panels, plural, one {# panel} other {# panels}}</array>, a <battery>{ampHours} Ah battery</battery> and a <inverter>{kilowatts} kW inverter</inverter> keep {name} running for <served>all of the year</served>.",
  "verdict.noHourShort":
    "No hour of {years, plural, one {# simulated year} other {# simulated years}} lacks power, and a full battery alone lasts <alone>{hours, plural, one {# hour} other {# hours}}</alone>.",
  "verdict.partOfAnHourShort":
    "Less than an hour a year lacks power in {years, plural, one {# simulated year} other {# simulated years}}, and a full battery alone lasts <alone>{hours, plural, one {# hour} other {# hours}}</alone>.",
  "verdict.darkHours":
    "The other <dark>{hours, plural, one {# hour} other {# hours}}</dark> {cause, select, clouds {{hours, plural, one {falls} other {fall}} in cloudy weeks} other {{hours, plural, one {is} other {are}} dark}}, {spread, select, most {most of them in {month}} more {more in {month} than in any month} other {spread over the year}}.",
  "verdict.onGrid":
    "<array>{panels, plural, one {# panel} other {# panels}}</array> and a <inverter>{kilowatts} kW inverter</inverter> bring <sun>{share}%</sun> of {name}'s <load>{kilowattHours} kWh a day</load>.",
  "verdict.gridBringsRest": "The grid brings the rest, nights included.",
  "verdict.gridBringsRestAndTakes":
    "The grid brings the rest, nights included, and takes <sold>{kilowattHours} kWh a day</sold> of surplus.",
  "verdict.hybrid":
    "<array>{panels, plural, one {# panel} other {# panels}}</array>, a <battery>{ampHours} Ah battery</battery> and a <inverter>{kilowatts} kW inverter</inverter> bring <sun>{share}%</sun> of {name}'s <load>{kilowattHours} kWh a day</load> and bridge an outage of <backup>{hours, plural, one {# hour} other {# hours}}</backup>.",
  "verdict.hybridWithoutPanels":
    "A <battery>{ampHours} Ah battery</battery> and a <inverter>{kilowatts} kW inverter</inverter> without panels bridge an outage of <backup>{hours, plural, one {# hour} other {# hours}}</backup>; the grid brings all of {name}'s <load>{kilowattHours} kWh a day</load>.",
  "verdict.withLeastGrid":
    "Panels do not pay for themselves here: built for “Least grid”, {kilowatts} kW of panels would spare {kilowattHours} of {bought} kWh a year of the grid, for {build} more to build and {dearer, select, yes {{extra} more} other {no more}} over 20 years.",
  "verdict.noOutage": "No hour of {years, plural, one {# simulated year} other {# simulated years}} is without power.",
  "verdict.partOfAnHourOut":
    "Less than an hour a year is without power in {years, plural, one {# simulated year} other {# simulated years}}.",
  "verdict.outageHours":
    "<dark>{hours, plural, one {# hour} other {# hours}}</dark> a year stay without power, {spread, select, most {most of them in {month}} more {more in {month} than in any month} other {spread over the year}}.",
  "verdict.nineYearsOfTen":
    "Nine years of ten reach <served>{share}%</served>, counted {age, select, new {with a new battery} other {when the battery is {years, plural, one {# year} other {# years}} old}}.",
  "verdict.atSourcedSun": "Under {place}'s sourced sun they serve <served>{share}%</served> of the load.",
  "verdict.batteryAlone":
    "{days, plural, one {# day was} other {# days were}} asked: a full battery alone lasts <alone>{hours, plural, one {# hour} other {# hours}}</alone>, and {generator, select, yes {sun, battery and generator} other {sun and battery}} together serve <served>{share}% of the year</served>.",
  "backup.promise":
    "{days, plural, one {# day} other {# days}} asked; full battery alone {hours} h; {share}% of the year by {generator, select, yes {sun, battery and generator} other {sun and battery}} together",
  "backup.days": "{days, plural, one {# day} other {# days}}",
  "backup.hours": "{hours, plural, one {# hour} other {# hours}}",

  // What a hybrid may be built for.
  "hybrid.goal": "Built for",
  "hybrid.goal.outage-only": "Outages only",
  "hybrid.goal.least-cost": "Least cost",
  "hybrid.goal.least-grid": "Least grid",
  "hybrid.name": "{goal}{chosen, select, yes {, chosen} other {}}",
  "hybrid.panels": "Panels",
  "hybrid.battery": "Battery",
  "hybrid.reserve": "Kept for outages",
  "hybrid.reserveHours": "Carries without sun",
  "hybrid.build": "To build",
  "hybrid.life": "20 years",
  "hybrid.bought": "Bought a year",
  "hybrid.sold": "Sold a year",
  "hybrid.dumped": "Unused a year",
  "hybrid.windowServed": "Hours of the daily outage served",
  "hybrid.chanceServed": "Hours of random outages served",
  "hybrid.note":
    "20 years at today's value: to build, upkeep, new batteries and inverters, grid bills less what export earns. The battery is charged and drained by one rule: sun first, then the battery down to what is kept for outages, then the grid.",

  // What the system serves as it ages.
  "age.new": "New",
  "age.middle": "Half of its life",
  "age.end": "End of its life",
  "age.batteryLeft": "{share} left",
  "age.batteryLeftAtTarget": "{share} left, the target holds until here",
  "age.years": "{years, plural, one {# year} other {# years}}",
  "age.countedAt":
    "counted {age, select, new {with a new battery} other {when the battery is {years, plural, one {# year} other {# years}} old}}",
  "ageTable.battery": "The battery",
  "ageTable.after": "After",
  "ageTable.hoursServed": "Hours supplied",
  "ageTable.nineYearsOfTen": "Nine years of ten",

  // The four figures over the drawing of the system.
  "system.solarArray": "Solar array",
  "system.arrayDetail": "{panels} × {panelPower} W · {capacity} W recommended",
  "system.inverter": "Inverter",
  "system.inverterDetail": "Pure sine wave · 100% safety margin",
  "system.inverterByArray": "Sized by the array",

  // A system on the grid.
  "grid.pays": "It is worth more than it costs, at the country's dated prices.",
  "grid.doesNotPay": "It costs more than it saves; the panels are sized to make the year's energy.",
  "grid.batteryPays":
    "A battery of {kilowattHours} kWh would be worth its price; the design has none, and its inverter stops with the grid.",
  "grid.noBatteryPays": "No battery is worth its price.",
  "grid.between": "{value} ({one} to {other})",
  "grid.never": "never",
  "grid.sunDoubt":
    "How much sun {place} gets is not well known: {mean} kWh/m² a day by its source, and between {least} and {most} by what that leaves open. In brackets: what the same system comes to with the least and with the most sun.",
  "system.batteryBank": "Battery bank",
  "system.batteryDetail": "{kilowattHours} kWh lithium iron · 90% usable",
  "system.batteryDetailWithVoltage": "{voltage}V, {kilowattHours} kWh lithium iron · 90% usable",
  "system.gridCarriesNights": "The grid carries the nights",
  "system.loadCenter": "Load center",
  "system.peak": "({kilowatts} kW peak)",
  "system.kilowattsWithPeak": "kW ({kilowatts} kW peak)",
  "system.dailyUse": "{kilowattHours} kWh a day",
  "system.dailyUseOfAppliances":
    "{kilowattHours} kWh a day over {appliances, plural, one {# appliance} other {# appliances}}",
  noBattery: "No battery",
  noBatteryNeeded: "No battery needed",

  // Cost against hours without power.
  "costCurve.leastDark": "This design: {hours} h a year without power for {cost}. No system on the curve has fewer.",
  "costCurve.againstLeastDark":
    "This design: {hours} h a year without power for {cost}. {fewestHours} h a year would cost {extraCost} more.",

  // Lines of the cost estimation.
  "cost.panels": "Panels",
  "cost.batteries": "Batteries",
  "cost.inverter": "Inverter",
  "cost.installation": "Installation",
  "cost.installationShare": "{share} of the three",

  // Technical specifications, in the words of the design workflow.
  "specification.panels": "Panels",
  "specification.panelsValue": "{panels} × {panelPower} W monocrystalline, {voltage}V DC",
  "specification.panelEfficiency": "Panel efficiency",
  "specification.strings": "Strings",
  "specification.stringsValue": "{strings} × {panelsInSeries}, {hotVoltage} V when hot",
  "specification.battery": "Battery",
  "specification.batteryValue": "{voltage}V DC, {ampHours} Ah lithium iron",
  "specification.cycles": "Cycles, depth of discharge",
  "specification.inverter": "Inverter",
  "specification.inverterValue": "{kilowatts} kW pure sine wave, {efficiency} efficiency",
  "specification.peakOutput": "Peak, output",
  "specification.peakOutputValue": "2× continuous, {voltage}V AC",
  "specification.enclosures": "Enclosures",
  "specification.enclosuresValue": "{enclosure}, corrosion class {corrosionClass}",

  // Where a cable runs.
  "run.panelToInverter": "Panel to inverter",
  "run.inverterToLoad": "Inverter to load",
  "run.inverterToGenerator": "Inverter to generator",
  "run.inverterToGrid": "Inverter to grid",

  "sizing.ruleOfThumb": "Rule of thumb",
  "sizing.standard": "Standard's chain, AS/NZS 4509.2",
  "sizing.search": "Search over simulated years",

  // Units that are words.
  "unit.hoursAYear": "h a year",
  "unit.kilowattHoursAYear": "kWh a year",
  "unit.kilogramsOfCo2ADay": "kg CO₂ a day",

  "reliability.hoursServed": "Hours supplied",
  "reliability.unmet": "Unmet",
  "reliability.longestGap": "Longest gap",
  "reliability.energyMissing": "Energy missing",
  "reliability.sunlessHours": "Full battery, no sun at all",

  "energy.dailyConsumption": "Daily consumption",
  "energy.solarProduction": "Solar production, {kilowatts} kW × {sunHours} h",
  "energy.surplus": "Energy surplus, before losses",
  "energy.systemEfficiency": "System efficiency",
  "energy.systemEfficiencyFound": "Found in this design",
  "energy.carbonOffset": "Carbon offset",
  "energy.servedAtSourcedSun": "Served under {place}'s sourced sun",

  "cable.drop": "Drop",
  "cable.yearlyLoss": "Loss a year",

  "string.coldVoltage": "Open circuit, at the record low",
  "string.codeVoltage": "By the table of NEC 690.7",
  "string.hotVoltage": "Operating, at the hottest",
  "string.cable": "Cable of one string",

  "earthing.electrode": "Earth electrode, at most",
  "earthing.rods": "Rods of 3 m, about",
  "earthing.frameBonding": "Frames and rails to earth",

  "generator.needed": "Needed at this site",
  "generator.derating": "Output at this site",
  "generator.rating": "Set to buy",
  "generator.startCharge": "Starts when the battery is at",
  "generator.stopCharge": "Stops when the battery is at",
  "generator.leastLoad": "Minimum load",
  "generator.fuelAtWork": "Fuel while running",
  "generator.fuelPerKilowattHour": "Fuel per kWh",
  "generator.hours": "Running time a year",
  "generator.starts": "Starts a year",
  "generator.energy": "Energy a year",
  "generator.litres": "Fuel a year",
  "generator.sets": "Bought in 20 years",

  "part.panels": "Panels",
  "part.battery": "Battery",
  "part.inverter": "Inverter",
  "part.controller": "Charge controller",
  "part.generator": "Generator",
  "part.pieces": "{count} × {piece}",
  "part.searchedInverter":
    "{power} kW carries everything that runs at once here and saves {saving}, but leaves out the margin of twice the peak.",
  "part.usualRate": "{cost} at the usual rate: no price was entered for this part.",
  "part.ownPrice": "{cost} at your own price.",
  "part.ownPriceBesideTotal": "{cost} at your own price, not in the total.",
  "part.besideTotal": "About {cost}, not in the total: an assumed price.",

  "roof.efficiencyScore": "Efficiency score",
  "roof.energyYield": "Energy yield",
  "roof.utilizationRate": "Utilization rate",
  "roof.shadingLoss": "Shading loss",
  "roof.orientationFactor": "Orientation and tilt",
  "roof.solarAccess": "Solar access",
  "roof.fill": "Usable roof filled",
});
