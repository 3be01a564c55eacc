import type { Text } from "../units/told";
import { told } from "./tariff-told";

/** What the tables of the release call periods and charges; what a person calls theirs stands as they wrote it. */
const NAMES = new Map<string, Text>([
  ["peak", told("name.peak")],
  ["standard", told("name.standard")],
  ["off_peak", told("name.offPeak")],
  ["part_peak", told("name.partPeak")],
  ["on_peak", told("name.onPeak")],
  ["super_off_peak", told("name.superOffPeak")],
  ["day", told("name.day")],
  ["night", told("name.night")],
  ["high", told("name.high")],
  ["low", told("name.low")],
  ["normal", told("name.normal")],
  ["any", told("name.any")],
  ["ancillary", told("name.ancillary")],
  ["legacy", told("name.legacy")],
  ["network-demand", told("name.networkDemand")],
  ["network-capacity", told("name.networkCapacity")],
  ["service-administration", told("name.serviceAdministration")],
  ["generation-capacity", told("name.generationCapacity")],
  ["standing-charge", told("name.standingCharge")],
  ["supply", told("name.supply")],
  ["supply-levies", told("name.supplyLevies")],
  ["base-price", told("name.basePrice")],
  ["module-1-credit", told("name.moduleOneCredit")],
  ["base-services", told("name.baseServices")],
  ["monthly-service", told("name.monthlyService")],
  ["fuel-exchange", told("name.fuelExchange")],
  ["local-tax", told("name.localTax")],
]);

export const tariffName = (name: string): Text => NAMES.get(name) ?? name;
