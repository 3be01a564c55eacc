// Of the rest: every table once more, with a wrong figure in it.
import { expect, it } from "vitest";
import { changed, reportOf } from "./testing/reference";

it.each([
  ["a_solar_position.json", /"zenith": 50\.1279/],
  ["b_clearsky.json", /"haurwitz_ghi": 1035\.0/],
  ["c_decomposition.json", /"dhi": 163\.9/],
  ["d_transposition.json", /"beam": 743\.8/],
  ["e_module_inverter.json", /"pdc": 8622\.2/],
  ["f_annual.json", /"pac_annual_kwh": 7208\.67/],
  ["g_offgrid.json", /"served": 3621\.51/],
  ["h_examples.json", /"h0_mj_m2": 33\.8/],
  ["i_economics.json", /"crf": 0\.0936/],
  ["j_sizing.json", /"nominal_wh": 23796\.2/],
  ["k_homer_sam.json", /"unmet_kwh": 3704\.77/],
  ["m_daily_clearness.json", /"3":\{"mean":0\.6/],
  ["n_strings_in_shade.json", /"p_global_w": 1365/],
  ["o_planes.json", /"tilt_deg": 22\.3/],
  ["p_dispatch.json", /"least_cost": 30\.12/],
  ["q_orientation.json", /"hours_served": 7549/],
  ["r_staged_buying.json", /"best_net": 4607.7/],
])("a wrong figure in %s is found, named and measured", (name, figure) => {
  const report = reportOf(
    name.charAt(0),
    changed(
      name,
      figure,
      figure.source.replaceAll("\\", "").replace(/\d$/, (digit) => `${(Number(digit) + 5) % 10}`),
    ),
  );
  expect(report.passes).toBe(false);
  expect(report.checks.flatMap(({ outside }) => outside).length).toBeGreaterThan(0);
});
