import { room } from "../room";

/** What of a design cannot be built as asked, and the way out. */
export const say = room("electrical-refusals", {
  "gridOfAnotherCountry.text":
    "An inverter for {mains} cannot join the grid of {country}, {voltages} at {frequency, number, whole} Hz: two sources side by side need the same voltage and frequency.",
  "gridOfAnotherCountry.remedy": "Choose the mains of {country}, or go off-grid.",
  "mainsOfAnotherCountry.text":
    "Appliances, breakers and spare parts sold in {country} are made for {voltages} at {frequency, number, whole} Hz, not for {mains}.",
  "mainsOfAnotherCountry.remedy": "Choose the mains of {country}, unless every appliance comes from elsewhere.",
  "mainsOfAnotherCountry.volts": "{volts, number, whole} V",

  "motors.faster":
    "{motors}: a motor made for {national, number, whole} Hz turns {change, number, percent} faster on {frequency, number, whole} Hz. Pumps and fans then draw far more than they are wound for.",
  "motors.slower":
    "{motors}: a motor made for {national, number, whole} Hz turns {change, number, percent} slower on {frequency, number, whole} Hz. Its iron saturates and it overheats.",
  "motors.listed": "{motors}",
  "motors.andMore": "{motors} and {more, number, whole} more",
  "motors.remedy": "Choose {national, number, whole} Hz, or motors made for {frequency, number, whole} Hz.",

  "part.cold-voltage":
    "{module} reaches {found, number, one} V open at its coldest; {input} withstands {limit, number, one} V.",
  "part.tracker-voltage":
    "{module} works at {found, number, one} V at its coldest; {input} follows up to {limit, number, one} V.",
  "part.hot-voltage":
    "The longest string of {module} that the cold allows works at {found, number, one} V when hot; {input} needs {limit, number, one} V.",
  "part.string-current": "A string of {module} carries {found, number, one} A; {input} takes {limit, number, one} A.",
  "part.input-current": "The strings at one {input} carry {found, number, one} A; it takes {limit, number, one} A.",
  "part.tracker-strings":
    "{found, plural, one {# string is} other {# strings are}} wired to one {input}, and its trackers can take {limit, number, whole}.",
  "part.parallel-pieces":
    "{part}: {found, number, whole} in parallel; the maker allows {limit, plural, =1 {only one} other {at most #}}.",
  "part.series-pieces":
    "{part}: {found, number, whole} in series; the maker allows {limit, plural, =1 {only one} other {at most #}}.",
  "part.array-power": "{input} would have {found, number, whole} W of panels; it takes {limit, number, whole} W.",
  "part.array-ratio":
    "{input} would have panels of {found, number, two} times its power; makers allow {limit, number, two}.",
  "part.no-panel-input": "{part} has no input for panels: its direct-current side is a battery.",
  "part.battery-voltage": "{part}: the battery has {found, number, one} V, and {limit, number, one} V are needed.",
  "part.controller-current":
    "One string of {module} charges with {found, number, one} A; {part} takes {limit, number, one} A.",
  "part.too-few-panels":
    "{found, number, whole} × {module} are fewer than the {limit, number, whole} that {input} needs to start.",
  "part.no-equal-strings":
    "{found, number, whole} × {module} cannot be wired in equal strings at {input}; {limit, number, whole} can.",
  "part.battery-charge":
    "The charge controllers give {found, number, one} A; the battery takes {limit, number, one} A.",
  "part.battery-discharge":
    "{part} draws {found, number, whole} W from the battery, which gives {limit, number, whole} W.",
  "part.surge":
    "{part}: the hardest start asks for {found, number, whole} W, and its short peak here is {limit, number, whole} W.",
  "part.phases":
    "{part} is made for {found, number, whole} phases; the house has {limit, plural, one {# phase} other {# phases}}.",
  "part.remedyNeedsMore": "One that takes {found, number, one} {unit} would do. {another}",
  "part.remedyHot": "One whose tracker wakes at {found, number, one} V would do, or one for longer strings. {another}",
  "part.remedyBattery": "The system is built for {limit, number, one} V. {another}",
  "part.remedy":
    "Choose another {part, select, module {panel} battery {battery} inverter {inverter} other {charge controller}}, or the generic one.",
  "part.clause": "Datasheet figures of the parts; IEC 62548 for the voltages",
  "part.genericInput": "a common input",
  "part.genericModule": "The 400 W panel",
  "part.missing": "{part} does not state what is needed to see whether it fits: {figures}.",
  "part.missingRemedy":
    "Type {count, plural, one {the figure} other {the figures}} from the datasheet where you chose the part.",

  "noStringFuse.text":
    "{strings, plural, one {# string} other {# strings}} side by side need fuses, and no fuse both carries the sun of a string and protects a panel that withstands {largest, number, whole} A.",
  "noStringFuse.remedy": "Give every pair of strings an input of its own.",

  "longRun.text":
    "{run}, {length, number, whole} m: even {most, number, whole} cables of 120 mm² side by side do not keep {drop, number, whole}% drop and the current of {current, number, whole} A.",
  "longRun.remedy":
    "{ways, select, shorten {Shorten the run or split the system.} threePhases {Choose three phases or split the system.} shortenOrThreePhases {Shorten the run, choose three phases or split the system.} other {Split the system.}} The limits are {panels, number, two}% for panels and {load, number, two}% to the load.",

  "tooHot.text":
    "{temperature, number, one} °C by day: {limit, number, whole} °C cables, breakers and inverters are not made for air above {hottest, number, whole} °C.",
  "tooHot.remedy": "Check the temperature, or cool the room.",
  "tooHot.clause": "IEC 60364-5-52, table B.52.14; IEC 60898-1, 7.1",

  "threePhaseTooSmall.text":
    "Three phases for {power, number, one} kW: three-phase inverters begin at about {smallest, number, one} kW, and household appliances use one phase.",
  "threePhaseTooSmall.takeSmallest": "Take the smallest three-phase inverter, {smallest, number, one} kW.",
  "threePhaseTooSmall.chooseSinglePhase": "Choose a single-phase supply.",
  "threePhaseTooSmall.clause": "Our assumption: the smallest three-phase inverters sold",

  "connectionLimit.text":
    "An inverter of {power, number, one} kW on a connection of {limit, number, one} kVA: it could feed in more than the connection takes.",
  "connectionLimit.remedy":
    "Ask your supplier for a larger connection, or to allow an inverter that feeds in no more than {limit, number, one} kVA.",
  "connectionLimit.clause": "IEC 60364-8-2",
  "singlePhaseLimit.text":
    "An inverter of {power, number, one} kW on one phase: suppliers in {country} usually take up to {limit, number, one} kVA. {note}.",
  "singlePhaseLimit.textSplitPhase":
    "An inverter of {power, number, one} kW on split phase: suppliers in {country} usually take up to {limit, number, one} kVA. {note}.",
  "singlePhaseLimit.fewerAtOnce":
    "Ask your supplier, or run fewer appliances at once: {together, number, whole} W together need {limit, number, one} kW.",
  "singlePhaseLimit.chooseThreePhases": "Choose three phases, {mains}, or ask your supplier.",

  "phaseOverloaded.text":
    "{appliance} draws {power, number, whole} W; one phase of this inverter gives {perPhase, number, whole} W. An appliance on one phase cannot borrow from the others.",
  "phaseOverloaded.takeThreePhaseAppliance": "Take a three-phase appliance.",
  "phaseOverloaded.chooseSinglePhase": "Choose a single-phase supply, or a three-phase appliance.",

  "generatorOnGrid.text":
    "A {kind, select, petrol {petrol} other {diesel}} generator beside an on-grid system: without a battery the inverter stops with the grid, and must never run against a generator.",
  "generatorOnGrid.remedy": "Choose hybrid, or leave the generator out.",

  "petrolTooSmall.text":
    "{needed, number, one} kW are needed; petrol sets end at about {largest, number, whole} kW, which gives {here, number, one} kW here.",
  "petrolTooSmall.remedy": "Choose diesel.",
  "petrolTooSmall.clause": "ISO 8528-8 for small sets; dealers' classes",

  "busCurrent.charging":
    "{power, number, one} kW of panels charging {voltage, number, whole} V would be {current, number, whole} A: no sensible number of battery fuses and cables carries that, so none are drawn.",
  "busCurrent.atOnceNotBuilt":
    "{power, number, one} kW at once from {voltage, number, whole} V would be {current, number, whole} A: no sensible number of battery fuses and cables carries that, so none are drawn.",
  "busCurrent.atOnce":
    "{power, number, one} kW at once from {voltage, number, whole} V: above about {sensible, number, two} kW its currents outgrow fuses, cables and terminals made for batteries.",
  "busCurrent.inverter":
    "An inverter of {power, number, one} kW draws {current, number, whole} A from {voltage, number, whole} V: above about {sensible, number, two} kW its currents outgrow fuses, cables and terminals made for batteries.",
  "busCurrent.chooseVoltage": "Choose a battery of {voltage, number, whole} V.",
  "busCurrent.severalSystems":
    "Take a high-voltage battery with its inverter, or {systems, plural, one {# system} other {# systems}} of {each, number, whole} kW at most, each with its own battery, panels and part of the house.",
  "busCurrent.severalSystemsOfVoltage":
    "Take a high-voltage battery with its inverter, or {systems, plural, one {# system} other {# systems}} of {each, number, whole} kW at most, each with its own battery of {voltage, number, whole} V, panels and part of the house.",
  "leadStrings.text":
    "{strings, number, whole} strings of lead-acid blocks of {ampHours, number, whole} Ah side by side: more than {most, number, whole} drift apart, and the weakest ages the others.",
  "leadStrings.remedy":
    "Take cells of 2 V with {ampHours, number, whole} Ah or more, so that {most, number, whole} strings do, or a lithium battery.",
  "leadStrings.clause": "Engineering practice",
  "busCurrent.clause": "Engineering practice; IEC 60364-5-52 for the cables",
});
