import type { ProjectFile } from "@sunwright/contract/project-file";
import type { OwnWeather } from "@sunwright/engine/climate/files/told-bounds";

/** A year of weather as a project keeps it: what is said of it, and its hours, packed by the engine's `packYear`. */
export interface ReadWeather {
  readonly told: OwnWeather;
  readonly hours: Uint8Array;
}

/** What a worker thread is asked: bodies as they came, and what a weather service answered. */
export type ReadingTask =
  | { readonly kind: "weather-body"; readonly body: Uint8Array }
  | { readonly kind: "weather-text"; readonly text: string }
  | { readonly kind: "project-body"; readonly body: Uint8Array };

/** A project file whose parts are checked, its weather apart. */
export interface ReadProject {
  readonly file: Omit<ProjectFile, "weather">;
  readonly weather: (ReadWeather & Pick<NonNullable<ProjectFile["weather"]>, "source" | "fileName">) | null;
}

export interface Readings {
  readonly "weather-body": ReadWeather & { readonly fileName: string };
  readonly "weather-text": ReadWeather;
  readonly "project-body": ReadProject;
}
