import { simulateYear } from "../../energy/balance";
import type { YearTotals } from "../../energy/year-totals";
import type { EnergySystem } from "../../energy/system";
import { Check } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, type Outcome } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";

/** Of the year's load, in points of the peers' own unmet share. */
const PEER = { absolute: 0.003 };
const SAME = { relative: 1e-9, absolute: 1e-9 };

/** The set-up of the published runs: one converter to AC, a floor of 10 %, starts full, no limits. */
function peerSystem(row: Field, roundTrip: number): EnergySystem {
  const oneWay = Math.sqrt(roundTrip);
  return {
    pvKwp: row.number("pv_kw"),
    mpptEfficiency: 1,
    battery: {
      nominalKwh: row.number("batt_kwh"),
      minimumCharge: 0.1,
      maximumCharge: 1,
      initialCharge: 1,
      chargeEfficiency: oneWay,
      dischargeEfficiency: oneWay,
      maximumChargeKw: Infinity,
      maximumDischargeKw: Infinity,
      selfDischargePerHour: 0,
    },
    inverter: { ratedKw: Infinity, efficiency: 0.96, idleKw: 0 },
  };
}

export interface PeerSeries {
  readonly load: Float64Array;
  readonly pv: Float64Array;
}

export function peerSeries(files: ReferenceFiles): PeerSeries {
  const table = readJson(files, "k_series.json");
  return { load: Float64Array.from(table.numbers("load_kw")), pv: Float64Array.from(table.numbers("pv_unit_w")) };
}

const yearOf = (row: Field, { load, pv }: PeerSeries, roundTrip: number): YearTotals =>
  simulateYear(peerSystem(row, roundTrip), load, pv);

export const peerCase =
  (series: PeerSeries) =>
  (row: Field, check: Check): void => {
    const asHomer = yearOf(row, series, 0.85).unmetShare;
    const asSam = yearOf(row, series, 0.9).unmetShare;
    // A peer that was not run for a size has no figure; that is no undefined one.
    const homer = row.field("homer").numberOr("unmet_fraction", Number.NaN);
    const sam = row.field("sam").numberOr("outage_unmet_fraction", Number.NaN);
    if (!Number.isNaN(homer)) check.compare(told("quantity.unmetShare", { program: "HOMER" }), asHomer, homer, PEER);
    if (!Number.isNaN(sam)) check.compare(told("quantity.unmetShare", { program: "SAM" }), asSam, sam, PEER);
  };

export const sameBalanceCase =
  (series: PeerSeries) =>
  (row: Field, check: Check): void => {
    for (const [name, roundTrip] of [
      ["reference_rt085", 0.85],
      ["reference_rt090", 0.9],
    ] as const) {
      const out = row.field(name);
      const year = yearOf(row, series, roundTrip);
      const figures = {
        unmet_kwh: year.unmet,
        excess_kwh: year.dumped,
        discharge_bus_kwh: year.dischargeOut,
        unmet_fraction: year.unmetShare,
        battery_throughput_kwh: year.dischargeOut / Math.sqrt(roundTrip),
      };
      for (const [figure, value] of Object.entries(figures)) {
        check.compare(`${name} ${figure}`, value, out.numberOrNull(figure), SAME);
      }
    }
  };

export function peerTable(files: ReferenceFiles): Outcome {
  const rows = readJson(files, "k_homer_sam.json").list("cases");
  const series = peerSeries(files);
  return {
    checks: [
      runCases(rows, new Check(told("check.peerRuns"), told("tolerance.unmetShare")), peerCase(series)),
      runCases(
        rows,
        new Check(told("check.sameBalance"), told("tolerance.relative", { size: "1e-9" })),
        sameBalanceCase(series),
      ),
    ],
    unchecked: [],
  };
}
