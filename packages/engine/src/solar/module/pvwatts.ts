/** Irradiance and cell temperature of the nameplate. [W/m², °C] */
export const REFERENCE_IRRADIANCE = 1000;
export const REFERENCE_TEMPERATURE = 25;

/**
 * Power of an array, linear in light and temperature. [W]
 *
 * @param effective    Irradiance that reaches the cells. [W/m²]
 * @param temperature  Of the cells. [°C]
 * @param array        Nameplate power [W] and its change with temperature, negative. [1/K]
 *
 * Source: A. P. Dobos, "PVWatts Version 5 Manual", NREL/TP-6A20-62641, 2014.
 */
export const pvwattsDc = (
  effective: number,
  temperature: number,
  array: { readonly nameplate: number; readonly gamma: number },
): number =>
  (effective / REFERENCE_IRRADIANCE) * array.nameplate * (1 + array.gamma * (temperature - REFERENCE_TEMPERATURE));
