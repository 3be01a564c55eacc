import { describe, expect, it } from "vitest";
import { clamp, isNumberText, numberText, parseNumber, parseQuantity, stepNumber } from "./number";

describe("parseNumber", () => {
  it.each(["", "   ", "abc", "-", ".", ",", "NaN", "Infinity"])("falls back to 0 for the unparseable %j", (text) => {
    expect(parseNumber(text), "S-181").toBe(0);
  });

  it.each([
    ["6.5", 6.5],
    [" 12 ", 12],
    ["-40", -40],
    ["+3", 3],
    [".5", 0.5],
    ["7.", 7],
    ["007", 7],
  ])("reads %j as %d", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(["W 75", "--5", "1e3", "10,166", "1,500", "? 1.500"])("is no number, and not 0, for %j", (text) => {
    expect(parseNumber(text)).toBeNaN();
    expect(isNumberText(text)).toBe(false);
  });

  it("reads what a draft of an earlier version holds where it can be read in one way", () => {
    expect(["20,632,590.5", "6,5", "12 500"].map(parseNumber)).toEqual([20_632_590.5, 6.5, 12_500]);
  });

  it("tells an empty box from a zero", () => {
    expect(isNumberText("")).toBe(false);
    expect(isNumberText("0")).toBe(true);
  });
});

describe("parseQuantity", () => {
  it.each([
    ["", 1],
    ["abc", 1],
    ["0", 1],
    ["-3", 1],
    ["2.9", 2],
    ["12", 12],
  ])("reads %j as the whole number %d, at least 1", (text, quantity) => {
    expect(parseQuantity(text), "S-367").toBe(quantity);
  });
  it("is none where none may be chosen: 0 pieces of a return stay 0", () => {
    expect(["0", "", "3"].map((text) => parseQuantity(text, 0))).toEqual([0, 0, 3]);
  });
});

describe("stepNumber", () => {
  it("steps without the dust of binary fractions", () => {
    expect(stepNumber(0.2, 1, 0.1)).toBe(0.3);
    expect(stepNumber(6.5, 1, 0.1, 1, 12)).toBe(6.6);
  });

  it("goes to the next grid line when the value lies between two", () => {
    expect(stepNumber(6.3, 1, 0.5, 1, 12)).toBe(6.5);
    expect(stepNumber(6.3, -1, 0.5, 1, 12)).toBe(6);
  });

  it("stops at the bounds", () => {
    expect(stepNumber(12, 1, 0.5, 1, 12)).toBe(12);
    expect(stepNumber(1, -1, 0.5, 1, 12)).toBe(1);
    expect(stepNumber(0, 1, 1, 1)).toBe(1);
  });
});

it("clamps to both bounds", () => {
  expect(clamp(-1, 0, 100)).toBe(0);
  expect(clamp(140, 0, 100)).toBe(100);
});

it("writes a number as a person would type it", () => {
  expect(numberText(10166)).toBe("10166");
  expect(numberText(0.1 + 0.2)).toBe("0.3");
  expect(numberText(-0)).toBe("0");
  expect(numberText(Number.NaN)).toBe("");
});
