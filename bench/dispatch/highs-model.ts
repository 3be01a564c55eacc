import type { DispatchRule, PricedHours } from "@sunwright/engine/dispatch/priced-hours";
import type { HighsSolution } from "highs";
import highs from "highs";

/* The hours of table p as a linear programme, with whole numbers where prices would have both at once. */

const solver = await highs();

const finite = (limit: number) => (Number.isFinite(limit) ? ` <= ${limit}` : " <= 1e30");

/** In CPLEX's LP format. Each hour: bought, fed in, charged, discharged, turned down, stored. */
function modelOf(rule: DispatchRule, hours: PricedHours, start: number, end: number): string {
  const [cost, rows, bounds, whole]: [string[], string[], string[], string[]] = [[], [], [], []];
  const count = hours.load.length;
  for (let hour = 0; hour < count; hour += 1) {
    const [load, sun] = [hours.load[hour] ?? 0, hours.sun[hour] ?? 0];
    const [buying, selling] = [hours.importPrice[hour] ?? 0, hours.exportPrice[hour] ?? 0];
    const surplus = Math.max(0, sun - load);
    const charge = rule.gridCharges ? rule.charge : Math.min(rule.charge, surplus);
    const sold = rule.batterySells ? rule.exportLimit : Math.min(rule.exportLimit, surplus);
    cost.push(`+ ${buying} b${hour} + ${-selling} s${hour} + ${rule.wear} d${hour}`.replaceAll("+ -", "- "));
    rows.push(`b${hour} + d${hour} - c${hour} - s${hour} - t${hour} = ${load - sun}`);
    const before = hour === 0 ? "" : ` - e${hour - 1}`;
    const out = 1 / rule.dischargeEfficiency;
    rows.push(`e${hour}${before} - ${rule.chargeEfficiency} c${hour} + ${out} d${hour} = ${hour === 0 ? start : 0}`);
    bounds.push(`b${hour}${finite(rule.importLimit)}`, `s${hour}${finite(sold)}`, `c${hour} <= ${charge}`);
    bounds.push(`d${hour} <= ${rule.discharge}`, `t${hour} <= ${sun}`);
    bounds.push(`${hour === count - 1 ? Math.max(end, rule.floor) : rule.floor} <= e${hour} <= ${rule.capacity}`);
    if (buying >= 0 && selling >= 0 && buying >= selling) continue;
    const mostBought = Math.min(rule.importLimit, load + rule.charge);
    const mostSold = Math.min(sold, sun + rule.discharge);
    whole.push(`x${hour}`, `y${hour}`);
    rows.push(`c${hour} - ${charge} x${hour} <= 0`, `d${hour} + ${rule.discharge} x${hour} <= ${rule.discharge}`);
    rows.push(`b${hour} - ${mostBought} y${hour} <= 0`, `s${hour} + ${mostSold} y${hour} <= ${mostSold}`);
  }
  const lines = ["Minimize", ...cost, "Subject To", ...rows, "Bounds", ...bounds];
  if (whole.length > 0) lines.push("Binary", ...whole);
  return [...lines, "End"].join("\n");
}

/** The least cost by HiGHS; NaN where it found none. */
export function leastCostByHighs(rule: DispatchRule, hours: PricedHours, start: number, end: number): number {
  const solution: HighsSolution = solver.solve(modelOf(rule, hours, start, end), {
    output_flag: false,
    mip_rel_gap: 0,
    mip_abs_gap: 1e-9,
  });
  return solution.Status === "Optimal" ? solution.ObjectiveValue : Number.NaN;
}
