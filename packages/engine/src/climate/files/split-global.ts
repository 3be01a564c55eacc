import { at } from "../../solar/column";
import { erbsDriesse } from "../../solar/decomposition/erbs-driesse";
import { extraterrestrialSpencer } from "../../solar/extraterrestrial";
import { observerAt, type Site } from "../../solar/sun/observer";
import { sunColumns } from "../../solar/sun/sun-columns";
import { HOURS_PER_DAY, HOURS_PER_YEAR } from "../synthetic/calendar";

/**
 * Direct and diffuse light of a file that has the global alone, by the diffuse fraction that the synthetic years use.
 * Source: see `erbsDriesse`.
 *
 * @param ghi       Global horizontal irradiance, whole years of hours. [W/m²]
 * @param instants  Where the sun stood in each. [s since 1970-01-01T00:00:00Z]
 */
export function splitGlobal(ghi: Float64Array, instants: Float64Array, site: Site) {
  const { zenith } = sunColumns(instants, observerAt(site));
  const dni = new Float64Array(ghi.length);
  const dhi = new Float64Array(ghi.length);
  for (let row = 0; row < ghi.length; row += 1) {
    const day = Math.floor((row % HOURS_PER_YEAR) / HOURS_PER_DAY) + 1;
    const parts = erbsDriesse({
      ghi: at(ghi, row),
      zenith: at(zenith, row),
      extraterrestrial: extraterrestrialSpencer(day),
    });
    dni[row] = parts.dni;
    dhi[row] = parts.dhi;
  }
  return { dni, dhi };
}
