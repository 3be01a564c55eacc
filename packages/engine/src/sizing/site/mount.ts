import type { TemperatureModel } from "../../solar/temperature/model";
import { PANEL_EFFICIENCY, STANDARD_CELL_RISE } from "../inputs/defaults";
import type { InstallationLocation, SystemType } from "../../parameters/options";
import type { Text } from "../../units/told";
import { planeFactor, towardsEquator } from "./plane-irradiation";
import { told } from "../inputs/told";

/** Below this rain no longer washes the glass. [°] Source: Clean Energy Council, as solarquotation.com.au gives it: 10°. */
const WASHING_TILT = 10;
/** Steepest rack on a flat roof that ballast still holds. [°] Source: engineering notes, section 6 (10 to 15°). */
const BALLAST_TILT = 15;
/** Pitch of a roof nobody measured. [°] Assumption; the optimizer takes the roof's own. */
const ASSUMED_ROOF_PITCH = 20;
const STEEPEST_SEARCHED = 60;

/** Irradiance at which a nominal cell temperature is stated. [W/m²] Source: IEC 61215. */
const NOMINAL_IRRADIANCE = 800;
/** Share of light the module absorbs. Source: PVsyst help, array thermal losses. */
const ABSORPTION = 0.9;
/** Heat balance of a module, G α (1 − η) = U ΔT. [K] Source: PVsyst help, array thermal losses. */
const riseFrom = (heatLoss: number) => (NOMINAL_IRRADIANCE * ABSORPTION * (1 - PANEL_EFFICIENCY)) / heatLoss;

/** The heat balance, hour by hour, that gives a mount's rise above the air at the nominal irradiance. */
export const heatLossOf = (mount: InstallationLocation): TemperatureModel => ({
  kind: "pvsyst",
  constant: riseFrom(1) / MOUNTS[mount].cellRise,
  wind: 0,
  efficiency: PANEL_EFFICIENCY,
  absorption: ABSORPTION,
});

interface Mount {
  /** Cells above the day's air. [K] */
  readonly cellRise: number;
  readonly cellRiseSource: Text;
  readonly name: Text;
  /** Panels stand in rows, one in front of another; in a sloped roof's plane and on a pole none is in front. */
  readonly inRows: boolean;
}

/** How hot cells run above the air, by what lets the air past them. */
export const MOUNTS: Readonly<Record<InstallationLocation, Mount>> = {
  "roof-flat": {
    cellRise: STANDARD_CELL_RISE,
    cellRiseSource: told("mount.roofFlatHeat"),
    name: told("mount.roofFlat"),
    inRows: true,
  },
  "roof-sloped": {
    cellRise: riseFrom(20),
    cellRiseSource: told("mount.roofSlopedHeat"),
    name: told("mount.roofSloped"),
    inRows: false,
  },
  "ground-mount": {
    cellRise: riseFrom(29),
    cellRiseSource: told("mount.groundHeat"),
    name: told("mount.ground"),
    inRows: true,
  },
  "pole-mount": {
    cellRise: riseFrom(25 + 6.84),
    cellRiseSource: told("mount.poleHeat"),
    name: told("mount.pole"),
    inRows: false,
  },
};

export interface TiltChoice {
  /** [°] */
  readonly tilt: number;
  readonly because: Text;
}

/**
 * Tilt of a mount for which nobody named one: searched where the mount is free, that of the roof where it is not.
 *
 * @param azimuth  Where the panels look, clockwise from north; towards the equator unless given. [°]
 */
export function chooseTilt(
  mount: InstallationLocation,
  systemType: SystemType,
  latitude: number,
  ghi: readonly number[],
  azimuth: number = towardsEquator(latitude),
): TiltChoice {
  if (mount === "roof-sloped") return { tilt: ASSUMED_ROOF_PITCH, because: told("mount.assumedPitch") };
  if (mount === "roof-flat") {
    const tilt = Math.min(BALLAST_TILT, Math.max(WASHING_TILT, Math.round(Math.abs(latitude))));
    return { tilt, because: told("mount.latitude", { least: WASHING_TILT, most: BALLAST_TILT }) };
  }
  const because = told("mount.searched", {
    least: WASHING_TILT,
    most: STEEPEST_SEARCHED,
    goal: systemType === "on-grid" ? "year" : "worstMonth",
  });
  return { tilt: searchTilt(systemType, latitude, ghi, azimuth), because };
}

function searchTilt(systemType: SystemType, latitude: number, ghi: readonly number[], azimuth: number): number {
  const tilts = Array.from({ length: STEEPEST_SEARCHED - WASHING_TILT + 1 }, (_, step) => WASHING_TILT + step);
  const scores = tilts.map((tilt) => {
    const onPlane = ghi.map((sun, month) => sun * planeFactor(latitude, month, tilt, sun, azimuth));
    return systemType === "on-grid" ? onPlane.reduce((total, sun) => total + sun, 0) : Math.min(...onPlane);
  });
  return tilts[scores.indexOf(Math.max(...scores))] ?? WASHING_TILT;
}
