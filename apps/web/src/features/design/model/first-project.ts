import { say } from "@sunwright/words/design";
import type { createProject } from "@sunwright/contract/projects";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { byName, DEFAULT_PARAMETERS } from "@sunwright/engine/parameters/parameters";
import type { ParameterValues } from "@sunwright/engine/parameters/table";

const SENT = [
  "sunlightHours",
  "backupDays",
  "backupHours",
  "systemType",
  "voltageFrequency",
  "installationLocation",
  "country",
  "currency",
  "ambientTemperature",
] as const;
type Sent = Pick<ParameterValues, (typeof SENT)[number]>;

/** What the first open of the design page sends. Source: design workflow specification, sections 7 and 9. */
export const FIRST_PROJECT: BodyInput<typeof createProject> & { readonly name: string } = {
  name: say("firstProjectName"),
  ...byName<Sent>(SENT, (name) => DEFAULT_PARAMETERS[name]),
};
