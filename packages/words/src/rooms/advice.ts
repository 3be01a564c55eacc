import { room } from "../room";

/** What a person should know of a design: warnings, recommendations, and what each parameter did. */
export const say = room("advice", {
  // Parts of several texts.
  cable: "{area, number, one} mm²",
  cables: "{parallel, number, whole} × {area, number, one} mm²",
  share: "{share, number, percentOne}",
  savingEquation: "{now} − {changed} = {saving}",
  // What keeps the figures from being trusted. A refusal has its remedy beside it.
  "warning.refused": "{refusal} {remedy}",
  "warning.partsUnstated":
    "The equipment library does not state all figures of your parts, and the design counts with usual ones or leaves the limit out. {parts}.",
  "warning.doesNotPay":
    "No panels pay here: {panels, plural, one {# panel} other {# panels}} for the year''s energy cost {build}. {share, number, percent} of what they give is used in the house at {selfUsed} a kWh, and {sold, select, paid {the rest earns {export} a kWh} other {nothing is paid for the rest}}. Over {years, number, whole} years the system costs {loss} more than the grid alone.",
  "warning.targetMissed":
    "{sunlessDays, plural, =0 {} one {No sun for # day in a row. } other {No sun for # days in a row. }}Even {panels, plural, one {# panel} other {# panels}} with {battery, number, one} kWh, the largest searched, miss the target. {besideGenerator}",
  "warning.targetMissedInOtherYears":
    "In the years the search did not see, the system serves {served, number, percentTwo} of the hours, less than the {target, number, percentTwo} asked for.",
  "warning.targetMissedByGenerator": "No generator meets it either: lower the target or the load.",
  "warning.targetKeptByGenerator":
    "With a {fuel, select, petrol {petrol} other {diesel}} generator of {power, number, one} kW it is {panels, plural, one {# panel} other {# panels}} and {battery, number, one} kWh: {build} to build and {run} for fuel and upkeep in twenty years.",
  "warning.dearWithoutGenerator":
    "Panels and battery alone cost {alone}, more than twice as much as with a {fuel, select, petrol {petrol} other {diesel}} generator of {power, number, one} kW. With one, {panels, plural, =0 {no panels} one {# panel} other {# panels}} and {battery, number, one} kWh cost {build} to build and {run} for fuel and upkeep in twenty years.",
  "warning.inverterTooWeak":
    "The inverter''s {capacity, number, whole} W are {atSite, number, whole} W at this site, less than the {needed, number, whole} W that run at once. Part of the load has no power, however many panels and batteries there are. An inverter of {enough, number, whole} W carries all of it.",
  "warning.inverterTooWeakForEssentials":
    "The inverter''s {capacity, number, whole} W are {atSite, number, whole} W at this site, less than the {needed, number, whole} W that the essential appliances draw at once. Some of them have no power, however many panels and batteries there are. An inverter of {enough, number, whole} W carries them all.",
  "warning.sunAboveSource":
    "You typed {typed, number, one} sun hours; {place} gets {mean, number, one} a day on average and {least, number, one} in {month}. {effect}",
  "warning.standardSunAboveSource":
    "The standard {standard, number, one} sun hours are not those of this place: {place} gets {mean, number, one} a day on average and {least, number, one} in {month}. {effect}",
  "warning.sunAboveSourceGridBrings":
    "Simulated under that sun this array makes {share, number, percent} of the year''s energy; the grid has to supply the other {missing, number, one} kWh a year.",
  "warning.sunAboveSourceDarkHours":
    "Simulated under that sun this system serves {share, number, percentOne} of the load: {hours, plural, one {# hour} other {# hours}} a year without full power.",
  "warning.sunAboveSourceStillServes": "Simulated under that sun this system still serves every hour.",
  "warning.sunAboveRegion":
    "{typed, number, one} sun hours are above the range given for the {region} region, {from, number, one} to {to, number, one} kWh/m² a day.",
  "warning.townFarFromRow":
    "The nearest sourced climate is that of {row}, {kilometres, number, whole} km from {town}{high, select, above { and {height, number, whole} m below it} below { and {height, number, whole} m above it} other {}}: sun and temperature may differ. A weather file of the place itself is surer.",
  "warning.tariffOfPanels":
    "A home in {country} with panels on the grid must take {tariff}, with prices by season and hour and a credit for what it gives. The bills here are by the usual tariff, without that credit.",
  "warning.temperatureOfADay":
    "{typed, number, one} °C is taken as the mean of the whole year, day and night; in {place} it is {mean, number, one} °C. If {typed, number, one} °C is the {kind, select, hot {hottest day} other {coldest night}}, type {mean, number, one} instead: the design adds the {kind, select, hot {heat of the day} other {cold of the night}} itself.",
  "warning.weatherClock":
    "By its clock the sun of the weather stands highest {hours, number, one} hours {direction, select, later {later} other {earlier}} than over {place}: the file''s time zone or longitude is likely wrong.",
  "warning.cityMissing":
    "No city of {country} is chosen, so the typed {typed, number, one} sun hours are used. Choose a city to size by its sourced sun.",
  "warning.mainsVoltage":
    "Mains in {country} are {nominal} at {national} Hz. Appliances bought there are made for {nominal}, not {volts} V. The figures follow your choice.",
  "warning.mainsFrequency":
    "Mains in {country} are {nominal} at {national} Hz. {motors} The figures follow your choice.",
  "warning.mainsVoltageAndFrequency":
    "Mains in {country} are {nominal} at {national} Hz. Appliances bought there are made for {nominal}, not {volts} V. {motors} The figures follow your choice.",
  "warning.motors":
    "Motors made for {national} Hz run {change, number, percent} {direction, select, faster {faster} other {slower}} on {chosen} Hz.",
  "warning.motorsAndGrid":
    "Motors made for {national} Hz run {change, number, percent} {direction, select, faster {faster} other {slower}} on {chosen} Hz, and the inverter cannot join the grid.",
  "warning.peakBelowConsumption":
    "{consumption, number, whole} Wh a day need {mean, number, whole} W around the clock, more than the peak power of {peak, number, whole} W. One of the two figures is wrong.",
  "warning.surgeAboveInverter":
    "The surge of {surge, number, whole} W is above the {carried, number, whole} W this inverter gives for a moment at this site. {remedy, select, softStarter {A soft starter or an inverter} other {An inverter}} of {enough, number, whole} W carries it.",
  "warning.surgeOfMotor":
    "The surge of {surge, number, whole} W is above the {carried, number, whole} W this inverter gives for a moment at this site. It comes from {appliance} starting. {remedy, select, softStarter {A soft starter or an inverter} other {An inverter}} of {enough, number, whole} W carries it.",
  "warning.batteryDrainedFast":
    "{drawn, number, whole} W at once from {battery, number, one} kWh are {rate, number, two} of the capacity an hour, above the {allowed, number, one} most makers allow. Take one that states more, or {enough, number, two} kWh of whole modules, {extra} more.",
  "warning.coldBattery":
    "{coldest, number, one} °C in the coldest month: lithium iron must not be charged below 0 °C. Keep the battery in a room or a heated box.",
  "warning.generatorWornOut":
    "The generator runs {hours, number, whole} h a year: {sets, number, whole} of them wear out in {years, number, whole} years. {remedy, select, heat {The battery is often too cold to be charged: keep it in a heated place.} diesel {A diesel set lasts five times as long.} other {No size of panels and battery that was searched avoids this.}}",
  "warning.standardAltitude":
    "The standard {standard, number, whole} m are not the height of this place: {place} stands at {elevation, number, whole} m. Thin air above 1,000 m weakens the inverter.",
  "warning.altitudeOfAnotherPlace":
    "You typed {typed, number, whole} m; {place} stands at {elevation, number, whole} m. Thin air above 1,000 m weakens the inverter.",
  "warning.longRun":
    "{run}, {length, number, whole} m: one cable of 120 mm² is not enough; {parallel, number, whole} in parallel of {area, number, one} mm² are.",
  "warning.systemEfficiency":
    "The stated system efficiency is {stated, number, percent}. Heat, dust, cables and inverter leave {found, number, percent} in this design; the array is sized with that.",
  "warning.systemEfficiencyWithBattery":
    "The stated system efficiency is {stated, number, percent}. Heat, dust, cables, inverter and battery leave {found, number, percent} in this design; the array is sized with that.",
  // What to change about the load and the place.
  "morePanels.one":
    "Take {part}, {extra} more: needed to keep the target under {place}''s sourced {sourced, number, one} sun hours, not the {typed, number, one} typed.",
  "morePanels.both":
    "Take {panels}, with {battery}, {extra} more: needed to keep the target under {place}''s sourced {sourced, number, one} sun hours, not the {typed, number, one} typed.",
  "morePanels.panels":
    "{panels, plural, one {# panel} other {# panels}} {direction, select, more {more} other {fewer}}, {total, number, whole} in total",
  "morePanels.battery": "{energy, number, one} kWh {direction, select, more {more} other {less}} battery",
  "morePanels.name": "Panels for the sourced sun",
  "morePanels.formula": "least cost of panels and battery that keep the target in the simulated years",
  "morePanels.equation":
    "{panels, plural, one {# panel} other {# panels}} and {battery, number, one} kWh under {sourced, number, two} sun hours",
  "morePanels.now": "Panels now",
  "morePanels.sunHours": "Sourced sun hours",
  "morePanels.source": "The project sized again under the sourced sun",
  "saved.panels": "{power, number, whole} W of panels",
  "saved.battery": "{energy, number, one} kWh of battery",
  "saved.traded": "{saved}, for {more} more",
  "saved.money": "{saving}",
  "saved.moneyWithFuel": "{saving} with twenty years of fuel and upkeep",
  "midday.text": "{appliance}: run it between {from} and {until}. It saves {saved}, {money}.",
  "midday.textWithNight":
    "{appliance}: run it between {from} and {until}. The share used at night goes from {nightNow, number, percent} to {nightThen, number, percent}: {spared, number, one} kWh a year stay out of the battery. It saves {saved}, {money}.",
  "midday.name": "{appliance} at midday",
  "midday.formula": "saving = cost now − cost with its hours from {from} to {until}",
  "midday.nightNow": "Share used from 18:00 to 06:00, now",
  "midday.nightThen": "Share used from 18:00 to 06:00, then",
  "changedHours.source": "The project sized again with the changed hours",
  "largestConsumer.text":
    "{appliance} uses {share, number, percent} of the day''s energy, {consumption, number, whole} Wh. One hour less saves {saved}, {money}.",
  "largestConsumer.name": "{appliance}, one hour less",
  "largestConsumer.formula": "saving = cost now − cost with one hour less",
  // What to change about the wiring.
  "stringWiring.text":
    "{wiring}, {volts, number, whole} V. The {length, number, whole} m run then needs {cable} copper; at {batteryVolts} V it would need {cableAtBattery} to stay under {drop}% drop.",
  "stringWiring.textWithPole":
    "{wiring}, {volts, number, whole} V. The {length, number, whole} m run with its {pole, number, whole} m of pole then needs {cable} copper; at {batteryVolts} V it would need {cableAtBattery} to stay under {drop}% drop.",
  "stringWiring.oneString": "Wire the {panels, plural, one {# panel} other {# panels}} as one string",
  "stringWiring.severalStrings":
    "Wire the panels as {parallel, plural, one {# string} other {# strings}} of {inSeries, number, whole}",
  "stringWiring.name": "Panel cable at string voltage",
  "stringWiring.equation":
    "{volts, number, whole} V: {current, number, one} A, {cable}; {batteryVolts} V: {currentAtBattery, number, one} A, {cableAtBattery}",
  "stringWiring.length": "Panel to inverter",
  "stringWiring.source": "IEC 60364-5-52 and IEC 60228, reference table j",
  "shorterRun.text":
    "{run}: {shorter, number, whole} m instead of {length, number, whole} m would do with {area, number, one} mm² copper instead of {areaNow, number, one} mm².",
  "shorterRun.name": "{run}, shorter",
  "shorterRun.equation": "{area, number, one} mm² keeps {drop, number, whole}% up to {length, number, whole} m",
  "shorterRun.equationWithPole":
    "{area, number, one} mm² keeps {drop, number, whole}% up to {length, number, whole} m, {pole, number, whole} m of it up the pole",
  "shorterRun.length": "Length now, one way",
  "shorterRun.current": "Current",
  "shorterRun.source": "IEC 60364-5-52 annex G",
  // What leaves fewer hours without power.
  "remedy.asDesigned": "As designed",
  "remedy.panels": "{more, plural, one {# more panel} other {# more panels}}, {power, number, one} kW",
  "remedy.battery": "One more battery module, {energy, number, one} kWh in total",
  "remedy.generator":
    "A {fuel, select, petrol {petrol} other {diesel}} generator of {power, number, one} kW, {hours, number, whole} h a year",
  // What another value of a parameter changes, after what it would be: "one more day adds 400 W of panels, $360 more".
  "change.none": "changes no capacity",
  "change.costsMore": "{parts}, {cost} more",
  "change.costsLess": "{parts}, {cost} less",
  "change.addsPanels": "adds {power, number, whole} W of panels",
  "change.savesPanels": "saves {power, number, whole} W of panels",
  "change.addsBattery": "adds {energy, number, one} kWh of battery",
  "change.savesBattery": "saves {energy, number, one} kWh of battery",
  // What each parameter did.
  "use.ownWeather": "Not used while the project has weather of its own.",
  "use.gridAlwaysThere": "Not used while the grid is there at every hour.",
  "use.sunlightHours.fromSite":
    "Not used while the sun comes from the site: {place}''s sourced {hours, number, one} hours are.",
  "use.sunlightHours.sets": "Sets the array: half an hour {direction, select, more {more} other {less}} {change}.",
  "use.sunlightSource.noCity": "Not used while no city is chosen: the typed {hours, number, one} hours count.",
  "use.sunlightSource.site": "The sourced sun is used: switching to the typed one {change}.",
  "use.sunlightSource.typed": "The typed sun is used: switching to the sourced one {change}.",
  "use.backupDays.targetTyped": "Not used while a reliability target is entered.",
  "use.backupDays.share":
    "Stands for {share, number, percentTwo} of the hours served: {direction, select, more {one more day} other {one day less}} {change}.",
  "use.backupDays.refill":
    "The array of the rule refills the battery within {days, plural, one {# day} other {# days}} after an outage; the recommended system charges it from the grid, too.",
  "use.backupHours":
    "Sets the battery, for the worst {hours, number, one} hours of your day: one hour {direction, select, more {more} other {less}} {change}.",
  "use.backupRule.reliability": "Sizes panels and battery to serve a share of the simulated hours at the least cost.",
  "use.backupRule.autonomy":
    "Sizes the battery to carry {days, plural, one {# day} other {# days}} with no sun at all.",
  "use.reliabilityTarget.autonomy":
    "Not used while the battery carries {days, plural, one {# day} other {# days}} with no sun at all.",
  "use.reliabilityTarget.days":
    "{days, plural, one {# day} other {# days}} of backup: {share, number, percentOne} of the hours.",
  "use.reliabilityTarget.typed":
    "{share, number, percentOne} of the simulated hours must be served, whatever the backup days stand for.",
  "use.designAge.new": "The target holds with a new battery and new panels.",
  "use.designAge.middle": "The target holds half way through the battery''s life, with 90% of its capacity left.",
  "use.designAge.end": "The target holds to the end of the battery''s life, with 80% of its capacity left.",
  "use.variation.measured": "Not used: your meter's year differs from day to day as it was measured.",
  "use.dailyVariation.none": "Every day uses the same energy.",
  "use.dailyVariation.some":
    "One day in three differs from the mean day by {variation, number, whole}% or more. More variation needs more battery; the year''s energy stays the same.",
  "use.hourlyVariation.appliances": "Not used for a list of appliances: each runs at its full power.",
  "use.hourlyVariation.none": "Every day has the same curve.",
  "use.hourlyVariation.some": "One hour in three differs from its mean by {variation, number, whole}% or more.",
  "use.busVoltage.nothingToCarry": "Divides the battery''s energy into Ah: there is nothing to carry yet.",
  "use.busVoltage.puts": "Puts {inSeries} in series: {chosen}; {other} V would be {atOther}.",
  "use.busVoltage.cells": "{cells, plural, one {# cell} other {# cells}}",
  "use.busVoltage.blocks": "{blocks, plural, one {# block} other {# blocks}} of {volts} V",
  "use.busVoltage.battery": "{ampHours, number, whole} Ah and {current, number, whole} A through {cable}",
  "use.busVoltage.cannotBeBuilt": "{ampHours, number, whole} Ah, and cannot be built",
  "use.outageHours.none": "The grid is assumed to be there at every hour.",
  "use.outageHours.all": "There is no grid at any hour: panels and battery carry the essential appliances.",
  "use.outageHours.some": "From {from} to {until} there is no grid: panels and battery carry the essential appliances.",
  "use.outageStart.noGrid": "Not used while there is no grid at any hour.",
  "use.outageStart.begins": "The outage begins at {start}: at night the battery carries it alone.",
  "use.outagesPerYear.none": "No random outages are counted besides the daily hours without grid.",
  "use.outagesPerYear.some":
    "Random outages take the grid away for about {hours, number, whole} hours a year: at least 99% of them are served.",
  "use.outageMeanHours.none": "Not used while no random outages are counted.",
  "use.outageMeanHours.some":
    "Random outages last {hours, number, one} hours on average, and one in ten lasts more than {long, number, whole}.",
  "use.hybridGoal.outage-only": "Panels and battery are the cheapest to build that carry the outages.",
  "use.hybridGoal.least-cost":
    "Panels, battery and reserve carry the outages and cost the least over 20 years, grid bills and new batteries included.",
  "use.hybridGoal.least-grid":
    "Panels and battery replace grid energy wherever that costs less than a dollar a kilowatt-hour.",
  "use.generator.none": "No generator: panels and battery carry the load alone.",
  "use.generator.noneInOutage": "No generator: in an outage panels and battery carry the load alone.",
  "use.generator.starts":
    "A {fuel, select, petrol {petrol} other {diesel}} generator starts when the battery runs low.",
  "use.generator.startsInOutage":
    "A {fuel, select, petrol {petrol} other {diesel}} generator starts in an outage, when the battery runs low.",
  "use.systemType.off-grid":
    "Panels and battery carry everything: the cheapest that serve the hours asked for through simulated years.",
  "use.systemType.hybrid":
    "The battery keeps a reserve that carries the backup hours without sun; panels and the rest of the battery save what the grid would cost.",
  "use.systemType.on-grid": "The grid fills in, so there is no battery; the array is the one that is worth most.",
  "use.voltageFrequency":
    "Sets the output current, {current, number, one} A, and with it {area, number, one} mm² to the load; {other} would be {otherCurrent, number, one} A and {otherArea, number, one} mm².",
  "use.installationLocation":
    "Sets how steep the panels stand, {tilt, number, two}°, and how well the air cools them: {other} {change}.",
  "use.panelAzimuth.equator":
    "The panels face {direction, select, north {north} other {south}}, towards the equator. Enter where your roof faces if it is another direction.",
  "use.panelAzimuth.turned":
    "The panels face {azimuth, number, whole}° from north and get {hours, number, two} kWh/m² a day. Facing the equator, the design {change}.",
  "use.panelAzimuth.typedSun":
    "The panels face {azimuth, number, whole}° from north. The sunlight hours you entered count as those on the panels, so the direction only moves them within the day. Facing the equator, the design {change}.",
  "use.panelTilt.ruled":
    "The panels stand at {tilt, number, one}°: {because}. Enter the pitch of your roof if you know it.",
  "use.panelTilt.typed":
    "The panels stand at {tilt, number, one}°. Left empty it would be {other, number, one}°, and the design {change}.",
  "use.cable":
    "{cable} copper, {drop, number, percentTwo} drop, {loss, number, one} kWh lost a year; ten metres more: {longerCable}, {longerDrop, number, percentTwo}.",
  "use.ambientTemperature.keeps":
    "Heats the cells, the inverter and the cables: 5 °C {direction, select, more {more} other {less}} {change}; the inverter keeps its {power, number, whole} W.",
  "use.ambientTemperature.gives":
    "Heats the cells, the inverter and the cables: 5 °C {direction, select, more {more} other {less}} {change}; the inverter gives {changed, number, whole} W instead of {power, number, whole} W.",
  "use.batteryPlace.mild": "Not used: it is never cold enough here to matter to the battery.",
  "use.batteryPlace.outdoors":
    "Outdoors the battery gets as cold as the air, {coldest, number, one} °C in the coldest month. In an unheated room the design {change}.",
  "use.batteryPlace.unheated-room":
    "In an unheated room of the house it is {coldest, number, one} °C around the battery in the coldest month. Outdoors the design {change}.",
  "use.batteryPlace.inside":
    "Among heated rooms the battery stays at {coldest, number, one} °C or more. {rule} Outdoors the design {change}.",
  "use.batteryPlace.heated-box":
    "A heated, insulated box outdoors stays at {coldest, number, one} °C or more; its heater takes {heater, number, whole} kWh a year. Outdoors without it the design {change}.",
  "roomRule.UK": "PAS 63100:2024 (UK) allows no battery in bedrooms, lofts, stairways and other ways out.",
  "roomRule.Australia":
    "AS/NZS 5139:2019 (Australia) allows no battery in living rooms and bedrooms, ceiling spaces, wall cavities and under stairs.",
  "roomRule.USA":
    "NFPA 855 and IRC R328 (USA) allow no battery in bedrooms, living spaces and closets that open into them; a garage or a utility room may have one.",
  "roomRule.Unknown": "Ask the installer in which rooms the country allows a battery.",
  "warmBattery.text":
    "Put the battery in an unheated room instead of outdoors. Outdoors the frost keeps it from charging. It saves {saved}, {money}.",
  "warmBattery.name": "Battery in an unheated room",
  "warmBattery.formula": "saving = cost outdoors − cost in an unheated room",
  "warmBattery.coldest": "Coldest month outdoors",
  "warmBattery.source": "The project sized again with the battery in an unheated room (EN 12831, cited)",
  "use.humidity":
    "Sets the grade of the material: {enclosure} enclosures, corrosion class {corrosionClass}, dew below {dewPoint, number, one} °C. It takes no power from the panels.",
  "use.altitude.fullPower":
    "Up to 1,000 m the inverter gives its full power; at {higher, number, whole} m it would give {changed, number, whole} W instead of {power, number, whole} W.",
  "use.altitude.thinAir":
    "Thin air takes {lost, number, percentOne} of the inverter''s power; at {higher, number, whole} m it would give {changed, number, whole} W instead of {power, number, whole} W.",
  "use.soilingRate.none":
    "Dust takes {share, number, percent} of every month''s sun. With a rate, dirt builds up day by day until rain or washing.",
  "use.soilingRate.typed":
    "Dirt takes {year, number, percentOne} of the year''s sun and {most, number, percentOne} of it in {month}: without it the design {change}.",
  "use.soilingRate.always": "Dirt takes {year, number, percentOne} in every month: without it the design {change}.",
  "use.dirtNotTyped": "Not used while dust is one figure for the year.",
  "use.dryMonths.none": "Rain keeps the panels clean in every month.",
  "use.dryMonths.all": "No rain cleans the panels in any month.",
  "use.dryMonths.some": "From {from} to {until} no rain cleans the panels.",
  "use.dryFrom.notUsed": "Not used: every month is alike.",
  "use.dryFrom.begins": "Dirt begins to build up two weeks after the last rain before {from}.",
  "use.cleaningInterval.rain": "Not used: rain keeps the panels clean.",
  "use.cleaningInterval.never": "The panels are never washed: dirt builds up until it rains.",
  "use.cleaningInterval.washed":
    "The panels are washed every {days, plural, one {day} other {# days}} when it does not rain; never washed, they would lose {never, number, percentOne} of the year''s sun to dirt instead of {year, number, percentOne}.",
  "use.rowPitch.noRows": "Not used: on a sloped roof and on a pole no row stands in front of another.",
  "use.rowPitch.none": "Rows are assumed to stand far enough apart not to shade each other.",
  "use.rowPitch.shades":
    "Panels cover {covered, number, percent} of the ground, so the row in front takes {year, number, percentOne} of the year''s light and {most, number, percentOne} of it in {month}: with no row in front the design {change}.",
  "use.rowDepth.none": "Not used while no distance between rows is typed.",
  "use.rowDepth.shades":
    "Together with the distance between rows, sets how much of the ground the panels cover: {covered, number, percent}.",
  "use.roofShade.none": "Shade from obstructions on the roof is not counted. The roof page can add it from a layout.",
  "use.roofShade.shades":
    "Takes {year, number, percentOne} of the year''s light and {most, number, percentOne} of it in {month}: without it the design {change}.",
  "use.roofShade.objects":
    "Not counted: what throws shade is stated on this page, and the same tree would be counted twice.",
  "use.shadeObjects.none": "Nothing beside the panels is stated to throw shade on them.",
  "use.shadeObjects.shade":
    "Takes {year, number, percentOne} of the year''s yield and {most, number, percentOne} of it in {month}: without it the design {change}.",
  "use.horizonProfile.open": "The horizon is assumed to be open in every direction.",
  "use.horizonProfile.hides":
    "Hides {year, number, percentOne} of the year''s light and {most, number, percentOne} of it in {month}: over an open horizon the design {change}.",
  "use.country.noCity":
    "Checks the mains, and compares the typed sun with {place}''s {hours, number, one} hours while no city is chosen; its weather is simulated.",
  "use.country.withCity": "Checks the mains and lists the cities of {country}.",
  "use.region.elsewhere": "Not used for {country}: regions are given for Nigeria only.",
  "use.region.cityChosen": "Not used while {city} is chosen.",
  "use.region.checks":
    "Only checks the typed sun hours against the {region} range, {from, number, one} to {to, number, one}: {city}''s own figures are used.",
  "use.region.notChosen":
    "No region is chosen, so {place} stands for the country: {hours, number, one} sourced sun hours on average, and its weather is simulated.",
  "use.region.speaks":
    "{place} stands for the {region} region: {hours, number, one} sourced sun hours on average, and its weather is simulated.",
  "use.city.none": "No city is chosen: {place}''s weather stands in, scaled to the typed sun hours.",
  "use.city.year":
    "Sets the sun of each month and the simulated years of weather: the year''s mean decides, with {hours, number, two} sun hours.",
  "use.city.month":
    "Sets the sun of each month and the simulated years of weather: {month} decides, with {hours, number, two} sun hours.",
  "use.town.none": "No town is chosen: the design stands where its climate was sourced.",
  "use.town.nearby":
    "Stands {kilometres, number, whole} km from {row}, whose climate it has{high, select, above {, {height, number, whole} m above it} below {, {height, number, whole} m below it} other {}}.",
  "use.currency": "Changes only how costs are shown: they are kept in US dollars and multiplied by the display rate.",
});
