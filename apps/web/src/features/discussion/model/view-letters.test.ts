import { expect, it } from "vitest";
import { piecesOf } from "./view-letters";

const views = (content: string) =>
  piecesOf(content)
    .filter(({ view }) => view !== null)
    .map(({ text }) => text);

it("knows the letter of a view where it is named, as in the drawn example", () => {
  expect(views("The outage night in B is 14 to 15 August, after three cloudy days.")).toEqual(["B"]);
  expect(views("Compare view C and view G.")).toEqual(["C", "G"]);
  expect(views("The breaker in J is small; view M says what it costs.")).toEqual(["J", "M"]);
});

it("leaves other capitals, small letters and longer words alone", () => {
  for (const text of ["A panel more", "in Abuja", "in a week", "plan B", "in B'nai", "in K"])
    expect(views(text)).toEqual([]);
});

it("loses nothing of the text", () => {
  const text = "view A, <b>in B</b>\nin C";
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});
