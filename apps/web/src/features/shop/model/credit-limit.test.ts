import { approveCredit } from "@sunwright/contract/payments";
import { expect, it } from "vitest";
import { limitOf, limitText, roomOf } from "./credit-limit";

// All nine currencies have two digits after the point (ISO 4217, table A.1).
it.each([
  ["300", 30_000],
  ["1,047,000.50", 104_700_050],
  ["1.047.000,50", 104_700_050],
  ["0.01", 1],
  ["10000000000", 1_000_000_000_000],
])("%j is a limit of %s minor units, which the server takes", (text, minor) => {
  expect(limitOf(text, "NGN")).toBe(minor);
  expect(limitOf(limitText(minor, "NGN"), "NGN")).toBe(minor);
  expect(approveCredit.body.parse({ email: "firm@example.org", limitMinor: minor })).toMatchObject({
    limitMinor: minor,
  });
});

it.each(["0", "-5", "", "much", "10000000000.01"])("%j is none", (text) => {
  expect(limitOf(text, "NGN")).toBeNull();
});

it("leaves what is not open, and nothing of a limit that was lowered below it", () => {
  expect(roomOf({ limitMinor: 30_000, usedMinor: 13_500 })).toEqual({ left: 16_500, over: 0 });
  expect(roomOf({ limitMinor: 30_000, usedMinor: 30_000 })).toEqual({ left: 0, over: 0 });
  expect(roomOf({ limitMinor: 10_000, usedMinor: 13_500 })).toEqual({ left: 0, over: 3_500 });
});
