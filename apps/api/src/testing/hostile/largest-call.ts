import type { Person } from "../people";

/** One call with the largest input that is allowed, on the largest state. */
export interface LargestCall {
  readonly path: string;
  readonly body?: unknown;
  /** The body of a call that takes a file. */
  readonly file?: Uint8Array;
  /** Who calls; the owner of the largest project unless given. */
  readonly as?: Person | null;
}
