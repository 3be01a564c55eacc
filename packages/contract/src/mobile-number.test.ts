import { expect, it } from "vitest";
import { mobileNumber } from "./mobile-number";

// Numbers of the stored documentation: Paystack, "Payment Channels", Mobile Money (0551234987) and M-PESA (+254722000000).
it.each([
  ["mpesa", "+254722000000", "+254722000000", "0722000000", "0722 ••• 000"],
  ["mpesa", "0722 000 000", "+254722000000", "0722000000", "0722 ••• 000"],
  ["mpesa", "00254-722-000000", "+254722000000", "0722000000", "0722 ••• 000"],
  ["mpesa", "254 113 881 491", "+254113881491", "0113881491", "0113 ••• 491"],
  ["mpesa", "712345418", "+254712345418", "0712345418", "0712 ••• 418"],
  ["mtn", "0551234987", "+233551234987", "0551234987", "0551 ••• 987"],
  ["mtn", "(0)55 123 4987", "+233551234987", "0551234987", "0551 ••• 987"],
] as const)("reads a number of %s: %s", (way, text, international, national, masked) => {
  expect(mobileNumber(way, text)).toEqual({ international, national, masked });
});

it.each([
  ["mpesa", ""],
  ["mpesa", "0551234987"],
  ["mpesa", "+233551234987"],
  ["mpesa", "07220000001"],
  ["mpesa", "0722 000 00x"],
  ["mtn", "+254722000000"],
  ["mtn", "055123498"],
] as const)("refuses what is no number of %s: %s", (way, text) => {
  expect(mobileNumber(way, text)).toBeNull();
});
