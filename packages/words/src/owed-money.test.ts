import { afterEach, expect, it } from "vitest";
import { SOURCE_LANGUAGE, speak } from "./language";
import { copiedAmount, owedMoney, owedText } from "./owed-money";

afterEach(() => speak(SOURCE_LANGUAGE, (_room, _key, english) => english));

// ₦21,195.36 was owed, ₦21,195 was shown and paid, and "₦0 is still due" stayed.
it("writes money that is owed to its last minor unit, in every currency that shops sell in", () => {
  expect(owedText(2_119_536, "NGN")).toBe("₦21,195.36");
  expect(owedText(36, "NGN"), "what is left of it").toBe("₦0.36");
  expect(owedText(1_800_000, "NGN"), "nothing is left away").toBe("₦18,000.00");
  expect(owedText(-4_050, "KES")).toBe("−KSh40.50");
  expect(owedText(0, "INR")).toBe("₹0.00");
  for (const currency of ["NGN", "GHS", "KES", "ZAR", "USD", "GBP", "EUR", "AUD", "INR"])
    expect(owedText(1, currency), currency).toMatch(/0\.01$/);
  expect(owedMoney(100_000_000_001, "USD"), "no millions in short").toEqual({
    currency: "$",
    value: "1,000,000,000.01",
  });
});

it("writes them as the language does, and copies a plain number in each", () => {
  speak("de-DE", (_room, _key, english) => english);
  // As CLDR has it: the sign after the figure, with a space that does not break.
  expect(owedText(2_119_536, "EUR")).toBe("21.195,36\u00A0€");
  expect(owedText(-5, "EUR")).toBe("−0,05\u00A0€");
  expect(copiedAmount(2_119_536, "EUR")).toBe("21195.36");
  expect(copiedAmount(5, "NGN")).toBe("0.05");
  // Yen have no smaller unit.
  expect([owedText(1_500, "JPY"), copiedAmount(1_500, "JPY")]).toEqual(["1.500\u00A0JPY", "1500"]);
});
