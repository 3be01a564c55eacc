import { describe, expect, it } from "vitest";
import { lineOf, maskedCopies, piecesFor } from "./masked-copies";

const NAMES = { firstName: "Amina", lastName: "Bello" };
const [name, phone] = [{ hidden: "name" }, { hidden: "phone" }] as const;

describe("what a person typed", () => {
  it("loses contacts and the person's names, in any case, as far as the reader may not know them", () => {
    const text = "I am amina BELLO, call 0803 555 0142";
    const copies = maskedCopies(text, NAMES);
    expect(piecesFor("stranger", text, copies)).toEqual(["I am ", name, " ", name, ", call ", phone]);
    expect(piecesFor("known", text, copies)).toEqual(["I am amina ", name, ", call ", phone]);
    expect(piecesFor("whole", text, copies)).toEqual([text]);
    expect(lineOf(piecesFor("stranger", text, copies))).toBe("I am … …, call …");
  });

  it.each(["Belloworld and Aminata stay", "The freezer runs all night", ""])("keeps no copy of %j", (text) => {
    const copies = maskedCopies(text, NAMES);
    expect(copies).toEqual({ known: null, stranger: null });
    expect(piecesFor("stranger", text, copies)).toEqual([text]);
  });

  it("loses names with signs of patterns in them, and contacts alone where nobody's names are known", () => {
    expect(maskedCopies("Mr. A.B. (C)", { firstName: "", lastName: "A.B." }).known).toEqual(["Mr. ", name, ". (C)"]);
    expect(maskedCopies("Amina Bello, 0803 555 0142", null).stranger).toEqual(["Amina Bello, ", phone]);
  });
});
