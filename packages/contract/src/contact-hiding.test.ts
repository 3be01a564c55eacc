import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactsIn, hideContacts, type HiddenKind, type Piece } from "./contact-hiding";

const shown = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : `[${piece.hidden}]`)).join("");
const hidden = (text: string) => shown(hideContacts(text));

/** The whole text is hidden but for what stands around the contact. */
const HOSTILE: readonly (readonly [text: string, read: string])[] = [
  // Numbers as they are written in the nine countries.
  ["Call 0803 555 0142", "Call [phone]"],
  ["Call me on 08035550142.", "Call me on [phone]."],
  ["+234 803 555 0142 any time", "[phone] any time"],
  ["(+234) 803-555-0142", "[phone]"],
  ["00234 803 555 0142", "[phone]"],
  ["0712 345 678 is mine", "[phone] is mine"],
  ["+254712345678", "[phone]"],
  ["024 412 3456 in Accra", "[phone] in Accra"],
  ["082 123 4567, Pretoria", "[phone], Pretoria"],
  ["089/1234567", "[phone]"],
  ["0151-23456789", "[phone]"],
  ["(415) 555-2671", "[phone]"],
  ["+44 20 7946 0958", "[phone]"],
  ["0412 345 678", "[phone]"],
  ["98765 43210", "[phone]"],
  // Signs between the digits.
  ["0803.555.0142", "[phone]"],
  ["0803_555_0142", "[phone]"],
  ["0-8-0-3-5-5-5-0-1-4-2", "[phone]"],
  ["0 8 0 3 5 5 5 0 1 4 2", "[phone]"],
  ["0803*555*0142", "[phone]"],
  ["0803 / 555 / 0142", "[phone]"],
  ["0803 ... 555 ... 0142", "[phone]"],
  ["0803\n555\n0142", "[phone]"],
  ["08,03,55,50,14,2", "[phone]"],
  ["0803|555|0142", "[phone]"],
  ["[0803] [555] [0142]", "[[phone]]"],
  // Days in the middle of one.
  ["08 - 5/2/36 - 71", "[phone]"],
  ["0 4.6 8 7 - 20/6.42", "[phone]"],
  ["02.4/88 - 15.8.94", "[phone]"],
  ["0803 then 555 then 0142", "[phone]"],
  ["0803 and 555 and 0142", "[phone]"],
  // Other digits, and what is not seen.
  ["０８０３５５５０１４２", "[phone]"],
  ["٠٨٠٣ ٥٥٥ ٠١٤٢", "[phone]"],
  ["०८०३ ५५५ ०१४२", "[phone]"],
  ["⓪⑧⓪③⑤⑤⑤⓪①④②", "[phone]"],
  ["𝟘𝟠𝟘𝟛 𝟝𝟝𝟝 𝟘𝟙𝟜𝟚", "[phone]"],
  ["⁰⁸⁰³⁵⁵⁵⁰¹⁴²", "[phone]"],
  ["0️⃣8️⃣0️⃣3️⃣5️⃣5️⃣5️⃣0️⃣1️⃣4️⃣2️⃣", "[phone]"],
  ["0\u200b8\u200b0\u200b3\u200b5\u200b5\u200b5\u200b0\u200b1\u200b4\u200b2", "[phone]"],
  // Letters and words in place of digits.
  ["O8O3 555 O142", "[phone]"],
  ["0803 SSS 0142 or o8o3555o142", "0803 SSS 0142 or [phone]"],
  ["zero eight zero three five five five zero one four two", "[phone]"],
  ["Zero-Eight-Zero-Three, five-five-five, zero-one-four-two", "[phone]"],
  ["oh eight oh three triple five oh one four two", "[phone]"],
  ["0803 triple 5 0142", "[phone]"],
  ["eighty thirty five fifty five zero one forty two", "[phone]"],
  ["zeroeightzerothreefivefivefive", "[phone]"],
  ["0 eight 0 three 555 zero1four2", "[phone]"],
  ["null acht null drei fünf fünf fünf null eins vier zwei", "[phone]"],
  ["zéro huit zéro trois cinq cinq cinq", "[phone]"],
  ["sifuri saba moja mbili tatu nne tano", "[phone]"],
  ["sifili takwas sifili uku biyar biyar biyar", "[phone]"],
  ["0a8b0c3d5e5f5g0h1", "[phone]"],
  // Addresses of mail.
  ["amina@example.com", "[email]"],
  ["Write to amina.bello+sun@mail.example.co.uk please", "Write to [email] please"],
  ["amina (at) example (dot) com", "[email]"],
  ["amina[at]example[dot]com", "[email]"],
  ["amina at example dot com", "[email]"],
  ["AMINA AT GMAIL DOT COM", "[email]"],
  ["amina bello at gmail", "amina [email]"],
  ["amina @ example . com", "[email]"],
  ["amina＠example．com", "[email]"],
  ["аminа@gmаil.соm", "[email]"],
  ["amina_at_example_dot_com", "[email]"],
  ["müller@beispiel.de", "[email]"],
  ["mueller klammeraffe beispiel punkt de", "[email]"],
  // Links and accounts.
  ["https://example.com/amina", "[link]"],
  ["see www.example.ng", "see [link]"],
  ["arewasunworks.com has it all", "[link] has it all"],
  ["arewasunworks dot com", "[link]"],
  ["wa.me/2348035550142", "[link]"],
  ["bit.ly/3xYz", "[link]"],
  ["t.me/amina", "[link]"],
  ["hxxps://example.org", "[link]"],
  ["tel:08035550142", "[link]"],
  ["I am @amina_solar there", "I am [account] there"],
  ["telegram: amina.solar", "[account]"],
  ["My Instagram is sunny_house", "My [account]"],
  ["whatsapp id = aminab", "[account]"],
  // Streets.
  ["We are at 12 Gidan Rimi Close, any day", "We are at [street], any day"],
  ["Plot 7, Awolowo Road", "[street]"],
  ["No. 14b Sunset Avenue please", "[street] please"],
  ["Lindenstraße 14 in Munich", "[street] in Munich"],
  ["P.O. Box 4411", "[street]"],
];

