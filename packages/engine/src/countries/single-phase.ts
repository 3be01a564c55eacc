import { cited, type Entry, published } from "./entry";
import type { Country } from "./names";

/** Volts between line and neutral; two lines together in the USA. Source: IEC 60038 and ANSI C84.1, cited. */
const LINE = 230;
const SPLIT_PHASE = 240;

const UNREAD = "From memory: the supplier's own conditions decide";

/**
 * The largest inverter a country's suppliers usually take on one phase (in the USA: on split phase). [VA] Some state it
 * for the inverter, others by the main fuse of the supply. The supplier of the place decides.
 */
export const SINGLE_PHASE_LIMIT: Readonly<Record<Country, Entry>> = {
  Nigeria: cited("law", "VA", 60 * LINE, "2025-12-31", "Single-phase meters of 60 A, distribution companies", {
    note: UNREAD,
  }),
  Ghana: cited("law", "VA", 60 * LINE, "2025-12-31", "Single-phase meters of 60 A, ECG and NEDCo", { note: UNREAD }),
  Kenya: published(
    "law",
    "VA",
    8_000,
    "2025-12-31",
    "Kenya Power, application procedure as Education News Hub prints it",
    { note: "Single phase up to 8 kVA, three phases above" },
  ),
  "South Africa": published(
    "law",
    "VA",
    60 * LINE,
    "2025-12-31",
    "uMhlathuze Electricity, policy for electricity service connections",
    { note: "Residential single phase 60 A; some municipalities and Eskom give 80 A" },
  ),
  USA: cited("law", "VA", 200 * SPLIT_PHASE, "2025-12-31", "Split-phase services of 200 A", { note: UNREAD }),
  UK: published("law", "VA", 100 * LINE, "2025-12-31", "Three-phase electrical supply, Squotipedia", {
    note: "Cut-outs of 60 or 100 A; above 3.68 kW the network operator must agree (G99)",
  }),
  Germany: published("law", "VA", 4_600, "2018-11-01", "VDE-AR-N 4105 im Überblick, Solar Energy Consult", {
    note: "Unbalance of 4.6 kVA between phases",
  }),
  Australia: published("law", "VA", 10_000, "2024-12-31", "Ausgrid, NS194, as the PVOutput forum quotes it", {
    note: "Other distributors and AS/NZS 4777.1 take 5 kVA",
  }),
  India: cited("law", "VA", 5_000, "2025-12-31", "Supply codes of the states: 5 to 7 kW", { note: UNREAD }),
};
