import { room } from "../room";

export const say = room("designer", {
  title: "3D Solar Layout Designer",

  // The project it is opened for
  "project.loading": "Loading project data",
  "project.notLoaded": "The project could not be loaded",
  "project.safe": "It is safe on the server.",
  "project.notFound": "Project not found",
  "project.all": "My projects",
  openInOptimizer: "Open in optimizer",

  // The drawing
  "view.role": "3D view",
  "view.label":
    "House with {panels, plural, one {# panel} other {# panels}} on a {width, number, two} by {height, number, two} metre roof",
  "view.loading": "Loading the 3D view",
  "view.plan": "Plan of the roof",
  "view.keys":
    "Arrow keys turn, plus and minus zoom, Home shows the first view. Shift and arrow keys walk along the panels, Enter selects one.",
  "view.hint": "Drag to turn, scroll to zoom, click a panel to select it",
  "view.zoomOut": "Zoom out",
  "view.zoomIn": "Zoom in",
  "view.first": "First view",
  "view.mode": "Drawing",
  "view.mode.scene": "3D",
  "view.mode.plan": "Plan",
  "view.no3d": "This browser cannot draw 3D, so the plan is shown. Everything works in it.",
  "north.at": "North is at {angle, number, whole}° of the view",
  "north.letter": "N",
  "picture.save": "Save picture",
  "picture.notSaved": "The picture could not be saved",
  "picture.viewLoading": "The view is still being loaded",
  tryAgain: "Try again.",

  // A panel, read out
  "panel.place":
    "Panel {number, number, whole} of {panels, number, whole}, middle {left} m from the left, {ridge} m from the ridge",
  "panel.placeAndSun":
    "Panel {number, number, whole} of {panels, number, whole}, middle {left} m from the left, {ridge} m from the ridge, keeps {access, number, percent} of its sun",
  "panel.selected": "{panel}, selected",
  "panel.notSelected": "{panel}, not selected",
  "panel.noneMarked": "No panel is marked",
  "panel.howToMark": "Shift and an arrow key walk along the panels.",

  // What the layout comes to
  summary: "Summary",
  "summary.panels":
    "<figure>{panels, number, whole}</figure> <unit>{panels, plural, one {panel} other {panels}}</unit>",
  "summary.selected": "{selected, number, whole} selected",
  "summary.ofRecommended":
    "The layout holds {held, number, whole} of {recommended, plural, one {# recommended panel} other {# recommended panels}}.",
  "summary.leftOut":
    "{panels, plural, one {# panel has no room on this roof and is left out.} other {# panels have no room on this roof and are left out.}}",
  totalPower: "Total power",
  kilowatts: "kW",
  coverage: "Coverage",
  reset: "Reset",
  export: "Export",

  // Layout files
  import: "Import",
  close: "Close",
  "file.label": "Layout file",
  "file.exported": "Layout exported",
  "file.opened": "Layout opened",
  "file.notOpened": "{name} was not opened. {reason} Your layout is as it was.",
  "wrongFile.tooLarge": "The file is too large to be a panel layout.",
  "wrongFile.notJson": "The file is not JSON. Choose a file that Export made, such as {example}.",
  "wrongFile.noObject": "The file is missing or is not an object. Choose a file that Export made, such as {example}.",
  "wrongFile.fieldNoObject":
    "{field} is missing or is not an object. Choose a file that Export made, such as {example}.",
  "wrongFile.noList": "{field} is missing or is not a list.",
  "wrongFile.tooMany": "{field} has {entries, number, whole} entries; at most {most, number, whole} can be opened.",
  "wrongFile.noNumber": "{field} has to be a number from {min, number, two} to {max, number, two}.",
  "wrongFile.noOption": "{field} has to be one of {options}.",
  "wrongFile.noText": "{field} has to be a short text.",
  "wrongFile.sameId": "Two panels of the layout have the same id.",

  // What had to be changed on the way in or out
  "notice.tooMuch":
    "{field, select, width {Width} height {Height} tilt {Tilt} other {Azimuth}} {given} is above the designer's maximum: {kept} is shown.",
  "notice.tooLittle":
    "{field, select, width {Width} height {Height} tilt {Tilt} other {Azimuth}} {given} is below the designer's minimum: {kept} is shown.",
  "notice.panelsLost":
    "{lost, number, whole} of {panels, plural, one {# panel} other {# panels}} {lost, plural, one {does not lie on the roof and is left out.} other {do not lie on the roof and are left out.}}",
  "notice.panelsLostAsShown":
    "{lost, number, whole} of {panels, plural, one {# panel} other {# panels}} {lost, plural, one {does not lie on the roof as it is shown, and is left out.} other {do not lie on the roof as it is shown, and are left out.}}",
  "notice.tiltedRows": "The optimizer's tilted rows are not drawn here: panels lie flush on the roof.",
  "notice.azimuthBecame":
    "Azimuth {given, number, two}° became {direction, select, north {north} northeast {northeast} east {east} southeast {southeast} south {south} southwest {southwest} west {west} other {northwest}}, {azimuth, number, two}°: the optimizer knows eight directions.",

  // The roof
  design: "Design",
  roof: "Roof",
  "field.width": "Width",
  "field.height": "Height",
  "field.tilt": "Tilt",
  "field.azimuth": "Azimuth",
  metres: "{metres} m",
  degrees: "{degrees}°",
  between: "From {min, number, two} to {max}",
  "azimuth.help":
    "{direction, select, north {North} northeast {Northeast} east {East} southeast {Southeast} south {South} southwest {Southwest} west {West} other {Northwest}}. 0° is north, 90° east.",
  "azimuth.face":
    "Face {direction, select, north {north} northeast {northeast} east {east} southeast {southeast} south {south} southwest {southwest} west {west} other {northwest}}",
  material: "Material",
  "material.tile": "tile",
  "material.metal": "metal",
  "material.shingle": "shingle",
  site: "Site",
  "site.help": "Sets the sun, the weather and the clock.",
  "site.choose": "Choose a city",
  "site.unknown": "No city with that name",

  // The panels
  panels: "Panels",
  panelType: "Panel type",
  "panelType.standard": "standard",
  "panelType.premium": "premium",
  "panelType.bifacial": "bifacial",
  "panelType.project": "Panel of the project",
  "panelType.line": "{width} x {height} m, {power} W, {efficiency}%",
  "panelType.help": "Energy is counted from the rated watts. The efficiency is the module's label.",

  // The layout
  layout: "Layout",
  autoLayout: "Auto Layout",
  "autoLayout.help": "When on, the panels are laid out again whenever the roof or the panel changes.",
  "search.start": "Generate Optimal Layout",
  "search.running": "Generating",
  "search.needsAutoOff":
    "Switch Auto Layout off to compare both panel orientations, mixtures of them and the optimizer's layout.",
  "search.keepsProjectDistances": "The optimizer's layout keeps the project's distances; the others keep 0.2 m.",
  "search.keepsUsualDistances":
    "The optimizer's layout keeps 20 mm between panels and 0.3 m to the edges; the others keep 0.2 m.",
  "search.failed": "No layout was found",
  "search.layoutStays": "The search failed. The layout stays as it was.",
  "candidates.caption": "Layouts that were tried, by yearly energy",
  "candidate.landscape": "Long side along the eave",
  "candidate.portrait": "Long side down the slope",
  "candidate.rows": "Rows of either",
  "candidate.both": "Both mixed, 0.2 m apart",
  "candidate.optimizer": "The optimizer's layout",

  // What it brings
  performance: "Performance",
  "performance.panel":
    "{type, select, standard {standard} premium {premium} bifacial {bifacial} other {project panel}}, {power} W, {efficiency}%",
  energy: "Energy",
  kilowattHoursAYear: "kWh a year",
  carbonSaved: "CO₂ saved",
  kilogramsAYear: "kg a year",
  ruleOfThumb: "Rule of thumb",
  simulatedYear: "Simulated year",
  "simulatedYear.at": "Simulated year, {place}",
  "simulatedYear.losses": "{loss}% lost to shade; this plane has <figure>{share}</figure> of the best one's sun",
  "simulatedYear.running": "The year is being simulated.",
  "simulatedYear.failed": "The year could not be simulated. Change the roof to try again.",
  "carbon.title": "CO₂ that the grid of {country} would emit",
  "carbon.equation": "{energy} kWh × {emissions} kg/kWh = {saved} kg",
  "carbon.energy": "Energy of the simulated year",
  "carbon.grid": "Grid of {country}, {asOf}",
  "carbon.source": "Every kWh counted as one not taken from the grid (A-26)",

  // The sun
  sunAndShade: "Sun and shade",
  pause: "Pause",
  playDay: "Play the day",
  hour: "Hour",
  "hour.now": "Hour <b>{hour}</b>",
  date: "Date",
  dayAndMonth: "{day, number, whole} {month}",
  "sun.above":
    "{place}, {day}. Sun from {from} to {to}; now {elevation, number, whole}° high in the {direction, select, north {north} northeast {northeast} east {east} southeast {southeast} south {south} southwest {southwest} west {west} other {northwest}}.",
  "sun.belowHorizon": "{place}, {day}. Sun from {from} to {to}; now below the horizon.",
  "sun.doesNotRise": "{place}, {day}. The sun does not rise; now below the horizon.",

  // The shade
  "shade.title": "Shade on panels",
  "shade.off": "Off",
  "shade.day": "Day",
  "shade.year": "Year",
  "shade.computing": "The shade is being computed.",
  "shade.noPanels": "There are no panels to colour.",
  "shade.noneOnDay": "No panel loses any of the direct sun of a clear {day} to shade.",
  "shade.noneInYear": "No panel loses any of its year to shade.",
  "shade.lostOnDay":
    "{shaded, number, whole} of {panels, plural, one {# panel} other {# panels}} {shaded, plural, one {loses} other {lose}} some of the direct sun of a clear {day} to shade; the most shaded keeps {least, number, percent}.",
  "shade.lostInYear":
    "{shaded, number, whole} of {panels, plural, one {# panel} other {# panels}} {shaded, plural, one {loses} other {lose}} some of their year to shade; the most shaded keeps {least, number, percent}.",
});
