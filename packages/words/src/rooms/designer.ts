import { room } from "../room";

export const say = room("designer", {
  // compass
  northIsAtOf: "North is at {north}° of the view",
  // designer-stage
  dView: "3D view",
  houseWithPanelsOn: "House with {length, plural, one {# panel} other {# panels}} on a {width} by {height} metre roof",
  loadingTheDView: "Loading the 3D view",
  planOfTheRoof: "Plan of the roof",
  arrowKeysTurnPlus:
    "Arrow keys turn, plus and minus zoom, Home shows the first view. Shift and arrow keys walk along the panels, Enter selects one.",
  zoomOut: "Zoom out",
  zoomIn: "Zoom in",
  firstView: "First view",
  savePicture: "Save picture",
  dragToTurnScroll: "Drag to turn, scroll to zoom, click a panel to select it",
  drawing: "Drawing",
  plan: "Plan",
  thisBrowserDrawsNo: "This browser draws no 3D, so the plan is shown. Everything works in it.",
  noPanelIsMarked: "No panel is marked",
  shiftAndAnArrow: "Shift and an arrow key walk along the panels.",
  // designer-workspace
  layoutExported: "Layout exported",
  layoutOpened: "Layout opened",
  openInOptimizer: "Open in optimizer",
  // file-bar
  wasNotOpenedYour: "{name} was not opened. {message} Your layout is as it was.",
  import: "Import",
  layoutFile: "Layout file",
  close: "Close",
  // layout-tab
  longSideAlongThe: "Long side along the eave",
  longSideDownThe: "Long side down the slope",
  rowsOfEither: "Rows of either",
  bothMixedMApart: "Both mixed, 0.2 m apart",
  theOptimizersLayout: "The optimizer's layout",
  noLayoutWasFound: "No layout was found",
  theSearchFailedThe: "The search failed. The layout stays as it was.",
  autoLayout: "Auto Layout",
  onTheGridIs: "On: the grid is laid again whenever the roof or the panel changes.",
  generateOptimalLayout: "Generate Optimal Layout",
  switchAutoLayoutOff:
    "Switch Auto Layout off to search: both ways to lay the panels, their mixtures and the optimizer's layout.",
  mmBetweenPanelsAnd: "20 mm between panels and 0.3 m to the edges",
  theOptimizersLayoutKeeps: "The optimizer's layout keeps {ownRules}; the others keep 0.2 m.",
  layoutsThatWereTried: "Layouts that were tried, by yearly energy",
  layout: "Layout",
  panels: "Panels",
  kwhAYear: "kWh a year",
  // panel-name
  keepsOfItsSun: ", keeps {access}% of its sun",
  panelOfMiddleFrom: "Panel {number} of {length}, middle {x} from the left, {y} from the ridge{sun}",
  // panels-tab
  panelType: "Panel type",
  panelOfTheProject: "Panel of the project",
  energyIsCountedFrom: "Energy is counted from the rated watts. The efficiency is the module's label.",
  // performance
  performance: "Performance",
  ruleOfThumb: "Rule of thumb",
  kgAYear: "kg a year",
  simulatedYear: "Simulated year",
  lostToShadeThis: "{value}% lost to shade; this plane has <num></num> of the best one's sun",
  theYearCouldNot: "The year could not be simulated. Change the roof to try again.",
  theYearIsBeing: "The year is being simulated.",
  // picture
  thePictureCouldNot: "The picture could not be saved",
  tryAgain: "Try again.",
  // roof-tab
  material: "Material",
  fromTo: "From {min} to {max}{unit}",
  isNorthEast: ". 0° is north, 90° east.",
  face: "Face {direction}",
  site: "Site",
  whoseSunWeatherAnd: "Whose sun, weather and clock count.",
  chooseACity: "Choose a city",
  noCityOfThat: "No city of that name",
  // side-panel
  design: "Design",
  roof: "Roof",
  // summary-card
  summary: "Summary",
  dSolarLayoutDesigner: "3D Solar Layout Designer",
  selected: "{selected} selected",
  theLayoutHolds: "The layout holds",
  of: "of",
  recommended: "recommended",
  noRoomOnThis: "no room on this roof and",
  leftOut: "left out.",
  totalPower: "Total power",
  kw: "kW",
  coverage: "Coverage",
  reset: "Reset",
  export: "Export",
  // sun-bar
  off: "Off",
  day: "Day",
  year: "Year",
  sunAndShade: "Sun and shade",
  pause: "Pause",
  playTheDay: "Play the day",
  hour: "Hour <b>{hour}</b>",
  hour2: "Hour",
  date: "Date",
  shadeOnPanels: "Shade on panels",
  sunFromTo: "Sun from {from} to {to}",
  theSunDoesNot: "The sun does not rise",
  now: "{name}, {day}. {span}; now {now}.",
  theShadeIsBeing: "The shade is being computed.",
  // designer-page
  theProjectCouldNot: "The project could not be loaded",
  itIsSafeOn: "It is safe on the server.",
  loadingProjectData: "Loading project data",
  myProjects: "My projects",
  projectNotFound: "Project not found",
  // designer.worker
  coThatTheGrid: "CO₂ that the grid of {country} would emit",
  energyOfTheSimulated: "Energy of the simulated year",
  gridOf: "Grid of {country}, {asOf}",
  everyKwhCountedAs: "Every kWh counted as one not taken from the grid (A-26)",
  // heat
  thereAreNoPanels: "There are no panels to colour.",
  noPanelLosesAny: "No panel loses any of the direct sun of a clear {day} to shade.",
  noPanelLosesAnyOf: "No panel loses any of its year to shade.",
  ofTheDirectSun: "of the direct sun of a clear {day}",
  ofPanelsSomeTo:
    "{shaded} of {length, plural, one {# panel} other {# panels}} {shaded2} some {when} to shade; the most shaded keeps {least}%.",
  // layout-file
  theFile: "The file",
  ofPanelsNotLie:
    "{lost} of {length, plural, one {# panel} other {# panels}} {lost2} not lie on the roof and {lost3} left out.",
  isIsShown: "{fieldNames} {toFixed}{space}{unit} is {than}: {kept}{space}{unit} is shown.",
  layoutPanels: "layout.panels[{index}]",
  obstructions: "obstructions[{index}]",
  // obstruction
  the: "the {type}",
  // sky
  highInThe: "{elevation}° high in the {azimuth}",
  // transfer
  theOptimizersTiltedRows: "The optimizer's tilted rows are not drawn here: panels lie flush on the roof.",
  ofPanelsNotLieOn:
    "{lost} of {length, plural, one {# panel} other {# panels}} {lost2} not lie on the roof as it is shown, and {lost3} left out.",
  azimuthBecameTheOptimizer:
    "Azimuth {azimuth}° became {orientation}, {azimuths}°: the optimizer knows eight directions.",
  // labels
  px: "{fontWeight} {fontSize}px {fontFamily}",
  // layout-tab
  generating: "Generating",
});
