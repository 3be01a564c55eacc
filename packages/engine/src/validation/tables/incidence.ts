import { ashraeModifier } from "../../solar/incidence/ashrae";
import { marionDiffuse } from "../../solar/incidence/marion-diffuse";
import { martinRuizDiffuse, martinRuizModifier } from "../../solar/incidence/martin-ruiz";
import { COATED_GLASS, physicalModifier } from "../../solar/incidence/physical";
import { schlickDiffuse, schlickModifier } from "../../solar/incidence/schlick";
import type { Check } from "../check";
import type { Field } from "../reader";
import { told } from "../told";

const EXACT = { relative: 1e-8, absolute: 1e-12 };
const QUADRATURE = { relative: 1e-5 };

export function beamModifierCase(row: Field, check: Check): void {
  const out = row.field("out");
  const angle = row.number("aoi");
  const glass = {
    index: row.number("physical_n"),
    extinction: row.number("physical_k"),
    thickness: row.number("physical_l"),
  };
  const modifiers = {
    ashrae: ashraeModifier(angle, row.number("ashrae_b")),
    physical: physicalModifier(angle, glass),
    physical_ar: physicalModifier(angle, COATED_GLASS),
    martin_ruiz: martinRuizModifier(angle, row.number("martin_ruiz_ar")),
    schlick: schlickModifier(angle),
  };
  for (const [name, modifier] of Object.entries(modifiers)) {
    check.compare(name, modifier, out.numberOrNull(name), EXACT);
  }
}

export function diffuseModifierCase(row: Field, check: Check): void {
  const out = row.field("out");
  const tilt = row.number("surface_tilt");
  const modifiers = {
    martin_ruiz_diffuse: martinRuizDiffuse(tilt, row.number("martin_ruiz_ar")),
    schlick_diffuse: schlickDiffuse(tilt),
  };
  for (const [name, { sky, ground }] of Object.entries(modifiers)) {
    check.compare(
      told("quantity.modifier", { model: name, part: "sky" }),
      sky,
      out.field(name).numberOrNull("sky"),
      EXACT,
    );
    check.compare(
      told("quantity.modifier", { model: name, part: "ground" }),
      ground,
      out.field(name).numberOrNull("ground"),
      EXACT,
    );
  }
}

export function marionCase(row: Field, check: Check): void {
  const printed = row.field("out").field("marion_diffuse_physical");
  const marion = marionDiffuse(physicalModifier, row.number("surface_tilt"));
  for (const part of ["sky", "horizon", "ground"] as const) {
    check.compare(
      told("quantity.modifier", { model: "Marion", part }),
      marion[part],
      printed.numberOrNull(part),
      QUADRATURE,
    );
  }
}
