import type { MaskedCopies } from "@sunwright/contract/masked-copies";
import type { ProjectFile } from "@sunwright/contract/project-file";
import type { OwnWeather } from "@sunwright/engine/climate/files/told-bounds";
import type { StatedPlace } from "@sunwright/engine/climate/stated-place";
import type { Unmasked } from "../../platform/unmasked";

/** A year of weather as a project keeps it: what is said of it, and its hours, packed by the engine's `packYear`. */
export interface ReadWeather {
  readonly told: OwnWeather;
  readonly hours: Uint8Array;
}

/** What a worker thread is asked: bodies as they came, and what a weather service answered. */
export type ReadingTask =
  | { readonly kind: "weather-body"; readonly body: Uint8Array; readonly place: StatedPlace | null }
  | { readonly kind: "weather-text"; readonly text: string }
  | { readonly kind: "project-body"; readonly body: Uint8Array }
  | { readonly kind: "mask-texts"; readonly rows: readonly Pick<Unmasked, "texts" | "person">[] };

/** A project file whose parts are checked, its weather apart. */
export interface ReadProject {
  readonly file: Omit<ProjectFile, "weather">;
  readonly weather: (ReadWeather & Pick<NonNullable<ProjectFile["weather"]>, "source" | "fileName">) | null;
}

export interface Readings {
  readonly "weather-body": ReadWeather & { readonly fileName: string };
  readonly "weather-text": ReadWeather;
  readonly "project-body": ReadProject;
  /** Of each row, a copy of each text. */
  readonly "mask-texts": readonly (readonly MaskedCopies[])[];
}