const INNOCENT: readonly string[] = [
  "Good day. Before we accept: is the roof safe to walk on?",
  "Yes, it carries two people.",
  "Is the tile clay or concrete? Clay needs other hooks, about ₦30,000 more.",
  "Concrete, from 2019.",
  "7 panels of 400 W and one battery of 11,296 Wh",
  "The offer is ₦20,632,590 with all parts.",
  "It costs 20,632,590 in all.",
  "₦ 2 195 000 now, ₦ 1 295 000 later",
  "EUR 12.504,60 for the whole system",
  "We can start on 9 December.",
  "We come on 2026-12-14 at 08:30 and leave on 2026-12-16 at 17:00.",
  "Between 08:00 and 12:00 on 14.12.2026",
  "From 14/12/2026 to 16/12/2026",
  "The house was built in 1998 and extended in 2005-2007.",
  "48 V, 235 Ah, 11.3 kWh, 90 % usable, 6000 cycles",
  "Each panel is 1.134 x 1.722 m and weighs 21.5 kg.",
  "The roof is 12 × 8 m, tilted by 15°, facing 170°.",
  "Order SW-10480 is on its way, SW-10481 follows.",
  "Use 4 mm² to the inverter and 50 mm² to the battery, 6 mm² for the load.",
  "Voc 37.1 V, Vmp 31.0 V, Isc 13.9 A, Imp 12.9 A",
  "One or two people, three hours, maybe four.",
  "Ten panels at first, then twenty.",
  "We are at home all day.",
  "Look at the drawing, it is on page 2.",
  "Meet us at noon.",
  "The inverter.It hums at night.",
  "Send it to me. In the morning is best.",
  "I saw your work on Facebook and liked it.",
  "Is WhatsApp possible after the acceptance?",
  "2 houses down the road there is a tree.",
  "12 panels close together shade each other.",
  "Can the 5800 W inverter start a 2.2 kW pump?",
  "We need 99 % of the hours, and 10 hours without sun.",
  "Payment 40 % at signing, 60 % when it runs.",
  "Our generator burns 3.5 litres in 4 hours, so 875 litres a year.",
  "kWh: 350 a month, 4,200 a year",
  "No. The second one is better, e.g. for 3 years.",
  "Panel rows: 3, 3 and 1.",
  "It was 38 °C yesterday, 41 °C today.",
  "The meter shows 48,213 kWh.",
  "MC4 connectors, two strings of 7, one of 6",
  "The LR5-72HPH-570M fits too.",
  "Between 9 and 11, or from 2 to 4?",
  "And the price? 185,000 for each, 1,295,000 for 7.",
  "$1,200.50 or £980",
];

