import { flatRows } from "../../surfaces/flat-rows";
import { areaOf, edgesOf, type PlanPoint } from "../../surfaces/plan";
import { type Four, planFromAbove, planOfPicture } from "../../surfaces/plan-of-picture";
import {
  type Dormer,
  type KnownFigure,
  type PlannedPlane,
  type PlanLine,
  roofLine,
  roofPlanes,
} from "../../surfaces/roof-planes";
import { Check, EXACT } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { type Outcome, runCases, strangers } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";

/** As the table has them; heights near 0 are held to a micrometre. */
const CLOSE = { relative: 1e-6, absolute: 1e-6 };
/** Where the reference's own pixels are rounded, the plan is held to what its rounding makes of it. */
const ON_PLAN = { absolute: 1e-6 };

const pointOf = (field: Field): PlanPoint => {
  const [east = 0, north = 0] = field.items().map((each) => each.asNumber());
  return [east, north];
};
const pointsOf = (field: Field): readonly PlanPoint[] => field.items().map(pointOf);
const lineOf = (field: Field): PlanLine => {
  const [from = [0, 0], to = [0, 0]] = pointsOf(field.field("plan"));
  return [from, to];
};

const DORMER = /^dormer/;
function planeOf(field: Field, mains: readonly string[]): PlannedPlane {
  const name = field.text("name");
  return {
    name,
    plan: pointsOf(field.field("plan")),
    holes: field.has("holes") ? field.list("holes").map(pointsOf) : [],
    standsOn: DORMER.test(name) ? (mains[0] ?? null) : null,
  };
}

function knownOf(known: Field, lines: readonly PlanLine[], outline: readonly PlanPoint[]): KnownFigure {
  const value = () => known.number("value");
  const plane = () => (known.text("plane") === "all" ? null : known.text("plane"));
  switch (known.text("kind")) {
    case "slope_deg":
      return { kind: "slope", plane: plane(), value: value() };
    case "rafter_true_m":
      return { kind: "rafter", plane: known.text("plane"), value: value() };
    case "ridge_height_m":
    case "top_height_m":
      return { kind: "top", value: value() };
    case "hip_true_m":
    case "valley_true_m":
      return { kind: "rising", line: risingLine(lines[known.number("line")], outline), value: value() };
    case "corner_heights_m":
      return { kind: "corners", corners: cornersOf(known, outline) };
    default:
      return known.refuse(told("expected.text"));
  }
}

/** From the eave, whose corner stands in the outline. */
function risingLine(line: PlanLine | undefined, outline: readonly PlanPoint[]): PlanLine {
  const [from, to] = line ?? [
    [0, 0],
    [0, 0],
  ];
  const isCorner = ([east, north]: PlanPoint) =>
    outline.some((each) => Math.hypot(each[0] - east, each[1] - north) < 1e-5);
  return isCorner(from) ? [from, to] : [to, from];
}

function cornersOf(known: Field, outline: readonly PlanPoint[]): Extract<KnownFigure, { kind: "corners" }>["corners"] {
  const heights = known.numbers("value");
  const [a, b, c] = known.numbers("corners").map((corner, index) => ({
    at: outline[corner] ?? ([0, 0] as const),
    height: heights[index] ?? 0,
  }));
  return a !== undefined && b !== undefined && c !== undefined ? [a, b, c] : known.refuse(told("expected.list"));
}

const dormerOf = (known: Field): Dormer | null =>
  known.has("dormer_front_height_m")
    ? { front: known.number("dormer_front_height_m"), slope: known.number("dormer_slope_deg") }
    : null;

function roof(row: Field, check: Check): void {
  const [given, out] = [row.field("given"), row.field("out")];
  const mains = given.list("planes").flatMap((plane) => (DORMER.test(plane.text("name")) ? [] : [plane.text("name")]));
  const planes = given.list("planes").map((plane) => planeOf(plane, mains));
  const lines = given.list("lines").map(lineOf);
  const outline = pointsOf(given.field("outline"));
  const found = roofPlanes(planes, knownOf(given.field("known"), lines, outline), dormerOf(given.field("known"))) ?? [];
  for (const [index, plane] of out.list("planes").entries()) {
    const mine = found[index];
    check.compare(told("quantity.tilt"), mine?.tilt ?? null, plane.number("tilt_deg"), CLOSE);
    check.compare(told("quantity.facing"), mine?.azimuth ?? null, plane.numberOrNull("azimuth_deg"), CLOSE);
    check.compare(told("quantity.planArea"), mine?.planArea ?? null, plane.number("plan_area_m2"), CLOSE);
    check.compare(told("quantity.trueArea"), mine?.trueArea ?? null, plane.number("true_area_m2"), CLOSE);
  }
  for (const [index, line] of out.list("lines").entries()) {
    const mine = roofLine(
      lines[index] ?? [
        [0, 0],
        [0, 0],
      ],
      planes,
      found,
    );
    check.compare(told("quantity.lineOnPlan"), mine.planLength, line.number("plan_m"), CLOSE);
    check.compare(told("quantity.lineInSpace"), mine.trueLength, line.number("true_m"), CLOSE);
    for (const [end, height] of line.numbers("z_m").entries())
      check.compare(told("quantity.heightOfEnd"), mine.heights[end] ?? null, height, CLOSE);
  }
  if (out.has("rows")) rows(given.field("rows"), outline, out.field("rows"), check);
}

