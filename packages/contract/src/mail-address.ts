import { domainOf, unicodeOf } from "./punycode";

/** Letters of an international domain: everything that is no sign of ASCII. */
const FOREIGN = /[\u0080-\u{10ffff}]/u;

/**
 * A mail address as it is sent to and compared: an international domain in its ASCII form, so that "münchen.de" in either
 * form of its ü and "xn--mnchen-3ya.de" are one. What is no domain stays as it was typed, and is refused as such.
 */
export function asciiAddress(typed: string): string {
  const at = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(at);
  return at > 0 && FOREIGN.test(domain) ? typed.slice(0, at) + domainOf(domain) : typed;
}

/** The same as a person reads it. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + unicodeOf(address.slice(at));
}
