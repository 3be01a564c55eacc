import { cited, type Entry, published } from "./entry";
import type { Country } from "./names";
import { told } from "./told";

/** Volts between line and neutral; two lines together in the USA. Source: IEC 60038 and ANSI C84.1, cited. */
const LINE = 230;
const SPLIT_PHASE = 240;

const UNREAD = told("singlePhase.unread");

/**
 * The largest inverter a country's suppliers usually take on one phase (in the USA: on split phase). [VA] Some state it
 * for the inverter, others by the main fuse of the supply. The supplier of the place decides.
 */
export const SINGLE_PHASE_LIMIT: Readonly<Record<Country, Entry>> = {
  Nigeria: cited("law", "VA", 60 * LINE, "2025-12-31", told("singlePhase.nigeriaMeters"), {
    note: UNREAD,
  }),
  Ghana: cited("law", "VA", 60 * LINE, "2025-12-31", told("singlePhase.ghanaMeters"), { note: UNREAD }),
  Kenya: published("law", "VA", 8_000, "2025-12-31", told("singlePhase.kenyaProcedure"), {
    note: told("singlePhase.kenyaLimit"),
  }),
  "South Africa": published("law", "VA", 60 * LINE, "2025-12-31", told("singlePhase.southAfricaPolicy"), {
    note: told("singlePhase.southAfricaLimit"),
  }),
  USA: cited("law", "VA", 200 * SPLIT_PHASE, "2025-12-31", told("singlePhase.usaServices"), { note: UNREAD }),
  UK: published("law", "VA", 100 * LINE, "2025-12-31", "Three-phase electrical supply, Squotipedia", {
    note: told("singlePhase.ukCutOuts"),
  }),
  Germany: published("law", "VA", 4_600, "2018-11-01", "VDE-AR-N 4105 im Überblick, Solar Energy Consult", {
    note: told("singlePhase.germanyUnbalance"),
  }),
  Australia: published("law", "VA", 10_000, "2024-12-31", told("singlePhase.australiaRule"), {
    note: told("singlePhase.australiaOthers"),
  }),
  India: cited("law", "VA", 5_000, "2025-12-31", told("singlePhase.indiaCodes"), { note: UNREAD }),
};
