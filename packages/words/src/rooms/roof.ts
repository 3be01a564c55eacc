import { room } from "../room";

export const say = room("roof", {
  // The page
  panelPlacementOptimizer: "Panel placement optimizer",
  loadingProject: "Loading project data",
  projectNotLoaded: "The project could not be loaded",
  projectIsSafe: "It is safe on the server.",
  projectNotFound: "Project not found",
  myProjects: "My projects",
  notRunYet: "Not run yet",
  openOwnPage: "Open the optimizer on a page of its own",
  layoutInLine: "{panels, plural, one {# panel} other {# panels}}, {energy} kWh a year",

  // Names of what the roof is made of, by their codes
  orientationName:
    "{orientation, select, north {north} northeast {northeast} east {east} southeast {southeast} south {south} southwest {southwest} west {west} other {northwest}}",
  orientationLetters:
    "{orientation, select, north {N} northeast {NE} east {E} southeast {SE} south {S} southwest {SW} west {W} other {NW}}",
  obstructionType:
    "{type, select, chimney {chimney} vent {vent} antenna {antenna} tree {tree} building {building} other {obstruction}}",
  numberedObstruction:
    "{type, select, chimney {chimney} vent {vent} antenna {antenna} tree {tree} building {building} other {obstruction}} {number, number, whole}",
  "sunDay.december": "21 December",
  "sunDay.march": "21 March",
  "sunDay.june": "21 June",
  "sunDayShort.december": "21 Dec",
  "sunDayShort.march": "21 Mar",
  "sunDayShort.june": "21 Jun",

  // What is typed
  roof: "Roof",
  roofWidth: "Roof width",
  roofHeight: "Roof height",
  tilt: "Tilt",
  orientation: "Orientation",
  turnedForTown: "Set to {orientation}, because your town lies south of the equator.",
  faceOrientation: "Face {orientation}",
  "side.notAboveZero": "Above 0 m",
  "side.tooLong": "At most {max} m",
  "side.unusual": "Outside the usual {min} to {max} m",
  "side.usual": "{min} to {max} m",

  // The panel
  panelType: "Panel type",
  "panelType.standard": "standard",
  "panelType.large": "large",
  "panelType.compact": "compact",
  "panelType.own": "another size",
  ownPanelLine: "width, height, watts",
  panelPowerLine: "{power, number, whole} W",
  designPanel: "Panel of your design: {name}, {power, number, whole} W, {width} × {height} m.",
  "designPanel.sidesOfArea": "The library states its area, not its sides. Type those of the datasheet.",
  "designPanel.use": "Lay out this panel",
  panelSize: "{width} × {height} m each",
  panelWidth: "Panel width",
  panelHeight: "Panel height",
  panelPower: "Panel power",
  panelPowerOutOfBounds: "Above 0, at most {max}",
  panelSideOutOfBounds: "Between {min} and {max}",

  // The kind of layout
  layout: "Layout",
  "mode.mostEnergy": "Most energy",
  "mode.rows": "Rows only",
  "mode.sameOrientation": "Same orientation",
  "modeHelp.mostEnergy": "Any layout: upright and lying panels mixed where that yields more.",
  "modeHelp.rows": "Full rows of one orientation each: rails run straight through.",
  "modeHelp.sameOrientation": "Every panel upright, or every panel lying.",
  modeOfTiltedRows: "Tilted rows on a flat roof are always laid as rows of one orientation.",

  // Rules
  rules: "Setbacks, walkways and rules",
  gapBetweenPanels: "Gap between panels",
  gapToObstructions: "Gap to obstructions",
  setbackRidge: "Setback, ridge",
  setbackEave: "Setback, eave",
  setbackLeft: "Setback, left",
  setbackRight: "Setback, right",
  asUsualIn: "As usual in {country}",
  useUsualIn: "Use what is usual in {country}",
  ridgeRule: "Wider setback at the ridge when panels cover much of the roof",
  ridgeRuleShare: "Above this share",
  ridgeRuleSetback: "Ridge setback then",
  leastSolarAccess: "Least solar access",
  leastSolarAccessHelp: "A panel that shade would leave less than this share of its yearly energy is not placed.",
  noSinglePanels: "No single panels",
  noSinglePanelsHelp:
    "A panel without a neighbour is moved next to others, or left out where that is not possible; the results say what that costs.",
  flatRoof: "Flat roof: tilted rows",
  flatRoofHelp: "Rows stand apart so that none shades the next between 10:00 and 14:00 on the shortest day.",
  rowTilt: "Tilt of the rows",

  // Walkways
  walkways: "Walkways",
  addWalkway: "Add<reader> walkway</reader>",
  walkwayAcross: "Across",
  walkwayUp: "Up",
  walkwayDirection: "Direction of walkway {number, number, whole}",
  walkwayFrom:
    "{direction, select, across {From ridge} other {From left}}<reader> to walkway {number, number, whole}</reader>",
  walkwayWidth: "Width<reader> of walkway {number, number, whole}</reader>",
  removeWalkway: "Remove walkway {number, number, whole}",
  numberedWalkway: "Walkway {number, number, whole}",
  walkwayMark: "W{number, number, whole}",
  walkwayPlace:
    "Walkway {number, number, whole} {direction, select, across {across the roof, {from} to {to} m from the ridge} other {up the roof, {from} to {to} m from the left side}}",

  // Obstructions
  obstructions: "Obstructions",
  addObstruction: "Add<reader> obstruction</reader>",
  noObstructions: "None. Add chimneys, vents, antennas, and trees or buildings beside the roof.",
  editObstruction: "Edit {obstruction}",
  closeObstruction: "Close {obstruction}",
  removeObstruction: "Remove {obstruction}",
  typeOfObstruction: "Type of {obstruction}",
  "obstructionField.x": "x",
  "obstructionField.y": "y",
  "obstructionField.width": "Width",
  "obstructionField.height": "Height",
  "obstructionField.shadowLength": "Shadow",
  "obstructionField.measuredHeight": "Measured height, if known",
  fieldOfObstruction:
    "{field, select, x {x} y {y} width {Width} height {Height} shadowLength {Shadow} other {Measured height}} of {obstruction}",
  standsAsMeasured: "Stands {height} m above the roof, as measured; the shadow box does not count",
  standsByShadow: "Shadow of {shadow} m: it stands half as high above the roof",
  obstructionMeasured: "{width} × {height} m at {x}, {y}, {measured} m high",
  obstructionShading: "{width} × {height} m at {x}, {y}, shadow {shadow} m",
  obstructionPlace:
    "{type, select, chimney {chimney} vent {vent} antenna {antenna} tree {tree} building {building} other {obstruction}} at {x}, {y} m, {width} × {height} m",

  // Generating a layout
  generateOptimalLayout: "Generate Optimal Layout",
  generating: "Generating",
  cancel: "Cancel",
  optimization: "Optimization",
  "progress.geometry": "Analyzing roof geometry",
  "progress.sun": "Calculating sun exposure",
  "progress.obstructions": "Avoiding obstructions",
  "progress.layout": "Optimizing layout",
  mayNotGenerate: "You can view this project. You can try changes here; a new layout needs permission to edit.",
  invalidDimensions: "Invalid Dimensions",
  enterValidDimensions: "Please enter valid roof dimensions",
  invalidPanel: "Invalid Panel",
  enterValidPanel: "Please enter the size and power of your panel",
  unreadNumber: "Check your numbers",
  checkNumbers: "One of the boxes holds a number that cannot be read.",
  optimizationFailed: "Optimization Failed",
  layoutNotGenerated: "Failed to generate optimal panel layout",
  optimizationComplete: "Optimization Complete",
  layoutGenerated: "Generated optimal layout with {panels, plural, one {# panel} other {# panels}}",
  noPanelFits: "No panel fits",
  noPanelOfSizeFits: "No panel of this size fits on this roof",
  refusedBox: "{box}: {problem}",
  refusedObstruction:
    "{obstruction}{field, select, x {, x} y {, y} width {, width} height {, height} shadowLength {, shadow} measuredHeight {, measured height} other {}}",
  refusedWalkway: "Walkway {number, number, whole}{field, select, at {, distance} width {, width} other {}}",

  // The drawing
  roofLayout: "Roof layout",
  openIn3d: "Open in 3D",
  zoomOut: "Zoom out",
  zoomIn: "Zoom in",
  fit: "Fit",
  addPanel: "Add a panel",
  undo: "Undo",
  editHelp:
    "Drag a panel, an obstruction or a walkway to move it. Arrow keys nudge it by 0.1 m, with Shift by 0.01 m; Page Up and Page Down go to the next one.",
  "legend.panel": "<mark></mark>Panel",
  "legend.shadedPanel": "<mark></mark>Shaded panel",
  "legend.obstruction": "<mark></mark>Obstruction",
  "legend.shadow": "<mark></mark>Shadow",
  "legend.walkway": "<mark></mark>Walkway",
  "legend.best": "<mark></mark>Best {panels, number, whole} for this project",
  drawingSummary:
    "Roof layout: {panels, plural, one {# panel} other {# panels}}, {shaded, number, whole} shaded, {obstructions, plural, one {# obstruction} other {# obstructions}}",
  setbackOfRoof: "Setback {distance} m",
  setbacksDashed: "Setbacks dashed",
  panelPlace: "Panel {number, number, whole} at {x}, {y} m",
  panelSummary:
    "Panel {number, number, whole} at {x}, {y} m{shade, select, none {} other {, shade takes {shade}%}}{locked, select, yes {, locked} other {}}{fault, select, yes {, cannot stay there} other {}}",
  piecesTable: "Panels, obstructions and walkways on the roof, distances in metres from its top left corner",
  piece: "Piece",
  width: "Width",
  height: "Height",
  shadeTakes: "Shade takes",
  noShade: "none",
  percentShade: "{percent}%",

  // The chosen panel
  chosenPanel: "Chosen panel",
  numberedPanel: "Panel {number, number, whole}",
  previousPanel: "Previous panel",
  nextPanel: "Next panel",
  panelCoordinate: "Panel {axis}",
  turn: "Turn",
  lock: "Lock",
  locked: "Locked",
  lockedHelp: "It stays here when the next layout is generated around it.",
  removePanel: "Remove panel",
  panelYield: "{energy} kWh a year, shade takes {percent}%",

  // The sun on the roof
  shadows: "Shadows",
  shadowsDrawnAt: "Shadows drawn at",
  shadowDay: "Day of the shadows",
  shadowHour: "Hour of the shadows",
  sunIsDown: "{day}, {time} by the sun: the sun is down.",
  sunIsBehindSlope: "{day}, {time} by the sun: the sun is behind this slope, all of it lies in shade.",
  shadowLength: "{day}, {time} by the sun: shadows are {times} times as long as things stand out of the roof.",
  section: "Section, sun at noon",
  siteOfSection: "{place}, {latitude}°{hemisphere, select, south {S} other {N}}",
  rowsAt: "Rows at {tilt}°",
  noonSun: "{day}, {elevation}°",
  noonSunTable: "Height of the sun at noon above the horizon, for a roof that faces {orientation}",
  day: "Day",
  season: "Season",
  seasonName: "{season, select, winter {winter} summer {summer} other {equinox}}",
  sunHeight: "Height",
  belowHorizon: "below the horizon",

  // Results
  optimizationResults: "Optimization Results",
  noLayoutYet:
    "No layout yet. Generate Optimal Layout finds the one with the highest yearly energy and says how far from the best it can be.",
  noPanelFitsHere: "No panel fits on this roof. Make it larger, remove an obstruction or choose a smaller panel.",
  noPanelHere: "There are no panels on this roof. Use Generate Optimal Layout, or add panels yourself.",
  otherPanelSize: "The panels drawn are not of the size chosen now. Generate Optimal Layout lays the new ones.",
  panelCount: "<figure>{panels, number, whole}</figure> <unit>{panels, plural, one {panel} other {panels}}</unit>",
  powerOnRoof: "<power></power> on {percent}% of the roof.",
  kilowatts: "kW",
  kwhPerYear: "kWh a year",
  efficiencyScore: "Efficiency score",
  energyYield: "Energy yield",
  utilizationRate: "Utilization rate",
  shadingLoss: "Shading loss",
  shadedPanels: "Shaded panels",
  ofPanels: "of {panels, number, whole}",
  orientationAndTilt: "Orientation and tilt",
  solarAccess: "Solar access",
  usableRoofFilled: "Usable roof filled",
  scoreHelp:
    "The score is this layout's energy as a share of what its panels would yield without shade on the best plane here: orientation and tilt times solar access. Shaded panels lose more than 5% of their yearly beam.",
  "score.excellent": "Excellent",
  "score.good": "Good",
  "score.needsImprovement": "Needs Improvement",
  "score.tip": "Try adjusting the obstructions or the panel size.",

  // What is proved
  provedBound: "Proved bound {panels, number, whole}",
  placedInBar: "{panels, number, whole} placed",
  byAreaAlone: "{panels, number, whole} by area alone",
  noLayoutYieldsMoreThan: "No layout yields more than",
  lacksAtMost: "This one lacks at most",
  panelsPlaced: "{panels, plural, one {# panel} other {# panels}} placed.",
  "proof.mostAndBest":
    "{panels, plural, one {# panel} other {# panels}}, proved: no {layout, select, rows {layout of full rows} oneOrientation {layout of one orientation} other {layout}} holds {next, number, whole}, and none yields more.",
  "proof.best":
    "{panels, plural, one {# panel} other {# panels}}, proved: no {layout, select, rows {layout of full rows} oneOrientation {layout of one orientation} other {layout}} yields more energy.",
  "proof.open":
    "{panels, plural, one {# panel} other {# panels}}. No {layout, select, rows {layout of full rows} oneOrientation {layout of one orientation} other {layout}} yields more than {energy} kWh a year: at most {gap}% above this one.",
  "proof.holdsNotNext":
    "No {layout, select, rows {layout of full rows} oneOrientation {layout of one orientation} other {layout}} holds {next, number, whole}.",
  "proof.holdsAtMost":
    "No {layout, select, rows {layout of full rows} oneOrientation {layout of one orientation} other {layout}} holds more than {most, plural, one {# panel} other {# panels}}.",
  "search.proved": "Found and proved in {time, select, instant {less than 0.1} other {{time}}} s.",
  "search.open":
    "Searched for {time, select, instant {less than 0.1} other {{time}}} s. Whether a better layout exists within that distance remains open.",
  ridgeRuleApplied:
    "Panels cover {coverage}% of this slope, more than {share}%: the layout keeps {setback} m to the ridge instead of {usual} m.",
  singlePanelsLeftOut:
    "{panels, plural, one {# panel} other {# panels}} standing alone left out: that costs {energy} kWh a year, {percent}%. The bound counts layouts with single panels.",

  // Kinds of layout compared
  comparison: "What each kind of layout yields",
  rowsCost: "What rows cost",
  modeYield: "{panels, plural, one {# panel} other {# panels}}, {energy} kWh a year",
  modeShown: "shown",
  useMode: "Use<reader> {mode}</reader>",
  useModeLater: "Another kind can be used once the layout is generated.",

  // A layout that differs from the stored one
  editedLayout:
    "{changed, select, panels {Edited by you, checked and scored here.} other {The roof or its rules have changed: these panels are checked and scored on it as it is now.}}{change, select, none { It yields the same.} more { It yields {energy} kWh a year more than the stored one.} less { It yields {energy} kWh a year less than the stored one.} other {}} The proved bound belongs to a generated layout.",
  faults: "{faults, plural, one {# place} other {# places}} cannot be built:",
  moreFaults: "and {faults, number, whole} more, outlined on the drawing",
  regenerateLayout: "Regenerate layout",
  saveLayout: "Save this layout",
  saving: "Saving",
  backToStored: "Back to the stored layout",
  layoutSaved: "Layout saved",
  layoutNotSaved: "Failed to save the layout",
  tryAgain: "Try again.",

  // What the project needs
  projectPanels: "This project's panels",
  projectNeeds: "This project needs {panels, plural, one {# panel} other {# panels}}",
  recommendation:
    "The design recommends {capacity} W of panels: {capacity} ÷ {power} W, rounded up. This layout holds {held, number, whole} of the {needed, number, whole} recommended panels.",
  bestAreOutlined: "The outlined ones have the most sun and sit lowest.",
  restNeedsRoom: "The rest needs another roof, larger panels or the ground.",
  shadeNotCounted:
    "Shade takes {loss}% of the year of {of, select, outlined {the outlined ones} other {this layout}}, and the design does not count it: about {panels, plural, one {# panel gives} other {# panels give}} here what {count, number, whole} would without shade.",
  shadeCounted: "The design counts the shade of a layout in every hour of its years ({hours}).",
  countShade: "Count this shade in the design",
  countShadeAgain: "Use the shade of this layout",
  uncountShade: "Leave the shade out of the design",
  shadeSaved: "Shade saved with the project",
  shadeSavedHelp: "Calculate again to size the system with it.",
  shadeUncounted: "Shade left out of the design",
  shadeNotSaved: "The shade could not be saved",
  recommendationOutdated: "An older method recommended them: calculate the project again first.",
  keepOnly: "Keep only these {panels, number, whole}",
});
