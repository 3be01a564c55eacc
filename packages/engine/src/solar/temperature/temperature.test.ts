import { expect, it } from "vitest";
import table from "../truth/module-inverter.json";
import { excess } from "../truth/tolerance";
import { faiman } from "./faiman";
import { cellTemperature, type TemperatureModel } from "./model";
import { noctSam, rossNoct } from "./noct";
import { pvsyst, PVSYST_FREESTANDING, PVSYST_INSULATED, PVSYST_SEMI_INTEGRATED } from "./pvsyst";
import { sapm, SAPM_MOUNTS } from "./sapm";

type Case = (typeof table.cases)[number];
const exact = { relative: 1e-8, absolute: 1e-10 };

const noctOf = ({ poa_global: poa, temp_air: air, wind_speed: wind, ...row }: Case) =>
  noctSam(
    { poa, air, wind, effective: row.effective_irradiance },
    {
      noct: row.noct,
      efficiency: row.module_efficiency,
      storeys: row.array_height === 2 ? 2 : 1,
      standoffInches: row.mount_standoff_in,
    },
  );

const temperaturesOf = (row: Case): Record<keyof Case["out"], number> => {
  const weather = [row.poa_global, row.temp_air, row.wind_speed] as const;
  return {
    faiman_default: faiman(...weather),
    faiman_u0_20_u1_3: faiman(...weather, { u0: 20, u1: 3 }),
    pvsyst_freestanding: pvsyst(...weather, { ...PVSYST_FREESTANDING, efficiency: row.module_efficiency }),
    pvsyst_semi_integrated: pvsyst(...weather, { ...PVSYST_SEMI_INTEGRATED, efficiency: row.module_efficiency }),
    pvsyst_insulated: pvsyst(...weather, { ...PVSYST_INSULATED, efficiency: row.module_efficiency }),
    ross_noct: rossNoct(row.poa_global, row.temp_air, row.noct),
    noct_sam: noctOf(row),
    sapm_open_rack_glass_glass: sapm(...weather, SAPM_MOUNTS.openRackGlassGlass),
    sapm_close_mount_glass_glass: sapm(...weather, SAPM_MOUNTS.closeMountGlassGlass),
    sapm_open_rack_glass_polymer: sapm(...weather, SAPM_MOUNTS.openRackGlassPolymer),
    sapm_insulated_back_glass_polymer: sapm(...weather, SAPM_MOUNTS.insulatedBackGlassPolymer),
  };
};

it.each(table.cases)("meets pvlib's cell temperatures in case $id", (row) => {
  const references = new Map<string, number | null>(Object.entries(row.out));
  for (const [name, temperature] of Object.entries(temperaturesOf(row))) {
    expect(excess(temperature, references.get(name) ?? null, exact), name).toBeLessThanOrEqual(1);
  }
});

const chosen: readonly TemperatureModel[] = [
  { kind: "faiman", u0: 25, u1: 6.84 },
  { kind: "pvsyst", constant: 29, wind: 0 },
  { kind: "sapm", ...SAPM_MOUNTS.closeMountGlassGlass },
  { kind: "noct", noct: 45, efficiency: 0.19 },
];

it.each(chosen)("is the air's temperature without light, and rises with light, with $kind", (model) => {
  const temperature = cellTemperature(model);
  expect(temperature(0, 31, 2)).toBe(31);
  for (let poa = 100; poa <= 1200; poa += 100) {
    expect(temperature(poa, 31, 2)).toBeGreaterThan(temperature(poa - 100, 31, 2));
  }
});
