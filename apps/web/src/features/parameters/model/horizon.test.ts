import { tell } from "@sunwright/report/tell";
import { expect, it } from "vitest";
import { horizonOfFile, horizonTyped } from "./horizon";

it("reads the horizon file of PVGIS, which counts from the south", () => {
  const text =
    "Latitude (decimal degrees):\t6.5\n\nA\tH_hor\n-180.0\t2.3\n-90.0\t5.0\n0.0\t12.2\n90.0\t1.1\n\nA: Azimuth\n";
  expect(horizonOfFile(text)).toMatchObject({ ok: true, profile: "0 2.3, 90 5, 180 12.2, 270 1.1", isAssumed: false });
});

it("says which line of a file is none", () => {
  const read = horizonOfFile("azimuth,elevation\n0,5\n90,95\n");
  expect(read.ok ? "" : tell(read.problem)).toBe("Line 3: The elevation is 95°; it must be from −90° to 90°.");
});

it("asks of a file with azimuths below 0, and counts from where it is told to", () => {
  const hill = "-90,5\n0,35\n90,8";
  expect(horizonOfFile(hill)).toEqual({
    ok: true,
    profile: "90 5, 180 35, 270 8",
    countedFrom: "south",
    isAssumed: true,
  });
  expect(horizonOfFile(hill, "north")).toMatchObject({ profile: "0 35, 90 8, 270 5", isAssumed: false });
});

it("takes points as people type them", () => {
  expect(horizonTyped("0 5, 90 12.5,180 3")).toBe("0 5, 90 12.5, 180 3");
  expect(horizonTyped(" 180 3; 0 5 ")).toBe("0 5, 180 3");
  expect(horizonTyped("-90 4\n90 8")).toBe("90 8, 270 4");
  // What cannot be read stays for the person to correct.
  expect(horizonTyped("a hill in the west")).toBe("a hill in the west");
  expect(horizonTyped("0 5, 90 95")).toBe("0 5, 90 95");
});
