import { Parameters } from "@sunwright/contract/projects";
import { z } from "zod";
import type { ParametersForm } from "./form-values";

const text = z.string().max(40);
const choices = Parameters.shape;
/** Figures are kept as typed, choices only while they still exist. */
const Typed = z
  .object({
    sunlightHours: text,
    backupDays: text,
    backupHours: text,
    panelToInverterDistance: text,
    inverterToLoadDistance: text,
    inverterToGeneratorDistance: text,
    inverterToGridDistance: text,
    ambientTemperature: text,
    humidity: text,
    altitude: text,
    sunlightSource: choices.sunlightSource,
    systemType: choices.systemType,
    voltageFrequency: choices.voltageFrequency,
    installationLocation: choices.installationLocation,
    country: choices.country,
    region: choices.region,
    city: choices.city,
    currency: choices.currency,
  })
  .partial();

const Draft = z.object({ base: z.object({ parameters: Parameters, version: z.number() }), typed: Typed });

export interface ParametersDraft {
  readonly base: { readonly parameters: Parameters; readonly version: number };
  readonly typed: Partial<ParametersForm>;
}

/** Null for what a former version of the page stored and this one cannot read. */
export function parseParametersDraft(stored: unknown): ParametersDraft | null {
  const result = Draft.safeParse(stored);
  if (!result.success) return null;
  const { base, typed } = result.data;
  const given = Object.entries(typed).filter(([, value]) => value !== undefined);
  return { base, typed: Object.fromEntries(given) };
}
