/** What changes how many pieces there are. */
export const MOVEMENT_KINDS = [
  "opening",
  "received",
  "adjusted",
  "counted",
  "transfer-out",
  "transfer-in",
  "shipped",
  "returned",
  "scrapped",
] as const;

/** Pieces of one product at one place. */
export const PIECES_MAX = 10_000_000;
