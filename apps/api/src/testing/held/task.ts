/** A task that lasts until the test lets it go. */
export interface Held {
  readonly name: string;
  /** One number for each of `cell`. */
  readonly cells: SharedArrayBuffer;
  /** Does not look whether it is still wanted. */
  readonly deaf?: boolean;
}

/** 1 in `begun` once the work is under way, 1 in `released` once it may end. */
export const cell = { begun: 0, released: 1 };
