import type { createProject } from "@sunwright/contract/projects";
import type { BodyInput } from "@sunwright/contract/endpoint";

/**
 * What the first open of the design page sends. Source: design workflow specification, sections 7 and 9. Said again
 * here because the contract's defaults would bring its schemas into the first script; a test holds the two together.
 */
export const FIRST_PROJECT: BodyInput<typeof createProject> & { readonly name: string } = {
  name: "New Solar Project",
  sunlightHours: 6.5,
  backupDays: 3,
  backupHours: 24,
  systemType: "off-grid",
  voltageFrequency: "220V/50Hz Single Phase",
  installationLocation: "roof-flat",
  country: "Nigeria",
  currency: "NGN",
  ambientTemperature: 29,
};
