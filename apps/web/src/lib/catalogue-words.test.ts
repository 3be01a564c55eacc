import { SOURCE_LANGUAGE, speak } from "@sunwright/words/language";
import { afterEach, expect, it } from "vitest";
import { catalogueCategory, catalogueName, catalogueSource, withCatalogueWords } from "./catalogue-words";

const speakLike = (name: string) => speak(name, (_room, _key, english) => english);
afterEach(() => speakLike(SOURCE_LANGUAGE));

const ITEM = {
  id: "led-bulb",
  name: "As the server names it",
  category: "Garden",
  source: "As the server says",
  sourceText: { key: "appliance-sources.of a newer server" },
};
const readList = withCatalogueWords(async () => [ITEM]);

it("shows the server's own words to who reads English, then a listed appliance by its key in another language", async () => {
  expect(await readList(null)).toEqual([ITEM]);
  expect([catalogueName(ITEM), catalogueSource(ITEM)]).toEqual(["As the server names it", "As the server says"]);
  speakLike("en-GB");
  expect(await readList(null)).toEqual([ITEM]);
  expect(catalogueName(ITEM)).toBe("LED bulb");
  // A shelf of a newer edition.
  expect(catalogueCategory(ITEM)).toBe("Garden");
});
