import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hideContacts, type Piece } from "./contact-hiding";
import { hideNames } from "./name-hiding";

const shown = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : `[${piece.hidden}]`)).join("");
const hidden = (text: string, names: readonly string[], known: readonly string[] = []) =>
  shown(hideNames([text], names, known));

/** As names are written and typed in the nine countries. */
const NAMES: readonly (readonly [name: string, text: string, read: string])[] = [
  ["Bello", "I am Mrs Bello.", "I am Mrs [name]."],
  ["Bello", "BELLO's gate is green", "[name]'s gate is green"],
  ["Bello", "the Bellos, at the corner", "the [name], at the corner"],
  ["Bello", "bello_house or Bello2", "[name]_house or [name]2"],
  // Tone marks and dots, typed or left out, composed or not.
  ["Adébáyọ̀", "Ask for Adebayo", "Ask for [name]"],
  ["Adebayo", "Ask for Adébáyọ̀ here", "Ask for [name] here"],
  ["Adébáyọ̀", "Ask for Adébáyọ̀ here".normalize("NFD"), "Ask for [name] here".normalize("NFD")],
  ["Ọlátúnjí", "OLATUNJI, no. 4", "[name], no. 4"],
  ["Ɗanladi", "Danladi at the shop", "[name] at the shop"],
  ["Danladi", "Ɗanladi at the shop", "[name] at the shop"],
  ["Ɔpoku", "Mr Opoku", "Mr [name]"],
  // Umlauts and ß, three ways each.
  ["Müller", "Familie Mueller", "Familie [name]"],
  ["Müller", "Familie Muller, Müllers Haus", "Familie [name], [name] Haus"],
  ["Mueller", "Herr MÜLLER", "Herr [name]"],
  ["Groß", "Frau Gross", "Frau [name]"],
  ["Weiss", "Frau Weiß", "Frau [name]"],
  ["Åse", "Aase is here", "[name] is here"],
  ["Sørensen", "Soerensen or Sorensen", "[name] or [name]"],
  // Names of several words.
  ["O'Connor", "Mr O’Connor, Mr OConnor, Mr Connor", "Mr [name], Mr [name], Mr [name]"],
  ["O’Connor", "Mr O'Connor", "Mr [name]"],
  ["Smith-Jones", "Smith–Jones; Smith Jones; just Jones", "[name]; [name]; just [name]"],
  ["N'Golo", "Ngolo and N Golo", "[name] and [name]"],
  ["van der Berg", "Herr van der Berg und der Kran von Berg", "Herr [name] und der Kran von [name]"],
  ["Le Roux", "LeRoux: le toit de Roux", "[name]: le toit de [name]"],
  // What is meant to be read by people alone.
  ["Bello", "It is B.e.l.l.o, or b e l l o", "It is [name], or [name]"],
  [
    "Bello",
    "Веllо in Cyrillic, Be\u200bllo with a joiner, Ｂｅｌｌｏ wide",
    "[name] in Cyrillic, [name] with a joiner, [name] wide",
  ],
  // Other scripts, and one that has no spaces.
  ["अग्रवाल", "मैं अग्रवाल हूँ", "मैं [name] हूँ"],
  ["王小明", "我是王小明先生", "我是[name]先生"],
];

const KEPT: readonly (readonly [name: string, text: string])[] = [
  ["Ali", "The alignment of Mali's aliens, a list"],
  ["Thi", "This roof and his house"],
  ["Ha", "It has two storeys"],
  ["Ann", "The annual plan, by Joann's manner"],
  ["Bell", "The doorbell and the bellows"],
  ["Ae", "A roof of a house, e and a"],
  ["Green", "A greenhouse"],
  ["der Heide", "Das Dach der Scheune an der Haide"],
  ["K", "5 kW at most, K"],
  ["", "Nothing to hide"],
];

describe("names in a text", () => {
  it.each(NAMES)("hides %s in %j", (name, text, read) => {
    expect(hidden(text, [name])).toBe(read);
  });

  it.each(KEPT)("%s leaves %j as it is", (name, text) => {
    expect(hidden(text, [name])).toBe(text);
  });

  it("hides names in one word, and leaves a known one that stands alone", () => {
    expect(hidden("AminaBello, aminabello, bello.amina, amina_bello; Amina", ["Bello"], ["Amina"])).toBe(
      "[name], [name], [name], [name]; Amina",
    );
    expect(hidden("Amina Bello", ["Bello"], ["Amina"])).toBe("Amina [name]");
    expect(hidden("aminabello and Amina Bello", ["Amina", "Bello"])).toBe("[name] and [name] [name]");
  });

  it("hides a name made to be found in more ways than anybody can count", () => {
    const text = `${"ae".repeat(900)}x ${"ab".repeat(90)}x ae${"a".repeat(99)}`;
    const read = `${"ae".repeat(900)}x ${"ab".repeat(90)}x [name]`;
    expect(hidden(text, ["a".repeat(100), "ab".repeat(50)])).toBe(read);
  });

  it("leaves what is hidden already, and the rest to the letter", () => {
    expect(shown(hideNames(hideContacts("Béllo, 0803 555 0142: çà va?"), ["Bello"]))).toBe("[name], [phone]: çà va?");
  });

  it("hides whatever stands around a name that is a word of its own, and loses nothing else", () => {
    const around = fc.string({ unit: fc.constantFrom(...Array.from(" .,;!?0123456789()\n")) });
    fc.assert(
      fc.property(around, around, fc.constantFrom(...NAMES), (before, after, [name]) => {
        expect(hidden(`${before}${name}${after}`, [name])).toBe(`${before}[name]${after}`);
      }),
    );
  });
});
