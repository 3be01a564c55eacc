import { describe, expect, it } from "vitest";
import { nameFault, passesFor } from "./name-rules";

describe("the name of a firm", () => {
  it.each([
    ["Bello Solar", null],
    ["Ɗanladi & Sons", null],
    ["Süd-Solar GmbH", null],
    ["Солнце и Ко", null],
    ["Ήλιος Solar", null],
    ["सौर ऊर्जा", null],
    ["शक्‍ति", null],
    ["شمس للطاقة", null],
    ["太阳能 Solar", null],
    ["Sun ☀️ 👨‍👩‍👧", null],
    ["Bell\u043e Solar", "mixed"],
    ["\u0405olar House", "mixed"],
    ["S\u03bflar", "mixed"],
    ["Bello\u202e raloS", "hidden"],
    ["Bello\u200b Solar", "hidden"],
    ["Bello\u00ad Solar", "hidden"],
    ["Bello \u2066Solar\u2069", "hidden"],
    ["Bello\u3164", "hidden"],
  ])("%s", (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });

  it("in other letters is read as the Latin name it passes for", () => {
    expect(passesFor("\u0440\u043e\u0440\u0435")).toBe("pope");
    expect(passesFor("\u0420\u041e\u0420\u0415 \u0441\u043e")).toBe("pope co");
    expect(passesFor("Солнце и Ко"), "looks like no Latin name").toBeNull();
    expect(passesFor("Pope Co")).toBeNull();
    expect(passesFor("Süd-Solar")).toBeNull();
  });
});
