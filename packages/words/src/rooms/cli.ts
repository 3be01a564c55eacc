import { room } from "../room";

/** The command line: help, lists, results and what it refuses. Options, files and fields keep their names. */
export const say = room("cli", {
  // Help of all commands
  "help.title": "sunwright: size, simulate, verify and lay out solar systems",
  "help.design": "a house in JSON: panels, battery, inverter, cables, cost",
  "help.simulate": "a system of given size through its years, hour by hour",
  "help.meter": "what a meter''s file says: hours, bills or prepaid tokens",
  "help.meterFile":
    "FILE is what a portal, a logger or a meter wrote: CSV of intervals or totals, NEM12, Green Button, bills, lists or messages of prepaid tokens. --country or --zone says where the home is, --unit and --stamps settle what the file leaves open.",
  "help.checkInvoice": "a structured invoice held to EN 16931 and XRechnung",
  "help.checkInvoiceFile":
    "FILE is an invoice or credit note in UBL or CII. Each broken rule is printed by its number; what German checks only warn of is marked. Sums are held to the cent. The exit code is 1 where a rule is broken.",
  "help.verify": "the engine against every reference table in a folder",
  "help.layout": "the best layout of panels on a roof, with its proof",
  "help.materials": "everything a house''s design is bought from, and which shops fill the list",
  "help.checkQuote": "installers'' quotes, simulated in their house, with what to know before signing",
  "help.cities": "the places a design can stand in, with their ids",
  "help.appliances": "the appliances a house can name, with their ids",
  "help.equipment": "parts that can be bought, with their figures and sources",
  "help.all":
    "Each takes --json, and --help for its input. Files are UTF-8, or what their byte-order mark names. Errors go to standard error. Exit code 0: done; 1: a table is out of its tolerance; 2: the input cannot be used.",

  // Help of a command
  "help.language": "--lang CODE says everything in another language: --lang de.",
  "help.oneHouse": "FILE holds one house:",
  "help.load": "an id is the catalogue's (sunwright appliances) and brings power and hours; or",
  "help.loadInUnits": "in Wh and W",
  "help.parameters":
    "those of the design page, each optional with its default there; a city (sunwright cities) brings its country, its sourced sun, height and mean temperature",
  "help.weather":
    'an EPW, TMY3, PVGIS, NSRDB, NASA POWER, Open-Meteo, Solcast or SolarAnywhere file, path from where you are, in place of the city\'s years; "weatherYear" takes one of its years, from 0, in place of the one with the least sun',
  "help.batteryType": "lithium_ion (default), lead_acid or gel",
  "help.parts":
    'parts of the equipment library in place of the generic ones, by the ids that "equipment" prints; "price" of one piece, in US dollars unless "currency" says otherwise, "typed" for what the library does not state',
  "help.designOptions":
    "--weather names the weather file here instead, --meter a file of the home''s meter in place of the load, --horizon one of PVGIS or of azimuths and elevations (--horizon-from north or south says where azimuth 0 stands; with azimuths below 0 that is south), --bus-voltage the battery's voltage (48), --town the town it stands in, with the nearest sourced climate, --place latitude,longitude of any country (with its height as a third figure) and --month-sun its sun on level ground in twelve figures, January first. --system writes the house with the sizes found, for simulate. --sensitivity adds what happens when load, sun, battery age or prices differ, one at a time, largest effect first. --stages names a file of stages to buy the system in and of what stands already. --json prints the whole design: every figure with its formula, values and source.",
  "help.bill":
    "--bill stands in place of the load, as often as there are bills: 2026-03=45000 is a month in the country''s money, 2026-03=215kWh the same in energy, year=1352.16 a whole year, 2026-03-14=20000 what was bought ahead on a day and lasts until the next. Money becomes energy by the country''s tariff; where it may be by several, they are printed, and --tariff names one. Months that are missing follow the climate.",
  "help.tariff":
    "--tariff without a bill puts a house with a grid on a tariff by the hour: a known one by its id, a JSON file in the form of prices/data/tariffs.json, or a CSV file of a year''s 8,760 prices. A JSON file may also name a known one as its of, with the per_kwh, fixed or tax_rate that no sheet has. --day-ahead names the prices of a market where the tariff goes by them.",
  "help.figures":
    "--figures names a file with the answer of a server''s /api/figures: the prices and rates that its operators renewed and what its shops ask, in place of the release''s.",
  "help.houseWithSystem": "FILE holds one house with its system, as design --system writes it:",
  "help.sizes": "W, Wh nominal, W",
  "help.optional": "optional",
  "help.optionalAre": "{year}: one synthetic year, in place of all a design is made from; {others}",
  "help.placeInstead": "In place of parameters: {place}, {city} or {weather}, one year of it, with {others} beside it.",
  "help.simulateOptions":
    "Totals, months and hours served, means of the years; --hours writes every hour of the hardest year to a CSV file.",
  "help.verifyFolder":
    "FOLDER holds tables of the reference format, named a_solar_position.json to r_staged_buying.json, with weather/ beside them. Prints per table the cases, the worst deviation and the tolerance; tables that are missing or unknown are named. Exit code 1 where a table is out of its tolerance, 2 where a file is not one of them.",
  "help.materialsFile":
    "FILE holds one house, as design takes it. Prints every part with its quantity and what it must be: panels, battery, inverter, mounting, cables, protection, earthing. --csv prints the list for a spreadsheet with where each number comes from; --json every trace.",
  "help.materialsOffers":
    "--offers names a file of shops and what they sell, money in minor units of one currency: products that fit the electrical design fill the list at the least cost of goods, deliveries and shops (--fewest-shops: from as few as can), within stock and steps of price. The design is then made again with the panels, battery and inverter found. --optional fills what the system runs without, too.",
  "help.checkQuoteFile":
    "FILE holds a house as design takes it, what was asked for, prices of comparable products and the quotes. Each quote''s parts are wired by the electrical design and simulated as stated, on the same load, weather and target. What a firm does not state is left out: where it matters, that is a finding. Prices are US dollars a watt, a kilowatt hour and a watt; with fewer than five of them the dated price table stands in.",
  "help.checkQuoteFields":
    "parts: {parts}. Batteries and inverters are stated as a whole, money in the quote''s currency.",
  "help.checkQuoteOptions":
    "--priority chooses the quote to take by price, reliability, warranty, monthly payment or start among those that do what was asked for; without it the price and the cost of what is wrong decide. A quote that nobody should sign (missing protection, a cable that overheats, figures that cannot be true, no valid certificate, all paid before the parts, a price too low to be true) is never chosen. --json prints figures, warnings and their sentences.",
  "help.layoutFile": "FILE holds a roof instance: roof, panel, obstructions, gap, setback, clearance, shade zones.",
  "help.layoutJson": "--json prints {fields} and nothing else.",
  "help.layoutSeconds":
    "--seconds is the time limit ({seconds, number, whole}); the best layout so far is printed with its proved bound when it is reached.",
  "help.citiesList":
    "The rows of the climate table: id, place, mean sun on the horizontal, mean temperature, and how far the row can be trusted (A typical-year data, B measured 5 years or more, C fewer, D from sunshine hours). --json prints all twelve months.",
  "help.equipmentWords":
    "KIND is one of {kinds}. WORDS are any of maker, model and figures, in any order, with or without hyphens: sunwright equipment module longi 570 W. Each has to be found; the best stand first, {page, number, whole} a page. One part alone, or the one whose id is given, is shown whole: all its figures, what is weak in them and where they come from.",
  "help.equipmentBounds":
    "--watts and --volts bound what a part is sold by: 400-450, 400- or -450. --json prints every figure of every part found.",
  "help.equipmentFits":
    "--fits names a file with one house, as design takes it: only those parts are listed that go with its design and with the parts that it names, by the same rules that refuse a choice.",
  "help.appliancesList":
    "The catalogue: id, name, category, power while it runs, hours of a typical day. --json prints hours of the day, start and sources, too.",

  // Refused: the line itself
  noSuchLanguage: "there is no language {language}: {languages}",
  noSuchCommand: "there is no command {command}: {commands}; see --help",
  missing: "{what} is missing; see --help",
  oneIsEnough: "unexpected argument {more}: one {what} is enough",
  tooMuch: "unexpected argument {words}; see --help",
  noSuchTown: "no town of 5,000 people or more is called {town} in the nine countries",
  placeUnread: "--place takes latitude,longitude in degrees, such as 0.3476,32.5825; not {place}",
  townsOfOneName: "several towns have that name: {towns}; name the region, too",
  needsOption: "--{option} needs --{other}",
  "bill.unread": "--bill {bill}: no amount that can be read in one way, such as 2026-03=45000 or 2026-03=215kWh",
  "bill.noWhen":
    "--bill {bill}: say when: a month (2026-03=…), a year (year=…) or the day of a purchase (2026-03-14=…)",
  "bill.mixed": "bills are all in money or all in kWh",
  "tariff.yours": "Your file",
  "tariff.offGrid": "--tariff is for a house with a grid",
  "tariff.pricesTwice": "{file} has prices already: leave --day-ahead out",
  "tariff.needsPrices": "{tariff} goes by the prices of each hour: name a CSV file of a year of them with --day-ahead",
  "tariff.noPricesNeeded": "{tariff} goes by no prices of a market: leave --day-ahead out",
  "tariff.elsewhere": "{tariff} is a tariff of {country}, and the house is in {house}",
  "tariff.otherMoney": "{tariff} is in {stated}; prices of this house are in {currency}",
  "bill.tooLittle": "--bill: purchases say something once another follows ten days or more later",
  "bill.asked": "this bill may be by several tariffs; name one with --tariff: {readings}",
  "bill.option": "{tariff} ({name}): {total, number, whole} kWh a year",
  "bill.none":
    "--bill {bill}: no energy costs that, {because, select, below {because a bill without any energy is {above, number, two}} above {because it is more than a home uses: {below, number, two} is the most that is looked at} jump {because bills jump there from {below, number, two} to {above, number, two}} other {it lies between {below, number, two} and {above, number, two}}}",
  "bill.read":
    "read as {exact, select, exact {} other {about }}{total, number, whole} kWh a year, {daily, number, whole} Wh on a mean day{filled, plural, =0 {} one {; # month follows the climate of {place}} other {; # months follow the climate of {place}}}. A bill says no peak: {peak, number, whole} W is a guess.",
  horizonAssumed:
    "{file}: azimuths below 0 stand in it, so it is read as counted from the {from, select, south {south, east negative and west positive} other {north}}. --horizon-from north reads it otherwise.",
  optionOneOf: "--{option} has to be one of {choices}",
  kindOfPart: "name the kind of part: one of {kinds}; see --help",
  fitsKind: "--fits needs the kind of part: module, battery, inverter, battery-inverter or charge-controller",
  fitsOtherKind: "the inverter of this house is of the kind {kind}",
  fitsNoBattery: "this house is on the grid: it has no battery and no charge controller",
  noneFits: "{count, plural, one {it does not fit: } other {none of the # parts fits; the first: }}{because}",
  fitting:
    "{fitting, plural, one {# fits} other {# fit}}, {asking, plural, one {# would once a figure is typed} other {# would once a figure is typed}}, {refused, plural, one {# does not} other {# do not}}",
  bounds: "--{option} takes bounds such as 400-450, 400- or -450, not {given}",
  wholePage: "--page has to be a whole number from 1, not {given}",
  noSuchPage: "there {pages, plural, one {is # page} other {are # pages}}, not {page}",
  seconds: "--seconds has to be more than 0 and at most {most}",
  noCities: "there are no cities of {country}: {countries}",
  noFolder: "{folder} is not a folder",
  noTable: "{folder} holds no table: none of {files}",

  // Refused: a field of a file
  "field.between": "a number between {min} and {max}",
  "field.whole": "a whole number",
  "field.hour": "a whole hour between {min} and {max}",
  "field.months": "twelve figures of 0 or more, January first",
  "field.name": "give the appliance a name",
  "field.notInCatalogue": "the catalogue has no {id}",
  "field.idOrNameAndPower": "an appliance needs an id of the catalogue, or a name and a power",
  "field.nothingToSize": "there is nothing to size: no power, or no hours of it",
  noSuchPart: "the equipment library has no {part} {id}",
  figureBounds: "{id}: {figure} lies between {least, number, two} and {most, number, two} beside the other figures",
  figureStated: "{id}: the equipment library states {figure}, or the design does not ask for it",
  "field.noClimateRow": "there is no climate row {id}",
  "field.cityElsewhere": "{city} is not in {country}",
  "field.stopAboveStart": "has to be above startCharge",
  "field.place": "has to be {city} or {weather}",

  // A design
  "design.town": "Climate",
  "design.townIs":
    "of {row}, {kilometres, number, whole} km away{high, select, above { and {height, number, whole} m lower} below { and {height, number, whole} m higher} other {}}",
  "design.load": "{place}: {daily, number, whole} Wh a day, {peak, number, whole} W all at once",
  "design.panels": "panels",
  "design.panelsAre": "{power, number, whole} W, {panels, number, whole} pieces",
  "design.battery": "battery",
  "design.batteryIs": "{energy, number, whole} Wh, {ampHours, number, whole} Ah at {volts, number, whole} V",
  "design.inverter": "inverter",
  "design.inverterIs": "{power, number, whole} W",
  "design.buy": "buy",
  "design.buyPart": "{pieces, plural, =0 {} other {# × }}{part}",
  "design.cable": "cable",
  "design.cableIs": "{run}: {area, number, two} mm², {length, number, whole} m",
  "design.served": "served",
  "design.backup": "backup",
  "design.batteryAlone":
    "{days, plural, one {# day} other {# days}} asked; full battery alone {hours, number, whole} h; {percent, number, tenth} % of the hours with {generator, select, yes {sun and generator} other {sun}}",
  "design.servedIs":
    "{percent, number, hundredth} % of the hours, {hours, number, whole} a year without full power ({weather})",
  "design.nineOfTen": "{percent, number, hundredth} % in nine of ten years",
  "design.atAge": "at age",
  "design.atAgeIs":
    "{age, select, new {new} middle {middle} other {end}}, {years, number, tenth} years: {percent, number, hundredth} %{target, select, holds {, where the target holds} other {}}",
  "design.price": "price",
  "design.priceIs":
    "{currency} {middle, number, whole}, from {low, number, whole} to {high, number, whole}: local prices of {day}, parts and labour",
  "design.priceUnknown": "no local prices are known there: the estimate below stands",
  "design.cost": "estimate",
  "stages.unknown": "no appliance of the house is called {names}",
  "stages.stage":
    "Stage {number, number, whole}, {day}: {price, number, whole} {currency} for {panels, plural, one {# panel} other {# panels}}, {modules, plural, one {# battery module} other {# battery modules}}{inverter, plural, =0 {} other {, an inverter of # W}}; saves {saved, number, whole} {currency} a month, serves {served, number, percentOne} of the hours",
  "stages.all": "All stages: {spent, number, whole} {currency}",
  "stages.otherwise":
    "{how, select, lasting {Bought once for all} other {Bought small at first}}: stage 1 {first, number, whole} {currency}, all {spent, number, whole} {currency}",
  "design.costIs": "US$ {dollars, number, whole} by the fixed rates of the specification",
  "design.grid": "grid",
  "design.gridIs":
    "bought {bought, number, whole}, sold {sold, number, whole}, self-used {selfUsed, number, whole} ({percent, number, whole} %), lost {lost, number, whole} kWh a year; {ratio, number, two} W of panels a watt of inverter",
  "design.value": "value",
  "design.valueIs":
    "US$ {dollars, number, whole} in 20 years, {paid, select, never {is not paid back} other {pays back in {years, number, one} years}}",
  "design.tariff": "tariff",
  "design.tariffIs":
    "{name}: a year''s bill of US$ {alone, number, whole} without the system, US$ {net, number, whole} with it",
  "design.sunIsNotSure":
    "the sun of {place} is not well known: {least, number, two} to {most, number, two} kWh/m² a day",
  "design.gridUnder":
    "with the {sun, select, least {least} other {most}}: bought {bought, number, whole}, sold {sold, number, whole}, self-used {selfUsed, number, whole} ({percent, number, whole} %), lost {lost, number, whole} kWh a year",
  "design.batteryBeside":
    "{energy, number, whole} Wh of battery beside it would be worth US$ {dollars, number, whole} more",
  "design.note": "note",
  "design.advice": "advice",
  "design.json": "--json prints every figure with its formula, its values and its source.",
  "design.whatIf": "what if",
  "design.whatIfIs":
    "{measure, select, hoursServed {hours served, this design} broughtIn {from grid and generator, this design} yearlyCost {cost of a year, this design} other {cost to build, designed again}}: {value} {unit}",

  // A simulated year
  "year.panels": "{weather}; panels at {tilt}°, facing {azimuth}°; {sun, number, hundredth} kWh/m² a day on them",
  "year.served":
    "all power in {served, number, whole} of {hours, number, whole} hours, {percent, number, hundredth} %; {unserved, number, tenth} kWh of {load, number, whole} unserved",
  "year.mean": "mean of {years, number, whole} synthetic years of {place}",
  "year.one": "synthetic year {year} of {place}",
  "year.total": "year",
  "year.produced": "produced",
  "year.load": "load",
  "year.servedEnergy": "served",
  "year.surplus": "surplus",
  "year.generator": "generator",
  "year.imported": "imported",
  "year.exported": "exported",
  "year.darkHours": "dark h",

  // The reference tables
  "table.passes": "passes",
  "table.isOut": "IS OUT",
  "table.found": "{title}: {state}; {cases} cases, {figures} figures",
  "check.ok": "ok",
  "check.out": "OUT",
  "check.found": "{name}: {cases} cases, tolerance {tolerance}; {worst}",
  "check.nothingCompared": "nothing compared",
  "check.worst": "worst {deviation}, {share} of the tolerance ({case}, {quantity})",
  "check.worstMissed": "worst {deviation}, exact figure missed ({case}, {quantity})",
  "check.inPlaceOf": "{case}, {quantity}: {actual} instead of {reference}",
  "check.notChecked": "not checked: {what}",
  "tables.unreadable": "cannot be read: {problem}",
  "tables.missing": "no {file} in the folder",
  "tables.unknown": "unknown table: {file}",
  "tables.pass": "All tables pass, {seconds, number, tenth} s",
  "tables.fail": "NOT all tables pass, {seconds, number, tenth} s",

  // A layout of panels
  "layout.proved":
    "{panels, number, whole} panels, value {value}, proved: no layout is worth more (found by {method}, bound by {proof}, {ms, number, whole} ms)",
  "layout.bound":
    "{panels, number, whole} panels, value {value}, proved bound {bound} (found by {method}, bound by {proof}, {ms, number, whole} ms)",
  // Which step of the search found a layout.
  "layout.step.rows": "rows",
  "layout.step.columns": "columns",
  "layout.step.skyline": "skyline",
  "layout.step.windows": "windows",
  "layout.step.columnsOfBands": "columns of bands",
  "layout.step.division": "division",
  "layout.step.piecesOfDivision": "pieces of a division",
  "layout.fault.instance": "the instance has to be an object",
  "layout.fault.object": "{field} has to be an object",
  "layout.fault.list": "{field} has to be a list",
  "layout.fault.number": "{field} has to be a number",
  "layout.fault.farthest": "{field} has to be within {metres, number, whole} m",
  "layout.fault.least": "{field} has to be at least {metres, number, one} m",
  "layout.fault.share": "{field} has to be 0 to 1",
  "layout.fault.variant": 'variant has to be "A" or "B"',
  "layout.fault.orientations": 'orientations may hold "as-is" and "rotated"',
  "layout.fault.roofSides": "roof sides may be {metres, number, whole} m at most",
  "layout.fault.obstructions": "there may be {most, number, whole} obstructions at most",

  // Lists
  "city.sun": "{sun, number, tenth} kWh/m² a day",
  "city.quality": "class {quality}",
  "appliance.hours": "{hours, number, two} h a day",
  "appliance.motor": "motor",
  "part.notStated": "not stated: {fields}",
  "field.currency": "has to be the code of a currency, such as NGN",
  "field.twice": "{id} stands twice",
  "field.leastFirst": "the lesser first, then the larger",
  "field.day": "has to be a day, such as 2026-12-14",
  "field.atMost": "at most {most, number, whole}",
  "quote.unread": "not read: {fields}{more, plural, =0 {} other { and # more}}",
  "quote.asks":
    "{of, select, parts {What is the part “{words}”?} lines {What is the line “{words}”?} other {When is “{words}” due: before the parts are on site, or with them?}} It cannot be read, so it counts as none.",
  "quote.figures":
    "{served, number, one}% of the hours served, {dark, number, whole} hours a year without power, {backup, number, one} h on the full battery, {energy, number, whole} kWh a year",
  "quote.noWarnings": "nothing to warn of",
  "quote.none": "no quotes, so none to recommend",
  "quote.barred": "Do not sign it as it is. The firm would first have to {changes}.",
  "quote.allBarred":
    "None is recommended: each has a fault with which nobody should sign it, named above with what would have to change.",
  "quote.recommended": "Recommended: {id}; {reasons}",
  "materials.none": "nothing is carried, so nothing is bought",
  "materials.optional": "{name} (optional)",
  "materials.shop": "goods {goods}, delivery {delivery}",
  "materials.total": "Total",
  "materials.totalLeast": "{total}, the least for these offers",
  "materials.totalFewest": "{total}, from as few shops as can",
  "materials.totalWithin": "{total}, at most {gap} above the least",
  "materials.open": "Open",
  "materials.again": "Again",
  "materials.againIs":
    "{kept, select, kept {made again with these parts, the design keeps its target} other {made again with these parts, the design misses its target}}",

  "meter.intervals":
    "{intervals, plural, one {# interval} other {# intervals}} of {minutes, number} minutes, by the clock of {zone}",
  "meter.energy": "{taken, number} kWh taken, {given, number} kWh given",
  "meter.gaps":
    "{missing, plural, one {# hour is} other {# hours are}} missing, {partial, plural, one {# is} other {# are}} there in part",
  "meter.period": "{kwh, number} kWh{known, select, yes { in {days, plural, one {# day} other {# days}}} other {}}",
  "meter.estimated": "estimated",
  "meter.used": "{kwh, number} kWh used in {days, plural, one {# day} other {# days}}",
  "meter.day": "{kwh, number} kWh a day",
  "meter.ask": 'The column "{column}" can be read in more than one unit. Say which with --unit: {units}.',
  "meter.noHours": "{format} does not say when power was used, so no year can be made of it.",
  "meter.lessThanDay": "The file covers less than a day, so no year can be made of it.",
  "meter.noZone": "{zone} is not a time zone such as Europe/Berlin.",

  "invoice.right":
    "{standard, select, xrechnung {XRechnung} other {EN 16931}}: the invoice was held to {rules, plural, one {# rule} other {# rules}}, and none is broken.",
  "invoice.wrong":
    "{standard, select, xrechnung {XRechnung} other {EN 16931}}: {rules, plural, one {# rule is} other {# rules are}} broken.",
  "invoice.warning": "warning",
  "invoice.defines": "{file}: line {line}: the document defines types or entities of its own and was not read.",
  "invoice.broken": "{file}: line {line}: this is not valid XML: {reason}.",
  "invoice.tooMuch": "{file}: line {line}: the document is too large or too deep for an invoice.",
  "invoice.other": "{file}: the document is {root}, no invoice or credit note in UBL or CII.",
});
