import { countryName } from "../../parameters/words";
import { told } from "../inputs/advice-told";
import { unchosenTariffOfPanels } from "../rule/hour-tariff";
import type { WarningRule } from "./warning-rule";

/** Bills are by the tariff of homes without panels where the law puts those with panels on another. */
export const countedByUsualTariff: WarningRule = ({ input, array }) => {
  const tariff = array.capacity === 0 ? null : unchosenTariffOfPanels(input);
  if (tariff === null) return null;
  const text = told("warning.tariffOfPanels", { country: countryName(tariff.country), tariff: tariff.name });
  return { id: "tariff-of-panels", parameter: null, text };
};
