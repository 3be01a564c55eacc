import type { TemperatureModel } from "../solar/temperature/model";
import { PANEL_EFFICIENCY, STANDARD_CELL_RISE } from "./defaults";
import type { InstallationLocation, SystemType } from "../parameters/options";
import { planeFactor } from "./plane-irradiation";

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
  readonly cellRiseSource: string;
}

/** How hot cells run above the air, by what lets the air past them. */
export const MOUNTS: Readonly<Record<InstallationLocation, Mount>> = {
  "roof-flat": { cellRise: STANDARD_CELL_RISE, cellRiseSource: "AS/NZS 4509.2: cell = day's air + 25 K" },
  "roof-sloped": {
    cellRise: riseFrom(20),
    cellRiseSource: "PVsyst heat balance, U = 20 W/m²K, cited: air passes only through a gap under the panels",
  },
  "ground-mount": {
    cellRise: riseFrom(29),
    cellRiseSource: "PVsyst heat balance, U = 29 W/m²K, cited: air passes freely on both sides",
  },
  "pole-mount": {
    cellRise: riseFrom(25 + 6.84),
    cellRiseSource: "Faiman open rack, U = 25 + 6.84 v, in 1 m/s of wind",
  },
};

export interface TiltChoice {
  /** [°] */
  readonly tilt: number;
  readonly because: string;
}

/** Tilt towards the equator for a mount: searched where the mount is free, given by the roof where it is not. */
export function chooseTilt(
  mount: InstallationLocation,
  systemType: SystemType,
  latitude: number,
  ghi: readonly number[],
): TiltChoice {
  if (mount === "roof-sloped") return { tilt: ASSUMED_ROOF_PITCH, because: "assumed pitch of the roof" };
  if (mount === "roof-flat") {
    const tilt = Math.min(BALLAST_TILT, Math.max(WASHING_TILT, Math.round(Math.abs(latitude))));
    return { tilt, because: "the latitude, kept between 10° (rain washes the glass) and 15° (ballast holds)" };
  }
  const goal = systemType === "on-grid" ? "most sun in the year" : "most sun in the worst month";
  return { tilt: searchTilt(systemType, latitude, ghi), because: `searched from 10° to 60° for ${goal}` };
}

function searchTilt(systemType: SystemType, latitude: number, ghi: readonly number[]): number {
  const tilts = Array.from({ length: STEEPEST_SEARCHED - WASHING_TILT + 1 }, (_, step) => WASHING_TILT + step);
  const scores = tilts.map((tilt) => {
    const onPlane = ghi.map((sun, month) => sun * planeFactor(latitude, month, tilt, sun));
    return systemType === "on-grid" ? onPlane.reduce((total, sun) => total + sun, 0) : Math.min(...onPlane);
  });
  return tilts[scores.indexOf(Math.max(...scores))] ?? WASHING_TILT;
}
