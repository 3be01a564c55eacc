import { expect, it } from "vitest";
import { base64Bytes, base64Of, fitsServer, middleSquare } from "./picture";

it("cuts the middle square out of a wide and of a tall picture", () => {
  expect(middleSquare(400, 300)).toEqual({ x: 50, y: 0, side: 300 });
  expect(middleSquare(300, 400)).toEqual({ x: 0, y: 50, side: 300 });
});

it("counts the bytes a base64 text stands for", () => {
  for (const text of ["", "a", "ab", "abc", "abcd"]) {
    expect(base64Bytes(btoa(text))).toBe(text.length);
  }
  expect(base64Of("data:image/jpeg;base64,YWJj")).toBe("YWJj");
});

it("sends at most the 100,000 bytes the server takes", () => {
  expect([fitsServer(100_000), fitsServer(100_001)]).toEqual([true, false]);
});
