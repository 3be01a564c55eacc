import { room } from "../room";

const ORIENTATION =
  "{orientation, select, north {north} northeast {northeast} east {east} southeast {southeast} south {south} southwest {southwest} west {west} other {northwest}}";

export const say = room("report-sections", {
  // Before the first section, and the title block.
  notCalculated: "{name} has not been calculated yet.",
  changedSince: "Changed since this calculation.",
  "headline.cost": "Estimated cost",
  "headline.dailyConsumption": "Daily consumption",
  "headline.peak": "{kilowatts} kW peak",
  "headline.panelCapacity": "Panel capacity",
  "headline.carbonOffset": "Carbon offset",
  "headline.kilogramsADay": "{kilograms} kg a day",
  "headline.kilogramsPerKilowattHour": "{kilograms} kg per kWh",
  "foot.project": "Project",
  "foot.site": "Site",
  "foot.drawn": "Drawn",
  "foot.revision": "Revision",

  // The system and its cost.
  "system.title": "System Architecture Overview",
  "system.note": "kWh on a mean day of the simulated years",
  "cost.title": "Cost Estimation",
  "cost.note": "Not a quote",
  "cost.total": "Total",
  "costCurve.title": "Cost against hours without power",
  "specifications.title": "Technical Specifications",
  "energy.title": "Energy Analysis",
  "waterfall.title": "Where the panel capacity comes from",
  "waterfall.ruleOfThumb": "Rule of thumb",
  "waterfall.panelCapacity": "Panel capacity",
  "sizing.way": "Way of sizing",
  "sizing.panels": "Panels",
  "sizing.battery": "Battery",
  "sizing.noneStated": "none stated",
  "warnings.title": "Know before you trust the figures",
  "recommendations.title": "Recommendations",

  // The simulated years.
  "hours.title": "Hourly simulation",
  "year.title": "Every hour of the year",
  "year.note": "8,760 hours, one column a day",
  "months.title": "Month by month",
  "reliability.title": "Reliability",
  "reliability.noGap": "Nothing to remove: no hour of the simulated years is short.",
  "remedies.head": "What would remove the gap",
  "remedies.hours": "Hours",
  "remedies.cost": "Cost",
  "yield.title": "Yearly yield",
  "yield.note": "{years, plural, one {# simulated year} other {# simulated years}}",
  "yield.p50": "Half of all years, P50",
  "yield.p90": "Nine years of ten, P90",

  // Cables and circuits.
  "cables.title": "Cables",
  "cables.note": "Copper. Check against the standard of the country before buying.",
  "cables.run": "Run",
  "cables.used": "Used",
  "cables.length": "Length",
  "cables.size": "Size",
  "cables.drop": "Drop",
  "cables.yearlyLoss": "Loss a year",
  yes: "Yes",
  no: "No",
  "electrical.title": "Electrical design",
  "electrical.device": "Device",
  "electrical.rating": "Rating",
  "electrical.pieces": "Pieces",
  "electrical.clause": "Clause",
  "electrical.currentOfAmpacity": "{current} A of {ampacity} A",
  "electrical.strings": "Strings",
  "electrical.earthing": "Earthing",

  // The roof.
  "roof.title": "Roof layout",
  "roof.summary": "{panels, plural, one {# panel} other {# panels}}, {kilowatts} kW on {share}% of the roof",
  "roof.summaryEdited":
    "{panels, plural, one {# panel} other {# panels}}, {kilowatts} kW on {share}% of the roof, changed by hand",
  "roof.drawing": `{panels, plural, one {# panel} other {# panels}} on a roof of {size}, facing ${ORIENTATION}, {tilt}° steep.`,
  "roof.roof": "Roof",
  "roof.plane": `{size}, facing ${ORIENTATION}, {tilt}°`,
  "roof.shadedPanels": "Shaded panels",
  "roof.shadedOfAll": "{shaded} of {panels}",

  // The money.
  "money.title": "Money",
  "money.note": "{years, plural, one {# year} other {# years}} at today's prices",
  "money.firstDay": "On the first day",
  "money.spent": "Spent in {years, plural, one {# year} other {# years}}",
  "money.netPresentCost": "Net present cost",
  "money.perKilowattHour": "A kWh",
  "money.carbonAYear": "CO₂ a year",
  "money.onCredit":
    "On credit: {monthly} a month over {months, plural, one {# month} other {# months}}, {total} in all, after {downPayment} down.",
  "moneyBasis.title": "What the money rests on",
  "moneyBasis.own": "Your own.",

  // What was entered.
  "load.title": "Power Consumption",
  "load.directInput": "Direct Input",
  "load.enteredDirectly": "Entered directly: {load}.",
  "load.noAppliances": "No appliances added yet.",
  "load.pieces": "{pieces, plural, one {# piece} other {# pieces}}",
  "load.appliance": "Appliance",
  "load.power": "Power",
  "load.quantity": "Quantity",
  "load.hoursPerDay": "Hours per day",
  "load.when": "When",
  "load.peak": "Peak",
  "load.dailyConsumption": "Daily consumption",
  "load.together": "Together",
  "parameters.system": "System Parameters",
  "parameters.place": "Distances, climate and place",

  // Every figure with its equation and its source.
  "traces.numbersTitle": "How the numbers were made",
  "traces.moneyTitle": "How the money was counted",
  "traces.figure": "Figure",
  "traces.equation": "With this project's values",
  "traces.source": "Source",
});
