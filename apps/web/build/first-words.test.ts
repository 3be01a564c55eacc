import { expect, it } from "vitest";
import { parseSync } from "vite";
import { onlyThese, saidIn } from "./first-words";

it("knows which texts a module says, plainly, in parts and with elements in them", () => {
  const source = `
import { say } from "@sunwright/words/design";
import { say as results, type Words } from "@sunwright/words/results";
/** What there is to say. */
const title = say("title", { project });
const line = <p aria-label={results(
  "unit.kw",
)}>{rich(say, "seeMore", { link })}{say.parts("read")}</p>;
`;
  expect(saidIn(source)).toEqual([
    { room: "design", keys: ["title", "read", "seeMore"] },
    { room: "results", keys: ["unit.kw"] },
  ]);
});

it("leaves a room whole where a text is chosen while the page runs", () => {
  for (const use of ["say(open ? 'a' : 'b')", "labels(say, KEYS)", "const tell = say;"])
    expect(saidIn(`import { say } from "@sunwright/words/design";\n${use}`)).toEqual([{ room: "design", keys: null }]);
});

it("keeps the texts that are said, and a room that can be read", () => {
  const room = `import { room } from "../room";
export const say = room("design", {
  // A title
  title: "Design",
  "a.b": "Of {count, plural, one {# day} other {# days}}, and more",
  last: "Last",
});`;
  const kept = onlyThese(room, new Set(["a.b"]), (code) => parseSync("room.ts", code).program);
  expect(kept.replaceAll(/\s+/g, " ")).toBe(
    'import { room } from "../room"; export const say = room("design", { // A title "a.b": "Of {count, plural, one {# day} other {# days}}, and more", });',
  );
  expect(onlyThese(room, new Set(["title", "last"]), (code) => parseSync("room.ts", code).program)).toContain("last");
});