function rows(given: Field, outline: readonly PlanPoint[], out: Field, check: Check): void {
  const [width = 0, depth = 0] = edgesOf(outline);
  const sides = [given.number("module_w_m"), given.number("module_h_m")].toSorted((one, other) => one - other);
  const [short = 0, long = 0] = sides;
  const along = given.text("long_side") === "along";
  const found = flatRows({
    width,
    depth,
    setback: given.number("setback_m"),
    pitch: given.number("pitch_m"),
    tilt: given.number("tilt_deg"),
    module: along ? { along: long, side: short } : { along: short, side: long },
    gap: given.number("gap_m"),
  });
  check.compare(told("quantity.rows"), found.rows, out.number("rows"), EXACT);
  check.compare(told("quantity.perRow"), found.perRow, out.number("per_row"), EXACT);
  check.compare(told("quantity.shadeLimit"), found.shadeLimit, out.number("shade_limit_angle_deg"), CLOSE);
  check.compare(told("quantity.coverage"), found.coverage, out.number("ground_coverage"), CLOSE);
}

const fourOf = (points: readonly PlanPoint[]): Four<PlanPoint> => {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = points;
  return [a, b, c, d];
};

function picture(row: Field, check: Check): void {
  const [given, out] = [row.field("given"), row.field("out")];
  const outline = pointsOf(given.field("outline_px"));
  if (row.text("kind") === "nadir_one_length") {
    const known = given.field("known");
    const [edge = 0] = known.numbers("edge");
    const found = planFromAbove(outline, { edge, length: known.number("true_m") });
    check.compare(told("quantity.metresPerPixel"), found?.metresPerPixel ?? null, out.number("m_per_px"), CLOSE);
    compareEdges(found?.plan ?? [], out, check);
    return;
  }
  const pixels = fourOf(pointsOf(given.field("known_px")));
  const found = planOfPicture({ pixels, plan: fourOf(pointsOf(given.field("known_plan"))) }, outline);
  if (out.has("refuse")) {
    check.compare(told("quantity.refused"), Number(found === null), Number(out.flag("refuse")), EXACT);
    return;
  }
  for (const [index, corner] of out.list("outline_plan").entries()) {
    const [east, north] = pointOf(corner);
    check.compare(told("quantity.cornerOfPlan"), found?.[index]?.[0] ?? null, east, ON_PLAN);
    check.compare(told("quantity.cornerOfPlan"), found?.[index]?.[1] ?? null, north, ON_PLAN);
  }
  compareEdges(found ?? [], out, check);
}

function compareEdges(plan: readonly PlanPoint[], out: Field, check: Check): void {
  const edges = edgesOf(plan);
  for (const [index, edge] of out.numbers("edges_m").entries())
    check.compare(told("quantity.edgeOfPlan"), edges[index] ?? null, edge, CLOSE);
  check.compare(told("quantity.planArea"), Math.abs(areaOf(plan)), out.number("area_m2"), CLOSE);
}

const ROOFS = [
  "gable",
  "saltbox",
  "hip",
  "l_hip",
  "l_gable",
  "dormer_shed",
  "dormer_gable",
  "flat_rows",
  "mono",
  "pyramid",
  "irregular_quad",
  "mono_quad",
  "pentagon",
];
const PICTURES = ["oblique", "oblique_whole_pixels", "nadir_one_length", "refuse_collinear", "refuse_same_point"];

/** Table o: planes of a roof from its plan and one figure, and plans from pictures. Its years are table f's chain. */
export function roofPlanesTable(files: ReferenceFiles): Outcome {
  const table = readJson(files, "o_planes.json");
  const [roofs, pictures] = [table.list("cases"), table.list("pictures")];
  const of = (list: readonly Field[], kinds: readonly string[]) =>
    list.filter((row) => kinds.includes(row.text("kind")));
  return {
    checks: [
      runCases(of(roofs, ROOFS), new Check(told("check.roofPlanes"), told("tolerance.roofPlanes")), roof),
      runCases(of(pictures, PICTURES), new Check(told("check.pictures"), told("tolerance.pictures")), picture),
    ],
    unchecked: [...strangers(roofs, ROOFS), ...strangers(pictures, PICTURES), told("unchecked.yearsOfRoofs")],
  };
}
