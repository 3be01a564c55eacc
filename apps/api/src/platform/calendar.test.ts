import { expect, it } from "vitest";
import { calendarOf, escaped, folded } from "./calendar";

it("escapes text as RFC 5545, 3.3.11 says", () => {
  expect(escaped("Close, gate; \\ and\nthe dog\r\nbehind\u0007")).toBe(
    String.raw`Close\, gate\; \\ and\nthe dog\nbehind`,
  );
});

it("folds lines at 75 octets without cutting a character, and unfolds to what it was", () => {
  const line = `SUMMARY:${"Kano ☀ Kaduna é ".repeat(20)}`;
  const lines = folded(line).split("\r\n");
  expect(lines.length).toBeGreaterThan(3);
  for (const each of lines) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
  for (const each of lines.slice(1)) expect(each.startsWith(" ")).toBe(true);
  expect(lines.map((each, index) => (index === 0 ? each : each.slice(1))).join("")).toBe(line);
  expect(folded("a".repeat(75))).toBe("a".repeat(75));
  expect(folded("a".repeat(76))).toBe(`${"a".repeat(75)}\r\n a`);
});

it("writes whole days, which end the day after the last, each under its own name", () => {
  const at = new Date("2026-12-01T08:30:00.123Z");
  const entry = {
    uid: "work-1@sunwright",
    from: "2026-12-14",
    until: "2026-12-17",
    summary: "Solar, Kano",
    description: "",
    location: "12 Gidan Rimi Close",
  };
  expect(calendarOf([entry], at, 7).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sunwright//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:work-1@sunwright",
    "DTSTAMP:20261201T083000Z",
    "SEQUENCE:7",
    "DTSTART;VALUE=DATE:20261214",
    "DTEND;VALUE=DATE:20261217",
    String.raw`SUMMARY:Solar\, Kano`,
    "LOCATION:12 Gidan Rimi Close",
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("lets nobody write a line of their own into it", () => {
  const entry = { uid: "a", from: "2026-12-14", until: "2026-12-15", description: "", location: "" };
  const text = calendarOf([{ ...entry, summary: "x\r\nATTENDEE:mailto:a@b.c\u2028END:VEVENT" }], new Date(0), 1);
  expect(text.split("\r\n").filter((line) => line.startsWith("ATTENDEE") || line === "END:VEVENT")).toEqual([
    "END:VEVENT",
  ]);
});
