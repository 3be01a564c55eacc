import type { PhoneWay } from "@sunwright/engine/countries/pay-ways";

/** Longer than any number with the signs between its digits. [characters] */
export const MOBILE_NUMBER_MAX = 30;

/**
 * Where a network is: the code of its country, and the digits of its mobile numbers after it. Source: ITU-T E.164, national
 * numbering plans of Kenya (7 and 1, nine digits) and Ghana (2 and 5, nine digits).
 */
const KENYA = { code: "254", national: /^[17]\d{8}$/, example: "0722 000 000" };
const GHANA = { code: "233", national: /^[25]\d{8}$/, example: "055 123 4987" };
interface Plan {
  readonly code: string;
  readonly national: RegExp;
  readonly example: string;
}
const PLANS: Readonly<Record<PhoneWay, Plan>> = {
  mpesa: KENYA,
  airtel: KENYA,
  mtn: GHANA,
  "at-money": GHANA,
};

export interface MobileNumber {
  /** With the plus and the code of the country. */
  readonly international: string;
  /** As people of the country write it. */
  readonly national: string;
  /** To be shown and kept: without its middle. */
  readonly masked: string;
}

/** A number of a network's country as people write it, with or without the code of the country; null for another one. */
export function mobileNumber(way: PhoneWay, text: string): MobileNumber | null {
  const { code, national } = PLANS[way];
  const digits = text.normalize("NFKC").replaceAll(/[\s().\-/]/g, "");
  const rest = [`+${code}`, `00${code}`, code, "0"].find((start) => digits.startsWith(start)) ?? "";
  const number = digits.slice(rest.length);
  if (!national.test(number)) return null;
  const own = `0${number}`;
  return { international: `+${code}${number}`, national: own, masked: `${own.slice(0, 4)} ••• ${own.slice(-3)}` };
}

/** A number as it is expected. */
export const mobileExample = (way: PhoneWay): string => PLANS[way].example;
