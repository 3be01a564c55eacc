import { describe, expect, it } from "vitest";
import { keptInToldYears } from "./told-target";

describe("a search that is told how other years went", () => {
  /** Pieces of ten hours; other years go dark half as long again. */
  const search = (atMost: number) => 10 * Math.floor(atMost / 10);
  const told = (found: number) => 1.5 * found;

  it("is asked for more until those years keep the target", () => {
    expect(keptInToldYears({ target: 80, search, told })).toBe(50);
  });

  it("is left alone where they keep it", () => {
    expect(keptInToldYears({ target: 80, search, told: (found) => found })).toBe(80);
  });

  it("keeps what it found where there is no more", () => {
    const only = (atMost: number) => (atMost >= 80 ? 80 : null);
    expect(keptInToldYears({ target: 80, search: only, told })).toBe(80);
    expect(keptInToldYears({ target: 80, search: () => null, told: () => 0 })).toBeNull();
  });
});
