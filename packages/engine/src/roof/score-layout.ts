import { boxOf, type Rectangle } from "../geometry/rectangle";
import { rectangleInMillimetres, shadeInMillimetres, type Orientation } from "../layout/problem";
import { sharesOf } from "../layout/panel-shares";
import type { Shade } from "../layout/shade";
import { explainScore } from "./explain-score";
import { type Footprint, footprintOf } from "./racks";
import { FaultTally, orientationOf, tallyFaults } from "./roof-faults";
import { heightOf, inWholeMillimetres, type RoofProblem } from "./roof-problem";
import { areBehindOthers } from "./rows-in-front";
import { ridgeSetback, withRidge } from "./ridge-rule";
import type { RoofScore, ScoredPanel } from "./roof-score";
import { type RoofSun, roofSun } from "./roof-sun";
import { usableArea } from "./usable-area";
import { told } from "./told";

/** Share of its yearly beam above which what a panel loses makes it count as shaded. Source: resolution A-54. */
const SHADED_ABOVE = 0.05;

/** What scoring and planning share: computed once for a roof, whatever stands on it. */
export interface RoofBasis {
  readonly sun: RoofSun;
  /** Shade of the obstructions, in metres, and in the whole millimetres of a score. */
  readonly shade: Shade;
  readonly exactShade: Shade;
  readonly footprints: Readonly<Record<Orientation, Footprint>>;
  /** Yearly energy of an unshaded panel. [kWh] */
  readonly unshadedEnergy: number;
  /** Share of its year that a panel keeps behind a row of such panels; 1 flush with the roof. */
  readonly keptBehindRow: Readonly<Record<Orientation, number>>;
}

/**
 * Sun, shade and footprints of a roof. Panels and rules may change without a new `sun`: it depends on roof, mounting and
 * site alone.
 */
export function roofBasis(given: RoofProblem, sun: RoofSun = roofSun(given)): RoofBasis {
  const input = inWholeMillimetres(given);
  const { panel, rules, mounting, obstructions } = input;
  const footprint = (width: number, slope: number): Footprint =>
    mounting.kind === "rows"
      ? footprintOf(width, slope, mounting.tilt, sun.winter, rules.gap)
      : { width, height: slope, rowGap: rules.gap };
  const footprints = {
    "as-is": footprint(panel.width, panel.height),
    rotated: footprint(panel.height, panel.width),
  };
  const keptBehind = ({ height, rowGap }: Footprint, slope: number) => sun.keptBehindRow(slope / (height + rowGap));
  const casters = obstructions
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((one) => ({ ...boxOf(one), height: heightOf(one) }));
  const shade: Shade = {
    rays: sun.rays,
    casters,
    least: rules.leastSolarAccess,
    rule: input.shading ?? "partition",
    area: boxOf({ x: 0, y: 0, ...input.roof }),
  };
  return {
    sun,
    shade,
    exactShade: shadeInMillimetres(shade),
    footprints,
    unshadedEnergy: (panel.power / 1000) * sun.specificYield,
    keptBehindRow: {
      "as-is": keptBehind(footprints["as-is"], panel.height),
      rotated: keptBehind(footprints.rotated, panel.width),
    },
  };
}

/** Checks panels where they lie and says what they are worth: for edits by hand, fast enough for every move. */
export function scoreLayout(
  given: RoofProblem,
  panels: readonly Rectangle[],
  basis: RoofBasis = roofBasis(given),
): RoofScore {
  const input = inWholeMillimetres(given);
  const { footprints, exactShade, unshadedEnergy, keptBehindRow } = basis;
  const behind = input.mounting.kind === "rows" ? areBehindOthers(panels) : [];
  const shares = sharesOf(exactShade, panels.map(rectangleInMillimetres));
  const beam = basis.sun.rays.reduce((total, { weight }) => total + weight, 0);
  const scored = panels.map((panel, index): ScoredPanel => {
    const orientation = orientationOf(panel, footprints) ?? "as-is";
    const besideObstructions = Math.max(0, shares[index] ?? 0);
    const solarAccess = besideObstructions * (behind[index] === true ? keptBehindRow[orientation] : 1);
    return {
      x: panel.x,
      y: panel.y,
      width: panel.width,
      height: panel.height,
      orientation,
      shaded: 1 - besideObstructions > SHADED_ABOVE * beam,
      solarAccess,
      yearlyEnergy: solarAccess * unshadedEnergy,
    };
  });
  const inForce = withRidge(input, ridgeSetback(input, panels));
  const tally = new FaultTally(panels.length);
  tallyFaults(inForce, panels, footprints, tally);
  accessFaults(input, shares, tally);
  const { named: faults, ...broken } = tally.faults();
  return {
    panels: scored,
    faults,
    broken,
    count: scored.length,
    ...explainScore({ input, ...basis, panels: scored, usable: usableArea(inForce) }),
  };
}

/** The rule is on places beside obstructions: rows stand as far apart as they do. */
function accessFaults({ rules }: RoofProblem, shares: Float64Array, tally: FaultTally): void {
  for (const [index, share] of shares.entries()) {
    const access = Math.max(0, share);
    if (access >= rules.leastSolarAccess - 1e-6) continue;
    const text = () => told("fault.shaded", { panel: index + 1, access, least: rules.leastSolarAccess });
    tally.ofPanel("solar-access", index, text);
  }
}
