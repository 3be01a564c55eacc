import type { MaskedCopies, PersonNames } from "@sunwright/contract/masked-copies";
import type { Executor } from "./database";

/** A row whose texts have no masked copies yet. */
export interface Unmasked {
  readonly texts: readonly string[];
  /** Whose names are hidden in them. */
  readonly person: PersonNames | null;
  /** Stores a copy of each text. */
  readonly keep: (copies: readonly MaskedCopies[]) => Promise<void>;
}

/** Some of a feature's rows without masked copies. One that is kept is not found again. */
export type FindUnmasked = (executor: Executor, most: number) => Promise<readonly Unmasked[]>;
