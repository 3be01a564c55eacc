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

/** As `url.domainToASCII` of Node 20 has them (WHATWG URL, UTS 46). */
it.each([
  ["bücher.example", "xn--bcher-kva.example"],
  ["ɗanladi.ng", "xn--anladi-hyc.ng"],
  ["sólar.com.gh", "xn--slar-qqa.com.gh"],
  ["日本語.jp", "xn--wgv71a119e.jp"],
  ["सौर.भारत", "xn--t2bp4d.xn--h2brj9c"],
  ["الشمس.com", "xn--mgbyc7dg.com"],
  ["a-ü-b.de", "xn--a--b-1ra.de"],
  ["ünï-çødé.org", "xn--n-d-3lal6a6d1a.org"],
  ["faß.de", "xn--fa-hia.de"],
  ["plain.example", "plain.example"],
])("%s is what the URL standard says", (domain, ascii) => {
  expect(domainOf(domain)).toBe(ascii);
  expect(unicodeOf(ascii)).toBe(domain);
});

it("encodes no label of other signs than letters", () => {
  expect(domainOf("😀.com")).toBe("😀.com");
});

it("leaves what decodes to nothing sound in ASCII", () => {
  for (const odd of ["xn--a", "xn--", "xn--mnchen-3ya-", "xn--99999999999999999999", "xn--\u0000"])
    expect(unicodeOf(odd)).toBe(odd);
});
