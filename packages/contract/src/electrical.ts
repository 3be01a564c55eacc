import { z } from "zod";
import { Trace } from "./trace";

const Device = z.object({
  kind: z.enum([
    "string-fuse",
    "dc-isolator",
    "rapid-shutdown",
    "dc-surge",
    "battery-fuse",
    "breaker",
    "residual-current",
    "ac-surge",
    "changeover",
    "interface-protection",
  ]),
  name: z.string(),
  rating: Trace,
  voltage: z.number().exactOptional(),
  detail: z.string(),
  quantity: z.number(),
  clause: z.string(),
  because: z.string(),
});

const Circuit = z.object({
  run: z.enum(["panel-inverter", "battery-inverter", "inverter-load", "inverter-generator", "inverter-grid"]),
  name: z.string(),
  current: Trace,
  size: Trace,
  parallel: z.number(),
  ampacity: Trace,
  protectiveConductor: Trace,
  devices: z.array(Device),
});

const Strings = z.object({ coldVoltage: Trace, codeVoltage: Trace, hotVoltage: Trace, cable: Trace });

const Earthing = z.object({
  arrangement: z.string(),
  because: z.string(),
  clause: z.string(),
  electrode: Trace,
  rods: Trace,
  frameBonding: Trace,
});

const Generator = z.object({
  kind: z.enum(["petrol", "diesel"]),
  needed: Trace,
  derating: Trace,
  rating: Trace,
  sets: z.number(),
  leastLoad: Trace,
  litresPerHour: Trace,
  litresPerKwh: Trace,
});

/** The electrical part of a design: see `packages/engine/src/sizing/electrical/types.ts`. */
export const electrical = <Parameter extends z.ZodType>(parameter: Parameter) =>
  z.object({
    rules: z.enum(["IEC", "NEC"]),
    circuits: z.array(Circuit),
    strings: Strings.nullable(),
    earthing: Earthing,
    generator: Generator.nullable(),
    refusals: z.array(
      z.object({
        id: z.string(),
        parameter: z.nullable(parameter),
        text: z.string(),
        remedy: z.string(),
        clause: z.string(),
        overridable: z.boolean(),
      }),
    ),
    notes: z.array(z.string()),
  });
