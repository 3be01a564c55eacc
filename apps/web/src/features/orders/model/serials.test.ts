import { expect, it } from "vitest";
import { faultOf, serialsIn } from "./serials";

it("reads what was typed or scanned, one a line or with commas between", () => {
  expect(serialsIn(" HM4-118204\r\nHM4-118205, HM4-118206;\n\n")).toEqual(["HM4-118204", "HM4-118205", "HM4-118206"]);
  expect(serialsIn(" ")).toEqual([]);
});

it("finds what is no list of the pieces' numbers", () => {
  expect(faultOf(["A", "B"], 2)).toBeNull();
  expect(faultOf([], 2)).toBeNull();
  expect(faultOf(["A", "B", "C"], 2)).toEqual({ is: "many" });
  expect(faultOf(["A", "B", "A"], 3)).toEqual({ is: "twice", serial: "A" });
  expect(faultOf(["A".repeat(61)], 1)).toEqual({ is: "long" });
});
