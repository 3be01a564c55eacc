import { faiman, type FaimanLoss } from "./faiman";
import { noctSam, type NoctModule } from "./noct";
import { pvsyst, type PvsystLoss } from "./pvsyst";
import { sapm, type SapmMount } from "./sapm";

/** A choice of cell temperature model with its constants. */
export type TemperatureModel =
  | ({ readonly kind: "faiman" } & FaimanLoss)
  | ({ readonly kind: "pvsyst" } & PvsystLoss)
  | ({ readonly kind: "sapm" } & SapmMount)
  | ({ readonly kind: "noct" } & NoctModule);

/** A cell temperature from irradiance on the module, air and wind. [W/m², °C, m/s → °C] */
export type CellTemperature = (poa: number, air: number, wind: number) => number;

/** The chosen model as one function. */
export function cellTemperature(model: TemperatureModel): CellTemperature {
  if (model.kind === "faiman") return (poa, air, wind) => faiman(poa, air, wind, model);
  if (model.kind === "pvsyst") return (poa, air, wind) => pvsyst(poa, air, wind, model);
  if (model.kind === "sapm") return (poa, air, wind) => sapm(poa, air, wind, model);
  return (poa, air, wind) => noctSam({ poa, air, wind }, model);
}