describe("contacts", () => {
  it.each(HOSTILE)("hides what reaches somebody in %j", (text, read) => {
    expect(hidden(text)).toBe(read);
  });

  it.each(INNOCENT)("leaves %j as it is", (text) => {
    expect(hidden(text)).toBe(text);
  });

  it("has a table worth the name", () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
    expect(INNOCENT.length).toBeGreaterThanOrEqual(40);
  });

  it("hides every contact of a text, each as what it is", () => {
    expect(hidden("Call 0803 555 0142 or write to amina@example.com, see arewa.com")).toBe(
      "Call [phone] or write to [email], see [link]",
    );
    const kinds = contactsIn("12 Gidan Rimi Close, @amina_solar").map(({ kind }): HiddenKind => kind);
    expect(kinds).toEqual(["street", "account"]);
  });

  it("puts the pieces together to the same text, whatever it is", () => {
    const any = fc.oneof(fc.string({ unit: "grapheme", maxLength: 60 }), fc.constantFrom(...INNOCENT, "0803 555 0142"));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (parts) => {
        const text = parts.join(" ");
        const contacts = contactsIn(text);
        const left = contacts.reduceRight((whole, { from, to }) => whole.slice(0, from) + whole.slice(to), text);
        const kept = hideContacts(text).filter((piece) => typeof piece === "string");
        expect(kept.join("")).toBe(left);
        for (const [index, { from, to }] of contacts.entries()) {
          expect(to).toBeGreaterThan(from);
          expect(from).toBeGreaterThanOrEqual(contacts[index - 1]?.to ?? 0);
        }
      }),
    );
  });

  it("hides a number of any nine or more digits, however they are set apart", () => {
    const signs = fc.constantFrom("", " ", "-", ".", " - ", "/", " ", "\u200b");
    const number = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), signs), { minLength: 9, maxLength: 15 });
    fc.assert(
      fc.property(number, (digits) => {
        const text = `0${digits.map(([digit, sign]) => `${digit}${sign}`).join("")}`;
        const left = hidden(text).replaceAll(/\[[a-z]+\]/g, "");
        expect(left.replaceAll(/\D/g, "").length).toBeLessThan(7);
      }),
    );
  });

  it.each([
    ["dots of one address", `${"x-dot-".repeat(333)}com`, /\[link\]$/],
    ["labels of one link", `${"a.".repeat(900)}com`, /\[link\]$/],
    ["dots around an at sign", `${"x-dot-".repeat(150)}x@${"y-dot-".repeat(150)}z`, /^\[email\]/],
    ["at after at", `${"at at ".repeat(300)}gmail`, /\[email\]$/],
    ["dot after dot", `x${"-dot".repeat(300)}-com`, /^\[link\]$/],
    ["a label longer than any", `see ${"a".repeat(200)}.com`, /^see \[link\]$/],
    ["signs of 18 letters each", "\u{FDFA}".repeat(2_000), /^\u{FDFA}+$/u],
  ])("reads a text made to be slow: %s", (_, text, read) => {
    expect(hidden(text)).toMatch(read);
  });
});
