import { faiman } from "../../solar/temperature/faiman";
import { noctSam, rossNoct } from "../../solar/temperature/noct";
import { pvsyst, PVSYST_FREESTANDING, PVSYST_INSULATED, PVSYST_SEMI_INTEGRATED } from "../../solar/temperature/pvsyst";
import { sapm, SAPM_MOUNTS } from "../../solar/temperature/sapm";
import type { Check } from "../check";
import type { Field } from "../reader";

const EXACT = { relative: 1e-8, absolute: 1e-10 };

function temperaturesOf(row: Field): Readonly<Record<string, number>> {
  const [poa, air, wind] = [row.number("poa_global"), row.number("temp_air"), row.number("wind_speed")];
  const efficiency = row.number("module_efficiency");
  const weather = [poa, air, wind] as const;
  return {
    faiman_default: faiman(...weather),
    faiman_u0_20_u1_3: faiman(...weather, { u0: 20, u1: 3 }),
    pvsyst_freestanding: pvsyst(...weather, { ...PVSYST_FREESTANDING, efficiency }),
    pvsyst_semi_integrated: pvsyst(...weather, { ...PVSYST_SEMI_INTEGRATED, efficiency }),
    pvsyst_insulated: pvsyst(...weather, { ...PVSYST_INSULATED, efficiency }),
    ross_noct: rossNoct(poa, air, row.number("noct")),
    noct_sam: noctSam(
      { poa, air, wind, effective: row.number("effective_irradiance") },
      {
        noct: row.number("noct"),
        efficiency,
        storeys: row.number("array_height") === 2 ? 2 : 1,
        standoffInches: row.number("mount_standoff_in"),
      },
    ),
    sapm_open_rack_glass_glass: sapm(...weather, SAPM_MOUNTS.openRackGlassGlass),
    sapm_close_mount_glass_glass: sapm(...weather, SAPM_MOUNTS.closeMountGlassGlass),
    sapm_open_rack_glass_polymer: sapm(...weather, SAPM_MOUNTS.openRackGlassPolymer),
    sapm_insulated_back_glass_polymer: sapm(...weather, SAPM_MOUNTS.insulatedBackGlassPolymer),
  };
}

export function cellTemperatureCase(row: Field, check: Check): void {
  for (const [name, temperature] of Object.entries(temperaturesOf(row))) {
    check.compare(`${name} [°C]`, temperature, row.field("out").numberOrNull(name), EXACT);
  }
}
