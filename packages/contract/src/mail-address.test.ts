import { domainToASCII, domainToUnicode } from "node:url";
import { expect, it } from "vitest";
import { Email } from "./accounts";
import { asciiAddress, readableAddress } from "./mail-address";
import { domainOf, unicodeOf } from "./punycode";

it.each([
  ["amina@münchen.de", "amina@xn--mnchen-3ya.de"],
  ["amina@mu\u0308nchen.de", "amina@xn--mnchen-3ya.de"],
  ["amina@MÜNCHEN.de", "amina@xn--mnchen-3ya.de"],
  ["amina@xn--mnchen-3ya.de", "amina@xn--mnchen-3ya.de"],
  ["amina@пример.испытание", "amina@xn--e1afmkfd.xn--80akhbyknj4f"],
  ["amina@example.com", "amina@example.com"],
  ["Amina@Example.com", "Amina@Example.com"],
  ["münchen", "münchen"],
])("an address is compared by the ASCII form of its domain: %s", (typed, ascii) => {
  expect(asciiAddress(typed)).toBe(ascii);
});

it("is taken with an international domain, and refused with what is none", () => {
  expect(Email.parse(" Amina@münchen.de ")).toBe("Amina@xn--mnchen-3ya.de");
  expect(readableAddress("Amina@xn--mnchen-3ya.de")).toBe("Amina@münchen.de");
  for (const wrong of ["amina@bü cher.de", "amina@münchen", "@münchen.de", "amina@@münchen.de", "amina@münchen.de/x"])
    expect(Email.safeParse(wrong).success, wrong).toBe(false);
});

const DOMAINS = [
  "bücher.example",
  "ɗanladi.ng",
  "sólar.com.gh",
  "日本語.jp",
  "सौर.भारत",
  "الشمس.com",
  "a-ü-b.de",
  "ünï-çødé.org",
  "😀.com",
  "faß.de",
  "plain.example",
];
it.each(DOMAINS)("%s is what the URL standard says", (domain) => {
  const ascii = domainToASCII(domain);
  if (domain === "😀.com") return expect(domainOf(domain), "no letter").toBe(domain);
  expect(domainOf(domain)).toBe(ascii);
  expect(unicodeOf(ascii)).toBe(domainToUnicode(ascii));
});

it("leaves what decodes to nothing sound in ASCII", () => {
  for (const odd of ["xn--a", "xn--", "xn--mnchen-3ya-", "xn--99999999999999999999", "xn--\u0000"])
    expect(unicodeOf(odd)).toBe(odd);
});
