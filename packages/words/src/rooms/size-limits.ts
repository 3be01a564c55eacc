import { room } from "../room";

/** What ends a size: the area, the connection, the budget; another voltage of the battery; what comes first in a clinic. */
export const say = room("size-limits", {
  "limit.area": "Area for panels",
  "limit.areaOfPanel": "Area of one panel, with what rows keep free",
  "limit.fit": "Panels that fit on it",
  "limit.connection": "Power of the grid connection",
  "limit.phase": "What suppliers take on one phase",
  "limit.budget": "Budget to build",
  "warning.bound": "{limit} {without}{missed}",
  "bound.roof":
    "{area, number, one} m² {panels, plural, =0 {take no panel} one {take # panel} other {take # panels}} of {each, number, two} m².",
  "bound.connection": "Your connection takes an inverter of {power, number, one} kVA at most.",
  "bound.phase":
    "On {phases, select, two {split phase} other {one phase}} suppliers in {country} take an inverter of {power, number, one} kVA at most.",
  "bound.budget": "Your budget is {budget}.",
  "bound.without":
    "Without this limit the design would have {panels, plural, =0 {no panels} one {# panel} other {# panels}} and an inverter of {inverter, number, one} kW, and cost {cost} to build.",
  "bound.withoutBeside":
    "Without this limit the design would have {panels, plural, =0 {no panels} one {# panel} other {# panels}}, a battery of {battery, number, one} kWh and an inverter of {inverter, number, one} kW, and cost {cost} to build.",
  "bound.missed":
    " As it is, it serves {served, number, percentTwo} of the hours, not the {target, number, percentTwo} you asked for.",
  "warning.moreThanFit":
    "The smallest array that can be wired, {panels, plural, one {# panel} other {# panels}}, takes {needed, number, one} m², more than the {area, number, one} m² there are.",
  "warning.aboveBudget": "Nothing that works was found for your budget of {budget}: this design costs {cost} to build.",
  "warning.endsAtHome":
    "The search ends at {power, number, one} kWp, the largest that tax law counts as a home''s. More panels may pay if the roof and the supplier take them.",
  "use.panelSpace.none":
    "The search takes as many panels as it wants: these take {area, number, one} m². Enter the area if there is less room.",
  "use.panelSpace.holds":
    "{area, number, one} m² take up to {most, plural, one {# panel} other {# panels}} of {each, number, two} m²; the design has {panels, number, whole}.",
  "use.panelSpace.binds":
    "Limits the design: {area, number, one} m² take up to {most, plural, one {# panel} other {# panels}} of {each, number, two} m². Without this limit the design {change}.",
  "use.connectionPower.none": "On three phases the connection is taken to be large enough. Enter it if it is not.",
  "use.connectionPower.holds": "{limit} The design''s inverter has {power, number, one} kW.",
  "use.connectionPower.binds": "Limits the design. {limit} Without this limit the design {change}.",
  "use.buildBudget.none": "No budget limits the design, which costs {cost} to build.",
  "use.buildBudget.holds": "Your budget is {budget}; the design costs {cost} to build.",
  "use.buildBudget.binds":
    "Limits the design: your budget is {budget}, and this costs {cost}. Without this limit the design {change}.",
  // The inverter.
  "inverter.namedFormula": "P_inv as entered",
  "inverter.namedEquation": "{capacity, number, whole} W; twice the peak would be {twice, number, whole} W",
  "inverter.text":
    "An inverter of {power, number, whole} W carries all that runs at once, starts included: {needed, number, whole} W of it. In place of {now, number, whole} W it saves {saving}, and {idle, number, whole} kWh a year that the larger one draws while it stands ready.",
  "inverter.name": "Smallest inverter that carries what runs at once",
  "inverter.formula": "saving = cost with twice the peak − cost with the smaller inverter",
  "inverter.atOnce": "Runs at once",
  "inverter.start": "Hardest start ÷ what an inverter gives for a moment",
  "inverter.needed": "Asked of its label in this heat and height",
  "inverter.idle": "Drawn less in a year while it stands ready",
  "inverter.source": "The project sized and simulated again with that inverter",
  "use.inverterSize.none":
    "The inverter has twice the peak power, {capacity, number, whole} W, as the specification asks.",
  "use.inverterSize.named":
    "The inverter has the {capacity, number, whole} W you entered. Left empty it would have twice the peak, {twice, number, whole} W, and the design {change}.",
  // What comes first in a clinic.
  "clinic.text":
    "{first} {count, plural, one {comes} other {come}} first. Below {shed, number, percent} of the battery switch off {others}{more, plural, =0 {} one { and # other} other { and # others}}: what is left on then runs {hours, number, whole} hours without sun, with an old battery, too. Sound an alarm below {alarm, number, percent}, when {alarmHours, number, whole} hours are left. Keep a spare inverter of {inverter, number, whole} W, {spare}.",
  "clinic.tooSmall":
    "{first} {count, plural, one {comes} other {come}} first. With an old battery they run less than {hours, number, whole} hours without sun, even from full: take a larger battery or have ice packs and bottles ready. Switch off {others}{more, plural, =0 {} one { and # other} other { and # others}} whenever the sun is weak. Keep a spare inverter of {inverter, number, whole} W, {spare}.",
  "clinic.noOthers": "all else",
  "clinic.name": "Charge below which all else is switched off",
  "clinic.formula": "share = (floor + (E ÷ η_inv + P_0 h) ÷ √η_batt) ÷ (C × s)",
  "clinic.equation": "{needed, number, whole} Wh ÷ {capacity, number, whole} Wh = {shed, number, percentOne}",
  "clinic.capacity": "Battery when new",
  "clinic.left": "Share of it at the end of its life",
  "clinic.standing": "Inverter standing by",
  "clinic.source":
    "What comes first in its hardest hours, as it was entered; House rule: a day, and half a day for the alarm",
  // Another voltage of the battery.
  "voltage.text":
    "Build it with a battery of {volts} V instead of {now} V: {panels, plural, one {# panel} other {# panels}} and {battery, number, two} kWh in modules of {module, number, two} kWh keep the same target. It saves {saving}, charge controllers counted.",
  "voltage.name": "Battery of another voltage",
  "voltage.formula": "saving = cost at {now} V − cost at {volts} V",
  "voltage.equation": "{before} − {after} = {saving}",
  "voltage.battery": "Battery at {volts} V",
  "voltage.controllers": "Charge controllers at {volts} V",
  "voltage.source": "The project sized again with modules of {volts} V, as they are sold",
});
