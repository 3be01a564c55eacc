/**
 * Which capability a row of `rows.tsv` belongs to, and whether it is built. A built row without a test fails the
 * conformance test; a row to come may not claim one by accident either way: it is counted as open.
 */
export interface Capability {
  readonly name: string;
  readonly built: boolean;
  /** Row numbers and inclusive ranges, as in `rows.tsv`. */
  readonly rows: string;
}

export const CAPABILITIES: readonly Capability[] = [
  {
    name: "Foundation: accounts, frame, design page, sizing",
    built: true,
    rows:
      "4-11 13-16 20-62 99-128 135-154 158-181 186-207 209-238 249-251 257-269 271-280 287 298-302 316-326 331-332 " +
      "350-352 365-379 400-411 416 427-433 441-445 448 454-456 460-482 484-501",
  },
  { name: "Marketplace", built: true, rows: "1-3 73" },
  { name: "3D solar layout designer", built: true, rows: "17 82-98 129-134 155-157 182-185 208 239-248" },
  { name: "Dashboards", built: true, rows: "18-19 63-72 74-81" },
  {
    name: "Sharing, history, comments, comparison, report",
    built: true,
    rows:
      "12 253-256 270 281-285 297 303-315 327-330 333-337 346-349 353-358 380-383 391-399 412-415 417-422 434-439 446-447 " +
      "449-452 457-459 483 502-512",
  },
  {
    name: "Roof optimiser",
    built: true,
    rows: "252 286 288-296 338-345 359-364 384-390 423-426 440 453 513-519",
  },
];

export function rowIds(rows: string): string[] {
  return rows.split(" ").flatMap((part) => {
    const [from, to = from] = part.split("-").map(Number);
    if (from === undefined || to === undefined || Number.isNaN(from + to)) throw new Error(`Not a row range: ${part}`);
    return Array.from({ length: to - from + 1 }, (_, index) => `S-${String(from + index).padStart(3, "0")}`);
  });
}
