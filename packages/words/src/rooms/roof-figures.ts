import { room } from "../room";

/** What a layout yields, what proves it, and what is wrong with one laid by hand. */
export const say = room("roof-figures", {
  "from.designNote": "Design note of the roof optimiser, section 6",
  shadeRule:
    "Beam lost while any part of a panel is in shadow (partition rule of PVsyst's near shadings), diffuse light kept; sun of the 15th of each month every 10 minutes",
  shadeRuleOfRows:
    "Beam lost while any part of a panel is in the shadow of an obstruction (partition rule of PVsyst's near shadings), diffuse light kept; sun of the 15th of each month every 10 minutes. A panel behind a row: Appelbaum and Bany 1979 and the view of the sky, hour by hour, for endless rows at their least distance",
  behindRow: "Lost behind a row",
  panelArea: "Ground the panels take",
  solarAccess: "Solar access",
  solarAccessEquation: "100% − {loss, number, one}% = {access, number, one}%",
  shadingLoss: "Shading loss",
  usableRoof: "Roof less setbacks, obstructions and clearance",
  utilization: "Roof utilization",
  roof: "Roof",
  efficiency: "Efficiency score",
  efficiencyEquation: "{energy, number, one} ÷ {best, number, one} kWh = {score, number, one}%",
  efficiencyOfNone: "No panels, no efficiency",
  yield: "Energy yield",
  bestPlane: "The same panels without shade at {tilt, number, whole}° facing {azimuth, number, whole}°",
  efficiencySource:
    "Energy of this layout over that of the same panels on the best unshaded plane (A-38); the total solar resource fraction of installers (Energy Trust of Oregon), in energy",
  power: "Array power",
  powerEquation: "{panels, number, whole} × {watts, number, whole} W = {kilowatts, number, two} kW",
  panels: "Panels",
  powerOfPanel: "Power of a panel",
  "from.specification": "Design workflow specification, section 9",
  yieldFormula: "E = Σ E₀ × access of each panel",
  yieldEquation:
    "{panels, number, whole} × {unshaded, number, one} kWh − {shade, number, one} kWh of shade = {energy, number, whole} kWh",
  unshadedPanel: "Unshaded panel, first year",
  yieldOfPlane: "Yield of this plane",
  yieldSource:
    "Perez-Driesse sky, glass, cell temperature and PVWatts inverter; system losses of the PVWatts manual, NREL/TP-6A20-62641. {shadeRule}",
  shadingLossEquation: "1 − {energy, number, one} ÷ {unshaded, number, one} kWh = {loss, number, two}%",
  shadingLossOfNone: "No panels, no loss",
  unshadedPanels: "The same panels without shade",
  orientation: "Tilt and orientation",
  orientationFormula: "TOF = yield of this plane ÷ yield of the best plane here",
  orientationEquation: "{here, number, whole} ÷ {best, number, whole} kWh/kWp = {factor, number, one}%",
  yieldAt: "Yield at {tilt, number, one}° facing {azimuth, number, whole}°",
  orientationSource: "Tilt and orientation factor, Energy Trust of Oregon, in energy; Perez-Driesse sky",
  shareEquation: "{part, number, two} ÷ {whole, number, two} m² = {share, number, one}%",

  bound: "No layout yields more than",
  boundFormula: "E_max ≥ E of any layout under these rules",
  boundEquation: "{energy, number, whole} ≤ {bound, number, whole} kWh",
  provedBy: "Proved by",
  arrangement: "Layouts that count",
  boundSource: "Linear programming duality on the reduced raster, checked in whole numbers; docs/engineering/layout.md",
  gap: "Distance from the bound",
  gapEquation: "({bound, number, one} − {energy, number, one}) ÷ {bound, number, one} kWh = {gap, number, two}%",
  boundShort: "Bound",
  gapSource: "The gap of mathematical programming",
  "proof.best":
    "{panels, plural, one {# panel} other {# panels}}, proved: no {arrangement, select, rows {layout of full rows} sameOrientation {layout of one orientation} other {layout}} yields more",
  "proof.nearBest":
    "{panels, plural, one {# panel} other {# panels}}, proved: no {arrangement, select, rows {layout of full rows} sameOrientation {layout of one orientation} other {layout}} yields more than {bound, number, whole} kWh a year, {gap, number, two}% above this one",
  "method.lines": "what lines across the roof can hold",
  "proof.withoutSingles": "{proof}; {panels, number, whole} standing alone left out",
  simulatedYear: "{place}, simulated year",

  "fault.onWalkway": "Panel {panel} lies on a walkway",
  "fault.alone": "Panel {panel} stands alone, and the rules leave single panels out",
  "fault.size": "Panel {panel} is {width, number, three} m × {height, number, three} m, which is not the panel''s size",
  "fault.orientation": "Panel {panel} stands in an orientation that the rules exclude",
  "fault.overEdge":
    "Panel {panel} reaches {over, number, three} m over {side, select, left {the left edge} right {the right edge} top {the top edge} other {the bottom edge}} of the roof",
  "fault.setback":
    "Panel {panel} is {free, number, three} m from {side, select, left {the left edge} right {the right edge} top {the top edge} other {the bottom edge}}, the setback is {setback, number, three} m",
  "fault.onObstruction":
    "Panel {panel} lies on the {type, select, chimney {chimney} vent {vent} antenna {antenna} tree {tree} building {building} other {obstruction}}",
  "fault.nearObstruction":
    "Panel {panel} is {away, number, three} m from the {type, select, chimney {chimney} vent {vent} antenna {antenna} tree {tree} building {building} other {obstruction}}, the clearance is {clearance, number, three} m",
  "fault.overlap": "Panels {one} and {other} overlap",
  "fault.gap": "Panels {one} and {other} are {apart, number, three} m apart, the gap is {gap, number, three} m",
  "fault.shaded": "Panel {panel} keeps {access, number, percent} of its sun, the least is {least, number, percent}",

  "setback.walkway":
    "EN ISO 14122-2, cited: walkways at least 600 mm clear, 800 mm where two can meet; ask the local authority",
  "setback.practice":
    "Assumption: common practice, 0.3 m to every edge against wind and for a hand; ask the local authority",
  "setback.usaWalkway": "International Residential Code 2018, R324.6.1, cited: pathways at least 36 in (0.914 m) wide",
  "setback.usa":
    "International Residential Code 2018, R324.6, cited: a pathway of 36 in (0.914 m) from eave to ridge on each roof plane with panels, 18 in (0.457 m) below the ridge while panels cover at most 33% of the roof in plan, 36 in beyond, counted here on this slope alone; not for slopes of 2 in 12 or less; authorities waive or tighten it",
  "setback.uk": "MCS MIS 3002, cited: 400 mm to every edge of the roof unless wind uplift there is designed for",
  "setback.germany":
    "Model building code (MBO) § 32 (5) and Bavarian BayBO Art. 30 (5), cited: 0.5 m to fire walls for panels along the roof of materials that do not burn, 1.25 m for others; other edges as practice, 0.3 m; the state's code decides",
  "setback.australia":
    "AS/NZS 1170.2 amendment 2, D6, cited: twice the height of the panels above the roof to its edges, at 0.1 m above it 0.2 m; the racking's manual decides",
  "fault.ridge":
    "Panel {panel} is {free, number, three} m from {side, select, left {the left edge} right {the right edge} top {the top edge} other {the bottom edge}}, the setback is {setback, number, three} m while panels cover more than {share, number, percentOne} of the roof",
  "proof.nearlyBest":
    "{panels, plural, one {# panel} other {# panels}}, proved: no {arrangement, select, rows {layout of full rows} sameOrientation {layout of one orientation} other {layout}} yields more than {bound, number, whole} kWh a year, less than 0.01% above this one",
  arrangementOf:
    "{arrangement, select, rows {layout of full rows} sameOrientation {layout of one orientation} other {layout}}",
  "method.allRows": "every row looked at",
  "method.prices": "prices of places (linear programming)",
  "method.pricesAndCuts": "prices of places, with limits on how many panels can be unshaded",
  "method.pricesOnCoarseRaster": "prices of places on a coarse raster",
  "method.completeSearch": "a complete search that found nothing better",
  "method.noPlace": "no place where a panel fits",
  solarAccessFormula: "access = 100% − shading loss",
  filled: "Filled",
});
