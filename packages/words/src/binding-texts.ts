import type { Language } from "./translation";

/** Texts by which people are bound or kept from harm: contract, withdrawal, electricity. By room, the keys. */
const BINDING: Readonly<Record<string, RegExp>> = {
  cart: /^withdrawal(?:How|Delivery|Return|Days)$/,
  electrical: /^(?:changeover\.because|islanding\.because|earthing\.because(?:Iec|Nec)?|note\.licence)$/,
  "electrical-refusals": /^/,
  "job-withdrawal": /^(?!title$)/,
  offers: /^withdrawal$/,
  orders: /^(?:action\.withdraw\.(?:help|until)|withdraw\.help)$/,
};

/** The English of such a text stands beside its translation until a person signs for the room. */
export const standsBesideIn =
  ({ signed }: Pick<Language, "signed">) =>
  (room: string, key: string): boolean =>
    !Object.hasOwn(signed, room) && (BINDING[room]?.test(key) ?? false);
