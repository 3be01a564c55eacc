import { z } from "zod";
import { Text } from "./told";
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
  residualType: z.enum(["A", "B"]).exactOptional(),
  name: Text,
  rating: Trace,
  voltage: z.number().exactOptional(),
  detail: Text,
  quantity: z.number(),
  clause: Text,
  because: Text,
});

const Circuit = z.object({
  run: z.enum(["panel-inverter", "battery-inverter", "inverter-load", "inverter-generator", "inverter-grid"]),
  name: Text,
  current: Trace,
  size: Trace,
  parallel: z.number(),
  ampacity: Trace,
  protectiveConductor: Trace,
  devices: z.array(Device),
});

const Strings = z.object({ coldVoltage: Trace, codeVoltage: Trace, hotVoltage: Trace, cable: Trace });

const Earthing = z.object({
  arrangement: Text,
  because: Text,
  clause: Text,
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
  startCharge: Trace,
  stopCharge: Trace,
  leastLoad: Trace,
  litresPerHour: Trace,
  litresPerKwh: Trace,
});

/** The electrical part of a design: see `packages/engine/src/sizing/inputs/electrical-types.ts`. */
export const electrical = <Parameter extends z.ZodType>(parameter: Parameter) =>
  z.object({
    rules: z.enum(["IEC", "NEC"]),
    circuits: z.array(Circuit),
    strings: Strings.nullable(),
    earthing: Earthing,
    generator: Generator.nullable(),
    generatorShare: z.number(),
    refusals: z.array(
      z.object({
        id: z.string(),
        parameter: z.nullable(parameter),
        text: Text,
        remedy: Text,
        clause: Text,
        overridable: z.boolean(),
      }),
    ),
    notes: z.array(Text),
  });
