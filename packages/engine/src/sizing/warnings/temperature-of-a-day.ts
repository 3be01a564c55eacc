import { isDefault } from "../../parameters/parameters";
import { told } from "../inputs/advice-told";
import { meanOfYear } from "../site/site";
import type { WarningRule } from "./warning-rule";

/**
 * A typed mean of the year further from that of the place is most likely the heat of a day or the cold of a night. Heights
 * within a country move the mean by less: 10 K are about 1,500 m. House rule. [K]
 */
const FAR_FROM_MEAN = 10;

/** The temperature is that of the year; many people know the hottest day. */
export const temperatureOfADay: WarningRule = ({ site: { row, town }, input }) => {
  const typed = input.parameters.ambientTemperature;
  const mean = meanOfYear(row.temperature);
  if (isDefault("ambientTemperature", typed) || Math.abs(typed - mean) <= FAR_FROM_MEAN) return null;
  return {
    id: "temperature-of-a-day",
    parameter: "ambientTemperature",
    text: told("warning.temperatureOfADay", {
      typed,
      place: town?.place.name ?? row.name,
      mean,
      kind: typed > mean ? "hot" : "cold",
    }),
  };
};
