/**
 * Ways to pay through a provider. Mobile money is a way for each network, because each is asked by its own name.
 */
export const PAY_WAYS = ["card", "bank-transfer", "ussd", "mpesa", "airtel", "mtn", "at-money"] as const;
export type PayWay = (typeof PAY_WAYS)[number];

/** Those that ask on a person's phone. */
export const PHONE_WAYS = ["mpesa", "airtel", "mtn", "at-money"] as const satisfies readonly PayWay[];
export type PhoneWay = (typeof PHONE_WAYS)[number];

export const isPhoneWay = (way: PayWay): way is PhoneWay => PHONE_WAYS.some((each) => each === way);
