import { expect, expectTypeOf, it } from "vitest";
import { bring, keepEnglishBeside, saidIn, SOURCE_LANGUAGE, speak, speakAsAsked } from "./language";
import { labels, room } from "./room";

const say = room("test", {
  plain: "Save changes",
  named: "Welcome back, {name}!",
  counted: "{count, plural, one {# panel} other {# panels}} of {watts, number, whole} W",
  linked: "If <b>{email}</b> has an account, <link>read on</link>.",
  minus: "{loss, number, one} kWh",
});

it("says a text with its values", () => {
  expect(say("plain")).toBe("Save changes");
  expect(say("named", { name: "Ada" })).toBe("Welcome back, Ada!");
  expect(say("counted", { count: 1, watts: 400 })).toBe("1 panel of 400 W");
  expect(say("counted", { count: 1_200, watts: 1_400.4 })).toBe("1,200 panels of 1,400 W");
  expect(say("minus", { loss: -1.25 })).toBe("−1.3 kWh");
});

it("gives a text with tags in pieces", () => {
  const parts = say.parts("linked", {
    email: "a@b.c",
    b: (inside) => ({ bold: inside }),
    link: (inside) => ({ bold: inside }),
  });
  expect(parts).toEqual(["If ", { bold: ["a@b.c"] }, " has an account, ", { bold: ["read on"] }, "."]);
});

it("says the labels of a table when they are read, and takes none that needs values", () => {
  const table = labels(say, { keep: "plain", other: "plain" });
  expect(Object.entries(table)).toEqual([
    ["keep", "Save changes"],
    ["other", "Save changes"],
  ]);
  expect("keep" in table).toBe(true);
  expect(Object.getOwnPropertyDescriptor(table, "keep")).not.toHaveProperty("value");
  // @ts-expect-error -- the name is missing
  labels(say, { keep: "named" });
});

it("asks for the arguments that a text has", () => {
  expectTypeOf(say<"plain">).parameters.toEqualTypeOf<["plain"]>();
  // @ts-expect-error -- no such text
  expect(() => say("unknown")).toThrow("no text unknown");
  // @ts-expect-error -- the name is missing
  expect(() => say("named")).toThrow("name");
  // @ts-expect-error -- a number is asked for
  expect(() => say("counted", { count: "1", watts: 1 })).toThrow("count");
});

it("says a text in as many languages as are asked for, and in English where there is none", () => {
  const home = room("home-of-test", { title: "Your {place}", watts: "{watts, number, one} W", other: "Other" });
  expect(home("title", { place: "roof" })).toBe("Your roof");
  bring("de-DE", "home-of-test", { title: "Ihr {place}", watts: "{watts, number, one} Watt" });
  let asked: string | undefined = "de-DE";
  speakAsAsked(() => asked);
  try {
    expect(home("title", { place: "Dach" })).toBe("Ihr Dach");
    expect(home("watts", { watts: 1_234.5 })).toBe("1.234,5 Watt");
    expect(home("other")).toBe("Other");
    expect(saidIn(SOURCE_LANGUAGE, () => home("watts", { watts: 1_234.5 }))).toBe("1,234.5 W");
    asked = undefined;
    expect(home("title", { place: "roof" })).toBe("Your roof");
  } finally {
    speakAsAsked(() => undefined);
  }
});

it("says what has come since in the language that is spoken", () => {
  const late = room("late-of-test", { title: "Cart" });
  speak("de-DE");
  try {
    expect(late("title")).toBe("Cart");
    bring("de-DE", "late-of-test", { title: "Warenkorb" });
    expect(late("title")).toBe("Warenkorb");
  } finally {
    speak(SOURCE_LANGUAGE);
  }
});

it("says the English beside where a person is bound by a text that nobody has checked", () => {
  const right = room("right-of-test", { short: "Withdrawal", days: "Within <b>{days}</b> days" });
  bring("de-DE", "right-of-test", { short: "Widerruf", days: "Binnen <b>{days}</b> Tagen" });
  keepEnglishBeside("de-DE", (name, key) => name === "right-of-test" && key === "days");
  speak("de-DE");
  try {
    expect(right("short")).toBe("Widerruf");
    expect(right.parts("days", { days: "14", b: (inside) => ({ bold: inside }) })).toEqual([
      "Binnen ",
      { bold: ["14"] },
      " Tagen",
      " (EN: ",
      "Within ",
      { bold: ["14"] },
      " days",
      ")",
    ]);
  } finally {
    speak(SOURCE_LANGUAGE);
    keepEnglishBeside("de-DE", () => false);
  }
});
